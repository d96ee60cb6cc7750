package graph

import (
	"context"
	"strings"

	"kiosk/ent/db"
	"kiosk/ent/db/license"
	"kiosk/graph/generated"
	"kiosk/internal/resolver"
)

func (r *Resolver) licenseNow(ctx context.Context) func(*db.License, error) (*db.License, error) {
	return now(ctx, func(l *db.License) *db.LicenseQuery { return r.data.License.Query().Where(license.ID(l.ID)) })
}

// upload is the operation's input for an upload of staff.
func upload(in generated.UploadLicensesInput) resolver.UploadInput {
	licenses := make([]resolver.NewLicense, len(in.Licenses))
	for i, given := range in.Licenses {
		licenses[i] = resolver.NewLicense{Credentials: given.Credentials, ExternalRef: text(given.ExternalRef), ExpiresAt: given.ExpiresAt}
	}
	return resolver.UploadInput{
		VariationID:    in.VariationID,
		Licenses:       licenses,
		OnDuplicate:    resolver.OnDuplicate(strings.ToLower(string(in.OnDuplicate))),
		IdempotencyKey: text(in.IdempotencyKey),
	}
}
