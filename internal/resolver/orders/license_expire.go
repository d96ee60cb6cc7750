package orders

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"

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
	var variations []variationRef
	for _, l := range expiring {
		if ref := (variationRef{l.StoreID, l.VariationID}); !slices.Contains(variations, ref) {
			variations = append(variations, ref)
		}
	}
	return sumOfEach(ctx, variations, ops.expireLicensesOf)
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
