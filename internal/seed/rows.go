package seed

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/product"
	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/bulk"
	"kiosk/internal/ids"
	"kiosk/internal/money"
	"kiosk/internal/outbox"
	"kiosk/internal/reports"
	"kiosk/internal/vault"
)

// actor is the actor that a row names as its author.
type actor struct {
	kind string
	id   any // nil for the system
	name string
}

var system = actor{kind: "SYSTEM", name: "system"}

var (
	batchColumns    = []string{"id", "created_at", "store_id", "variation_id", "received", "created", "actor_kind"}
	licenseColumns  = []string{"id", "created_at", "store_id", "variation_id", "batch_id", "status", "credentials", "fingerprint", "external_ref", "sold_at", "revoked_at"}
	rechargeColumns = []string{"id", "created_at", "store_id", "customer_id", "amount", "status", "reference", "decided_at", "decided_by", "reason"}
	ledgerColumns   = []string{"id", "created_at", "store_id", "customer_id", "sequence", "kind", "amount", "balance_after", "reference", "order_id", "recharge_id", "actor_kind", "actor_id"}
	orderColumns    = []string{"id", "created_at", "updated_at", "store_id", "number", "customer_id", "status", "currency", "total",
		"refunded_amount", "post_sale_instructions", "source", "status_reason", "completed_at"}
	itemColumns = []string{"id", "created_at", "updated_at", "store_id", "order_id", "ordered_at", "position", "product_id", "variation_id",
		"kind", "product_name", "sku", "price", "base_price", "applied_tier_id", "applied_tier_name", "applied_tier_level", "status",
		"duration_days", "stock_taken", "license_id", "delivered_at", "expires_at", "rolled_up_refunded"}
)

// rows collects the rows of a chunk of orders.
type rows struct {
	*history
	batches                                    map[*variation]*batch
	licenses, recharges, ledger, orders, items [][]any
	audits                                     [][]any
}

// batch is the license batch for all licenses of one variation in a chunk of orders.
type batch struct {
	id    uuid.UUID
	at    time.Time
	count int
}

func newRows(h *history) *rows { return &rows{history: h, batches: map[*variation]*batch{}} }

// tables returns the rows of all tables, ordered so that each row refers only to earlier ones.
func (r *rows) tables() []bulk.Table {
	batches := make([][]any, 0, len(r.batches))
	for v, b := range r.batches {
		batches = append(batches, []any{b.id, b.at, r.store.ID, v.id, b.count, b.count, system.kind})
	}
	return []bulk.Table{
		{Name: "license_batches", Columns: batchColumns, Rows: batches},
		{Name: "licenses", Columns: licenseColumns, Rows: r.licenses},
		{Name: "recharges", Columns: rechargeColumns, Rows: r.recharges},
		{Name: "orders", Columns: orderColumns, Rows: r.orders},
		{Name: "wallet_transactions", Columns: ledgerColumns, Rows: r.ledger},
		{Name: "order_items", Columns: itemColumns, Rows: r.items},
		{Name: "audit_entries", Columns: auditColumns, Rows: r.audits},
	}
}

// sale is an order for which rows are being created.
type sale struct {
	id        uuid.UUID
	at        time.Time
	number    string
	fate      fate
	buyer     *person
	total     money.Amount
	placedAs  order.Status // PENDING if an item had to wait for stock, else PROCESSING
	waits     order.Status // PENDING or PROCESSING while an item waits, else empty
	completed time.Time    // when the last item was delivered
	credited  time.Time    // when it was credited back, if it was
	reason    string       // why it was credited back
	clerk     actor        // the staff member who credited it back
	products  []uuid.UUID
	texts     []string           // the post-sale instructions of its products
	saleItems []reports.SaleItem // for the rollups
	items     []outbox.OrderItem // as they were when the order was placed
}

// place creates the rows and events of one order.
func (r *rows) place(at time.Time) error {
	r.payBack(at.Add(-time.Second))
	picked := r.cart()
	s := &sale{id: idAt(at), at: at, number: ids.OrderNumber(), fate: r.fateOf(picked, at), buyer: r.buyer(at), placedAs: order.StatusPROCESSING, completed: at}
	s.credited, s.reason, s.clerk = r.extension.creditedAt(s), r.extension.reason(s.fate), r.extension.clerk()
	for position, v := range picked {
		if err := r.item(s, position, v); err != nil {
			return err
		}
	}
	if err := r.pay(s); err != nil {
		return err
	}
	return r.order(s)
}

