package transfer

import (
	"context"

	"entgo.io/ent/dialect/sql"

	"kiosk/ent/db"
	"kiosk/ent/db/recharge"
	"kiosk/internal/resolver/privacy"
)

func (e *Export) writeRecharges(ctx context.Context, file *csvFile, next func() error) error {
	return pages(func(within func(*sql.Selector)) ([]*db.Recharge, error) {
		query, err := e.wanted.RechargeWhere.Filter(e.operations.Database.Client.Recharge.Query())
		if err != nil {
			return nil, err
		}
		return query.Where(e.period, within).
			Order(recharge.ByCreatedAt(), recharge.ByID()).
			Limit(privacy.ExportPage).
			WithCustomer(nameOfCustomer).
			All(ctx)
	}, func(r *db.Recharge) position { return position{r.CreatedAt, r.ID} }, func(recharges []*db.Recharge) error {
		for _, r := range recharges {
			file.id(r.ID)
			file.time(r.CreatedAt)
			file.id(r.CustomerID)
			file.text(r.Edges.Customer.Name)
			file.amount(r.Amount)
			file.plain(e.store.Currency)
			file.plain(string(r.Status))
			file.text(r.Reference)
			file.text(r.Notes)
			file.text(r.Reason)
			file.optionalTime(r.DecidedAt)
			file.optional(r.DecidedBy)
			file.end()
		}
		return next()
	})
}
