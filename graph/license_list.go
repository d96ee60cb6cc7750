package graph

import (
	"context"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/license"
	"kiosk/ent/page"
	"kiosk/internal/words"
)

// licenses returns a page of licenses.
func (r *Resolver) licenses(ctx context.Context, args page.Args, where *db.LicenseWhereInput) (*db.LicenseConnection, error) {
	query := r.data.License.Query()
	if where != nil {
		query.Where(byReference(license.FieldExternalRef, where.ExternalRef))
		if where.Matches != nil {
			narrowed, err := r.matchedLicenses(ctx, *where)
			if err != nil {
				return nil, err
			}
			where = narrowed
		}
	}
	if args.OrderBy != nil && args.OrderBy.Field == "EXPIRES_AT" {
		query.Where(license.ExpiresAtNotNil())
	}
	return query.Paginate(ctx, args, where)
}

// matchedLicenses has a filter name the licenses that are found by its text where these are few: PostgreSQL takes the beginning of
// a reference for that of many. When they are many, or the text is wrong, it stays in the filter.
func (r *Resolver) matchedLicenses(ctx context.Context, where db.LicenseWhereInput) (*db.LicenseWhereInput, error) {
	matches, err := words.LicenseMatches(*where.Matches)
	if err != nil {
		return &where, nil //nolint:nilerr // the filter says so, with the field
	}
	ids, err := r.data.License.Query().Where(matches).Limit(manyFound).IDs(ctx)
	if err != nil || len(ids) == manyFound {
		return &where, err
	}
	where.Matches = nil
	where.And = append(slices.Clone(where.And), &db.LicenseWhereInput{IDIn: append([]uuid.UUID{}, ids...)})
	return &where, nil
}
