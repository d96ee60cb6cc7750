package access

import (
	"context"
	"fmt"
	"net/url"
	"slices"
	"time"

	entsql "entgo.io/ent/dialect/sql"
	"github.com/google/uuid"

	"kiosk/ent/db"
	dbemail "kiosk/ent/db/email"
	"kiosk/ent/db/event"
	"kiosk/ent/db/predicate"
	"kiosk/ent/db/product"
	"kiosk/ent/db/staffmember"
	"kiosk/ent/db/staffpreferences"
	"kiosk/ent/db/variation"
	"kiosk/ent/db/webhookendpoint"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/email"
	"kiosk/internal/operation"
	"kiosk/internal/outbox"
)

const (
	// digestHour is the hour at which the daily digest is due, in the time zone of the store.
	digestHour = 8
	// digestHorizon is the longest time until the next digest: a day of 25 hours, when daylight saving time ends.
	digestHorizon = 25 * time.Hour
	// digestOverlap is added to the period of a digest, and is longer than any transaction: one that was committed after the last
	// digest may have begun before it.
	digestOverlap = time.Minute
	// digestLines is the maximum length of each list in a digest.
	digestLines = 50
)

// nextDigest returns when the first digest after a time is due.
func nextDigest(timezone string, after time.Time) time.Time {
	local := inTimezone(timezone, after)
	morning := func(day int) time.Time {
		return time.Date(local.Year(), local.Month(), day, digestHour, 0, 0, 0, local.Location())
	}
	if due := morning(local.Day()); due.After(after) {
		return due.UTC()
	}
	return morning(local.Day() + 1).UTC()
}

// MoveDigests moves the due times of the store's daily digests to another time zone. Digests that are due already do not move.
func MoveDigests(ctx context.Context, tx *operation.Tx, timezone string) error {
	err := tx.StaffPreferences.Update().
		Where(staffpreferences.DigestDueAtGT(tx.Now)).
		SetDigestDueAt(nextDigest(timezone, tx.Now)).
		Exec(ctx)
	if err != nil {
		return fmt.Errorf("access: move digests: %w", err)
	}
	return nil
}

// digestIsDue selects the digests that are due. A due time after digestHorizon counts as due: the clock has been set back since it
// was written.
func digestIsDue(now time.Time) predicate.StaffPreferences {
	return staffpreferences.Or(staffpreferences.DigestDueAtLTE(now), staffpreferences.DigestDueAtGT(now.Add(digestHorizon)))
}

// SendDigests sends the daily digests of all stores that are due, and returns how many. It handles at most limit, each in a
// transaction of its own. A digest without news is not sent.
func (ops *Operations) SendDigests(ctx context.Context, limit int) (int, error) {
	if !ops.SendsEmail() {
		return 0, nil
	}
	due, err := ops.Database.Client.StaffPreferences.Query().
		Where(digestIsDue(ops.Now())).
		Order(staffpreferences.ByDigestDueAt()).
		Limit(limit).
		All(auth.AllTenants(ctx))
	if err != nil {
		return 0, fmt.Errorf("access: find due digests: %w", err)
	}
	sent := 0
	err = operation.TryEach(ctx, due, func(row *db.StaffPreferences) error {
		written := false
		err := ops.Write(auth.With(ctx, auth.System(row.StoreID)), func(ctx context.Context, tx *operation.Tx) (err error) {
			written, err = ops.sendDigest(ctx, tx, row.ID)
			return err
		})
		if operation.IsShredded(err) {
			err = ops.endDigest(ctx, row)
		}
		if written && err == nil {
			sent++
		}
		return operation.InStore(row.StoreID, err)
	})
	return sent, err
}

// endDigest stops the digest of a staff member whose store was shredded.
func (ops *Operations) endDigest(ctx context.Context, row *db.StaffPreferences) error {
	return ops.WriteIncludingShredded(auth.With(ctx, auth.System(row.StoreID)), func(ctx context.Context, tx *operation.Tx) error {
		return tx.StaffPreferences.UpdateOneID(row.ID).ClearDigestDueAt().Exec(ctx)
	})
}

