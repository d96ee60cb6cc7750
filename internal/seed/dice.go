package seed

import "math/rand/v2"

// The history is made up: its dice need be fair, not secret.

// below rolls a number from 0 to n-1.
func below(n int) int { return rand.IntN(n) }

// fraction rolls a number from 0 to 1, exclusive.
func fraction() float64 { return rand.Float64() }

// bits rolls 64 of them.
func bits() uint64 { return rand.Uint64() }
