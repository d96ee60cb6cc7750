package resolver_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/auditentry"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/product"
	"kiosk/ent/db/productcategory"
	"kiosk/internal/database"
	"kiosk/internal/ids"
	"kiosk/internal/money"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/transfer"
	"kiosk/internal/testkit"
)

func TestOfConcurrentTiersWhoseNamesDifferOnlyInCaseOneIsCreated(t *testing.T) {
	t.Parallel()
	everyIsolation(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		var created atomic.Int32
		names := []string{"Gold", "gold", "GOLD", "gOLD"}
		testkit.AtOnce(len(names), func(i int) {
			switch _, err := s.CreatePriceTier(s.Ctx, catalogue.NewPriceTier{Name: names[i], Level: i}); {
			case err == nil:
				created.Add(1)
			case testkit.CodeOf(err) != problem.CodeAlreadyExists:
				t.Errorf("create %s: %v", names[i], err)
			}
		})
		if n := created.Load(); n != 1 {
			t.Errorf("%d tiers were created", n)
		}
	})
}

func TestConcurrentMovesOfCategoriesNeverMakeACycle(t *testing.T) {
	t.Parallel()
	everyIsolation(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		for round := range 2 {
			ring := make([]*db.Category, 4)
			for i := range ring {
				created, err := s.CreateCategory(s.Ctx, catalogue.NewCategory{Name: "C", Slug: fmt.Sprintf("c-%d-%d", round, i)})
				if err != nil {
					t.Fatal(err)
				}
				ring[i] = created
			}
			testkit.AtOnce(len(ring), func(i int) {
				_, err := s.UpdateCategory(s.Ctx, catalogue.UpdateCategoryInput{
					ID: ring[i].ID, Version: 1, ParentID: &ring[(i+1)%len(ring)].ID,
				})
				if err != nil && testkit.CodeOf(err) != problem.CodeInvalidInput {
					t.Errorf("move: %v", err)
				}
			})
			moved := 0
			for _, c := range ring {
				above := c.ID
				for steps := 0; above != uuid.Nil; steps++ {
					if steps > len(ring) {
						t.Fatal("the categories are a ring")
					}
					found, err := d.Client.Category.Get(s.Ctx, above)
					if err != nil {
						t.Fatal(err)
					}
					above = uuid.Nil
					if found.ParentID != nil {
						above = *found.ParentID
						if steps == 0 {
							moved++
						}
					}
				}
			}
			if moved != len(ring)-1 {
				t.Errorf("%d of %d moves were made, want all but one", moved, len(ring))
			}
		}
	})
}

func TestTheProductsOfALargeCategoryAreMovedWhenItIsDeleted(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		large, err := s.CreateCategory(s.Ctx, catalogue.NewCategory{Name: "Large", Slug: "large"})
		testkit.Must(t, err)
		other, err := s.CreateCategory(s.Ctx, catalogue.NewCategory{Name: "Other", Slug: "other"})
		testkit.Must(t, err)
		const many = 14_000 // their rows have more values than a statement takes
		products, within := make([]*db.ProductCreate, many), make([]*db.ProductCategoryCreate, many)
		for i := range many {
			id := ids.New()
			products[i] = d.Client.Product.Create().SetID(id).SetName("P").SetSlug(fmt.Sprintf("p-%d", i)).SetKind(product.KindSERVICE)
			within[i] = d.Client.ProductCategory.Create().SetProductID(id).SetCategoryID(large.ID)
		}
		for chunk := range slices.Chunk(products, database.MaxIn) {
			testkit.Must(t, d.Client.Product.CreateBulk(chunk...).Exec(s.Ctx))
		}
		for chunk := range slices.Chunk(within, database.MaxIn) {
			testkit.Must(t, d.Client.ProductCategory.CreateBulk(chunk...).Exec(s.Ctx))
		}
		deleted, err := s.DeleteCategory(s.Ctx, catalogue.DeleteCategoryInput{ID: large.ID, Version: large.Version, MoveProductsTo: &other.ID})
		testkit.Must(t, err)
		moved := d.Client.ProductCategory.Query().Where(productcategory.CategoryID(other.ID)).CountX(s.Ctx)
		if deleted.Products != many || moved != many {
			t.Errorf("%d were moved and %d are there, want %d", deleted.Products, moved, many)
		}
	})
}

