package orders

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/licensebatch"
	"kiosk/ent/db/product"
	"kiosk/ent/db/variation"
	"kiosk/internal/ids"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
	"kiosk/internal/vault"
)

const (
	// MaxLicenses is the most licenses of one upload: NewLicenses in rest/openapi.yaml.
	MaxLicenses = 1_000
	// maxCredentials is the size of one license's credentials in bytes.
	maxCredentials = 4_096

	maxExternalRef = 200
)

// OnDuplicate decides how an upload treats licenses that the store has already, in any variation.
type OnDuplicate string

// DuplicateSkip stores only the new licenses. DuplicateReject stores nothing when there is a duplicate.
const (
	DuplicateSkip   OnDuplicate = "skip"
	DuplicateReject OnDuplicate = "reject"
)

// NewLicense is one license of an upload.
type NewLicense struct {
	Credentials string
	ExternalRef string     // "" for none
	ExpiresAt   *time.Time // not sold from this time on; nil for no limit
}

// UploadInput is the input of UploadLicenses: licenses of a DIGITAL variation.
type UploadInput struct {
	VariationID    uuid.UUID
	Licenses       []NewLicense
	OnDuplicate    OnDuplicate
	IdempotencyKey string `json:"-"`
}

// Validate reports every invalid field, except expiry times in the past: a retry gets the original response even when a license has
// expired since. UploadLicenses reports them after the lookup of the idempotency key.
func (in UploadInput) Validate() error { return in.invalid().Err() }

// ValidateAt reports every invalid field, with expiry times that are in the past at now.
func (in UploadInput) ValidateAt(now time.Time) error {
	v := in.invalid()
	if len(in.Licenses) <= MaxLicenses {
		in.checkExpiry(&v, now)
	}
	return v.Err()
}

func (in UploadInput) invalid() (v problem.Fields) {
	if in.VariationID == uuid.Nil {
		v.Add("/variationId", problem.Required, "is required")
	}
	if in.OnDuplicate != DuplicateSkip && in.OnDuplicate != DuplicateReject {
		v.Add("/onDuplicate", problem.NotOneOf, "must be %s", problem.Choices{"skip", "reject"})
	}
	switch {
	case len(in.Licenses) == 0:
		v.Add("/licenses", problem.Empty, "must have at least one license")
	case len(in.Licenses) > MaxLicenses:
		v.Add("/licenses", problem.TooMany, "must have at most %d licenses", MaxLicenses)
		return v
	}
	for i, license := range in.Licenses {
		license.check(&v, fmt.Sprintf("/licenses/%d", i))
	}
	return v
}

func (l NewLicense) check(v *problem.Fields, pointer string) {
	switch {
	case visible(l.Credentials) == "":
		v.Add(pointer, problem.Required, "must have credentials")
	case len(l.Credentials) > maxCredentials:
		v.Add(pointer, problem.TooManyBytes, "must have credentials of at most %d bytes", maxCredentials)
	default:
		v.Text(pointer, l.Credentials, maxCredentials)
	}
	v.Text(pointer+"/externalRef", l.ExternalRef, maxExternalRef)
}

func (in UploadInput) checkExpiry(v *problem.Fields, now time.Time) {
	for i, license := range in.Licenses {
		if license.ExpiresAt != nil && !license.ExpiresAt.After(now) {
			v.Add(fmt.Sprintf("/licenses/%d/expiresAt", i), problem.NotFuture, "must be in the future")
		}
	}
}

// UploadResult is the outcome of UploadLicenses.
type UploadResult struct {
	BatchID         uuid.UUID
	VariationID     uuid.UUID
	Received        int
	Created         int
	Duplicates      []int // indexes into the upload
	BackfilledItems int
	OrdersFulfilled int
	StockQuantity   int
}

