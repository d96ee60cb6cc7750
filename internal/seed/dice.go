package seed

import "math/rand/v2"

// The random numbers of the history need not be secret.

// below returns a random number from 0 to n-1.
func below(n int) int { return rand.IntN(n) }

// fraction returns a random number from 0 to 1, exclusive.
func fraction() float64 { return rand.Float64() }

// bits returns 64 random bits.
func bits() uint64 { return rand.Uint64() }
