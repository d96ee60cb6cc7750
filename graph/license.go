package graph

import (
	"context"
	"maps"
	"slices"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/license"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/page"
	"kiosk/graph/generated"
	"kiosk/internal/database"
	"kiosk/internal/ids"
	"kiosk/internal/resolver/orders"
)

func (r *Resolver) licenseNow(ctx context.Context) func(*db.License, error) (*db.License, error) {
	return reread(ctx, func(l *db.License) *db.LicenseQuery { return r.data.License.Query().Where(license.ID(l.ID)) })
}

// itemOf returns the item that a license was sold as, nil for one that was not. Those of all licenses that were read
// together with it are read at once.
func (r *Resolver) itemOf(ctx context.Context, l *db.License) (*db.OrderItem, error) {
	key := graphql.GetFieldContext(ctx).Field.Field // which selects what is read of them
	items, err := page.Load(l.Together(), key, func(licenses []*db.License) (map[uuid.UUID]*db.OrderItem, error) {
		sold := map[uuid.UUID]*db.OrderItem{}
		for some := range slices.Chunk(licenses, database.MaxIn) {
			if err := r.itemsOf(ctx, some, sold); err != nil {
				return nil, err
			}
		}
		return sold, nil
	})
	return items[l.ID], err
}

// itemsOf adds the items that the licenses were sold as, by license, with what the caller selects of them.
func (r *Resolver) itemsOf(ctx context.Context, licenses []*db.License, sold map[uuid.UUID]*db.OrderItem) error {
	keys, err := r.data.OrderItem.Query().
		Where(orderitem.LicenseIDIn(ids.Of(licenses, func(l *db.License) uuid.UUID { return l.ID })...)).
		Select(orderitem.FieldID, orderitem.FieldLicenseID).
		All(ctx)
	if err != nil || len(keys) == 0 {
		return err
	}
	license := make(map[uuid.UUID]uuid.UUID, len(keys))
	for _, item := range keys {
		license[item.ID] = *item.LicenseID
	}
	items := slices.Collect(maps.Keys(license))
	rows, err := foundByID(ctx, items, r.data.OrderItem.Query().Where(orderitem.IDIn(items...)))
	for _, item := range rows {
		sold[license[item.ID]] = item
	}
	return err
}

// upload is the operation's input for an upload of staff.
func upload(in generated.UploadLicensesInput) orders.UploadInput {
	licenses := make([]orders.NewLicense, len(in.Licenses))
	for i, given := range in.Licenses {
		licenses[i] = orders.NewLicense{Credentials: given.Credentials, ExternalRef: text(given.ExternalRef), ExpiresAt: given.ExpiresAt}
	}
	return orders.UploadInput{
		VariationID:    in.VariationID,
		Licenses:       licenses,
		OnDuplicate:    orders.OnDuplicate(strings.ToLower(string(in.OnDuplicate))),
		IdempotencyKey: text(in.IdempotencyKey),
	}
}
