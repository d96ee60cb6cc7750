package orders

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"
	"github.com/lib/pq"

	"kiosk/internal/database"
	"kiosk/internal/ids"
	"kiosk/internal/operation"
)

// saleableLicenses selects the ids of the first n FREE licenses of the variation $2 that have not expired at $3, the oldest first.
//
// The limit is a literal: for a parameter PostgreSQL estimates a tenth of all rows, and then plans the statement on
// each execution, because the generic plan for that many rows is bad.
// The variation is a range of one value and the first column of ORDER BY, so that only the index license_free has the
// order. Otherwise PostgreSQL scans the primary key for a popular variation, past every license that was ever sold.
func saleableLicenses(n int) string {
	return `SELECT id FROM licenses
		WHERE store_id = $1 AND variation_id >= $2 AND variation_id <= $2 AND status = 'FREE'
			AND (expires_at IS NULL OR expires_at > $3)
		ORDER BY variation_id, id LIMIT ` + strconv.Itoa(n)
}

// TakeLicenses marks up to n FREE licenses of a variation as SOLD, the oldest first, and returns their ids in that order.
// It skips licenses that are after their expiry time at now.
func (q Queries) TakeLicenses(ctx context.Context, variationID uuid.UUID, n int, lock operation.Lock, now time.Time) ([]uuid.UUID, error) {
	// MATERIALIZED: the locking scan runs once and never takes more than n rows.
	taken, err := q.IDs(ctx, `WITH picked AS MATERIALIZED (`+saleableLicenses(n)+` `+q.Dialect.Lock(lock.Clause())+`)
		UPDATE licenses SET status = 'SOLD', sold_at = $3
		WHERE store_id = $1 AND id IN (SELECT id FROM picked)
		RETURNING id`, q.Store, variationID, now)
	if err != nil {
		return nil, fmt.Errorf("orders: take licenses: %w", err)
	}
	slices.SortFunc(taken, ids.Compare)
	return taken, nil
}

// countSaleable counts the FREE licenses of a variation that have not expired at now. It stops at limit.
func (q Queries) countSaleable(ctx context.Context, variationID uuid.UUID, limit int, now time.Time) (int, error) {
	saleable, err := q.IDs(ctx, saleableLicenses(limit), q.Store, variationID, now)
	if err != nil {
		return 0, fmt.Errorf("orders: count licenses: %w", err)
	}
	return len(saleable), nil
}

// expireLicenses marks the FREE licenses of a variation whose expiry time is reached at now as EXPIRED, and returns their
// number. The caller updates the stock counter. It locks the licenses in the order of their ids, as every transaction does
// that waits for several licenses.
func (q Queries) expireLicenses(ctx context.Context, variationID uuid.UUID, now time.Time) (int, error) {
	expired, err := q.IDs(ctx, `WITH due AS MATERIALIZED (
			SELECT id FROM licenses
			WHERE store_id = $1 AND variation_id = $2 AND status = 'FREE' AND expires_at <= $3
			ORDER BY id `+q.Dialect.Lock(operation.WaitLocked.Clause())+`)
		UPDATE licenses SET status = 'EXPIRED'
		WHERE store_id = $1 AND id IN (SELECT id FROM due)
		RETURNING id`, q.Store, variationID, now)
	if err != nil {
		return 0, fmt.Errorf("orders: expire licenses: %w", err)
	}
	return len(expired), nil
}

// sealedLicense is a license to insert, with encrypted credentials.
type sealedLicense struct {
	ID           uuid.UUID
	Credentials  []byte
	Fingerprints [][]byte // the first is stored
	ExternalRef  *string
	ExpiresAt    *time.Time
}

// lockUploads serialises the uploads of a store until the transaction ends, so that the next upload sees the licenses of
// this one. It takes an advisory lock, because no table has a row for it. The statement reads the store's row of
// event_feeds, so that Citus runs it on the store's node, where all transactions of the store take the same lock.
func (q Queries) lockUploads(ctx context.Context) error {
	if q.Dialect == dialect.SQLite { // has one writer at a time
		return nil
	}
	err := q.QueryRows(ctx, func(*sql.Rows) error { return nil },
		"SELECT pg_advisory_xact_lock(hashtextextended('uploads of ' || store_id::text, 0)) FROM event_feeds WHERE store_id = $1", q.Store)
	if err != nil {
		return fmt.Errorf("orders: lock the uploads of the store: %w", err)
	}
	return nil
}

