/// Euler's number to a power.
func exponential(_ power: Double) -> Double { _exp(power) }

/// A positive number to a power.
func power(_ base: Double, _ exponent: Double) -> Double { _exp(exponent * _log(base)) }