// sendDigest writes the digest of a staff member, and reports whether there was any news to send. It sets the next due time under
// a lock, so that only one of two workers sends the digest.
func (ops *Operations) sendDigest(ctx context.Context, tx *operation.Tx, id uuid.UUID) (bool, error) {
	row, err := operation.Locked(tx, tx.StaffPreferences.Query().
		Where(staffpreferences.ID(id), digestIsDue(tx.Now))).
		Only(ctx)
	if db.IsNotFound(err) {
		return false, nil // another worker has sent it, or the person has switched it off
	}
	if err != nil {
		return false, fmt.Errorf("access: read preferences: %w", err)
	}
	next := nextDigest(tx.Store.Timezone, tx.Now)
	err = tx.StaffPreferences.UpdateOneID(id).SetDigestDueAt(next).SetDigestCoveredTo(tx.Now).SetUpdatedAt(tx.Now).Exec(ctx)
	if err != nil {
		return false, fmt.Errorf("access: set the next digest: %w", err)
	}
	person, err := tx.StaffMember.Get(ctx, row.StaffID)
	if err != nil || person.Status != staffmember.StatusACTIVE {
		return false, err
	}
	var since time.Time
	if row.DigestCoveredTo != nil {
		since = *row.DigestCoveredTo
		if since.After(tx.Now) { // written by a clock that was ahead
			since = tx.Now.Add(-digestHorizon)
		}
		since = since.Add(-digestOverlap)
	}
	letter, isNew, err := writeDigest(ctx, tx, since)
	if err != nil || !isNew {
		return false, err
	}
	if letter.Language, err = languageFor(ctx, tx, person.ID, ""); err != nil {
		return false, err
	}
	letter.Store, letter.Name, letter.Link = tx.Store.Name, person.Name, ops.linkURL+"/console/"
	content, err := email.Digest(letter)
	if err != nil {
		return false, err
	}
	return true, sendEmail(ctx, tx, outgoing{to: person.ID, kind: dbemail.KindDIGEST, content: content, expiresAt: next})
}

// writeDigest returns the low stock and the suspended endpoints of the store, and whether any of them is new since a time.
func writeDigest(ctx context.Context, tx *operation.Tx, since time.Time) (letter email.DigestLetter, isNew bool, err error) {
	low := func() *db.VariationQuery {
		return tx.Variation.Query().Where(
			variation.StatusEQ(variation.StatusACTIVE),
			variation.DependsOnStock(true),
			variation.HasProductWith(
				product.StoreID(tx.Store.ID), product.StatusEQ(product.StatusACTIVE), product.KindNEQ(product.KindSERVICE)),
			variation.Or(
				variation.And(variation.LowStockThresholdIsNil(), variation.StockQuantityLTE(tx.Store.LowStockDefault)),
				func(s *entsql.Selector) {
					s.Where(entsql.ColumnsLTE(s.C(variation.FieldStockQuantity), s.C(variation.FieldLowStockThreshold)))
				},
			),
		)
	}
	lowIDs, err := low().IDs(ctx)
	if err != nil {
		return letter, false, fmt.Errorf("access: find low stock: %w", err)
	}
	rows, err := low().WithProduct().Order(variation.ByStockQuantity(), variation.BySku()).Limit(digestLines).All(ctx)
	if err != nil {
		return letter, false, fmt.Errorf("access: read low stock: %w", err)
	}
	for _, row := range rows {
		letter.Stock = append(letter.Stock, email.StockLine{Product: row.Edges.Product.Name, SKU: row.Sku, Stock: row.StockQuantity})
	}
	letter.MoreStock = len(lowIDs) - len(rows)

	suspended, err := tx.WebhookEndpoint.Query().
		Where(webhookendpoint.StatusEQ(webhookendpoint.StatusSUSPENDED), webhookendpoint.DeletedAtIsNil()).
		Order(webhookendpoint.BySuspendedAt(entsql.OrderDesc())).
		All(ctx)
	if err != nil {
		return letter, false, fmt.Errorf("access: read suspended endpoints: %w", err)
	}
	for _, endpoint := range suspended[:min(digestLines, len(suspended))] {
		letter.Endpoints = append(letter.Endpoints, endpointName(endpoint))
		isNew = isNew || endpoint.SuspendedAt != nil && endpoint.SuspendedAt.After(since)
	}
	letter.MoreEndpoints = len(suspended) - len(letter.Endpoints)
	if isNew || len(lowIDs) == 0 {
		return letter, isNew, nil
	}
	if since.IsZero() {
		return letter, true, nil
	}
	isNew, err = ranLow(ctx, tx, lowIDs, since)
	return letter, isNew, err
}

// ranLow reports whether the stock of one of the variations has become low after a time.
func ranLow(ctx context.Context, tx *operation.Tx, variations []uuid.UUID, since time.Time) (bool, error) {
	for chunk := range slices.Chunk(variations, database.MaxIn) {
		found, err := tx.Event.Query().
			Where(event.SubjectIDIn(chunk...), event.Type(string(outbox.StockLow)), event.CreatedAtGT(since)).
			Exist(ctx)
		if err != nil || found {
			return found, err
		}
	}
	return false, nil
}

// endpointName returns the description of an endpoint, or the host of its URL. It leaves out the rest of the URL, which may hold a
// secret.
func endpointName(endpoint *db.WebhookEndpoint) string {
	if endpoint.Description != "" {
		return endpoint.Description
	}
	parsed, err := url.Parse(endpoint.URL)
	if err != nil {
		return endpoint.ID.String()
	}
	return parsed.Host
}
