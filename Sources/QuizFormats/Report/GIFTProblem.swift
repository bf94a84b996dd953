/// What may be the matter with GIFT, beside what all formats share.
package enum GIFTProblem: Sendable, Equatable {
}