// KnownFingerprints returns the fingerprints that belong to a license of the store already, in any variation and status.
func (q Queries) KnownFingerprints(ctx context.Context, fingerprints [][]byte) (map[string]bool, error) {
	p := database.Parameters{Values: []any{q.Store}}
	among := "= ANY ($2::bytea[])"
	if q.Dialect == dialect.SQLite {
		list := make([]string, len(fingerprints))
		for i, fingerprint := range fingerprints {
			list[i] = p.Add(fingerprint)
		}
		among = "IN (" + strings.Join(list, ", ") + ")"
	} else {
		p.Add(pq.Array(fingerprints))
	}
	known := make(map[string]bool, len(fingerprints))
	err := q.QueryRows(ctx, func(row *sql.Rows) error {
		var fingerprint []byte
		if err := row.Scan(&fingerprint); err != nil {
			return err
		}
		known[string(fingerprint)] = true
		return nil
	}, "SELECT fingerprint FROM licenses WHERE store_id = $1 AND fingerprint "+among, p.Values...)
	if err != nil {
		return nil, fmt.Errorf("orders: find licenses by fingerprint: %w", err)
	}
	return known, nil
}

// insertLicenses inserts licenses as FREE and returns the ids of the inserted rows. Of several licenses with the same
// fingerprint it inserts the first.
func (q Queries) insertLicenses(ctx context.Context, batchID, variationID uuid.UUID, now time.Time, licenses []sealedLicense) ([]uuid.UUID, error) {
	var stored []uuid.UUID
	for part := range slices.Chunk(licenses, q.Dialect.MaxRows()) {
		p := database.Parameters{Values: []any{now, q.Store, variationID, batchID}}
		rows := q.licenseRows(&p, part)
		inserted, err := q.IDs(ctx, `INSERT INTO licenses
				(id, credentials, fingerprint, external_ref, expires_at, created_at, store_id, variation_id, batch_id, status)
			SELECT l.*, $1, $2, $3, $4, 'FREE' FROM `+rows+` AS l
			WHERE TRUE -- tells SQLite that ON CONFLICT belongs to no join
			ON CONFLICT (store_id, variation_id, fingerprint) DO NOTHING
			RETURNING id`, p.Values...)
		if err != nil {
			return nil, fmt.Errorf("orders: insert licenses: %w", err)
		}
		stored = append(stored, inserted...)
	}
	return stored, nil
}

// licenseRows returns a table expression with the columns of the licenses. For PostgreSQL it uses five arrays, because
// PostgreSQL takes longer to read ten thousand parameters than to insert their rows. SQLite has no arrays, and gets VALUES.
func (q Queries) licenseRows(p *database.Parameters, licenses []sealedLicense) string {
	if q.Dialect == dialect.SQLite {
		rows := make([]string, len(licenses))
		for i, l := range licenses {
			rows[i] = p.AddRow(q.Dialect, nil, l.ID, l.Credentials, l.Fingerprints[0], l.ExternalRef, l.ExpiresAt)
		}
		return "(VALUES " + strings.Join(rows, ", ") + ")"
	}
	ids, credentials, fingerprints := make([]string, len(licenses)), make([][]byte, len(licenses)), make([][]byte, len(licenses))
	refs, expiries := make([]*string, len(licenses)), make([]*string, len(licenses))
	for i, l := range licenses {
		ids[i], credentials[i], fingerprints[i], refs[i] = l.ID.String(), l.Credentials, l.Fingerprints[0], l.ExternalRef
		if l.ExpiresAt != nil {
			expiries[i] = new(l.ExpiresAt.Format(time.RFC3339Nano))
		}
	}
	return "unnest(" + p.Add(pq.Array(ids)) + "::uuid[], " + p.Add(pq.Array(credentials)) + "::bytea[], " +
		p.Add(pq.Array(fingerprints)) + "::bytea[], " + p.Add(pq.Array(refs)) + "::text[], " +
		p.Add(pq.Array(expiries)) + "::timestamptz[])"
}

// fulfilment assigns a license to an order item.
type fulfilment struct {
	ItemID    uuid.UUID
	LicenseID uuid.UUID
	ExpiresAt *time.Time
}

// deliverItems marks PENDING items as DELIVERED, each with its license, and returns the number of changed items.
func (q Queries) deliverItems(ctx context.Context, now time.Time, fulfilments []fulfilment) (int, error) {
	p := database.Parameters{Values: []any{q.Store, now}}
	rows := make([]string, len(fulfilments))
	for i, f := range fulfilments {
		rows[i] = p.AddRow(q.Dialect, []string{"uuid", "uuid", "timestamptz"}, f.ItemID, f.LicenseID, f.ExpiresAt)
	}
	changed, err := q.IDs(ctx, `WITH given (item_id, license_id, expires_at) AS (VALUES `+strings.Join(rows, ", ")+`)
		UPDATE order_items
		SET status = 'DELIVERED', delivered_at = $2, updated_at = $2, stock_taken = TRUE,
			license_id = given.license_id, expires_at = given.expires_at
		FROM given
		WHERE order_items.store_id = $1 AND order_items.id = given.item_id AND order_items.status = 'PENDING'
		RETURNING order_items.id`, p.Values...)
	if err != nil {
		return 0, fmt.Errorf("orders: deliver items: %w", err)
	}
	return len(changed), nil
}