func TestNewStockGoesToWaitingItemsFirst(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		sold := s.Offer(t, product.KindPHYSICAL, 100, false, 1)
		buyer := s.NewCustomer(t, 10_000)
		var placedOrders []*db.Order
		for range 3 { // orders of two units each; the stock has one unit
			placed, err := s.Buy(buyer.ID, sold.ID, sold.ID)
			if err != nil {
				t.Fatal(err)
			}
			placedOrders = append(placedOrders, placed)
		}
		adjust := func(delta int) *orders.StockAdjustment {
			t.Helper()
			adjusted, _, err := s.AdjustStock(s.Ctx, orders.AdjustStockInput{VariationID: sold.ID, Delta: &delta, Reason: "delivery"})
			if err != nil {
				t.Fatal(err)
			}
			return adjusted
		}
		taken := func(o *db.Order) int {
			t.Helper()
			n, err := d.Client.OrderItem.Query().Where(orderitem.OrderID(o.ID), orderitem.StockTaken(true)).Count(s.Ctx)
			if err != nil {
				t.Fatal(err)
			}
			return n
		}
		if got := adjust(2); got.StockQuantity != 0 || got.Reserved != 2 {
			t.Errorf("%+v", got)
		}
		for i, want := range []int{2, 1, 0} {
			if got := taken(placedOrders[i]); got != want {
				t.Errorf("order %d has %d units, want %d", i, got, want)
			}
		}
		if got := adjust(10); got.StockQuantity != 7 || got.Reserved != 3 {
			t.Errorf("%+v", got)
		}
		_, _, err := s.CancelOrder(s.Ctx, orders.CancelOrderInput{ID: placedOrders[2].ID, Reason: "changed their mind"})
		if err != nil {
			t.Fatal(err)
		}
		if got := adjust(-9); got.StockQuantity != 0 {
			t.Errorf("%+v: the units of a cancelled order come back", got)
		}
	})
}

// TestAWaitingItemTakesOneUnitOfTwoDeliveriesAtOnce needs PostgreSQL: SQLite has one writer at a time.
func TestAWaitingItemTakesOneUnitOfTwoDeliveriesAtOnce(t *testing.T) {
	t.Parallel()
	s := openShop(t, testkit.NewDatabase(t, dialect.Postgres), testkit.NewVault(t), nil)
	sold := s.Offer(t, product.KindPHYSICAL, 100, false, 0).ID
	if _, err := s.Buy(s.NewCustomer(t, 100).ID, sold); err != nil {
		t.Fatal(err)
	}
	release := s.lockRows(t, "SELECT id FROM variations WHERE id = $1", sold)
	done := make(chan error)
	for n := range 2 {
		go func() {
			_, _, err := s.AdjustStock(s.Ctx, orders.AdjustStockInput{VariationID: sold, Delta: new(2), Reason: "delivery"})
			done <- err
		}()
		s.awaitWaiters(t, n+1) // the first one for the variation, the second one for the order
	}
	release()
	if err := errors.Join(<-done, <-done); err != nil {
		t.Error(err)
	}
	if stock := s.Database.Client.Variation.GetX(s.Ctx, sold).StockQuantity; stock != 3 {
		t.Errorf("the stock says %d", stock)
	}
}

func TestStockIsNeverSoldTwiceWhileItIsCorrected(t *testing.T) {
	t.Parallel()
	everyIsolation(t, func(t *testing.T, d *database.DB) {
		const rounds = 12
		s := openShop(t, d, testkit.NewVault(t), nil)
		sold := s.Offer(t, product.KindPHYSICAL, 1, false, 3)
		buyer := s.NewCustomer(t, 1_000)
		var delivered, refused atomic.Int64
		testkit.AtOnce(3*rounds, func(i int) {
			var err error
			switch i % 3 {
			case 0:
				_, err = s.Buy(buyer.ID, sold.ID, sold.ID)
			case 1:
				_, _, err = s.AdjustStock(s.Ctx, orders.AdjustStockInput{VariationID: sold.ID, Delta: new(3), Reason: "in"})
				delivered.Add(3)
			case 2:
				_, _, err = s.AdjustStock(s.Ctx, orders.AdjustStockInput{VariationID: sold.ID, Delta: new(-1), Reason: "broken"})
				if testkit.CodeOf(err) == problem.CodeInsufficientStock {
					refused.Add(1)
					err = nil
				}
				delivered.Add(-1)
			}
			if err != nil {
				t.Errorf("%d: %v", i, err)
			}
		})
		left, err := d.Client.Variation.Get(s.Ctx, sold.ID)
		if err != nil {
			t.Fatal(err)
		}
		taken, err := d.Client.OrderItem.Query().Where(orderitem.VariationID(sold.ID), orderitem.StockTaken(true)).Count(s.Ctx)
		if err != nil {
			t.Fatal(err)
		}
		if want := 3 + int(delivered.Load()+refused.Load()); left.StockQuantity+taken != want {
			t.Errorf("%d in stock and %d with orders, of %d", left.StockQuantity, taken, want)
		}
	})
}

