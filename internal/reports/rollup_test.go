package reports_test

import (
	"context"
	"database/sql"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db/order"
	"kiosk/ent/db/product"
	"kiosk/ent/db/unrolledorder"
	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/reports"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/testkit"
)

// These tests check the rules of schema.UnrolledOrder.

func openEmpty(t *testing.T, d *database.DB) *seeded {
	t.Helper()
	return &seeded{shop: openShop(t, d, testkit.NewVault(t), nil)}
}

// placeWaitingOrder places an order with one item, which waits for a license.
func (s *seeded) placeWaitingOrder(t *testing.T) (orderID, variationID uuid.UUID) {
	t.Helper()
	v := s.Offer(t, product.KindDIGITAL, 100, false, 0)
	placed, err := s.Buy(s.NewCustomer(t, 100).ID, v.ID)
	if err != nil {
		t.Fatal(err)
	}
	return placed.ID, v.ID
}

// cancelInBackground cancels an order in another goroutine, and sends the result to done.
func (s *seeded) cancelInBackground(id uuid.UUID) (done chan error) {
	done = make(chan error, 1)
	go func() {
		_, _, err := s.CancelOrder(s.Ctx, orders.CancelOrderInput{ID: id})
		done <- err
	}()
	return done
}

// awaitWaiter waits until a transaction waits for a lock.
func (s *seeded) awaitWaiter(t *testing.T) {
	t.Helper()
	testkit.Eventually(t, time.Minute, "a transaction waits", func() bool {
		var placeWaitingOrder int
		err := s.Database.SQL.QueryRowContext(t.Context(), `SELECT count(*) FROM `+testkit.Activity()+`
			WHERE datname = current_database() AND wait_event_type = 'Lock'`).Scan(&placeWaitingOrder)
		return err == nil && placeWaitingOrder == 1
	})
}

// expectExact compares the totals of lists, and the sales of a dashboard, with the orders.
func (s *seeded) expectExact(t *testing.T) {
	t.Helper()
	all, refunded := s.all(), money.Amount(0)
	for _, o := range all {
		refunded += o.RefundedAmount
	}
	for _, status := range []order.Status{order.StatusPENDING, order.StatusPROCESSING, order.StatusCOMPLETED, order.StatusREFUNDED, order.StatusCANCELLED} {
		f := reports.OrderFilter{Status: &status, Page: 1, Limit: 1}
		page, err := s.Orders(s.Ctx, f)
		if err != nil {
			t.Fatal(err)
		}
		if want := len(matching(all, f)); page.Total != want {
			t.Errorf("%d orders are %s, want %d", page.Total, status, want)
		}
	}
	now := time.Now()
	dashboard, err := s.Dashboard(s.Ctx, reports.DashboardInput{From: now.AddDate(0, 0, -1), To: now.AddDate(0, 0, 1), GroupBy: reports.IntervalDay})
	if err != nil {
		t.Fatal(err)
	}
	if sales, err := dashboard.Sales(s.Ctx); err != nil || sales.Orders != len(all) || sales.Refunded != refunded {
		t.Errorf("the dashboard has %+v, %v, want %d orders and %s refunded", sales, err, len(all), refunded)
	}
}

// expectRolledUp rolls up the unrolled orders, checks their number, and compares the rollups with the orders.
func (s *seeded) expectRolledUp(t *testing.T, want int) {
	t.Helper()
	s.expectExact(t)
	if counted := s.count(t); counted != want {
		t.Errorf("%d orders were rolled up, want %d", counted, want)
	}
	s.expectExact(t)
	s.checkRollups(t)
	if n := s.Database.Client.UnrolledOrder.Query().CountX(s.Ctx); n != 0 {
		t.Errorf("%d orders are still unrolled", n)
	}
}

