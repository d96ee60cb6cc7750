package graph

import (
	"context"
	"slices"

	"entgo.io/ent/dialect"
	"entgo.io/ent/dialect/sql"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/license"
	"kiosk/ent/db/predicate"
	"kiosk/ent/page"
	"kiosk/internal/words"
)

// licenses returns a page of licenses.
func (r *Resolver) licenses(ctx context.Context, args page.Args, where *db.LicenseWhereInput) (*db.LicenseConnection, error) {
	query := r.data.License.Query()
	if where != nil {
		query.Where(byReference(license.FieldExternalRef, where.ExternalRef), onlyUnsold(where))
		args.Few = where.BatchID != nil || where.ExternalRef != nil && *where.ExternalRef != ""
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

// onlyUnsold repeats, for a filter of statuses other than SOLD, the condition of the index license_unsold. Unlike PostgreSQL, SQLite does
// not infer it.
func onlyUnsold(where *db.LicenseWhereInput) predicate.License {
	statuses := where.StatusIn
	if where.Status != nil {
		statuses = []license.Status{*where.Status}
	}
	return func(s *sql.Selector) {
		if s.Dialect() == dialect.SQLite && len(statuses) > 0 && !slices.Contains(statuses, license.StatusSOLD) {
			s.Where(sql.NEQ(s.C(license.FieldStatus), license.StatusSOLD))
		}
	}
}

// matchedLicenses replaces the search text of a filter with the ids of the licenses that it matches. It returns the filter
// unchanged when they are many, or when the text is too long. PostgreSQL needs the ids, because it expects that the beginning
// of a reference matches many licenses, and plans badly for a few.
func (r *Resolver) matchedLicenses(ctx context.Context, where db.LicenseWhereInput) (*db.LicenseWhereInput, error) {
	if words.IsTooLong(*where.Matches) {
		return &where, nil
	}
	ids, err := r.data.License.Query().Where(words.LicenseMatches(*where.Matches)).Limit(manyMatches).IDs(ctx)
	if err != nil || len(ids) == manyMatches {
		return &where, err
	}
	where.Matches = nil
	where.And = append(slices.Clone(where.And), &db.LicenseWhereInput{IDIn: append([]uuid.UUID{}, ids...)})
	return &where, nil
}
