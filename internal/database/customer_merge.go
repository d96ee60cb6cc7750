package database

import (
	"cmp"
	"encoding/binary"
	"slices"

	"github.com/google/uuid"

	"kiosk/internal/money"
)

// CustomerTotal is a customer with sums of what it bought. Lists of them are sorted by id, each customer once.
type CustomerTotal struct {
	ID uuid.UUID
	CustomerSums
}

// Net is what remains after refunds.
func (s CustomerSums) Net() money.Amount { return s.Amount - s.Refunded }

// MergeCustomers adds up lists. Two by two, the shortest first, it goes through memory from front to back: with hundreds
// of thousands of customers that takes a fraction of what looking each one up takes.
func MergeCustomers(lists [][]CustomerTotal) []CustomerTotal {
	if len(lists) == 0 {
		return nil
	}
	byLength := func(a, b []CustomerTotal) int { return cmp.Compare(len(b), len(a)) }
	lists = slices.SortedFunc(slices.Values(lists), byLength)
	for last := len(lists) - 1; last > 0; last-- {
		merged := mergeTwo(lists[last-1], lists[last])
		place, _ := slices.BinarySearchFunc(lists[:last-1], merged, byLength)
		lists = slices.Insert(lists[:last-1], place, merged)
	}
	return lists[0]
}

func mergeTwo(a, b []CustomerTotal) []CustomerTotal {
	merged := make([]CustomerTotal, 0, len(a)+len(b))
	for len(a) > 0 && len(b) > 0 {
		switch order := compareIDs(&a[0].ID, &b[0].ID); {
		case order < 0:
			merged, a = append(merged, a[0]), a[1:]
		case order > 0:
			merged, b = append(merged, b[0]), b[1:]
		default:
			merged = append(merged, CustomerTotal{a[0].ID, a[0].plus(b[0].CustomerSums)})
			a, b = a[1:], b[1:]
		}
	}
	return append(append(merged, a...), b...)
}

// compareIDs compares as bytes.Compare does, in fewer steps.
func compareIDs(a, b *uuid.UUID) int {
	return cmp.Or(
		cmp.Compare(binary.BigEndian.Uint64(a[:8]), binary.BigEndian.Uint64(b[:8])),
		cmp.Compare(binary.BigEndian.Uint64(a[8:]), binary.BigEndian.Uint64(b[8:])),
	)
}