func TestOrdersThatChangeAreRolledUpFromTheStateThatTheRollupsHold(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openEmpty(t, d)
		service := s.Offer(t, product.KindSERVICE, 100, false, 0)
		placed, err := s.Buy(s.NewCustomer(t, 400).ID, service.ID, service.ID, service.ID, service.ID)
		if err != nil {
			t.Fatal(err)
		}
		if row := s.Database.Client.UnrolledOrder.GetX(s.Ctx, placed.ID); row.RolledUpStatus != nil || !row.CreatedAt.Equal(placed.CreatedAt) {
			t.Errorf("the new order has %+v", row)
		}
		s.expectRolledUp(t, 1)
		items := placed.Edges.Items
		if _, _, err := s.DeliverItems(s.Ctx, orders.DeliverItemsInput{OrderID: placed.ID, Items: uuids(items[0].ID)}); err != nil {
			t.Fatal(err)
		}
		s.expectRolledUp(t, 0) // it is PROCESSING, as before
		for _, item := range items[:3] {
			if _, _, err := s.RefundOrder(s.Ctx, orders.RefundOrderInput{ID: placed.ID, Items: uuids(item.ID), Reason: "broken"}); err != nil {
				t.Fatal(err)
			}
		}
		if row := s.Database.Client.UnrolledOrder.GetX(s.Ctx, placed.ID); *row.RolledUpStatus != unrolledorder.RolledUpStatusPROCESSING || *row.RolledUpRefunded != 0 {
			t.Errorf("after three changes the order has %+v", row)
		}
		s.expectRolledUp(t, 1)
		if _, _, err := s.RefundOrder(s.Ctx, orders.RefundOrderInput{ID: placed.ID, Reason: "broken"}); err != nil {
			t.Fatal(err)
		}
		if row := s.Database.Client.UnrolledOrder.GetX(s.Ctx, placed.ID); *row.RolledUpRefunded != 300 {
			t.Errorf("after the fourth the order has %+v", row)
		}
		s.expectRolledUp(t, 1)
	})
}

func TestAReplacementIsNoFurtherSaleAndItsRefundIsThatOfTheProduct(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openEmpty(t, d)
		v := s.Offer(t, product.KindDIGITAL, 100, false, 0)
		placed, err := s.Buy(s.NewCustomer(t, 200).ID, v.ID, v.ID)
		if err != nil {
			t.Fatal(err)
		}
		upload := orders.UploadInput{VariationID: v.ID, OnDuplicate: orders.DuplicateSkip}
		for _, key := range []string{"1", "2", "3"} {
			upload.Licenses = append(upload.Licenses, orders.NewLicense{Credentials: key})
		}
		if _, _, err := s.UploadLicenses(s.Ctx, upload); err != nil {
			t.Fatal(err)
		}
		replaced, _, err := s.ReplaceItem(s.Ctx, orders.ReplaceItemInput{ItemID: placed.Edges.Items[0].ID})
		if err != nil {
			t.Fatal(err)
		}
		if _, _, err := s.RefundOrder(s.Ctx, orders.RefundOrderInput{ID: placed.ID, Items: uuids(replaced.Edges.Items[2].ID)}); err != nil {
			t.Fatal(err)
		}
		for _, counted := range []int{1, 0} { // from the order itself, and then from the rollups
			now := time.Now()
			dashboard, err := s.Dashboard(s.Ctx, reports.DashboardInput{From: now.AddDate(0, 0, -1), To: now.AddDate(0, 0, 1), GroupBy: reports.IntervalDay})
			if err != nil {
				t.Fatal(err)
			}
			if all, err := dashboard.Sales(s.Ctx); err != nil || all.Units != 2 || all.Gross != 200 || all.Refunded != 100 {
				t.Errorf("the store has %+v, %v", all, err)
			}
			if of, err := dashboard.ProductSales(s.Ctx, v.ProductID); err != nil || of.Units != 2 || of.Gross != 200 || of.Refunded != 100 {
				t.Errorf("the product has %+v, %v", of, err)
			}
			if rolledUp := s.count(t); rolledUp != counted {
				t.Errorf("%d orders were rolled up, want %d", rolledUp, counted)
			}
		}
	})
}

func TestABackfillNotesTheOrdersThatItMovesOn(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openEmpty(t, d)
		v := s.Offer(t, product.KindDIGITAL, 100, false, 0)
		buyer := s.NewCustomer(t, 1_000).ID
		for range 3 {
			if _, err := s.Buy(buyer, v.ID, v.ID); err != nil {
				t.Fatal(err)
			}
		}
		s.expectRolledUp(t, 3)
		upload := orders.UploadInput{VariationID: v.ID, OnDuplicate: orders.DuplicateSkip}
		for _, key := range []string{"a", "b", "c", "d", "e"} { // for two orders, and one of two items of the third
			upload.Licenses = append(upload.Licenses, orders.NewLicense{Credentials: key})
		}
		if _, _, err := s.UploadLicenses(s.Ctx, upload); err != nil {
			t.Fatal(err)
		}
		s.expectRolledUp(t, 2)
	})
}