func TestAStockAdjustmentWithAKeyIsAppliedOnce(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		sold := s.Offer(t, product.KindPHYSICAL, 100, true, 1)
		in := orders.AdjustStockInput{VariationID: sold.ID, Delta: new(5), Reason: "delivery", IdempotencyKey: "double-click"}
		for i := range 2 {
			adjusted, replayed, err := s.AdjustStock(s.Ctx, in)
			if err != nil || replayed != (i > 0) || adjusted.StockQuantity != 6 {
				t.Errorf("%+v, %v, %v", adjusted, replayed, err)
			}
		}
		in.Delta = new(6)
		_, _, err := s.AdjustStock(s.Ctx, in)
		testkit.WantCode(t, err, problem.CodeIdempotencyKeyReused)
	})
}

func TestALargeImportIsWrittenCompletely(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		const lines, goods = 1_200, 1_200 + 600 // two variations of each product; more than one statement takes
		_, err := s.CreatePriceTier(s.Ctx, catalogue.NewPriceTier{Name: "Gold", Level: 1})
		if err != nil {
			t.Fatal(err)
		}
		products := func(price money.Amount) string {
			var text strings.Builder
			text.WriteString("slug,name,kind,sku,price\n")
			for i := range lines {
				fmt.Fprintf(&text, "product-%d,Product %d,SERVICE,SKU-%d,%s\n", i/2, i/2, i, price)
			}
			return text.String()
		}
		var prices strings.Builder
		prices.WriteString("sku,tier,price\n")
		for i := range lines {
			fmt.Fprintf(&prices, "SKU-%d,Gold,%s\n", i, money.Amount(100+i))
		}
		check := func(what string, got *transfer.ImportResult, err error, created, updated, unchanged int) {
			t.Helper()
			if err != nil {
				t.Fatal(err)
			}
			if got.Lines != lines || got.Created != created || got.Updated != updated || got.Unchanged != unchanged {
				t.Errorf("%s: %d lines, %d created, %d updated, %d unchanged", what, got.Lines, got.Created, got.Updated, got.Unchanged)
			}
		}
		got, err := s.ImportProducts(s.Ctx, transfer.ImportInput{CSV: products(100)})
		check("create", got, err, goods, 0, 0)
		got, err = s.ImportProducts(s.Ctx, transfer.ImportInput{CSV: products(200)})
		check("update", got, err, 0, lines, lines/2)
		got, err = s.ImportPrices(s.Ctx, transfer.ImportInput{CSV: prices.String()})
		check("prices", got, err, lines, 0, 0)
		got, err = s.ImportPrices(s.Ctx, transfer.ImportInput{CSV: prices.String(), DryRun: true})
		check("prices again, dry", got, err, 0, 0, lines)

		entries, err := d.Client.AuditEntry.Query().Where(auditentry.ActionNEQ("price_tier.create")).Count(s.Ctx)
		if want := goods + lines + lines + 3; err != nil || entries != want {
			t.Errorf("%d audit entries, want %d (%v)", entries, want, err)
		}
	})
}

func TestAnImportConcurrentWithAnEditLosesNeither(t *testing.T) {
	t.Parallel()
	everyIsolation(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		const n = 8
		offered := s.OfferMany(t, n)
		var text strings.Builder
		text.WriteString("slug,sku,price\n")
		for _, v := range offered.Edges.Variations {
			fmt.Fprintf(&text, "%s,%s,7.00\n", offered.Slug, v.Sku)
		}
		testkit.AtOnce(2*n, func(i int) {
			if i%2 == 0 {
				if _, err := s.ImportProducts(s.Ctx, transfer.ImportInput{CSV: text.String()}); err != nil {
					t.Errorf("import: %v", err)
				}
				return
			}
			id := offered.Edges.Variations[i/2].ID
			for {
				found, err := d.Client.Variation.Get(s.Ctx, id)
				if err != nil {
					t.Error(err)
					return
				}
				_, err = s.WriteVariation(s.Ctx, catalogue.VariationInput{ID: &id, Version: &found.Version, DurationDays: new(30)})
				if testkit.CodeOf(err) == problem.CodeStale {
					continue
				}
				if err != nil {
					t.Errorf("update: %v", err)
				}
				return
			}
		})
		variations, err := d.Client.Variation.Query().All(s.Ctx)
		if err != nil {
			t.Fatal(err)
		}
		for _, v := range variations {
			if v.Price != 700 || v.DurationDays != 30 || v.Version != 3 {
				t.Errorf("%s costs %s for %d days, version %d", v.Sku, v.Price, v.DurationDays, v.Version)
			}
		}
	})
}

