package graph

import (
	"bytes"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
)

// oldestFirst puts the rows of an edge in order: the data layer loads plain lists in none. It goes by the ids, which
// begin with the time of creation, because nothing else is read for certain.
func oldestFirst[T *db.Variation | *db.Category | *db.TierPrice](rows []T, err error) ([]T, error) {
	return slices.SortedFunc(slices.Values(rows), func(a, b T) int {
		left, right := idOf(a), idOf(b)
		return bytes.Compare(left[:], right[:])
	}), err
}

func idOf(row any) uuid.UUID {
	switch row := row.(type) {
	case *db.Variation:
		return row.ID
	case *db.Category:
		return row.ID
	case *db.TierPrice:
		return row.ID
	}
	return uuid.Nil
}

// outcome leaves out whether an operation answered what an earlier call with the same key did.
func outcome[T any](result T, _ bool, err error) (T, error) { return result, err }
