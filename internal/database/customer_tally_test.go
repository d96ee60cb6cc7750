package database_test

import (
	"bytes"
	"maps"
	"testing"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"kiosk/internal/database"
	"kiosk/internal/money"
)

func drawCustomerSales(t *rapid.T) database.CustomerSales {
	sales := database.CustomerSales{}
	amount := rapid.Int64Range(-1<<62, 1<<62)
	for range rapid.IntRange(0, 20).Draw(t, "customers") {
		sales.Add(uuid.UUID(rapid.SliceOfN(rapid.Byte(), 16, 16).Draw(t, "id")), database.CustomerSums{
			Orders: amount.Draw(t, "orders"), Amount: money.Amount(amount.Draw(t, "amount")), Refunded: money.Amount(amount.Draw(t, "refunded")),
		})
	}
	return sales
}

func TestPackedCustomersAreUnpackedAsTheyWere(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		sales, unpacked := drawCustomerSales(t), database.CustomerSales{}
		if err := database.UnpackCustomers(sales.Pack(), unpacked.Add); err != nil || !maps.Equal(sales, unpacked) {
			t.Fatalf("%v, %v, want %v", unpacked, err, sales)
		}
		if !bytes.Equal(unpacked.Pack(), sales.Pack()) {
			t.Fatal("the same sums are packed in two ways")
		}
	})
}

func TestMergedCustomersAreTheSumOfTheLists(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		var ids []uuid.UUID
		for range rapid.IntRange(1, 30).Draw(t, "customers") {
			ids = append(ids, uuid.UUID(rapid.SliceOfN(rapid.ByteRange(0, 2), 16, 16).Draw(t, "id")))
		}
		want := map[uuid.UUID]database.CustomerSums{}
		var lists [][]database.CustomerTotal
		for range rapid.IntRange(0, 6).Draw(t, "lists") {
			sales := database.CustomerSales{}
			for range rapid.IntRange(0, 20).Draw(t, "sales") {
				id, sums := rapid.SampledFrom(ids).Draw(t, "of"), database.CustomerSums{Orders: 1, Amount: money.Amount(rapid.IntRange(1, 99).Draw(t, "amount"))}
				sales.Add(id, sums)
				want[id] = database.CustomerSums{Orders: want[id].Orders + 1, Amount: want[id].Amount + sums.Amount}
			}
			lists = append(lists, sales.List())
		}
		merged := database.MergeCustomers(lists)
		for i, total := range merged {
			if total.CustomerSums != want[total.ID] || i > 0 && bytes.Compare(merged[i-1].ID[:], total.ID[:]) >= 0 {
				t.Fatalf("%+v, want %+v after %s", total, want[total.ID], merged[max(0, i-1)].ID)
			}
		}
		if len(merged) != len(want) {
			t.Fatalf("%d customers, want %d", len(merged), len(want))
		}
	})
}

func TestPackedCustomersThatAreCutOffAreNoticed(t *testing.T) {
	t.Parallel()
	packed := database.CustomerSales{uuid.Max: {Orders: 300, Amount: 1_000_00, Refunded: 5_00}}.Pack()
	ignore := func(uuid.UUID, database.CustomerSums) {}
	for length := 1; length < len(packed); length++ {
		if database.UnpackCustomers(packed[:length], ignore) == nil {
			t.Errorf("nothing is wrong with %d bytes of %d", length, len(packed))
		}
	}
}

func TestWhatCustomersBoughtAndTookBackIsNotKept(t *testing.T) {
	t.Parallel()
	tally := database.CustomerTally{}
	sale := database.Sale{CustomerID: uuid.Max, Total: 10_00, Refunded: 1_00}
	tally.Add(sale)
	if buckets := tally.Buckets(); len(buckets) != 3 {
		t.Errorf("buckets %v", buckets)
	}
	tally.Subtract(sale)
	if buckets := tally.Buckets(); len(buckets) != 0 {
		t.Errorf("buckets %v", buckets)
	}
}