// UploadLicenses encrypts and stores licenses, and delivers them to the waiting items of the variation, the oldest first.
// The rest of the licenses are for sale. Contract: POST /inventory/licenses.
//
// It returns the outcome, and true when an earlier call with the same idempotency key produced it.
// Events: order.items_fulfilled, order.completed, stock.available, stock.low (when licenses have expired).
// Errors: CodeInvalidInput, CodeVariationNotFound, CodeVariationNotDigital, CodeDuplicateLicenses,
// CodeIdempotencyKeyInvalid, CodeIdempotencyKeyReused.
func (ops *Operations) UploadLicenses(ctx context.Context, in UploadInput) (*UploadResult, bool, error) {
	if in.Validate() != nil {
		return nil, false, in.ValidateAt(ops.Now())
	}
	call := operation.Call{Operation: UploadOperation, Key: in.IdempotencyKey, Input: in}
	return operation.Once(ctx, ops.Runner, call, func(ctx context.Context, tx *operation.Tx) (*UploadResult, error) {
		var v problem.Fields
		in.checkExpiry(&v, tx.Now)
		if err := v.Err(); err != nil {
			return nil, err
		}
		target, err := digitalVariation(ctx, tx.Variation, in.VariationID)
		if err != nil {
			return nil, err
		}
		unsaleable, err := onlyExpired(ctx, tx, target)
		if err != nil {
			return nil, err
		}
		result, err := storeLicenses(ctx, tx, in)
		if err != nil {
			return nil, err
		}
		backfilled, err := backfill(ctx, tx, target, target.StockQuantity+result.Created)
		if err != nil {
			return nil, err
		}
		result.BackfilledItems, result.OrdersFulfilled = backfilled.items, backfilled.completed
		if unsaleable {
			expired, err := Queries{tx.SQL}.expireLicenses(ctx, target.ID, tx.Now)
			if err != nil {
				return nil, err
			}
			backfilled.expired += expired
		}
		if result.StockQuantity, err = moveUploaded(ctx, tx, target, result.Created, backfilled); err != nil {
			return nil, err
		}
		return result, tx.Audit(ctx, operation.Change{
			Action: "license.upload", Subject: "LicenseBatch", ID: result.BatchID, After: result, OwnRow: true, // the batch has the actor
		})
	})
}

// onlyExpired reports whether the stock counter of a variation includes licenses, and all of them have expired since the last run of
// ExpireLicenses.
func onlyExpired(ctx context.Context, tx *operation.Tx, target *db.Variation) (bool, error) {
	if target.StockQuantity == 0 {
		return false, nil
	}
	saleable, err := Queries{tx.SQL}.countSaleable(ctx, target.ID, 1, tx.Now)
	return saleable == 0, err
}

// moveUploaded updates the stock counters after an upload, and returns the stock. Licenses that have expired leave it first, so that
// stock.available is appended when there was nothing else.
// Events: stock.low, stock.available.
func moveUploaded(ctx context.Context, tx *operation.Tx, target *db.Variation, created int, backfilled backfillResult) (int, error) {
	if backfilled.expired > 0 {
		if err := takeMove(ctx, tx, stockedOf(target), StockMove{VariationID: target.ID, Stock: -backfilled.expired}, true); err != nil {
			return 0, err
		}
	}
	move := StockMove{VariationID: target.ID, Stock: created - backfilled.items, Backordered: -backfilled.items}
	level, moved, err := moveStock(ctx, tx, stockedOf(target), move)
	if err == nil && !moved {
		err = countersBelowLicenses(target.ID)
	}
	return level.Stock, err
}

func digitalVariation(ctx context.Context, variations *db.VariationClient, id uuid.UUID) (*db.Variation, error) {
	found, err := variations.Query().Where(variation.ID(id)).WithProduct().Only(ctx)
	if db.IsNotFound(err) {
		return nil, &problem.Error{Code: problem.CodeVariationNotFound, Detail: "There is no such variation.", Fields: []problem.Field{
			problem.NewField("/variationId", problem.VariationNotFound, "does not exist"),
		}}
	}
	if err != nil {
		return nil, fmt.Errorf("orders: read variation: %w", err)
	}
	if found.Edges.Product.Kind != product.KindDIGITAL {
		return nil, problem.Refuse(problem.CodeVariationNotDigital, "Licenses are for DIGITAL variations; %s is %s.", found.Sku, found.Edges.Product.Kind)
	}
	return found, nil
}