func TestCountedStockIncludesUnitsSoldButNotHandedOut(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		buyer := s.NewCustomer(t, 10_000)
		for name, c := range map[string]struct{ stock, counted, forSale, reserved int }{
			"two of five units are sold":                {stock: 5, counted: 5, forSale: 3},
			"all units are sold":                        {stock: 2, counted: 2},
			"two items wait for a unit":                 {stock: 0, counted: 5, forSale: 3, reserved: 2},
			"one item has a unit, another waits":        {stock: 1, counted: 5, forSale: 3, reserved: 1},
			"one item has the only unit, another waits": {stock: 1, counted: 1},
		} {
			sold := s.Offer(t, product.KindPHYSICAL, 100, false, c.stock)
			if _, err := s.Buy(buyer.ID, sold.ID, sold.ID); err != nil {
				t.Fatal(err)
			}
			got, _, err := s.AdjustStock(s.Ctx, orders.AdjustStockInput{VariationID: sold.ID, SetTo: &c.counted, Reason: "counted"})
			if err != nil || got.StockQuantity != c.forSale || got.Reserved != c.reserved {
				t.Errorf("%s: %+v, %v", name, got, err)
			}
		}

		sold := s.Offer(t, product.KindPHYSICAL, 100, false, 5)
		placed, err := s.Buy(buyer.ID, sold.ID, sold.ID)
		if err != nil {
			t.Fatal(err)
		}
		set := func(n int) (*orders.StockAdjustment, error) {
			adjusted, _, err := s.AdjustStock(s.Ctx, orders.AdjustStockInput{VariationID: sold.ID, SetTo: &n, Reason: "counted"})
			return adjusted, err
		}
		_, err = set(1)
		testkit.WantCode(t, err, problem.CodeInsufficientStock)
		if refusal := problem.From(err); refusal.Reason != problem.StockPromised || refusal.Params["promised"] != 2 {
			t.Errorf("refused with %q, %v", refusal.Reason, refusal.Params)
		}
		if _, _, err := s.DeliverItems(s.Ctx, orders.DeliverItemsInput{OrderID: placed.ID}); err != nil {
			t.Fatal(err)
		}
		if got, err := set(1); err != nil || got.StockQuantity != 1 {
			t.Errorf("handed out: %+v, %v", got, err)
		}
	})
}

func TestStockIsNeverSoldTwiceWhileItIsCounted(t *testing.T) {
	t.Parallel()
	everyIsolation(t, func(t *testing.T, d *database.DB) {
		const onHand = 4
		s := openShop(t, d, testkit.NewVault(t), nil)
		sold := s.Offer(t, product.KindPHYSICAL, 1, true, onHand)
		buyer := s.NewCustomer(t, 1_000)
		testkit.AtOnce(24, func(i int) {
			if i%3 == 0 {
				_, _, err := s.AdjustStock(s.Ctx, orders.AdjustStockInput{VariationID: sold.ID, SetTo: new(onHand + i%2), Reason: "counted"})
				if refusal := problem.From(err); err != nil && (refusal == nil || refusal.Reason != problem.StockPromised) {
					t.Errorf("count: %v", err)
				}
				return
			}
			placed, err := s.Buy(buyer.ID, sold.ID)
			if testkit.CodeOf(err) == problem.CodeInsufficientStock {
				return
			}
			if err == nil && i%3 == 1 {
				_, _, err = s.CancelOrder(s.Ctx, orders.CancelOrderInput{ID: placed.ID})
			}
			if err != nil {
				t.Errorf("%d: %v", i, err)
			}
		})
		got, _, err := s.AdjustStock(s.Ctx, orders.AdjustStockInput{VariationID: sold.ID, Delta: new(1), Reason: "one more"})
		if err != nil {
			t.Fatal(err)
		}
		taken, err := d.Client.OrderItem.Query().
			Where(orderitem.VariationID(sold.ID), orderitem.StatusEQ(orderitem.StatusPENDING), orderitem.StockTaken(true)).Count(s.Ctx)
		if err != nil {
			t.Fatal(err)
		}
		if all := got.StockQuantity + taken - 1; all != onHand && all != onHand+1 {
			t.Errorf("%d units for sale and %d promised, want %d or %d in total", got.StockQuantity-1, taken, onHand, onHand+1)
		}
	})
}

