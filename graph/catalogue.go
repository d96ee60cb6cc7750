package graph

import (
	"bytes"
	"cmp"
	"slices"
	"strings"

	"github.com/google/uuid"

	"kiosk/ent/db"
)

// ordered returns what puts the rows of an edge in order: the data layer loads plain lists in none.
func ordered[T any](by func(a, b T) int) func([]T, error) ([]T, error) {
	return func(rows []T, err error) ([]T, error) {
		return slices.SortedFunc(slices.Values(rows), by), err
	}
}

func byAge(a, b *db.Variation) int  { return olderFirst(a.ID, b.ID) }
func byTier(a, b *db.TierPrice) int { return olderFirst(a.TierID, b.TierID) }
func byName(a, b *db.Category) int {
	return cmp.Or(strings.Compare(a.Name, b.Name), olderFirst(a.ID, b.ID))
}

// olderFirst compares ids, which begin with the time of their creation.
func olderFirst(a, b uuid.UUID) int { return bytes.Compare(a[:], b[:]) }

// outcome leaves out whether an operation answered what an earlier call with the same key did.
func outcome[T any](result T, _ bool, err error) (T, error) { return result, err }
