package client

import (
	"context"
	"net/http"
	"time"
)

// License is one unit to sell, such as a key or an account.
type License struct {
	Credentials string     `json:"credentials"` // a secret of at most 4,096 bytes
	ExternalRef string     `json:"externalRef,omitempty"`
	ExpiresAt   *time.Time `json:"expiresAt,omitempty"`
}

// OnDuplicate says how to handle licenses that the store already has.
type OnDuplicate string

// The ways to handle duplicates.
const (
	DuplicateSkip   OnDuplicate = "skip"   // store the others; the default
	DuplicateReject OnDuplicate = "reject" // store nothing: CodeDuplicateLicenses
)

// UploadLicensesInput is a batch of licenses for a variation of a DIGITAL product.
type UploadLicensesInput struct {
	VariationID string
	Licenses    []License // 1 to 1,000
	OnDuplicate OnDuplicate
	// IdempotencyKey has at most 80 characters. If it is "", the client makes one. It prevents a second
	// execution for 24 hours; see NewIdempotencyKey.
	IdempotencyKey string
}

// Upload is the result of an upload.
type Upload struct {
	BatchID         string `json:"batchId"`
	VariationID     string `json:"variationId"`
	Received        int    `json:"received"`
	Created         int    `json:"created"`
	Duplicates      []int  `json:"duplicates"`      // indexes of the licenses that were skipped
	BackfilledItems int    `json:"backfilledItems"` // waiting items that were delivered
	OrdersFulfilled int    `json:"ordersFulfilled"`
	StockQuantity   int    `json:"stockQuantity"` // licenses that are free now
	// Replayed is set when an earlier attempt or call with the same idempotency key had uploaded it.
	Replayed bool `json:"-"`
}

type uploadBody struct {
	VariationID string      `json:"variationId"`
	Licenses    []License   `json:"licenses"`
	OnDuplicate OnDuplicate `json:"onDuplicate,omitempty"`
}

// UploadLicenses adds licenses to the stock and delivers them to orders that wait for stock. Scope
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