// fateOf returns a random fate for an order of these variations, of those that are possible.
func (r *rows) fateOf(picked []*variation, at time.Time) fate {
	drawn := drawFate()
	isInstant := !slices.ContainsFunc(picked, func(v *variation) bool { return !v.isInstant() })
	switch {
	case r.extension != nil && r.isRecent(at) && picked[0].scarce:
		return delivered // it waits
	case drawn == refunded && r.isRecent(at) && !isInstant:
		return delivered // it may still wait, and then it cannot have been refunded
	case (drawn == cancelled || drawn == failed) && isInstant && r.extension != nil:
		return refunded // it was delivered at once, so it could not be cancelled
	default:
		return drawn
	}
}

// cart returns the variations of a random order: mostly one, sometimes the same one twice.
func (r *rows) cart() []*variation {
	if v := r.waitedFor(); v != nil {
		return []*variation{v}
	}
	size := []int{1, 1, 1, 1, 1, 1, 1, 2, 2, 3}[below(10)]
	picked := make([]*variation, size)
	for i := range picked {
		picked[i] = r.variation()
		if i > 0 && below(5) == 0 {
			picked[i] = picked[0]
		}
	}
	return picked
}

// item adds the row of one item to the order.
func (r *rows) item(s *sale, position int, v *variation) error {
	id := idAt(s.at)
	price, applied := v.priceFor(s.buyer.tier)
	s.total += price
	if v.scarce {
		s.placedAs = order.StatusPENDING
	}
	status := orderitem.StatusPENDING
	var licenseID, deliveredAt, expiresAt any
	switch {
	case s.fate == cancelled || s.fate == failed:
		status = orderitem.StatusCANCELLED
	case r.waits(s, v):
	default:
		status = orderitem.StatusDELIVERED
		at := s.at.Add(s.delay(v))
		deliveredAt = at
		if s.completed.Before(at) {
			s.completed = at
		}
		if v.days > 0 {
			expiresAt = at.AddDate(0, 0, v.days)
		}
	}
	if s.fate == refunded {
		status = orderitem.StatusREFUNDED
	}
	if deliveredAt != nil && v.kind == product.KindDIGITAL {
		sold, err := r.license(v, s)
		if err != nil {
			return err
		}
		licenseID = sold
	}
	tierID, tierName, tierLevel := applied.columns()
	back := status == orderitem.StatusCANCELLED || status == orderitem.StatusREFUNDED
	r.items = append(r.items, []any{id, s.at, s.at, r.store.ID, s.id, s.at, position, v.productID, v.id,
		string(v.kind), v.productName, v.sku, int64(price), int64(v.price), tierID, tierName, tierLevel, string(status),
		v.days, v.tookStock(status), licenseID, deliveredAt, expiresAt, back})
	s.remember(v, price, applied, back)
	s.items = append(s.items, outbox.OrderItem{ID: id, ProductID: v.productID, VariationID: v.id, SKU: v.sku, Price: price, Status: string(orderitem.StatusPENDING)})
	return nil
}

// tookStock reports whether an item of the variation with this status has taken a unit from the stock.
func (v *variation) tookStock(status orderitem.Status) bool {
	waitsForLicense := status == orderitem.StatusPENDING && v.kind == product.KindDIGITAL
	return v.stocked && status != orderitem.StatusCANCELLED && !waitsForLicense
}

// waits reports whether an item has not been delivered yet. If so, it sets the status with which the order waits.
func (r *rows) waits(s *sale, v *variation) bool {
	if s.fate == refunded || !r.isRecent(s.at) {
		return false
	}
	switch {
	case v.scarce:
		v.waiting++
		s.waits = order.StatusPENDING
		return true
	case v.kind != product.KindDIGITAL:
		if s.waits == "" {
			s.waits = order.StatusPROCESSING
		}
		return true
	default:
		return false
	}
}

// delay returns the time from the sale to the delivery: 0 for a license in stock, and for a refunded order.
func (s *sale) delay(v *variation) time.Duration {
	if s.fate == refunded || v.isInstant() {
		return 0
	}
	return time.Hour + time.Duration(below(48*3_600))*time.Second
}

// remember stores the data of an item that the rollups and the order's row need.
func (s *sale) remember(v *variation, price money.Amount, applied *tier, back bool) {
	item := reports.SaleItem{ProductID: v.productID, VariationID: v.id, Price: price, Refunded: back}
	if applied != nil {
		item.TierID = applied.id
	}
	s.saleItems = append(s.saleItems, item)
	if slices.Contains(s.products, v.productID) {
		return
	}
	s.products = append(s.products, v.productID)
	if v.instructions != "" {
		s.texts = append(s.texts, v.instructions)
	}
}

// license creates the license of an order's item.
func (r *rows) license(v *variation, s *sale) (uuid.UUID, error) {
	var revokedAt any
	status := "SOLD"
	if s.fate == refunded {
		status, revokedAt = "REVOKED", s.credited
	}
	return r.newLicense(v, s.at, status, s.at, revokedAt)
}

