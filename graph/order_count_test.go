package graph_test

import (
	"strings"
	"testing"
	"time"
)

func TestTheTotalOfOrdersIsKnownWithoutCountingThem(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"sqlite3", "postgres"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o, counter := openCounted(t, name)
			for range 3 {
				o.sells(t, o.Ana.ID, o.Yearly.ID)
			}
			if _, err := o.Resolver.RollUpSales(o.Context(t)); err != nil {
				t.Fatal(err)
			}
			o.sells(t, o.Dora.ID, o.Hour.ID) // not counted yet
			for _, try := range []struct {
				where string
				want  int
			}{
				{"{}", 4},
				{"{status: COMPLETED}", 3},
				{`{customerId: "` + o.Dora.ID.String() + `", createdAtGTE: "` + o.clock.Now().Add(-time.Hour).Format(time.RFC3339Nano) + `"}`, 1},
				{`{hasItemsWith: {productId: "` + o.Antivirus.ID.String() + `"}}`, 3},
			} {
				counter.Take()
				got := get[struct{ Orders orderTotal }](t, o.staffClient, `{ orders(first: 2, where: `+try.where+`) { ...page } }
					fragment page on OrderConnection { total: totalCount pageInfo { hasNextPage } edges { node { number } } }`, nil).Orders
				if got.Total != try.want || got.PageInfo.HasNextPage != (try.want > 2) || len(got.Edges) != min(2, try.want) {
					t.Errorf("%s: %+v, want %d", try.where, got, try.want)
				}
				for _, statement := range counter.Take() {
					if strings.HasPrefix(statement, "SELECT COUNT") {
						t.Errorf("%s: %s", try.where, statement)
					}
				}
			}
		})
	}
}

// orderTotal is a page of orders that says how many there are.
type orderTotal struct {
	Total    int
	PageInfo struct{ HasNextPage, HasPreviousPage bool }
	Edges    []struct{ Node struct{ Number string } }
}