// TestAChangeThatIsNotCommittedIsNotRolledUpAndNotLost checks that a worker skips an order that another transaction is changing, whether the
// rollups contain the order or not.
func TestAChangeThatIsNotCommittedIsNotRolledUpAndNotLost(t *testing.T) {
	t.Parallel()
	for name, isRolledUp := range map[string]bool{"rolled up before": true, "never rolled up": false} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := openEmpty(t, testkit.NewDatabase(t, dialect.Postgres))
			id, variation := s.placeWaitingOrder(t)
			if isRolledUp {
				s.expectRolledUp(t, 1)
			}
			hold, err := s.Database.SQL.BeginTx(t.Context(), nil)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := hold.ExecContext(t.Context(), "SELECT id FROM variations WHERE store_id = $1 AND id = $2 FOR UPDATE", s.Row.ID, variation); err != nil {
				t.Fatal(err)
			}
			done := s.cancelInBackground(id)
			s.awaitWaiter(t) // the cancellation locks the variation last
			s.expectExact(t)
			if counted := s.count(t); counted != 0 {
				t.Errorf("%d orders were rolled up meanwhile", counted)
			}
			s.expectExact(t)
			if err := hold.Rollback(); err != nil {
				t.Error(err)
			}
			if err := <-done; err != nil {
				t.Fatal(err)
			}
			s.expectRolledUp(t, 1)
		})
	}
}

// beforeStatement calls action before the first statement that contains text.
type beforeStatement struct {
	database.Querier
	text   string
	action func()
}

func (b *beforeStatement) look(statement string) {
	if b.action != nil && strings.Contains(statement, b.text) {
		action := b.action
		b.action = nil
		action()
	}
}

func (b *beforeStatement) ExecContext(ctx context.Context, statement string, args ...any) (sql.Result, error) {
	b.look(statement)
	return b.Querier.ExecContext(ctx, statement, args...)
}

func (b *beforeStatement) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	b.look(query)
	return b.Querier.QueryContext(ctx, query, args...)
}

// TestAChangeDuringTheRollupOfItsOrderIsNotLost checks that a change of an order waits for the worker that is rolling up the order, at each
// step of the worker, and is rolled up next.
func TestAChangeDuringTheRollupOfItsOrderIsNotLost(t *testing.T) {
	t.Parallel()
	for name, text := range map[string]string{
		"before the orders are read": "FROM unrolled_orders u CROSS JOIN orders o",
		"before the sums are added":  "INSERT INTO sales_rollups",
		"before the row is deleted":  "DELETE FROM unrolled_orders",
	} {
		for ending, end := range map[string]func(*sql.Tx) error{"commit": (*sql.Tx).Commit, "rollback": (*sql.Tx).Rollback} {
			t.Run(name+", "+ending, func(t *testing.T) {
				t.Parallel()
				s := openEmpty(t, testkit.NewDatabase(t, dialect.Postgres))
				id, _ := s.placeWaitingOrder(t)
				worker, err := s.Database.SQL.BeginTx(t.Context(), nil)
				if err != nil {
					t.Fatal(err)
				}
				var done chan error
				spy := &beforeStatement{worker, text, func() {
					done = s.cancelInBackground(id)
					s.awaitWaiter(t)
				}}
				if counted, err := reports.RollUpSales(s.Ctx, s.Database, spy, 500, time.Now()); counted != 1 || err != nil {
					t.Fatalf("%d orders were rolled up, %v", counted, err)
				}
				if done == nil {
					t.Fatalf("no statement contains %q", text)
				}
				s.expectExact(t)
				if err := end(worker); err != nil {
					t.Fatal(err)
				}
				if err := <-done; err != nil {
					t.Fatal(err)
				}
				s.expectRolledUp(t, 1)
			})
		}
	}
}

// TestAWorkerPassesByWhatAnotherRollsUp checks that a worker skips the orders that another worker has locked, and does not wait for them.
func TestAWorkerPassesByWhatAnotherRollsUp(t *testing.T) {
	t.Parallel()
	s := openEmpty(t, testkit.NewDatabase(t, dialect.Postgres))
	s.placeWaitingOrder(t)
	worker, err := s.Database.SQL.BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if counted, err := reports.RollUpSales(s.Ctx, s.Database, worker, 1, time.Now()); counted != 1 || err != nil {
		t.Fatalf("counted %d, %v", counted, err)
	}
	if counted := s.count(t); counted != 0 {
		t.Errorf("another worker rolled up %d of the same orders", counted)
	}
	if err := worker.Commit(); err != nil {
		t.Fatal(err)
	}
	s.expectRolledUp(t, 0)
}