// storeLicenses encrypts the licenses and stores the new ones as one batch. Error: CodeDuplicateLicenses.
func storeLicenses(ctx context.Context, tx *operation.Tx, in UploadInput) (*UploadResult, error) {
	batch := ids.New()
	err := tx.LicenseBatch.Create().
		SetID(batch).
		SetCreatedAt(tx.Now).
		SetVariationID(in.VariationID).
		SetReceived(len(in.Licenses)).
		SetCreated(0).
		SetActorKind(string(tx.Actor.Kind)).
		SetNillableActorID(operation.ActorID(tx.Actor)).
		Exec(ctx)
	if err != nil {
		return nil, fmt.Errorf("orders: create license batch: %w", err)
	}
	sealed, err := sealLicenses(tx, in.Licenses)
	if err != nil {
		return nil, err
	}
	stored, err := storeUnknown(ctx, Queries{tx.SQL}, batch, in.VariationID, tx.Now, sealed)
	if err != nil {
		return nil, err
	}
	duplicates := indexesNotStored(sealed, stored)
	if len(duplicates) > 0 && in.OnDuplicate == DuplicateReject {
		return nil, duplicateLicenses(duplicates)
	}
	if err := tx.LicenseBatch.Update().Where(licensebatch.ID(batch)).SetCreated(len(stored)).Exec(ctx); err != nil {
		return nil, fmt.Errorf("orders: count license batch: %w", err)
	}
	return &UploadResult{
		BatchID:     batch,
		VariationID: in.VariationID,
		Received:    len(in.Licenses),
		Created:     len(stored),
		Duplicates:  duplicates,
	}, nil
}

// storeUnknown inserts the licenses of a batch that the store does not have yet, and returns their ids.
func storeUnknown(ctx context.Context, q Queries, batch, variationID uuid.UUID, now time.Time, licenses []sealedLicense) ([]uuid.UUID, error) {
	if err := q.lockUploads(ctx); err != nil {
		return nil, err
	}
	fingerprints := make([][][]byte, len(licenses))
	for i, l := range licenses {
		fingerprints[i] = l.Fingerprints
	}
	repeated, err := repeatedIn(ctx, q, fingerprints)
	if err != nil {
		return nil, err
	}
	var unknown []sealedLicense
	for i, l := range licenses {
		if !repeated[i] {
			unknown = append(unknown, l)
		}
	}
	if len(unknown) == 0 {
		return nil, nil
	}
	return q.insertLicenses(ctx, batch, variationID, now, unknown)
}

func sealLicenses(tx *operation.Tx, licenses []NewLicense) ([]sealedLicense, error) {
	sealed := make([]sealedLicense, len(licenses))
	for i, license := range licenses {
		id := ids.New()
		credentials, err := tx.Seal(id, vault.Credentials, []byte(license.Credentials))
		if err != nil {
			return nil, fmt.Errorf("orders: encrypt license: %w", err)
		}
		sealed[i] = sealedLicense{
			ID:           id,
			Credentials:  credentials,
			Fingerprints: fingerprintsOf(tx.Store.Keys, license.Credentials),
			ExpiresAt:    license.ExpiresAt,
		}
		if license.ExternalRef != "" {
			sealed[i].ExternalRef = &license.ExternalRef
		}
	}
	return sealed, nil
}

// indexesNotStored returns the indexes of the licenses whose ids are not in stored.
func indexesNotStored(licenses []sealedLicense, stored []uuid.UUID) []int {
	known := make(map[uuid.UUID]bool, len(stored))
	for _, id := range stored {
		known[id] = true
	}
	indexes := []int{}
	for i, license := range licenses {
		if !known[license.ID] {
			indexes = append(indexes, i)
		}
	}
	return indexes
}

func duplicateLicenses(indexes []int) *problem.Error {
	which := "One of the licenses is"
	if len(indexes) > 1 {
		which = fmt.Sprintf("%d of the licenses are", len(indexes))
	}
	refusal := problem.Refuse(problem.CodeDuplicateLicenses, "%s known already: in stock, sold, revoked or expired. Nothing was stored.", which)
	for _, i := range indexes {
		refusal.Fields = append(refusal.Fields, problem.NewField(
			fmt.Sprintf("/licenses/%d", i), problem.AlreadyInStock, "is known already: in stock, sold, revoked or expired",
		))
	}
	return refusal
}
