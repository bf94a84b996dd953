/// What words for true and false mean in Korean sheets.
let koreanTruths: [String: Bool] = ["참": true, "맞음": true, "거짓": false, "틀림": false]
