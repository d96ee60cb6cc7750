package customers

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/database"
	"kiosk/internal/money"
)

// queries runs the SQL statements of this package, in the actor's store.
type queries struct{ database.Statements }

// Tier is the price tier of a customer.
type Tier struct {
	ID    uuid.UUID
	Name  string
	Level int
}

// CustomerForSale holds the fields of a customer that a sale needs.
type CustomerForSale struct {
	ID      uuid.UUID
	Name    string
	Phone   *string
	Blocked bool
	Erased  bool
	Balance money.Amount
	Tier    *Tier
}

// Condition returns a condition on the table alias c, and the value of its parameter $2: the id, or the linked phone when the id is
// zero, or the external reference when the phone is empty too. The phone must be in E.164 format: see Check.
func (c CustomerRef) Condition() (condition string, value any) {
	switch {
	case c.ID == uuid.Nil && c.Phone != "":
		return "c.linked_phone = $2", c.Phone
	case c.ID == uuid.Nil && c.ExternalRef != "":
		return "c.external_ref = $2", c.ExternalRef
	default:
		return "c.id = $2", c.ID
	}
}

// CustomerColumns is the select list for CustomerRow, and CustomerTier the join for the tier. The table alias is c.
const (
	CustomerColumns = `c.id, c.name, c.phone, c.status = 'BLOCKED' AS blocked, c.erased_at IS NOT NULL AS erased, c.wallet_balance, ct.id, ct.name, ct.level`
	CustomerTier    = ` LEFT JOIN price_tiers ct ON ct.store_id = c.store_id AND ct.id = c.tier_id `
)

// CustomerRow scans CustomerColumns, which are NULL when an outer join finds no customer.
type CustomerRow struct {
	id, tierID       uuid.NullUUID
	name, tierName   sql.NullString
	phone            *string
	blocked, erased  sql.NullBool
	balance, tierLvl sql.NullInt64
}

// Targets returns the arguments for rows.Scan.
func (r *CustomerRow) Targets() []any {
	return []any{&r.id, &r.name, &r.phone, &r.blocked, &r.erased, &r.balance, &r.tierID, &r.tierName, &r.tierLvl}
}

// Customer returns the scanned customer, or nil when the columns are NULL.
func (r *CustomerRow) Customer() *CustomerForSale {
	if !r.id.Valid {
		return nil
	}
	found := &CustomerForSale{
		ID: r.id.UUID, Name: r.name.String, Phone: r.phone,
		Blocked: r.blocked.Bool, Erased: r.erased.Bool, Balance: money.Amount(r.balance.Int64),
	}
	if r.tierID.Valid {
		found.Tier = &Tier{r.tierID.UUID, r.tierName.String, int(r.tierLvl.Int64)}
	}
	return found
}

// customerForSale returns a customer with the tier, in one round trip, or nil when there is no such customer.
func (q queries) customerForSale(ctx context.Context, ref CustomerRef) (*CustomerForSale, error) {
	condition, value := ref.Condition()
	var row CustomerRow
	err := q.QueryRows(ctx, func(rows *sql.Rows) error { return rows.Scan(row.Targets()...) },
		`SELECT `+CustomerColumns+` FROM customers c`+CustomerTier+`WHERE c.store_id = $1 AND `+condition, q.Store, value)
	if err != nil {
		return nil, fmt.Errorf("customers: find customer: %w", err)
	}
	return row.Customer(), nil
}

// lockNameAndPhone returns the name and the phone of a customer, or nil when there is no such customer. It locks the row
// against erasure until the transaction ends. Other changes, such as those of the wallet, do not wait for this lock.
func (q queries) lockNameAndPhone(ctx context.Context, id uuid.UUID) (*db.Customer, error) {
	var found *db.Customer
	err := q.QueryRows(ctx, func(rows *sql.Rows) error {
		found = &db.Customer{ID: id}
		return rows.Scan(&found.Name, &found.Phone)
	}, `SELECT name, phone FROM customers WHERE store_id = $1 AND id = $2 `+q.Dialect.Lock("FOR KEY SHARE"), q.Store, id)
	if err != nil {
		return nil, fmt.Errorf("customers: lock customer: %w", err)
	}
	return found, nil
}
