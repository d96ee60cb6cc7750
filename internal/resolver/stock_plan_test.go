package resolver_test

import (
	"context"
	"database/sql/driver"
	"slices"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db/product"
	"kiosk/internal/database"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/recorder"
)

// promisedPages counts the pages that PostgreSQL reads for the query that counts promised units.
type promisedPages struct{ recorder.Pages }

func (p *promisedPages) See(ctx context.Context, conn driver.QueryerContext, query *recorder.Statement) {
	if strings.HasPrefix(query.Text, "SELECT") && strings.Contains(query.Text, "stock_taken") {
		p.Pages.See(ctx, conn, query)
	}
}

// The database has no statistics, as after a restore.
func TestAStockCountReadsTheItemsOfEachOpenOrderAtMostOnce(t *testing.T) {
	t.Parallel()
	d := testkit.Open(t, testkit.NewURL(t, dialect.Postgres), database.Options{Instrument: recorder.Watching})
	s := openShop(t, d, testkit.NewVault(t), time.Now)
	unit := s.Offer(t, product.KindPHYSICAL, 1, true, 10_000)
	buyer := s.NewCustomer(t, 1_000_000)
	const openOrders, unitsOfEach = 100, 20
	for range openOrders {
		if _, err := s.Buy(buyer.ID, slices.Repeat([]uuid.UUID{unit.ID}, unitsOfEach)...); err != nil {
			t.Fatal(err)
		}
	}
	t.Run("few pages are read", func(t *testing.T) { // not on Citus, whose plans do not count pages
		p := &promisedPages{recorder.Pages{T: t}}
		in := orders.AdjustStockInput{VariationID: unit.ID, SetTo: new(5_000), Reason: "counted"}
		if _, _, err := s.AdjustStock(recorder.Watched(s.Ctx, p), in); err != nil {
			t.Fatal(err)
		}
		// The query runs twice. The items of an order are stored together.
		if limit := 2 * openOrders * 10; p.Looked == 0 || p.Looked > limit {
			t.Errorf("%d pages were read, want 1 to %d:%s", p.Looked, limit, p.Report.String())
		}
	})
}
