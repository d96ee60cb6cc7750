package database

import (
	"encoding/binary"
	"errors"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db/customerrollup"
	"kiosk/ent/db/salesrollup"
	"kiosk/internal/money"
)

// GrainQuarter is the length of the customers' longest buckets: quarters of the year, from January, in UTC.
const GrainQuarter = salesrollup.Grain(customerrollup.GrainQUARTER)

// CustomerSums are what one customer bought.
type CustomerSums struct {
	Orders   int64
	Amount   money.Amount
	Refunded money.Amount
}

func (s CustomerSums) plus(other CustomerSums) CustomerSums {
	return CustomerSums{s.Orders + other.Orders, s.Amount + other.Amount, s.Refunded + other.Refunded}
}

// CustomerBucket is the bucket of a grain that starts at a time, in Unix seconds.
type CustomerBucket struct {
	Grain salesrollup.Grain
	Start int64
}

// CustomerSales is what each of several customers bought.
type CustomerSales map[uuid.UUID]CustomerSums

// Add adds sums of one customer. What comes to nothing is not kept.
func (c CustomerSales) Add(id uuid.UUID, sums CustomerSums) {
	sums = c[id].plus(sums)
	if sums == (CustomerSums{}) {
		delete(c, id)
		return
	}
	c[id] = sums
}

// CustomerTally sums up sales as the customers' rollups do: what to add to each bucket.
type CustomerTally map[CustomerBucket]CustomerSales

var customerBuckets = []salesrollup.Grain{salesrollup.GrainDAY, salesrollup.GrainMONTH, GrainQuarter}

// Add counts a sale as it is.
func (t CustomerTally) Add(s Sale) { t.count(s, s.CustomerSums()) }

// Subtract takes back a sale as it was counted.
func (t CustomerTally) Subtract(s Sale) { t.count(s, s.CustomerSums().Negated()) }

// CustomerSums returns what the order adds to the sums of its customer.
func (s Sale) CustomerSums() CustomerSums { return CustomerSums{1, s.Total, s.Refunded} }

// Negated returns what takes the sums back.
func (s CustomerSums) Negated() CustomerSums { return CustomerSums{-s.Orders, -s.Amount, -s.Refunded} }

func (t CustomerTally) count(s Sale, sums CustomerSums) {
	for _, grain := range customerBuckets {
		bucket := CustomerBucket{grain, BucketOf(grain, s.CreatedAt).Unix()}
		if t[bucket] == nil {
			t[bucket] = CustomerSales{}
		}
		t[bucket].Add(s.CustomerID, sums)
	}
}

// List returns the customers by id.
func (c CustomerSales) List() []CustomerTotal {
	list := make([]CustomerTotal, 0, len(c))
	for id, sums := range c {
		list = append(list, CustomerTotal{id, sums})
	}
	slices.SortFunc(list, func(a, b CustomerTotal) int { return compareIDs(&a.ID, &b.ID) })
	return list
}

// Pack returns the sums as a value of the customers' rollups: by id, 16 bytes of the id and three varints each.
func (c CustomerSales) Pack() []byte {
	const usual = 16 + 1 + 3 + 1
	packed := make([]byte, 0, len(c)*usual)
	for _, total := range c.List() {
		packed = append(packed, total.ID[:]...)
		packed = binary.AppendVarint(packed, total.Orders)
		packed = binary.AppendVarint(packed, int64(total.Amount))
		packed = binary.AppendVarint(packed, int64(total.Refunded))
	}
	return packed
}

var errNotPacked = errors.New("database: the sums of customers are cut off")

// UnpackCustomers hands on what Pack wrote, by id.
func UnpackCustomers(packed []byte, visit func(uuid.UUID, CustomerSums)) error {
	for len(packed) > 0 {
		var id uuid.UUID
		packed = packed[copy(id[:], packed):]
		var values [3]int64
		for i := range values {
			value, n := binary.Varint(packed)
			if n <= 0 {
				return errNotPacked
			}
			values[i], packed = value, packed[n:]
		}
		visit(id, CustomerSums{values[0], money.Amount(values[1]), money.Amount(values[2])})
	}
	return nil
}
