package transfer

import (
	"context"
	"fmt"
	"io"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/license"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/product"
	"kiosk/ent/db/variation"
	"kiosk/internal/auth"
	"kiosk/internal/ids"
	"kiosk/internal/operation"
	"kiosk/internal/resolver/orders"
)

// licenseLines exports the licenses in the order of their uploads, without their credentials.
var licenseLines = exportKind{
	name: "LICENSES",
	list: auth.PermissionRead,
	columns: []string{"licenseId", "uploadedAt", "batchId", "productName", "sku", "status", "externalRef", "expiresAt", "soldAt",
		"revokedAt", "orderNumber"},
	filter: "/licenseWhere",
	exportSource: exportSource{
		check: func(_ context.Context, tx *operation.Tx, in *CreateExportInput) error {
			_, err := licensesOf(tx.Client(), in)
			return err
		},
		write: writeLicenses,
	},
}

// licensesOf returns a query for the licenses that the input selects.
func licensesOf(client *db.Client, in *CreateExportInput) (*db.LicenseQuery, error) {
	query := client.License.Query()
	if len(in.LicenseStatuses) > 0 {
		query.Where(license.StatusIn(in.LicenseStatuses...))
	}
	return in.LicenseWhere.Filter(query)
}

// writeLicenses reads pages of uploads, the oldest first. It reads the licenses of several uploads together, at most orders.MaxLicenses
// at a time: an upload has no more than these.
func writeLicenses(ctx context.Context, e *Export, to io.Writer, flushed func() error) error {
	file := e.newCSV(to, flushed)
	batches := func() (*db.LicenseBatchQuery, error) {
		return e.operations.Database.Client.LicenseBatch.Query().
			WithVariation(func(q *db.VariationQuery) {
				q.Select(variation.FieldID, variation.FieldSku, variation.FieldProductID).
					WithProduct(func(q *db.ProductQuery) { q.Select(product.FieldID, product.FieldName) })
			}), nil
	}
	return pages(ctx, e, batches, func(b *db.LicenseBatch) position { return position{b.CreatedAt, b.ID} }, func(page []*db.LicenseBatch) error {
		for len(page) > 0 {
			count := batchesWithin(page, orders.MaxLicenses)
			if err := e.writeBatches(ctx, file, page[:count]); err != nil {
				return err
			}
			if err := file.flush(); err != nil {
				return err
			}
			page = page[count:]
		}
		return file.flush()
	})
}

// batchesWithin returns how many of the first batches have at most limit licenses together. It is at least one.
func batchesWithin(batches []*db.LicenseBatch, limit int) int {
	licenses := 0
	for i, batch := range batches {
		if licenses += batch.Created; licenses > limit {
			return max(i, 1)
		}
	}
	return len(batches)
}

func (e *Export) writeBatches(ctx context.Context, file *csvFile, batches []*db.LicenseBatch) error {
	query, err := licensesOf(e.operations.Database.Client, &e.input)
	if err != nil {
		return err
	}
	licenses, err := query.
		Where(license.BatchIDIn(ids.Of(batches, func(b *db.LicenseBatch) uuid.UUID { return b.ID })...)).
		Select(license.FieldID, license.FieldBatchID, license.FieldStatus, license.FieldExternalRef,
			license.FieldExpiresAt, license.FieldSoldAt, license.FieldRevokedAt).
		All(ctx)
	if err != nil {
		return fmt.Errorf("transfer: read export: %w", err)
	}
	// Not in the statement: for the order of the ids, SQLite would read all licenses of the store by their key.
	slices.SortFunc(licenses, func(a, b *db.License) int { return ids.Compare(a.ID, b.ID) })
	numbers, err := e.orderNumbers(ctx, licenses)
	if err != nil {
		return err
	}
	byBatch := map[uuid.UUID][]*db.License{}
	for _, l := range licenses {
		byBatch[l.BatchID] = append(byBatch[l.BatchID], l)
	}
	for _, batch := range batches {
		for _, l := range byBatch[batch.ID] {
			writeLicenseLine(file, batch, l, numbers[l.ID])
		}
	}
	return nil
}

// orderNumbers returns the number of the order of each license that was sold, by the license's id.
func (e *Export) orderNumbers(ctx context.Context, licenses []*db.License) (map[uuid.UUID]string, error) {
	var sold []uuid.UUID
	for _, l := range licenses {
		if l.SoldAt != nil {
			sold = append(sold, l.ID)
		}
	}
	numbers := map[uuid.UUID]string{}
	if len(sold) == 0 {
		return numbers, nil
	}
	items, err := e.operations.Database.Client.OrderItem.Query().
		Where(orderitem.LicenseIDIn(sold...)).
		WithOrder(numberOfOrder).
		All(ctx)
	if err != nil {
		return nil, fmt.Errorf("transfer: read export: %w", err)
	}
	for _, item := range items {
		numbers[*item.LicenseID] = item.Edges.Order.Number
	}
	return numbers, nil
}

func writeLicenseLine(file *csvFile, batch *db.LicenseBatch, l *db.License, orderNumber string) {
	file.id(l.ID)
	file.time(batch.CreatedAt)
	file.id(batch.ID)
	file.text(batch.Edges.Variation.Edges.Product.Name)
	file.text(batch.Edges.Variation.Sku)
	file.plain(string(l.Status))
	file.optional(l.ExternalRef)
	file.optionalTime(l.ExpiresAt)
	file.optionalTime(l.SoldAt)
	file.optionalTime(l.RevokedAt)
	file.plain(orderNumber)
	file.end()
}
