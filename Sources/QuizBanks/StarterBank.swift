// swift-format-ignore-file

/// The bank within the binary, so that the program does its job with no file beside it.
enum StarterBank {
  /// quizzes/starter.json, whole; a test keeps the two equal, and writes this with RECORD=1.
  static let json = ##"""
{
  "$schema": "quizbank.schema.json",
  "format": "quizbank",
  "formatVersion": 1,
  "id": "starter",
  "title": "General knowledge",
  "description": "A hundred questions from ten fields to begin with: less about names and dates than about why things are as they are.",
  "language": "en",
  "version": "1.0.0",
  "license": "CC0-1.0",
  "authors": [{ "name": "rankup" }],
  "textFormat": "plain",
  "defaults": { "points": 1, "difficulty": "medium", "shuffle": true, "scoring": "partial" },
  "questions": [
    {
      "id": "geo-desert-definition",
      "type": "multiple-choice",
      "prompt": "What makes a region a desert?",
      "topic": "Geography",
      "difficulty": "easy",
      "choices": [
        { "text": "High summer temperatures" },
        { "text": "A cover of loose sand", "feedback": "Most desert ground is rock or gravel; sand covers only a smaller part." },
        { "text": "Little rain or snow", "correct": true },
        { "text": "A lack of plant life" }
      ],
      "explanation": "Dryness decides, by the usual measure less than 250 mm of rain or snow a year. That makes most of Antarctica a desert, so heat cannot be the test.",
      "hints": ["The Gobi counts as one, and its winters are bitterly cold."]
    },
    {
      "id": "geo-date-line-westward",
      "type": "multiple-choice",
      "prompt": "A ship sails west across the International Date Line. What happens to the date on board?",
      "topic": "Geography",
      "difficulty": "medium",
      "choices": [
        { "text": "A day is skipped", "correct": true },
        { "text": "A day is repeated", "feedback": "That is what happens to ships going east." },
        { "text": "The date stays the same" }
      ],
      "explanation": "Twenty-four time zones, each an hour back, would add up to a whole day gained; skipping one at the line makes up for it. Magellan's crew sailed west around the world before there was such a line and came home with a log one day behind.",
      "hints": ["Each new time zone on the way west sets the clock back an hour."]
    },
    {
      "id": "geo-greenland-africa-area",
      "type": "multiple-choice",
      "prompt": "On a Mercator map Greenland looks about as large as Africa. What share of Africa's area does it really have?",
      "topic": "Geography",
      "difficulty": "hard",
      "choices": [
        { "text": "About 1/2" },
        { "text": "About 1/5" },
        { "text": "About 1/14", "correct": true },
        { "text": "About 1/40" }
      ],
      "shuffle": false,
      "explanation": "Greenland has about 2.2 million square kilometres, Africa about 30 million. Mercator's map keeps angles true, which suited sailors steering by compass, and pays for it by enlarging all that lies far from the equator. Most people know that it does so, but correct for it too little.",
      "hints": ["The stretching grows very fast toward the poles."]
    },
    {
      "id": "geo-river-mouth-delta",
      "type": "short-answer",
      "prompt": "What do you call the flat, often triangular land that a river builds from mud and sand where it meets the sea?",
      "topic": "Geography",
      "difficulty": "easy",
      "acceptedAnswers": ["delta", "a delta", "river delta", "a river delta", "the delta", "deltas"],
      "explanation": "Its name comes from the Greek letter Δ, the shape of the land at the mouth of the Nile. An estuary is the reverse: there the sea reaches up into the river.",
      "hints": ["It is named after a Greek letter."]
    },
    {
      "id": "geo-south-america-east",
      "type": "true-false",
      "prompt": "Most of South America lies farther east than New York City.",
      "topic": "Geography",
      "difficulty": "medium",
      "answer": true,
      "explanation": "New York is near 74° west, and only a western strip of the continent, with Ecuador and parts of Colombia and Peru, lies beyond that. The name makes us picture it straight south of North America, but it is shifted far to the east.",
      "hints": ["Brazil's eastern tip is much nearer to Africa than to New York."]
    },
    {
      "id": "geo-landlocked-countries",
      "type": "multiple-response",
      "prompt": "Which of these countries have no sea coast?",
      "topic": "Geography",
      "difficulty": "medium",
      "choices": [
        { "text": "Uruguay" },
        { "text": "Mongolia", "correct": true },
        { "text": "Paraguay", "correct": true },
        { "text": "Tanzania" },
        { "text": "Zambia", "correct": true }
      ],
      "explanation": "Paraguay is the inland one of a pair that is easily swapped: its ships reach the Atlantic by river, while Uruguay lies on that ocean. Tanzania has Dar es Salaam, a port on the Indian Ocean.",
      "hints": ["There are three, and only one of them is in South America."]
    },
    {
      "id": "geo-noon-sun-south",
      "type": "multiple-choice",
      "prompt": "In which direction do you see the Sun at noon in Buenos Aires?",
      "topic": "Geography",
      "difficulty": "medium",
      "choices": [
        { "text": "East" },
        { "text": "South", "feedback": "So it is in Europe or Japan, which lie on the other side of the tropics." },
        { "text": "North", "correct": true },
        { "text": "West" }
      ],
      "explanation": "At noon the Sun is overhead somewhere between the two tropics, and seen from Buenos Aires, farther south, that is to the north. So people there look for a flat with windows to the north, and the shadow on a sundial goes round anticlockwise.",
      "hints": ["Toward the equator or away from it?"]
    },
    {
      "id": "geo-northern-lakes",
      "type": "multiple-choice",
      "prompt": "Why do Finland and Canada have so many lakes?",
      "topic": "Geography",
      "difficulty": "easy",
      "choices": [
        { "text": "Ice sheets scraped hollows in the rock", "correct": true },
        { "text": "They get more rain than most countries" },
        { "text": "People dammed the rivers for power" },
        { "text": "The sea left pools as it drew back" }
      ],
      "explanation": "In the last ice age both lay under ice two to three kilometres thick, which dug out the weaker rock and left walls of rubble across the valleys. When it melted, water filled the hollows. Rain is not the cause: Italy gets more of it than Finland.",
      "hints": ["What covered both countries 20,000 years ago?"]
    },
    {
      "id": "geo-sahara-dust-amazon",
      "type": "multiple-choice",
      "prompt": "Each year the wind carries millions of tons of dust from the Sahara across the Atlantic to the Amazon. What does the forest there gain from it?",
      "topic": "Geography",
      "difficulty": "hard",
      "choices": [
        { "text": "Fine sand that drains the wet soil" },
        { "text": "Seeds of plants that like the heat" },
        { "text": "Shade that slows the drying of soil" },
        { "text": "A nutrient that the rain washes out", "correct": true }
      ],
      "explanation": "The dust brings phosphorus, by one estimate about as much as the rivers carry off. Much of it comes from the bed of a dried-up lake in Chad. The forest looks rich, but its wealth is in the plants; most of the ground under them is poor.",
      "hints": ["Farmers pay for the same thing in sacks."]
    },
    {
      "id": "geo-country-name-origins",
      "type": "matching",
      "prompt": "Match each country with what its name comes from.",
      "topic": "Geography",
      "difficulty": "easy",
      "pairs": [
        { "left": "Argentina", "right": "Silver" },
        { "left": "Colombia", "right": "An explorer" },
        { "left": "Ecuador", "right": "A line around the globe" },
        { "left": "Philippines", "right": "A king of Spain" },
        { "left": "Sierra Leone", "right": "Mountains and lions" }
      ],
      "explanation": "Argentina goes back to the Latin argentum; Spaniards hoped to find the metal up the Río de la Plata, a name that means the same. Ferdinand Magellan was the first to bring Spaniards to the Philippines, but the islands bear the name of Philip II.",
      "hints": ["Two are named after people, and a chemist's Ag is in a third."]
    },
    {
      "id": "sci-seasons-cause",
      "type": "multiple-choice",
      "prompt": "What causes the seasons on Earth?",
      "topic": "Science",
      "difficulty": "easy",
      "choices": [
        { "text": "Its distance from the Sun", "feedback": "Earth is nearest to the Sun in early January, in the northern winter." },
        { "text": "The tilt of its spinning axis", "correct": true },
        { "text": "The speed of its rotation" },
        { "text": "Changes in the heat of the Sun" }
      ],
      "explanation": "Each half of the Earth leans toward the Sun for part of the year, so its days grow longer and the sunlight falls more steeply. If the distance or the Sun itself were the cause, the whole planet would have summer at the same time.",
      "hints": ["When it is summer in Norway, it is winter in New Zealand."]
    },
    {
      "id": "sci-thunder-after-lightning",
      "type": "multiple-choice",
      "prompt": "Why do we see lightning before we hear its thunder?",
      "topic": "Science",
      "difficulty": "easy",
      "choices": [
        { "text": "The bang starts some seconds later" },
        { "text": "The bang must first echo off clouds" },
        { "text": "Eyes react faster than ears" },
        { "text": "Light travels faster than sound", "correct": true }
      ],
      "explanation": "Flash and bang start together, but sound takes about three seconds for each kilometre while light arrives almost at once. Count the seconds between them and divide by three, and you have the distance in kilometres.",
      "hints": ["The farther off the storm is, the longer the gap."]
    },
    {
      "id": "sci-ice-floats",
      "type": "multiple-choice",
      "prompt": "Why does ice float on water?",
      "topic": "Science",
      "difficulty": "medium",
      "choices": [
        { "text": "Its molecules sit farther apart", "correct": true },
        { "text": "Trapped air bubbles carry its weight", "feedback": "Clear ice without any bubbles floats as well." },
        { "text": "It is colder than the water" },
        { "text": "The water's surface tension holds it up" }
      ],
      "explanation": "When water freezes, its molecules lock into an open lattice that takes up about 9 % more room, so ice weighs less than the same volume of water. It is not the cold that does it: most substances sink in their own melt.",
      "hints": ["A full glass bottle bursts in the freezer."]
    },
    {
      "id": "sci-test-false-positives",
      "type": "multiple-choice",
      "prompt": "A disease affects 1 person in 1,000. A test never misses it but wrongly flags 1 in 100 healthy people. Someone picked at random tests positive. How likely are they to have it?",
      "topic": "Science",
      "difficulty": "hard",
      "choices": [
        { "text": "About 1 %" },
        { "text": "About 9 %", "correct": true },
        { "text": "About 50 %" },
        { "text": "About 99 %", "feedback": "That is how often the test clears a healthy person, which is another question." }
      ],
      "shuffle": false,
      "explanation": "Of 1,000 people, 1 is ill and tests positive, but so do about 10 of the 999 healthy ones: 1 true alarm in 11. Whoever answers 99 % forgets how rare the disease is.",
      "hints": ["Imagine 1,000 people and count all those who test positive."]
    },
    {
      "id": "sci-celsius-equals-fahrenheit",
      "type": "numeric",
      "prompt": "At what temperature, in degrees, do a Celsius and a Fahrenheit thermometer show the same number?",
      "topic": "Science",
      "difficulty": "hard",
      "acceptedAnswers": [
        { "value": -40, "tolerance": 0.5 },
        { "value": 40, "tolerance": 0.5, "credit": 0, "feedback": "Check the sign: 40 °C is a hot day of 104 °F." }
      ],
      "unit": "degrees",
      "explanation": "Fahrenheit is 32 ahead at 0 °C and loses 0.8 on Celsius with each degree Celsius down, so the two meet after 40 such steps. Looking for it above zero is the usual mistake: there Fahrenheit only pulls farther ahead.",
      "hints": ["Water freezes at 0 °C or 32 °F, and each Celsius degree is worth 1.8 Fahrenheit degrees."]
    },
    {
      "id": "sci-sound-in-water",
      "type": "true-false",
      "prompt": "Sound travels faster in water than in air.",
      "topic": "Science",
      "difficulty": "medium",
      "answer": true,
      "explanation": "It covers about 1,500 metres a second in water and some 340 in air. Water is denser, which alone would slow the sound, but it is also so hard to squeeze that each layer pushes the next almost at once.",
      "hints": ["People used to put an ear to the rail to hear a distant train."]
    },
    {
      "id": "sci-balloon-in-car",
      "type": "multiple-choice",
      "prompt": "A car with closed windows speeds up. Which way does a helium balloon, held by a string inside, lean?",
      "topic": "Science",
      "difficulty": "hard",
      "choices": [
        { "text": "Forward", "correct": true },
        { "text": "Backward", "feedback": "So does everything that is heavier than air." },
        { "text": "Neither; it stays upright" }
      ],
      "explanation": "The air in the car lags behind and is pressed a little harder at the back, and this pushes the lighter balloon the other way, just as the air's pressure makes it rise. A heavy ball on a string swings back, and so most people expect the same here.",
      "hints": ["The air in the car is heavier than the balloon. What does it do?"]
    },
    {
      "id": "sci-boiling-bubbles",
      "type": "multiple-choice",
      "prompt": "What is inside the big bubbles that rise in boiling water?",
      "topic": "Science",
      "difficulty": "medium",
      "choices": [
        { "text": "Air that was dissolved", "feedback": "That fills the tiny bubbles that show long before it boils." },
        { "text": "Oxygen and hydrogen" },
        { "text": "Carbon dioxide" },
        { "text": "Water vapour", "correct": true }
      ],
      "explanation": "At the boiling point, water turns into gas below the surface too, and does so as long as there is water and heat. The air dissolved in it makes only the first tiny bubbles and is soon gone. To split water into its elements by heat takes some 2,000 °C and more.",
      "hints": ["The bubbles go on coming until the pot is empty."]
    },
    {
      "id": "sci-distances-order",
      "type": "ordering",
      "prompt": "Put these in order of their distance from the ground, the nearest first.",
      "topic": "Science",
      "difficulty": "easy",
      "items": [
        "An airliner on a long flight",
        "The northern lights",
        "Navigation satellites",
        "The Moon",
        "The Sun"
      ],
      "explanation": "They are about 10, 100 to 300, 20,000, 384,000 and 150 million kilometres away. The northern lights are easily taken for a kind of cloud, but they glow where the air is so thin that satellites could almost circle there.",
      "hints": ["Sunlight takes eight minutes to reach us, and moonlight little more than a second."]
    },
    {
      "id": "sci-damp-air-lighter",
      "type": "true-false",
      "prompt": "At the same temperature and pressure, a litre of damp air weighs less than a litre of dry air.",
      "topic": "Science",
      "difficulty": "medium",
      "answer": true,
      "explanation": "A litre of gas holds the same number of molecules whatever they are, so each molecule of water takes the place of one of nitrogen or oxygen, which weigh over half as much again. Damp air feels heavy only because our sweat dries more slowly in it.",
      "hints": ["Compare H₂O with N₂: hydrogen is the lightest element."]
    },
    {
      "id": "nat-tree-mass-source",
      "type": "multiple-choice",
      "prompt": "Where does most of the dry matter in a tree's wood come from?",
      "topic": "Nature",
      "difficulty": "hard",
      "choices": [
        { "text": "Minerals in the soil", "feedback": "Minerals are what stays behind as ash, only a small part of the wood." },
        { "text": "Nitrogen in the air" },
        { "text": "Rotting leaves in the soil" },
        { "text": "Carbon dioxide in the air", "correct": true }
      ],
      "explanation": "Photosynthesis builds sugars from carbon dioxide and water, and wood is made mostly of linked sugars. Soil was the old guess, but in the 17th century Jan van Helmont let a willow gain over 70 kilograms in a tub whose soil lost only some 60 grams.",
      "hints": ["Leaves have thousands of tiny pores for a reason."]
    },
    {
      "id": "nat-insect-example",
      "type": "multiple-choice",
      "prompt": "Which of these animals is an insect?",
      "topic": "Nature",
      "difficulty": "easy",
      "choices": [
        { "text": "Spider" },
        { "text": "Tick", "feedback": "It bites and sucks blood too, but a grown tick has eight legs." },
        { "text": "Flea", "correct": true },
        { "text": "Woodlouse" }
      ],
      "explanation": "Insects, and so the flea, have six legs and a body in three parts. Spiders and ticks are arachnids with eight legs; the woodlouse, with fourteen, is a crustacean and kin to crabs.",
      "hints": ["Count the legs."]
    },
    {
      "id": "nat-autumn-yellow",
      "type": "multiple-choice",
      "prompt": "Why do many leaves turn yellow in autumn?",
      "topic": "Nature",
      "difficulty": "easy",
      "choices": [
        { "text": "Frost bleaches the green leaves" },
        { "text": "Green pigment goes, yellow stays", "correct": true },
        { "text": "New yellow pigment is produced" },
        { "text": "Yellow sap rises from the roots" }
      ],
      "explanation": "The yellow is there all summer, hidden by the green chlorophyll that the tree breaks down before winter. Red is the colour that many trees do make afresh in autumn.",
      "hints": ["The colour is older than it looks."]
    },
    {
      "id": "nat-whale-relative",
      "type": "multiple-choice",
      "prompt": "Which of these animals is most closely related to whales?",
      "topic": "Nature",
      "difficulty": "medium",
      "choices": [
        { "text": "Hippopotamus", "correct": true },
        { "text": "Leopard seal", "feedback": "Seals are carnivores, kin to bears and dogs." },
        { "text": "Manatee", "feedback": "Manatees are kin to elephants." },
        { "text": "Sea otter" }
      ],
      "explanation": "Fossils and genes place whales among the hoofed mammals, with the hippos as their nearest living relatives. Seals, manatees and otters went back to the water each on their own, so a similar life is no sign of kinship.",
      "hints": ["Whales descend from hoofed animals on land."]
    },
    {
      "id": "nat-true-fish",
      "type": "multiple-response",
      "prompt": "Which of these animals are fish?",
      "topic": "Nature",
      "difficulty": "easy",
      "choices": [
        { "text": "Jellyfish" },
        { "text": "Seahorse", "correct": true },
        { "text": "Starfish" },
        { "text": "Eel", "correct": true },
        { "text": "Cuttlefish" }
      ],
      "explanation": "A fish has a backbone, gills and fins, and so have the seahorse and the eel, whatever their shape. The other three are called fish but have no backbone at all; the cuttlefish is kin to snails.",
      "hints": ["Names mislead; look for a backbone."]
    },
    {
      "id": "nat-fungi-kinship",
      "type": "true-false",
      "prompt": "Mushrooms are more closely related to animals than to plants.",
      "topic": "Nature",
      "difficulty": "medium",
      "answer": true,
      "explanation": "Fungi and animals share an ancestor that lived after the line of the plants had branched off. Like animals, fungi live on food made by others; they only look like plants because they stand still.",
      "hints": ["A mushroom cannot live on sunlight."]
    },
    {
      "id": "nat-honeybee-sting",
      "type": "multiple-choice",
      "prompt": "Why does a honeybee usually die after stinging a person, while a wasp does not?",
      "topic": "Nature",
      "difficulty": "easy",
      "choices": [
        { "text": "Its own venom poisons it in the end" },
        { "text": "Its barbed sting gets stuck in the skin", "correct": true },
        { "text": "It has spent all its strength on it" },
        { "text": "Sweat and salt on the skin poison it" }
      ],
      "explanation": "When the bee pulls away, the sting tears out of its body together with the venom sac, which goes on pumping. The hard shell of another insect does not hold the barbs in this way, so bees that fight robbers at the hive can often sting again.",
      "hints": ["Look at what stays behind."]
    },
    {
      "id": "nat-deep-sea-red",
      "type": "multiple-choice",
      "prompt": "Many animals of the deep sea are bright red. How does this colour help them?",
      "topic": "Nature",
      "difficulty": "hard",
      "choices": [
        { "text": "It warns off those that would eat them" },
        { "text": "It lets mates see them from far away" },
        { "text": "It soaks up the little warmth there is" },
        { "text": "They look black down there", "correct": true }
      ],
      "explanation": "Water swallows red light first, and below some tens of metres hardly any is left. With no red light to throw back, a red animal is as good as invisible and shows its colour only in the lamp of a diver. A warning like that of a wasp needs light to be seen.",
      "hints": ["Which part of the sunlight never gets that far?"]
    },
    {
      "id": "nat-migration-cue",
      "type": "multiple-choice",
      "prompt": "Many birds leave for the south while it is still warm and food is plentiful. What mainly tells them that it is time?",
      "topic": "Nature",
      "difficulty": "medium",
      "choices": [
        { "text": "The first cold nights" },
        { "text": "The fall of the first leaves" },
        { "text": "The shortening of the days", "correct": true },
        { "text": "The ripening of the fruit" }
      ],
      "explanation": "Weather differs from year to year, but the length of the day is the same on every date and makes a calendar that is never wrong. Even in a warm cage with plenty to eat, migratory birds grow restless when their season has come.",
      "hints": ["What is the same on each first of September, whatever the weather?"]
    },
    {
      "id": "nat-metamorphosis-term",
      "type": "short-answer",
      "prompt": "What is the change called by which a caterpillar becomes a butterfly and a tadpole becomes a frog?",
      "topic": "Nature",
      "difficulty": "easy",
      "acceptedAnswers": ["metamorphosis", "a metamorphosis", "the metamorphosis", "metamorphoses", "complete metamorphosis"],
      "explanation": "The Greek word means a change of shape. In the chrysalis much of the caterpillar's body is broken down and built anew. It is worth the trouble: young and old do not eat each other's food, as one chews leaves and the other sips nectar.",
      "hints": ["Ovid's long poem about people turned into trees and animals is named after it."]
    },
    {
      "id": "his-rosetta-stone-key",
      "type": "multiple-choice",
      "prompt": "Why did the Rosetta Stone help scholars to read Egyptian hieroglyphs?",
      "topic": "History",
      "difficulty": "easy",
      "choices": [
        { "text": "It has the same text in Greek, too", "correct": true },
        { "text": "It explains each sign in turn" },
        { "text": "It has pictures beside the signs" },
        { "text": "It uses only the simplest signs" }
      ],
      "explanation": "One decree stands on it in three scripts: hieroglyphs, everyday Egyptian and Greek, which scholars could read. It was still no dictionary: Champollion found the way in through the names of kings and succeeded in 1822.",
      "hints": ["It says one thing three times."]
    },
    {
      "id": "his-spanish-flu-name",
      "type": "multiple-choice",
      "prompt": "Why was the influenza pandemic of 1918 called the Spanish flu?",
      "topic": "History",
      "difficulty": "medium",
      "choices": [
        { "text": "Its first victims were in Spain", "feedback": "Army camps in the United States had outbreaks in March 1918, before Spain had." },
        { "text": "Spain was the country hit hardest" },
        { "text": "Spanish sailors spread it overseas" },
        { "text": "Spain's press reported it freely", "correct": true }
      ],
      "explanation": "Countries at war censored such news, while papers in neutral Spain even told of the king's illness in spring 1918. So Spain seemed to be the source, though where the virus arose is not known.",
      "hints": ["Spain was neutral in the First World War."]
    },
    {
      "id": "his-october-revolution-date",
      "type": "multiple-choice",
      "prompt": "Why did the Soviet Union celebrate the October Revolution in November?",
      "topic": "History",
      "difficulty": "medium",
      "choices": [
        { "text": "The fighting ended in November" },
        { "text": "Russia had changed its calendar", "correct": true },
        { "text": "October was kept for the harvest" },
        { "text": "News of it took a month to spread" }
      ],
      "explanation": "In 1917 Russia still used the Julian calendar, 13 days behind the Gregorian: its 25 October was 7 November elsewhere. It changed over in 1918, so the date moved while the name stayed. What was celebrated was the seizure of power; the fighting went on for years.",
      "hints": ["The same day had two dates."]
    },
    {
      "id": "his-oldest-of-four",
      "type": "multiple-choice",
      "prompt": "Which of these existed first?",
      "topic": "History",
      "difficulty": "hard",
      "choices": [
        { "text": "Machu Picchu" },
        { "text": "Tenochtitlan" },
        { "text": "Oxford University", "correct": true },
        { "text": "The Forbidden City" }
      ],
      "explanation": "Teaching in Oxford goes back to about 1096, while the Aztecs founded Tenochtitlan in the 14th century and the other two are of the 15th. Ruins make Aztecs and Incas seem ancient, but their empires rose only in the century of Joan of Arc.",
      "hints": ["Ruins are not always older than what still stands."]
    },
    {
      "id": "his-silk-road-fabric",
      "type": "short-answer",
      "prompt": "Which Chinese fabric gave its name to the old trade routes between China and the Mediterranean?",
      "topic": "History",
      "difficulty": "easy",
      "acceptedAnswers": ["silk", "raw silk", "silk cloth", "Chinese silk", "Silk Road", "the Silk Road"],
      "explanation": "It was light, costly and kept well, so it paid to carry it across Asia by caravan; cotton, the other guess, came from India. The name is far younger than the routes: it came up among German geographers of the 19th century.",
      "hints": ["Caterpillars spin the thread."]
    },
    {
      "id": "his-years-bc-to-ad",
      "type": "numeric",
      "prompt": "How many years passed from 1 January 10 BC to 1 January AD 10?",
      "topic": "History",
      "difficulty": "hard",
      "acceptedAnswers": [
        19,
        { "value": 20, "credit": 0, "feedback": "That counts a year 0, which never was." }
      ],
      "unit": "years",
      "explanation": "The count goes from 1 BC straight to AD 1, so adding 10 and 10 puts in a year that never was. For the same reason the 21st century began in 2001.",
      "hints": ["Which year came just before AD 1?"]
    },
    {
      "id": "his-september-seven",
      "type": "multiple-choice",
      "prompt": "The names September to December come from the Latin for seven to ten. Why are they the ninth to twelfth months?",
      "topic": "History",
      "difficulty": "medium",
      "choices": [
        { "text": "The Roman year once began in March", "correct": true },
        { "text": "July and August were added for emperors", "feedback": "Both months were there before, as Quintilis and Sextilis." },
        { "text": "The months were named in a leap year" },
        { "text": "A pope dropped two months in between" }
      ],
      "explanation": "Counted from March, December is the tenth month, and the leap day comes at the end of the year. July and August were not put in between: they are the old fifth and sixth months, renamed after Julius Caesar and Augustus.",
      "hints": ["Why does the leap day come at the end of February?"]
    },
    {
      "id": "his-titanic-lifeboats",
      "type": "multiple-choice",
      "prompt": "Why did the Titanic, in 1912, have lifeboats for only about half of those on board?",
      "topic": "History",
      "difficulty": "medium",
      "choices": [
        { "text": "Half of them were lost in a storm" },
        { "text": "The shipyard delivered them too late" },
        { "text": "The law lagged behind the size of ships", "correct": true },
        { "text": "More would have made the ship slow" }
      ],
      "explanation": "The British rules of 1894 went by tonnage and stopped at 10,000 tons, so a ship of 46,000 needed no more boats than one of a quarter its size. She even carried more than the law asked. In 1914 states agreed that there should be a place for everyone.",
      "hints": ["The ship had passed every inspection."]
    },
    {
      "id": "his-coin-hoard-date",
      "type": "multiple-choice",
      "prompt": "A sealed pot of coins is dug up. The newest coin in it was struck in 1342. What is certain about the year in which the pot was buried?",
      "topic": "History",
      "difficulty": "medium",
      "choices": [
        { "text": "In 1342 itself" },
        { "text": "Not before 1342", "correct": true },
        { "text": "Not after 1342" }
      ],
      "explanation": "Nobody can bury a coin before it is made, but a coin may go from hand to hand for decades before somebody hides it. So the newest thing in a closed find sets the earliest possible date. It is tempting to take that for the date itself.",
      "hints": ["How long might a coin from your pocket have been in use?"]
    },
    {
      "id": "his-travel-order",
      "type": "ordering",
      "prompt": "Put these in the order in which they first carried people, the earliest first.",
      "topic": "History",
      "difficulty": "easy",
      "items": [
        "Hot-air balloon",
        "Steam railway",
        "Petrol car",
        "Motor-driven aeroplane",
        "Spacecraft"
      ],
      "explanation": "Balloon: 1783; steam railway: the early 19th century; petrol car: 1886; aeroplane: 1903; spacecraft: 1961. The balloon is easily put too late, as flying seems newer than rails, but it needs no engine, only cloth, paper and a fire.",
      "hints": ["The first of them needs no engine."]
    },
    {
      "id": "tech-password-strength",
      "type": "multiple-choice",
      "prompt": "Which change makes a password hardest to guess by trial and error?",
      "topic": "Technology",
      "difficulty": "easy",
      "choices": [
        { "text": "Starting with a capital letter" },
        { "text": "Writing 0 wherever there is an o" },
        { "text": "Ending with an exclamation mark" },
        { "text": "Adding four random letters", "correct": true }
      ],
      "explanation": "Four random letters multiply the possible passwords by 26 × 26 × 26 × 26, about 457,000. The other habits look clever but are so common that guessing programs try them first.",
      "hints": ["Ask how many new possibilities each change brings."]
    },
    {
      "id": "tech-https-meaning",
      "type": "multiple-choice",
      "prompt": "What does https at the start of a web address tell you?",
      "topic": "Technology",
      "difficulty": "medium",
      "choices": [
        { "text": "The page is free of viruses" },
        { "text": "The connection is encrypted", "correct": true },
        { "text": "The owner was found to be honest", "feedback": "A swindler can have https too; it only shows that you reached the name in the address." },
        { "text": "The site stores nothing about you" }
      ],
      "explanation": "The s stands for secure: on the way, nobody can read along or change anything unnoticed. It says nothing about who sits at the other end, so a false shop can have it as well.",
      "hints": ["It is about the road, not about the house at its end."]
    },
    {
      "id": "tech-satellite-navigation",
      "type": "multiple-choice",
      "prompt": "How does a phone use navigation satellites to find its position?",
      "topic": "Technology",
      "difficulty": "medium",
      "choices": [
        { "text": "The satellites watch it from above" },
        { "text": "It calls them and times the answer", "feedback": "The phone only listens; its signal would be far too weak." },
        { "text": "It times the radio signals they send", "correct": true },
        { "text": "It compares how strong the signals are" }
      ],
      "explanation": "Each satellite sends out its position and the exact time; the delay gives its distance, and with four of them the phone can fix its place and set its own clock. Nothing is sent up, so any number of phones can listen.",
      "hints": ["A receiver in the desert, with no other network, can do it too."]
    },
    {
      "id": "tech-open-fridge-room",
      "type": "multiple-choice",
      "prompt": "A fridge runs with its door open in a closed, insulated room. What happens to the room over the next few hours?",
      "topic": "Technology",
      "difficulty": "hard",
      "choices": [
        { "text": "It gets warmer", "correct": true },
        { "text": "It gets cooler" },
        { "text": "It stays the same" }
      ],
      "explanation": "A fridge only moves heat from its inside to the coils on its outside, and the electricity it uses turns into heat as well, so the cool air in front is more than made up for. An air conditioner can cool because its hot side is outdoors.",
      "hints": ["Feel the back or the sides of a running fridge."]
    },
    {
      "id": "tech-byte-values",
      "type": "numeric",
      "prompt": "How many different values can one byte of eight bits take?",
      "topic": "Technology",
      "difficulty": "medium",
      "acceptedAnswers": [
        256,
        { "value": 255, "credit": 0, "feedback": "That is the largest number in a byte; 0 is a value too." }
      ],
      "unit": "values",
      "explanation": "Each bit doubles the count, and 2 doubled seven times is 256. The largest number is 255 because counting starts at 0, which is why screen colours run from 0 to 255.",
      "hints": ["One bit can take two values, two bits four."]
    },
    {
      "id": "tech-private-mode",
      "type": "true-false",
      "prompt": "A browser's private mode hides the sites you visit from your internet provider.",
      "topic": "Technology",
      "difficulty": "easy",
      "answer": false,
      "explanation": "It only keeps history and cookies from staying on your own device. Your provider still carries each connection and can see which sites it leads to; the word private promises more than it does.",
      "hints": ["Who carries your data to the site?"]
    },
    {
      "id": "tech-bird-power-line",
      "type": "multiple-choice",
      "prompt": "Why can a bird sit unharmed on a bare power line?",
      "topic": "Technology",
      "difficulty": "easy",
      "choices": [
        { "text": "Its feet do not conduct electricity" },
        { "text": "It touches nothing at another voltage", "correct": true },
        { "text": "Its body is too light for a shock" },
        { "text": "The current flows only inside the wire" }
      ],
      "explanation": "A current flows between points of different voltage, and both feet are on practically the same one. Its feet do not shield it: a large bird whose wings touch two wires at once, or a wire and the mast, is killed.",
      "hints": ["A stork that spreads its wings there is in danger."]
    },
    {
      "id": "tech-aircraft-windows",
      "type": "multiple-choice",
      "prompt": "Why do the windows of airliners have rounded corners?",
      "topic": "Technology",
      "difficulty": "medium",
      "choices": [
        { "text": "They let air slide past more easily" },
        { "text": "They make each window much lighter" },
        { "text": "They give passengers a wider view" },
        { "text": "Sharp corners would start cracks", "correct": true }
      ],
      "explanation": "On each flight the cabin is blown up like a balloon, and the strain in its skin crowds together at any sharp corner, until the metal tires. In 1954 two Comets, the first jet airliners, broke up in the air because cracks had begun at the corners of openings.",
      "hints": ["Think of the cabin as a balloon."]
    },
    {
      "id": "tech-three-gears",
      "type": "multiple-choice",
      "prompt": "Three gear wheels lie in a triangle, and each meshes with both of the others. You try to turn one. What happens?",
      "topic": "Technology",
      "difficulty": "hard",
      "choices": [
        { "text": "The three wheels lock", "correct": true },
        { "text": "All three turn the same way" },
        { "text": "Two turn one way, one the other" },
        { "text": "Only the other two turn" }
      ],
      "explanation": "Wheels that mesh must turn opposite ways. If the first goes right, the second goes left and the third right again, but the third also meshes with the first and ought to go left. Any ring of an odd number of wheels locks; a ring of four runs freely.",
      "hints": ["Follow the directions round the ring until you are back."]
    },
    {
      "id": "tech-levers-pick",
      "type": "multiple-response",
      "prompt": "Which of these work as levers?",
      "topic": "Technology",
      "difficulty": "easy",
      "choices": [
        { "text": "Nutcracker", "correct": true },
        { "text": "Screw" },
        { "text": "Wheelbarrow", "correct": true },
        { "text": "Wedge" },
        { "text": "Scissors", "correct": true }
      ],
      "explanation": "A lever turns about a fixed point: a hinge, the axle of a wheel, a rivet. Near that point it moves less but pushes harder. Screw and wedge trade a longer way for more force as well, but as slopes; a screw is a slope wound round a rod.",
      "hints": ["There are three; look for a point about which something turns."]
    },
    {
      "id": "art-haiku-form",
      "type": "multiple-choice",
      "prompt": "Which kind of poem is known for three lines of 5, 7 and 5 syllables?",
      "topic": "Arts",
      "difficulty": "easy",
      "choices": [
        { "text": "Sonnet" },
        { "text": "Haiku", "correct": true },
        { "text": "Limerick" },
        { "text": "Tanka" }
      ],
      "explanation": "The haiku catches one moment, often with a word for the season. The tanka is its elder relative in Japan and goes on with two lines of 7; the limerick has five lines too, but they rhyme.",
      "hints": ["It was born in Japan."]
    },
    {
      "id": "art-lowest-string",
      "type": "multiple-choice",
      "prompt": "Of strings made of one material, which sounds lowest when plucked?",
      "topic": "Arts",
      "difficulty": "medium",
      "choices": [
        { "text": "A short, thick, tight one" },
        { "text": "A long, thin, tight one" },
        { "text": "A short, thin, slack one" },
        { "text": "A long, thick, slack one", "correct": true }
      ],
      "explanation": "A low note is a slow vibration, and length, weight and slackness each slow a string down. A player uses two of them: the peg changes the tension, the finger the length. One alone decides nothing: a slack string that is short and thin can still sound high.",
      "hints": ["Think of a double bass beside a violin."]
    },
    {
      "id": "art-dramatic-irony",
      "type": "multiple-choice",
      "prompt": "In a play, the audience knows that the letter is forged and the hero does not. What is this called?",
      "topic": "Arts",
      "difficulty": "medium",
      "choices": [
        { "text": "Dramatic irony", "correct": true },
        { "text": "Poetic justice" },
        { "text": "Foreshadowing" },
        { "text": "Mistaken identity" }
      ],
      "explanation": "We know that Juliet only sleeps, and must watch Romeo mourn her: the tension comes from knowing more than the person on stage. Foreshadowing gives hints of the future instead of knowledge.",
      "hints": ["What matters is who knows more."]
    },
    {
      "id": "art-fresco-binder",
      "type": "multiple-choice",
      "prompt": "In a true fresco, what binds the colours to the wall?",
      "topic": "Arts",
      "difficulty": "hard",
      "choices": [
        { "text": "A thin layer of egg yolk" },
        { "text": "The oil as it dries", "feedback": "Oil needs a dry ground; a fresco wall is still wet." },
        { "text": "The plaster as it hardens", "correct": true },
        { "text": "A final coat of varnish" }
      ],
      "explanation": "The painter puts pigments in water on wet lime plaster, which turns to limestone around them. So each day only a patch is plastered. Leonardo used a dry wall for his Last Supper, and it was flaking within decades.",
      "hints": ["The Italian word means fresh."]
    },
    {
      "id": "art-still-life-term",
      "type": "short-answer",
      "prompt": "What is a painting of things such as fruit, dishes and cut flowers called?",
      "topic": "Arts",
      "difficulty": "easy",
      "acceptedAnswers": ["still life", "a still life", "still-life", "a still-life", "still life painting", "a still life painting", "still-life painting", "a still-life painting", "still lifes", "nature morte"],
      "explanation": "The term comes from the Dutch stilleven. Such pictures may look like mere decoration, but the things often mean something: a skull, a watch or a snuffed candle says that life is short.",
      "hints": ["The French call it dead nature."]
    },
    {
      "id": "art-greek-statues-white",
      "type": "true-false",
      "prompt": "The marble statues of ancient Greece were meant to stay plain white.",
      "topic": "Arts",
      "difficulty": "easy",
      "answer": false,
      "explanation": "They were painted in strong colours, and traces survive in the folds and show up under ultraviolet light. The paint wore off in time, and later artists took the bare stone for the ideal.",
      "hints": ["The centuries took more than arms and noses."]
    },
    {
      "id": "art-timbre-overtones",
      "type": "multiple-choice",
      "prompt": "A flute and a violin hold the same note, equally loud. Why do they sound different?",
      "topic": "Arts",
      "difficulty": "medium",
      "choices": [
        { "text": "Their sounds travel at different speeds" },
        { "text": "Strings vibrate more slowly than air" },
        { "text": "The mix of overtones differs", "correct": true },
        { "text": "One of them fills the room more evenly" }
      ],
      "explanation": "With the note itself sound fainter ones of two, three, four times its frequency, and how strong each of them is gives an instrument its colour. The main vibration is equally fast in both, or it would not be the same note.",
      "hints": ["You hear more than one vibration at a time."]
    },
    {
      "id": "art-portrait-eyes",
      "type": "multiple-choice",
      "prompt": "Why do the eyes of many painted portraits seem to follow you around the room?",
      "topic": "Arts",
      "difficulty": "hard",
      "choices": [
        { "text": "The eyes are set slightly too far apart" },
        { "text": "The pupils are larger than in real life" },
        { "text": "A flat picture shows every viewer the same gaze", "correct": true },
        { "text": "Each eye looks a little to another side" }
      ],
      "explanation": "If a face is painted looking straight out, it does so from wherever you see it, since nothing on the canvas shifts when you walk. A marble head turns its profile to you; a picture never can. It takes no trick: with photographs it is the same.",
      "hints": ["Does a statue do it as well?"]
    },
    {
      "id": "art-woodwinds-pick",
      "type": "multiple-response",
      "prompt": "Which of these instruments are woodwinds?",
      "topic": "Arts",
      "difficulty": "easy",
      "choices": [
        { "text": "French horn" },
        { "text": "Saxophone", "correct": true },
        { "text": "Flute", "correct": true },
        { "text": "Trombone" },
        { "text": "Clarinet", "correct": true }
      ],
      "explanation": "What counts is not the material but what makes the sound: a reed or the edge of a hole in woodwinds, the player's buzzing lips in brass. So the saxophone belongs to the woodwinds though it is made of metal, and the wooden alphorn to the brass.",
      "hints": ["There are three; ask whether the player's lips must buzz."]
    },
    {
      "id": "art-vanishing-point",
      "type": "short-answer",
      "prompt": "In a drawing in perspective, the rails of a straight track meet at one spot on the horizon. What is that spot called?",
      "topic": "Arts",
      "difficulty": "easy",
      "acceptedAnswers": ["vanishing point", "the vanishing point", "a vanishing point", "vanishing-point", "central vanishing point", "vanishing points"],
      "explanation": "Parallel lines that lead away from us share one such spot, and painters use it to guide the eye: in Leonardo's Last Supper, the lines of walls and ceiling run to the head of Christ. The horizon itself lies at the height of the viewer's eyes.",
      "hints": ["Its name says what things seem to do there."]
    },
    {
      "id": "lang-palindrome-example",
      "type": "multiple-choice",
      "prompt": "Which of these words is a palindrome?",
      "topic": "Language",
      "difficulty": "easy",
      "choices": [
        { "text": "robot" },
        { "text": "error" },
        { "text": "motto" },
        { "text": "rotor", "correct": true }
      ],
      "explanation": "A palindrome reads the same from both ends; the Greek parts of the word mean running back. Repeated letters alone are not enough: error backwards is rorre.",
      "hints": ["The names Anna and Otto are palindromes."]
    },
    {
      "id": "lang-knight-spelling",
      "type": "multiple-choice",
      "prompt": "Why is the English word knight written with a silent k and a silent gh?",
      "topic": "Language",
      "difficulty": "medium",
      "choices": [
        { "text": "They were once pronounced in full", "correct": true },
        { "text": "They set it apart from night", "feedback": "The k does so today, but night has a silent gh as well." },
        { "text": "Printers preferred longer words" },
        { "text": "They were copied from Latin" }
      ],
      "explanation": "In Chaucer's time the k was sounded, and gh was much like the ch in loch. The sounds went and the spelling stayed; German Knecht, the same word by origin, still sounds its k and its ch.",
      "hints": ["German has a cousin of the word, Knecht."]
    },
    {
      "id": "lang-not-indo-european",
      "type": "multiple-choice",
      "prompt": "Which of these languages does NOT belong to the Indo-European family?",
      "topic": "Language",
      "difficulty": "hard",
      "choices": [
        { "text": "Lithuanian" },
        { "text": "Hungarian", "correct": true },
        { "text": "Persian", "feedback": "It uses Arabic letters, but its words for brother and daughter are barādar and dokhtar." },
        { "text": "Armenian" }
      ],
      "explanation": "Hungarian is Uralic, and its neighbours' languages are no kin to it. Persian misleads by its Arabic script: a language may borrow letters and words and still be a cousin of English.",
      "hints": ["Its distant relatives are Finnish and Estonian."]
    },
    {
      "id": "lang-acronym-term",
      "type": "short-answer",
      "prompt": "What do you call an abbreviation that is spoken as a word, such as NATO or laser?",
      "topic": "Language",
      "difficulty": "easy",
      "acceptedAnswers": ["acronym", "an acronym", "acronyms"],
      "explanation": "Laser stands for light amplification by stimulated emission of radiation. Where the letters are named one by one, as in UN or DVD, the stricter term is initialism.",
      "hints": ["The term is made from the Greek words for tip and name."]
    },
    {
      "id": "lang-words-from-arabic",
      "type": "multiple-response",
      "prompt": "Which of these English words go back to Arabic?",
      "topic": "Language",
      "difficulty": "medium",
      "choices": [
        { "text": "algebra", "correct": true },
        { "text": "alphabet" },
        { "text": "zero", "correct": true },
        { "text": "alarm" },
        { "text": "alcohol", "correct": true }
      ],
      "explanation": "Al is the Arabic article, as in al-jabr and al-kuhl, and zero goes back to sifr, empty. But not every al is Arabic: alphabet joins the Greek letters alpha and beta, and alarm is Italian all'arme, to arms.",
      "hints": ["Not every al- is Arabic, and one word has lost its Arabic look."]
    },
    {
      "id": "lang-sign-language-shared",
      "type": "true-false",
      "prompt": "Deaf people around the world share one sign language.",
      "topic": "Language",
      "difficulty": "easy",
      "answer": false,
      "explanation": "There are well over a hundred, each grown in its own community and with its own grammar. British and American signers cannot simply follow each other, though their countries share English: American Sign Language is nearer to the French one.",
      "hints": ["Did people who speak agree on one language?"]
    },
    {
      "id": "lang-child-goed",
      "type": "multiple-choice",
      "prompt": "Small children who grow up with English often say \"goed\" and \"mouses\". What does this show?",
      "topic": "Language",
      "difficulty": "easy",
      "choices": [
        { "text": "They have worked out rules by themselves", "correct": true },
        { "text": "They only repeat what they hear" },
        { "text": "They cannot hear fine differences" },
        { "text": "They learn nouns before verbs" }
      ],
      "explanation": "No adult says goed to them, so they cannot have copied it: they add the ending by rule. Asked about a made-up creature, a wug, most children of four or five say two wugs, a word that they have never heard.",
      "hints": ["Who could have taught them these forms?"]
    },
    {
      "id": "lang-latin-endings",
      "type": "multiple-choice",
      "prompt": "In a Latin sentence words can change places without changing who does what to whom. What makes this possible?",
      "topic": "Language",
      "difficulty": "medium",
      "choices": [
        { "text": "The length of the vowels" },
        { "text": "The endings of the nouns", "correct": true },
        { "text": "Small words like to and of" },
        { "text": "A pause after the subject" }
      ],
      "explanation": "Canis virum mordet and virum canis mordet both say that the dog bites the man; -um marks him as the one bitten. English has lost nearly all such marks, so order does their work. In he and him, who and whom, a trace of them is left.",
      "hints": ["What sets him apart from he?"]
    },
    {
      "id": "lang-father-pater",
      "type": "multiple-choice",
      "prompt": "Latin pater, pes and piscis match English father, foot and fish. What does this best show?",
      "topic": "Language",
      "difficulty": "hard",
      "choices": [
        { "text": "English borrowed the words from Latin", "feedback": "Borrowed words keep the p, as paternal and pedal do." },
        { "text": "Latin borrowed the words from Germanic" },
        { "text": "Simple words are alike in all languages" },
        { "text": "Both go back to one older language", "correct": true }
      ],
      "explanation": "An English f answers to a Latin p again and again, and such a regular shift comes about when a whole language changes over time. Words that English did borrow keep the p, such as paternal. The rule is named after Jacob Grimm, who also collected tales.",
      "hints": ["The same change of sound comes back in each of the pairs."]
    },
    {
      "id": "lang-scripts-cloze",
      "type": "cloze",
      "prompt": "English is written in the {{english}} alphabet, Russian in the {{russian}} alphabet.",
      "topic": "Language",
      "difficulty": "easy",
      "gaps": [
        { "id": "english", "type": "short-answer", "acceptedAnswers": ["Latin", "Roman"] },
        { "id": "russian", "type": "short-answer", "acceptedAnswers": ["Cyrillic", "Slavic Cyrillic", "Russian Cyrillic"] }
      ],
      "explanation": "Missionaries brought the letters of Rome to England, and those of Greece were the main model for the Slavs. The Russian alphabet bears the name of Saint Cyril, though it was probably his successors who made it. Serbian is written in both.",
      "hints": ["One is named after an old language, the other after a saint."]
    },
    {
      "id": "food-bread-rise",
      "type": "multiple-choice",
      "prompt": "What mainly makes bread dough rise before it is baked?",
      "topic": "Food",
      "difficulty": "easy",
      "choices": [
        { "text": "Air worked in by kneading" },
        { "text": "Steam from the warm water" },
        { "text": "Gas that the yeast gives off", "correct": true },
        { "text": "Swelling of the wet flour" }
      ],
      "explanation": "Yeast feeds on sugars from the flour and gives off carbon dioxide, which a stretchy net of gluten holds in. Kneading is there mainly for that net; the air it works in is not what lifts the dough.",
      "hints": ["Something in the dough is alive."]
    },
    {
      "id": "food-chilli-heat",
      "type": "multiple-choice",
      "prompt": "Why does chilli feel hot on the tongue?",
      "topic": "Food",
      "difficulty": "medium",
      "choices": [
        { "text": "It warms up in the saliva" },
        { "text": "It triggers nerves for heat", "correct": true },
        { "text": "It burns the skin like an acid", "feedback": "Lemon juice is far more acid and does not feel hot." },
        { "text": "It makes the blood run faster" }
      ],
      "explanation": "Capsaicin sets off the same sensors that warn of scalding food, so the brain reports a burn where there is none. Birds' sensors ignore it, and so they eat chillies and spread the seeds.",
      "hints": ["A thermometer on the tongue would show nothing unusual."]
    },
    {
      "id": "food-salt-sugar-keep",
      "type": "multiple-choice",
      "prompt": "Why does plenty of salt or sugar keep food from spoiling?",
      "topic": "Food",
      "difficulty": "medium",
      "choices": [
        { "text": "Microbes cannot stand strong tastes" },
        { "text": "The food turns too acid for microbes" },
        { "text": "A crust keeps the microbes outside" },
        { "text": "Microbes lose the water they depend on", "correct": true }
      ],
      "explanation": "Strong salt or sugar draws water out of bacteria and moulds by osmosis, so they cannot grow; that keeps ham and jam alike. Acid works too, but that is the way of vinegar.",
      "hints": ["Raisins and dried fish keep for the same reason."]
    },
    {
      "id": "food-coffee-milk-timing",
      "type": "multiple-choice",
      "prompt": "You will drink your hot coffee in ten minutes and want it as warm as possible. When do you add the milk from the fridge?",
      "topic": "Food",
      "difficulty": "hard",
      "choices": [
        { "text": "At the end of the wait" },
        { "text": "At the start of the wait", "correct": true },
        { "text": "Either; it comes out the same" }
      ],
      "explanation": "The hotter a cup is, the faster it loses heat, so black coffee wastes more of it in ten minutes. Milk added at once slows the loss; saving it for last cools a drink that has already cooled the most.",
      "hints": ["Does a cup cool as fast in the tenth minute as in the first?"]
    },
    {
      "id": "food-botanical-fruits",
      "type": "multiple-response",
      "prompt": "Which of these are fruits to a botanist?",
      "topic": "Food",
      "difficulty": "easy",
      "choices": [
        { "text": "Rhubarb" },
        { "text": "Cucumber", "correct": true },
        { "text": "Tomato", "correct": true },
        { "text": "Carrot" },
        { "text": "Pumpkin", "correct": true }
      ],
      "explanation": "A fruit grows from a flower and holds the seeds, sweet or not. Rhubarb goes into cakes like a fruit, but it is the stalk of a leaf.",
      "hints": ["Look for the seeds."]
    },
    {
      "id": "food-searing-juices",
      "type": "true-false",
      "prompt": "Searing the outside of a steak seals its juices in.",
      "topic": "Food",
      "difficulty": "medium",
      "answer": false,
      "explanation": "A seared steak goes on sizzling, and that is its juice boiling away; cooked to the same point, it loses no less weight than an unseared one. Searing is worth it for the taste of the brown crust, which is no wall.",
      "hints": ["What is it that sizzles in the pan?"]
    },
    {
      "id": "food-popcorn-burst",
      "type": "multiple-choice",
      "prompt": "What makes a grain of popcorn burst in the hot pan?",
      "topic": "Food",
      "difficulty": "easy",
      "choices": [
        { "text": "The oil of the pan soaks into it" },
        { "text": "The dry skin shrinks until it tears" },
        { "text": "Gas is set free as the sugar burns" },
        { "text": "Water inside it turns to steam", "correct": true }
      ],
      "explanation": "The tight hull holds until the pressure inside is several times that of the air; then it gives way, and the soft starch puffs up and sets. Too dry a grain stays whole, and so does one with a crack: it cannot build up any pressure.",
      "hints": ["Very old, dried-out grains stay whole."]
    },
    {
      "id": "food-tea-black-green",
      "type": "multiple-choice",
      "prompt": "Black and green tea come from the same kind of plant. What makes the difference?",
      "topic": "Food",
      "difficulty": "medium",
      "choices": [
        { "text": "How long the picked leaves react with air", "correct": true },
        { "text": "How old the leaves are when picked" },
        { "text": "Whether it grew in the sun or shade" },
        { "text": "How hot the water is for brewing it" }
      ],
      "explanation": "For black tea the leaves are crushed, and their juices turn brown in the air as a cut apple does. For green tea the fresh leaves are heated soon, which stops this. Oolong lies in between. Hot water only brings out what has been made before.",
      "hints": ["What happens to a sliced apple on a plate?"]
    },
    {
      "id": "food-alcohol-simmer",
      "type": "true-false",
      "prompt": "Half an hour of simmering drives all the alcohol out of a wine sauce.",
      "topic": "Food",
      "difficulty": "medium",
      "answer": false,
      "explanation": "Alcohol boils at 78 °C, but mixed with water it leaves only bit by bit. In tests for a table of the US Department of Agriculture, about a third was still there after half an hour, and one twentieth after two and a half hours.",
      "hints": ["Does a mixture of two liquids boil away one by one?"]
    },
    {
      "id": "food-bacteria-doubling",
      "type": "numeric",
      "prompt": "In lukewarm soup, some bacteria double in number every 20 minutes. How many will one of them have become after two hours?",
      "topic": "Food",
      "difficulty": "medium",
      "acceptedAnswers": [
        64,
        { "value": 12, "credit": 0, "feedback": "That adds two each time; a doubling adds as many as there are." },
        { "value": 32, "credit": 0, "feedback": "Count again: two hours hold one doubling more." }
      ],
      "unit": "bacteria",
      "explanation": "Two hours hold six doublings: 2, 4, 8, 16, 32, 64. Adding two each time is the usual mistake and hides the danger: at this pace eight hours would make over 16 million. That is why leftovers belong in the fridge soon.",
      "hints": ["First count the doublings."]
    },
    {
      "id": "sport-cycling-slipstream",
      "type": "multiple-choice",
      "prompt": "Why do racing cyclists ride close behind one another?",
      "topic": "Sport and games",
      "difficulty": "easy",
      "choices": [
        { "text": "To set an even pace" },
        { "text": "To keep rivals from passing" },
        { "text": "To follow the best line" },
        { "text": "To meet less wind", "correct": true }
      ],
      "explanation": "At racing speed most of the effort goes into pushing air aside, and those behind often save a quarter of it or more. That is why they take turns in front; an even pace could be kept at any distance.",
      "hints": ["The rider in front tires first."]
    },
    {
      "id": "sport-chess-no-move",
      "type": "multiple-choice",
      "prompt": "In chess, the player to move is not in check but has no legal move. What follows?",
      "topic": "Sport and games",
      "difficulty": "medium",
      "choices": [
        { "text": "That player loses", "feedback": "It would be checkmate if the king were attacked as well." },
        { "text": "The last move is undone" },
        { "text": "The game is drawn", "correct": true },
        { "text": "The turn passes on" }
      ],
      "explanation": "This is stalemate, and the point is shared. Checkmate needs an attacked king too, so whoever is far ahead must take care to leave the other side a move.",
      "hints": ["A player who is losing may aim for it."]
    },
    {
      "id": "sport-fosbury-flop",
      "type": "multiple-choice",
      "prompt": "In the Fosbury flop a high jumper goes over the bar backward, in an arch. How does the arch help to clear a higher bar?",
      "topic": "Sport and games",
      "difficulty": "hard",
      "choices": [
        { "text": "The centre of mass may pass below the bar", "correct": true },
        { "text": "A curved body cuts through the air better" },
        { "text": "The arms beat down and give some extra lift" },
        { "text": "The spine springs back up like a bent bow" }
      ],
      "explanation": "In an arch the head and legs hang lower than the hips, so the body's balance point can lie outside it, under the bar. Once in the air, neither arms nor spine can push a jumper up. Dick Fosbury won Olympic gold in this way in 1968.",
      "hints": ["Where is the balance point of a ring?"]
    },
    {
      "id": "sport-knockout-matches",
      "type": "numeric",
      "prompt": "A knockout tournament has 64 players and no match for third place. How many matches does it take to find the winner?",
      "topic": "Sport and games",
      "difficulty": "medium",
      "acceptedAnswers": [
        63,
        { "value": 64, "credit": 0, "feedback": "The winner is never knocked out." }
      ],
      "unit": "matches",
      "explanation": "Each match sends one player home, and everybody except the winner must go. Adding up the rounds, 32 + 16 + 8 + 4 + 2 + 1, gives the same.",
      "hints": ["How many players must lose?"]
    },
    {
      "id": "sport-marathon-term",
      "type": "short-answer",
      "prompt": "Which road race is 42.195 kilometres long?",
      "topic": "Sport and games",
      "difficulty": "easy",
      "acceptedAnswers": ["marathon", "a marathon", "the marathon", "full marathon", "a full marathon", "marathon race", "marathon run"],
      "explanation": "The odd length was first run at the London Olympics of 1908, from Windsor Castle to the royal box in the stadium, and became the rule in the 1920s. Until then the races had various lengths around 40 kilometres.",
      "hints": ["It recalls a messenger in ancient Greece."]
    },
    {
      "id": "sport-golf-dimples",
      "type": "true-false",
      "prompt": "The dimples in a golf ball make it fly farther.",
      "topic": "Sport and games",
      "difficulty": "easy",
      "answer": true,
      "explanation": "They stir up the air next to the ball, which then follows its curve longer and leaves a smaller wake to hold it back. Smooth seems faster, but a smooth ball hit the same way falls far short.",
      "hints": ["Golfers once noticed that old, scuffed balls did better."]
    },
    {
      "id": "sport-altitude-1968",
      "type": "multiple-choice",
      "prompt": "At the Olympic Games of 1968 in Mexico City, 2,240 m up, sprinters broke records while long-distance runners were slow. Why?",
      "topic": "Sport and games",
      "difficulty": "hard",
      "choices": [
        { "text": "Weaker gravity helps short races only" },
        { "text": "Thin air gives less drag and less oxygen", "correct": true },
        { "text": "Cool air keeps only sprinters fresh" },
        { "text": "Strong sun tires long runners only" }
      ],
      "explanation": "A sprint is over before the muscles need much fresh oxygen, so it only gains from air that resists about a fifth less. In a long race every breath brings a fifth less oxygen. Gravity is weaker up there too, but by less than a thousandth.",
      "hints": ["One cause has two effects, one good and one bad."]
    },
    {
      "id": "sport-rock-paper-scissors",
      "type": "multiple-choice",
      "prompt": "You play many rounds of rock, paper, scissors against a clever opponent. Which way of playing leaves nothing to exploit?",
      "topic": "Sport and games",
      "difficulty": "medium",
      "choices": [
        { "text": "Never play the same sign twice running" },
        { "text": "Play what would have beaten their last" },
        { "text": "Stay with a sign for as long as it wins" },
        { "text": "Pick by chance, all three equally often", "correct": true }
      ],
      "explanation": "Any habit can be noticed and turned against you; against pure chance nobody does better than even in the long run. To avoid repeats looks random but is not: it tells the other which sign will not come next.",
      "hints": ["Which of these would even a mind reader of habits not see through?"]
    },
    {
      "id": "sport-ancient-olympics",
      "type": "multiple-response",
      "prompt": "Which of these were contests at the Olympic Games of ancient Greece?",
      "topic": "Sport and games",
      "difficulty": "medium",
      "choices": [
        { "text": "Chariot racing", "correct": true },
        { "text": "Swimming" },
        { "text": "Boxing", "correct": true },
        { "text": "Fencing" },
        { "text": "Wrestling", "correct": true }
      ],
      "explanation": "Wrestling, boxing and chariots were all there by the 7th century BC. The Greeks swam well, but not at the games. The crown for chariots went to the owner of the horses, so Kyniska of Sparta won in 396 BC, although women could not compete.",
      "hints": ["There are three, and one needs horses."]
    },
    {
      "id": "sport-die-opposite",
      "type": "numeric",
      "prompt": "An ordinary six-sided die shows 2 on top. How many points are on the face below?",
      "topic": "Sport and games",
      "difficulty": "easy",
      "acceptedAnswers": [5],
      "unit": "points",
      "explanation": "Opposite faces add up to 7: 1 and 6, 2 and 5, 3 and 4. Many Roman dice have it already. Knowing it, you can tell the sum of all the faces between the dice in a stack without looking.",
      "hints": ["What do the top and the bottom of any die have in common?"]
    },
    {
      "id": "soc-pay-and-prices",
      "type": "multiple-choice",
      "prompt": "Your pay rises by 3 % while prices rise by 5 %. How much can you buy with it now?",
      "topic": "Society",
      "difficulty": "easy",
      "choices": [
        { "text": "More than before" },
        { "text": "As much as before" },
        { "text": "Less than before", "correct": true }
      ],
      "explanation": "What counts is pay measured in goods: 1.03 divided by 1.05 is about 0.98, so about 2 % less. To look only at the bigger number on the payslip is called the money illusion.",
      "hints": ["Think of a basket that cost exactly your old pay."]
    },
    {
      "id": "soc-typical-income",
      "type": "multiple-choice",
      "prompt": "Nine members of a club earn 2,000 a month each, and one earns 100,000. Which figure best shows what is typical?",
      "topic": "Society",
      "difficulty": "medium",
      "choices": [
        { "text": "The mean" },
        { "text": "The median", "correct": true },
        { "text": "The range", "feedback": "That is the distance from the lowest to the highest: 98,000." }
      ],
      "explanation": "The median is the middle value when all stand in order: 2,000. The mean, the usual choice, is 11,800, which nobody earns, since one outlier drags it along; so house prices and incomes are often given as medians.",
      "hints": ["Line them up from the lowest to the highest."]
    },
    {
      "id": "soc-sunk-cost",
      "type": "multiple-choice",
      "prompt": "You have paid for a film and it bores you. Which point should NOT count when you decide whether to leave?",
      "topic": "Society",
      "difficulty": "medium",
      "choices": [
        { "text": "What the ticket cost", "correct": true },
        { "text": "How long it still runs" },
        { "text": "What else you could do" },
        { "text": "How good the end may be" }
      ],
      "explanation": "The money is gone whether you stay or leave, so only what lies ahead can matter. Staying on to get your money's worth is the mistake of the sunk cost, known from many a hopeless project.",
      "hints": ["Which of these can no longer be changed?"]
    },
    {
      "id": "soc-declaration-rights",
      "type": "multiple-response",
      "prompt": "Which of these rights are named in the Universal Declaration of Human Rights of 1948?",
      "topic": "Society",
      "difficulty": "hard",
      "choices": [
        { "text": "Rest and leisure", "correct": true },
        { "text": "A nationality", "correct": true },
        { "text": "A clean environment" },
        { "text": "Education", "correct": true },
        { "text": "Bearing arms" }
      ],
      "explanation": "They stand in articles 24, 15 and 26; rest may seem too small a thing, but the text even asks for paid holidays. A clean environment came much later: the UN General Assembly recognised that right in 2022.",
      "hints": ["There are three, and one sounds like a day off."]
    },
    {
      "id": "soc-doubling-time",
      "type": "numeric",
      "prompt": "Savings earn 7 % interest a year, and the interest stays in the account. After about how many years have they doubled?",
      "topic": "Society",
      "difficulty": "medium",
      "acceptedAnswers": [
        { "min": 9.5, "max": 11 },
        { "min": 14, "max": 14.5, "credit": 0, "feedback": "That leaves out the interest on earlier interest." }
      ],
      "unit": "years",
      "explanation": "The interest earns interest too: 1.07 multiplied by itself ten times is 1.97, so it takes a little over ten years. Dividing 100 by 7 gives 14 and leaves that out; dividing 72 by the percentage is a good rule.",
      "hints": ["It is sooner than 100 divided by 7."]
    },
    {
      "id": "soc-referendum-term",
      "type": "short-answer",
      "prompt": "What do you call a vote in which the people, not parliament, decide a single question?",
      "topic": "Society",
      "difficulty": "easy",
      "acceptedAnswers": ["referendum", "a referendum", "plebiscite", "a plebiscite", "popular vote", "a popular vote", "national referendum", "referendums"],
      "explanation": "In an election people choose who decides; here they decide themselves. Switzerland has voted in this way several hundred times since 1848.",
      "hints": ["Switzerland is known for holding many."]
    },
    {
      "id": "soc-secret-ballot",
      "type": "multiple-choice",
      "prompt": "What is the main reason for voting in secret?",
      "topic": "Society",
      "difficulty": "easy",
      "choices": [
        { "text": "Counting takes less time that way" },
        { "text": "The result is a surprise to all" },
        { "text": "Votes cannot be bought or forced", "correct": true },
        { "text": "Voters are not seen to be undecided" }
      ],
      "explanation": "Whoever pays or threatens cannot see whether you obeyed, so it is not worth the money. Until 1872 voters in Britain named their choice aloud, often before their landlord. Australian colonies showed the way in 1856, with ballots printed by the state.",
      "hints": ["What if your boss stood beside you?"]
    },
    {
      "id": "soc-overfished-lake",
      "type": "multiple-choice",
      "prompt": "Why does a lake that all may fish freely tend to be overfished, though everybody loses by it in the end?",
      "topic": "Society",
      "difficulty": "medium",
      "choices": [
        { "text": "Nobody can see that stocks are falling" },
        { "text": "Fish that are hunted breed more slowly" },
        { "text": "Each keeps the gain and shares the loss", "correct": true },
        { "text": "Fishers are too poor to buy good nets" }
      ],
      "explanation": "The fish I catch today are mine alone; those missing next year are missing for all. So to hold back alone does not pay, even for those who see what is coming. Elinor Ostrom won the economics Nobel Prize of 2009 for showing how villages escape this by rules of their own.",
      "hints": ["What does it cost you, and you alone, to catch one more?"]
    },
    {
      "id": "soc-voting-circle",
      "type": "multiple-choice",
      "prompt": "Three friends rank three films, best first: A, B, C; B, C, A; C, A, B. They vote on two films at a time. What comes out?",
      "topic": "Society",
      "difficulty": "hard",
      "choices": [
        { "text": "Film A wins against both others" },
        { "text": "Every film loses to one other", "correct": true },
        { "text": "All three votes end in a draw" }
      ],
      "explanation": "A beats B by two to one, B beats C and C beats A: a circle, although each friend has a clear order. Condorcet described it in 1785. Whoever decides which two films are voted on first can then decide the winner.",
      "hints": ["How many of them prefer A to B? B to C? C to A?"]
    },
    {
      "id": "soc-constitution-term",
      "type": "short-answer",
      "prompt": "What is the highest law of a state called, which says how it is governed and what rights its people have?",
      "topic": "Society",
      "difficulty": "easy",
      "acceptedAnswers": ["constitution", "a constitution", "the constitution", "basic law", "the basic law", "fundamental law", "state constitution", "constitutional law"],
      "explanation": "It binds even those who make the laws, so changing it mostly takes more than a simple majority. Not every state has it in one paper: in Britain it is spread over acts, judgments and customs.",
      "hints": ["The word can also mean the state of a person's health."]
    }
  ]
}

"""##
}
