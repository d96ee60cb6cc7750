package client

import (
	"context"
	"net/http"
	"time"
)

// License is something to sell: a key, or an account.
type License struct {
	Credentials string     `json:"credentials"` // a secret of at most 4,096 bytes
	ExternalRef string     `json:"externalRef,omitempty"`
	ExpiresAt   *time.Time `json:"expiresAt,omitempty"`
}

// OnDuplicate says what to do with licenses that the store has already.
type OnDuplicate string

// What to do with duplicates.
const (
	DuplicateSkip   OnDuplicate = "skip"   // store the others; the default
	DuplicateReject OnDuplicate = "reject" // store nothing: CodeDuplicateLicenses
)

// UploadLicensesInput is a batch of licenses for a variation of a DIGITAL product.
type UploadLicensesInput struct {
	VariationID string
	Licenses    []License // 1 to 1,000
	OnDuplicate OnDuplicate
	// IdempotencyKey of at most 80 characters; "" lets the client make one. It guards against a
	// repetition for 24 hours, see NewIdempotencyKey.
	IdempotencyKey string
}

// Upload is what became of a batch of licenses.
type Upload struct {
	BatchID         string `json:"batchId"`
	VariationID     string `json:"variationId"`
	Received        int    `json:"received"`
	Created         int    `json:"created"`
	Duplicates      []int  `json:"duplicates"`      // indexes of those that were skipped
	BackfilledItems int    `json:"backfilledItems"` // that had waited for stock
	OrdersFulfilled int    `json:"ordersFulfilled"`
	StockQuantity   int    `json:"stockQuantity"` // what is free now
	// Replayed is set when an earlier attempt or call with the same idempotency key had done it.
	Replayed bool `json:"-"`
}

type uploadBody struct {
	VariationID string      `json:"variationId"`
	Licenses    []License   `json:"licenses"`
	OnDuplicate OnDuplicate `json:"onDuplicate,omitempty"`
}

// UploadLicenses puts licenses into stock, and delivers to those who wait for them. Scope
// inventory:write.
//
// Errors: CodeInvalidInput, CodeVariationNotFound, CodeVariationNotDigital, CodeDuplicateLicenses,
// CodeIdempotencyKeyReused.
func (c *Client) UploadLicenses(ctx context.Context, in UploadLicensesInput) (*Upload, error) {
	upload, replayed, err := mutate[Upload](ctx, c, call{
		operation:      "upload licenses",
		method:         http.MethodPost,
		path:           route("inventory", "licenses"),
		body:           uploadBody{in.VariationID, in.Licenses, in.OnDuplicate},
		idempotencyKey: in.IdempotencyKey,
	})
	if err != nil {
		return nil, err
	}
	upload.Replayed = replayed
	return upload, nil
}
