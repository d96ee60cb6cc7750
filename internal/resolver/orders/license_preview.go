package orders

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/internal/problem"
)

// PreviewUploadInput is the input of PreviewUpload: the credentials of licenses for a DIGITAL variation.
type PreviewUploadInput struct {
	VariationID uuid.UUID
	Credentials []string
}

// Validate reports every invalid field.
func (in PreviewUploadInput) Validate() error {
	var v problem.Fields
	switch {
	case len(in.Credentials) == 0:
		v.Add("/credentials", problem.Required, "must have at least one license")
	case len(in.Credentials) > MaxLicenses:
		v.Add("/credentials", problem.TooMany, "must have at most %d licenses", MaxLicenses)
		return v.Err()
	}
	for i, credentials := range in.Credentials {
		NewLicense{Credentials: credentials}.check(&v, fmt.Sprintf("/credentials/%d", i))
	}
	return v.Err()
}

// UploadPreview is the expected outcome of an upload.
type UploadPreview struct {
	Created         int
	Duplicates      []int // indexes into the input
	BackfilledItems int
}

// PreviewUpload returns the outcome that UploadLicenses would have now. It only reads, and takes the number of waiting items
// from the backorder counter.
// Errors: CodeInvalidInput, CodeVariationNotFound, CodeVariationNotDigital.
func (ops *Operations) PreviewUpload(ctx context.Context, in PreviewUploadInput) (*UploadPreview, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	store, err := ops.Store(ctx)
	if err != nil {
		return nil, err
	}
	target, err := digitalVariation(ctx, ops.Database.Client.Variation, in.VariationID)
	if err != nil {
		return nil, err
	}
	fingerprints := make([][][]byte, len(in.Credentials))
	for i, credentials := range in.Credentials {
		fingerprints[i] = fingerprintsOf(store.Keys, credentials)
	}
	statements, err := ops.Statements(ctx)
	if err != nil {
		return nil, err
	}
	repeated, err := repeatedIn(ctx, Queries{statements}, fingerprints)
	if err != nil {
		return nil, err
	}
	preview := &UploadPreview{Duplicates: []int{}}
	for i := range repeated {
		if repeated[i] {
			preview.Duplicates = append(preview.Duplicates, i)
		} else {
			preview.Created++
		}
	}
	preview.BackfilledItems = min(target.Backordered, preview.Created)
	return preview, nil
}