func TestReturnedUnitsGoToWaitingItemsFirst(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		for what, giveBack := range map[string]func(s *shop, o *db.Order) error{
			"cancelled": func(s *shop, o *db.Order) error {
				_, _, err := s.CancelOrder(s.Ctx, orders.CancelOrderInput{ID: o.ID})
				return err
			},
			"failed": func(s *shop, o *db.Order) error {
				_, _, err := s.FailOrder(s.Ctx, orders.FailOrderInput{ID: o.ID})
				return err
			},
			"refunded": func(s *shop, o *db.Order) error {
				_, _, err := s.RefundOrder(s.Ctx, orders.RefundOrderInput{ID: o.ID, Items: uuids(o.Edges.Items[0].ID, o.Edges.Items[1].ID)})
				return err
			},
		} {
			s := openShop(t, d, testkit.NewVault(t), nil)
			sold, service := s.Offer(t, product.KindPHYSICAL, 100, false, 2).ID, s.Offer(t, product.KindSERVICE, 100, false, 0).ID
			buyer := s.NewCustomer(t, 10_000)
			place := func(items ...uuid.UUID) *db.Order {
				t.Helper()
				placed, err := s.Buy(buyer.ID, items...)
				if err != nil {
					t.Fatal(err)
				}
				return placed
			}
			taken := func(o *db.Order) int {
				return d.Client.OrderItem.Query().Where(orderitem.OrderID(o.ID), orderitem.StockTaken(true)).CountX(s.Ctx)
			}
			inStock := func() int { return d.Client.Variation.GetX(s.Ctx, sold).StockQuantity }
			first, second := place(sold, sold, service), place(sold)
			if err := giveBack(s, first); err != nil {
				t.Fatalf("%s: %v", what, err)
			}
			third := place(sold, sold)
			if taken(second) != 1 || taken(third) != 1 || inStock() != 0 {
				t.Errorf("%s: %d units for the waiting order, want 1; %d for the later order, want 1; %d in stock, want 0",
					what, taken(second), taken(third), inStock())
			}
			if taken(first) != 0 {
				t.Errorf("%s: the first order still has units", what)
			}
			testkit.VerifyConsistency(t, d)
		}
	})
}

func TestAReturnedUnitGoesToAWaitingItemOfTheSameOrder(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		sold := s.Offer(t, product.KindPHYSICAL, 100, false, 1).ID
		placed, err := s.Buy(s.NewCustomer(t, 1_000).ID, sold, sold)
		if err != nil {
			t.Fatal(err)
		}
		refunded, _, err := s.RefundOrder(s.Ctx, orders.RefundOrderInput{ID: placed.ID, Items: uuids(placed.Edges.Items[0].ID)})
		if err != nil {
			t.Fatal(err)
		}
		waiting := refunded.Edges.Items[1]
		if stored := d.Client.OrderItem.GetX(s.Ctx, waiting.ID); !stored.StockTaken || !waiting.StockTaken {
			t.Errorf("stored %t, returned %t", stored.StockTaken, waiting.StockTaken)
		}
	})
}

// The order of the cancellations does not matter: a returned unit goes to a waiting item as long as there is one.
func TestUnitsReturnedConcurrentlyAreNeitherLostNorSoldTwice(t *testing.T) {
	t.Parallel()
	everyIsolation(t, func(t *testing.T, d *database.DB) {
		const pairs = 8
		s := openShop(t, d, testkit.NewVault(t), nil)
		one, other := s.Offer(t, product.KindPHYSICAL, 1, false, pairs).ID, s.Offer(t, product.KindSERVICE, 1, false, pairs).ID
		buyer := s.NewCustomer(t, 1_000)
		var placed []*db.Order
		for i := range 3 * pairs { // the later orders wait for units of the first variation, the second, or both
			items := [][]uuid.UUID{{one}, {other}, {other, one}}[i%3]
			o, err := s.Buy(buyer.ID, items...)
			if err != nil {
				t.Fatal(err)
			}
			placed = append(placed, o)
		}
		testkit.AtOnce(len(placed)-3, func(i int) {
			if _, _, err := s.CancelOrder(s.Ctx, orders.CancelOrderInput{ID: placed[i].ID}); err != nil {
				t.Error(err)
			}
		})
		for _, id := range uuids(one, other) {
			left := d.Client.Variation.GetX(s.Ctx, id).StockQuantity
			pending := d.Client.OrderItem.Query().Where(orderitem.VariationID(id), orderitem.StatusEQ(orderitem.StatusPENDING))
			with, without := pending.Clone().Where(orderitem.StockTaken(true)).CountX(s.Ctx), pending.Where(orderitem.StockTaken(false)).CountX(s.Ctx)
			if left+with != pairs || without != 0 {
				t.Errorf("%d in stock, %d with orders, of %d; %d wait", left, with, pairs, without)
			}
		}
	})
}