// restock creates the licenses that are in stock when the history ends.
func (r *rows) restock(v *variation) error {
	if v.kind != product.KindDIGITAL {
		return nil
	}
	for range v.stock() {
		if _, err := r.newLicense(v, r.options.Until, "FREE", nil, nil); err != nil {
			return err
		}
	}
	return nil
}

func (r *rows) newLicense(v *variation, at time.Time, status string, soldAt, revokedAt any) (uuid.UUID, error) {
	b := r.batches[v]
	if b == nil {
		b = &batch{id: idAt(at), at: at}
		r.batches[v] = b
	}
	b.count++
	id := idAt(at)
	secret := []byte(r.extension.key(v, id))
	sealed, err := r.keys.Seal(id, vault.Credentials, secret)
	if err != nil {
		return uuid.Nil, err
	}
	r.licenses = append(r.licenses, []any{id, b.at, r.store.ID, v.id, b.id, status,
		sealed, r.keys.Fingerprint(vault.Credentials, secret), r.externalRef(), soldAt, revokedAt})
	return id, nil
}

// pay adds the purchase to the ledger, and before it a recharge if the balance is too low. A refund is added later, by payBack.
func (r *rows) pay(s *sale) error {
	if lack := s.total - s.buyer.balance; lack > 0 {
		if err := r.recharge(s.buyer, s.at.Add(-time.Second), topUp(lack)); err != nil {
			return err
		}
	}
	r.book(s.buyer, s.at, wallettransaction.KindPURCHASE, -s.total, s.number, s.id, nil, system)
	if s.fate != delivered {
		r.owed = append(r.owed, s)
	}
	return nil
}

// payBack adds the refunds of earlier orders to the ledger, up to a time, in the order of their times.
func (r *rows) payBack(until time.Time) {
	slices.SortStableFunc(r.owed, func(a, b *sale) int { return a.credited.Compare(b.credited) })
	due := 0
	for ; due < len(r.owed) && !r.owed[due].credited.After(until); due++ {
		s := r.owed[due]
		r.book(s.buyer, s.credited, wallettransaction.KindREFUND, s.total, s.number, s.id, nil, s.clerk)
	}
	r.owed = slices.Delete(r.owed, 0, due)
}

// recharge adds an approved recharge.
func (r *rows) recharge(p *person, at time.Time, amount money.Amount) error {
	id, reference := idAt(at), r.reference()
	r.recharges = append(r.recharges, []any{id, at, r.store.ID, p.id, int64(amount), "APPROVED", reference, at, system.kind, ""})
	balance := r.book(p, at, wallettransaction.KindRECHARGE, amount, reference, nil, id, system)
	return r.journal.approved(at, outbox.RechargeApprovedData{Recharge: r.rechargeEvent(id, p, amount, "APPROVED"), Balance: balance})
}

func (r *rows) rechargeEvent(id uuid.UUID, p *person, amount money.Amount, status string) outbox.Recharge {
	return outbox.Recharge{ID: id, CustomerID: p.id, Amount: amount, Currency: r.store.Currency, Status: status}
}

// book adds a row to a wallet's ledger and returns the new balance.
func (r *rows) book(p *person, at time.Time, kind wallettransaction.Kind, amount money.Amount, reference string, orderID, rechargeID any, by actor) money.Amount {
	balance, sequence := p.move(amount)
	r.ledger = append(r.ledger, []any{idAt(at), at, r.store.ID, p.id, sequence, string(kind), int64(amount), int64(balance),
		reference, orderID, rechargeID, by.kind, by.id})
	return balance
}

// order adds the order's row, its rollups, audit entry and events.
func (r *rows) order(s *sale) error {
	status := s.fate.status()
	var completedAt *time.Time
	updatedAt, back := s.credited, s.total
	switch s.fate {
	case delivered:
		updatedAt, back = s.at, 0
		if s.waits != "" {
			status = s.waits
			break
		}
		completedAt, updatedAt = &s.completed, s.completed
	case refunded:
		completedAt = &s.completed
	default: // cancelled or failed: never delivered
	}
	r.orders = append(r.orders, []any{s.id, s.at, updatedAt, r.store.ID, s.number, s.buyer.id, string(status), r.store.Currency, int64(s.total),
		int64(back), strings.Join(s.texts, "\n\n"), r.extension.source(), s.reason, completedAt})
	r.delta.Add(reports.Sale{
		CustomerID: s.buyer.id, CreatedAt: s.at, CompletedAt: completedAt, Status: status,
		Total: s.total, Refunded: back, Items: s.saleItems,
	})
	if err := r.auditEnd(s); err != nil {
		return err
	}
	return r.journal.ordered(s, r.store.Currency, completedAt)
}

// externalRef returns a random external reference for a license, nil unless Options.References is set.
func (h *history) externalRef() any {
	if !h.options.References {
		return nil
	}
	return fmt.Sprintf("INV-%07d", below(10_000_000))
}
