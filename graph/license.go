package graph

import (
	"context"
	"maps"
	"slices"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/page"
	"kiosk/graph/generated"
	"kiosk/internal/database"
	"kiosk/internal/ids"
	"kiosk/internal/resolver/orders"
)

// itemOf returns the order item with which a license was sold, nil if it was not sold. The items of all licenses that were read
// together are read at once.
func (r *Resolver) itemOf(ctx context.Context, l *db.License) (*db.OrderItem, error) {
	key := graphql.GetFieldContext(ctx).Field.Field // whose selection says which columns to read
	items, err := page.Load(l.Together(), key, func(licenses []*db.License) (map[uuid.UUID]*db.OrderItem, error) {
		sold := map[uuid.UUID]*db.OrderItem{}
		for chunk := range slices.Chunk(licenses, database.MaxIn) {
			if err := r.addItems(ctx, chunk, sold); err != nil {
				return nil, err
			}
		}
		return sold, nil
	})
	return items[l.ID], err
}

// addItems reads the order items with which licenses were sold, with the fields that the operation selects, and adds them to
// sold by the id of the license.
func (r *Resolver) addItems(ctx context.Context, licenses []*db.License, sold map[uuid.UUID]*db.OrderItem) error {
	keys, err := r.data.OrderItem.Query().
		Where(orderitem.LicenseIDIn(ids.Of(licenses, func(l *db.License) uuid.UUID { return l.ID })...)).
		Select(orderitem.FieldID, orderitem.FieldLicenseID).
		All(ctx)
	if err != nil || len(keys) == 0 {
		return err
	}
	licenseOf := make(map[uuid.UUID]uuid.UUID, len(keys)) // by item
	for _, item := range keys {
		licenseOf[item.ID] = *item.LicenseID
	}
	items := slices.Collect(maps.Keys(licenseOf))
	rows, err := byIDs(ctx, items, r.data.OrderItem.Query().Where(orderitem.IDIn(items...)))
	for _, item := range rows {
		sold[licenseOf[item.ID]] = item
	}
	return err
}

// uploadInput converts the input of uploadLicenses to that of the operation.
func uploadInput(in generated.UploadLicensesInput) orders.UploadInput {
	licenses := make([]orders.NewLicense, len(in.Licenses))
	for i, l := range in.Licenses {
		licenses[i] = orders.NewLicense{Credentials: l.Credentials, ExternalRef: text(l.ExternalRef), ExpiresAt: l.ExpiresAt}
	}
	return orders.UploadInput{
		VariationID:    in.VariationID,
		Licenses:       licenses,
		OnDuplicate:    orders.OnDuplicate(strings.ToLower(string(in.OnDuplicate))),
		IdempotencyKey: text(in.IdempotencyKey),
	}
}
