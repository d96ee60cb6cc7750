package orders

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/license"
	"kiosk/internal/auth"
	"kiosk/internal/operation"
)

// ExpireLicenses marks FREE licenses after their expiry time as EXPIRED and subtracts them from the stock, in all stores.
// It processes at most limit variations, each in its own transaction, and returns the number of expired licenses.
// It keeps the stock counters correct; sales do not depend on it, because they skip licenses after their expiry time.
// Event: stock.low.
func (ops *Operations) ExpireLicenses(ctx context.Context, limit int) (int, error) {
	expiring, err := ops.Database.Client.License.Query().
		Where(license.StatusEQ(license.StatusFREE), license.ExpiresAtLTE(ops.Now())).
		Order(license.ByExpiresAt()).
		Limit(limit).
		All(auth.AllTenants(ctx))
	if err != nil {
		return 0, fmt.Errorf("orders: find expired licenses: %w", err)
	}
	total := 0
	done := map[uuid.UUID]bool{}
	err = operation.TryEach(ctx, expiring, func(l *db.License) error {
		if done[l.VariationID] {
			return nil
		}
		done[l.VariationID] = true
		expired, err := ops.expireLicensesOf(auth.With(ctx, auth.System(l.StoreID)), l.VariationID)
		if err == nil {
			total += expired
		}
		return operation.InStore(l.StoreID, err)
	})
	return total, err
}

func (ops *Operations) expireLicensesOf(ctx context.Context, variationID uuid.UUID) (expired int, err error) {
	err = ops.WriteIncludingShredded(ctx, func(ctx context.Context, tx *operation.Tx) error {
		expired, err = Queries{tx.SQL}.expireLicenses(ctx, variationID, tx.Now)
		if err != nil {
			return err
		}
		return reduceStock(ctx, tx, variationID, expired)
	})
	return expired, err
}
