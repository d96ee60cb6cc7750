package orders

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"github.com/google/uuid"

	"kiosk/ent/db/license"
	"kiosk/internal/auth"
	"kiosk/internal/fold"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
	"kiosk/internal/vault"
)

// FindLicenses returns the ids of the licenses with these credentials, which it finds by their keyed fingerprint.
// The audit records the actor and the ids that were found. The credentials in the request are not stored.
// Errors: CodeInvalidInput, CodeForbidden (not staff, nor the system).
func (ops *Operations) FindLicenses(ctx context.Context, credentials string) ([]uuid.UUID, error) {
	var v problem.Fields
	if visible(credentials) == "" || len(credentials) > maxCredentials {
		v.Add("/credentials", problem.WrongLength, "must have %d to %d bytes", 1, maxCredentials)
		return nil, v.Err()
	}
	var found []uuid.UUID
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		if tx.Actor.Kind == auth.KindToken {
			return problem.Refuse(problem.CodeForbidden, "Only staff may look a license up by its credentials.")
		}
		var err error
		found, err = tx.License.Query().
			Where(license.FingerprintIn(fingerprintsOf(tx.Store.Keys, credentials)...)).
			Order(license.ByID()).
			IDs(ctx)
		if err != nil {
			return fmt.Errorf("orders: find licenses: %w", err)
		}
		return auditLookUp(ctx, tx, found)
	})
	return found, err
}

// auditLookUp writes an audit entry for each license that was found, or one for the store when there was none.
func auditLookUp(ctx context.Context, tx *operation.Tx, found []uuid.UUID) error {
	changes := []operation.Change{{Action: "license.look_up", Subject: "Store", ID: tx.Store.ID}}
	if len(found) > 0 {
		changes = nil
	}
	for _, id := range found {
		changes = append(changes, operation.Change{Action: "license.look_up", Subject: "License", ID: id})
	}
	return tx.AuditAll(ctx, changes)
}

// fingerprintsOf returns the fingerprints that identify credentials. The first one is stored with a new license. It does
// not depend on invisible characters around the credentials, nor on how their lines end. The others are fingerprints that
// earlier versions stored for the same credentials.
func fingerprintsOf(keys *vault.Keys, credentials string) [][]byte {
	forms := []string{
		visible(fold.Lines(credentials)), visible(credentials),
		strings.TrimFunc(credentials, isSpaceOrFormat), strings.TrimSpace(credentials),
	}
	var fingerprints [][]byte
	for i, form := range forms {
		if !slices.Contains(forms[:i], form) {
			fingerprints = append(fingerprints, keys.Fingerprint(vault.Credentials, []byte(form)))
		}
	}
	return fingerprints
}

// visible trims spaces from credentials, and invisible characters that web pages and messengers add around a text, such as
// the zero-width space.
func visible(credentials string) string { return strings.TrimFunc(credentials, isInvisible) }

// isInvisible reports whether a character is a space, a control character, a format character, in Unicode's class
// Default_Ignorable_Code_Point, or the blank Braille pattern. The console has the same rule: invisible in licenses/parse.ts.
func isInvisible(r rune) bool {
	const blankBraille = '\u2800'
	return isSpaceOrFormat(r) || r == blankBraille ||
		unicode.In(r, unicode.Cc, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector)
}

func isSpaceOrFormat(r rune) bool { return unicode.IsSpace(r) || unicode.Is(unicode.Cf, r) }

// repeatedIn reports which licenses are duplicates: the store has them already, in any variation and status, or they stand
// earlier in the list. Each license is a list of its fingerprints.
func repeatedIn(ctx context.Context, q Queries, licenses [][][]byte) ([]bool, error) {
	known, err := q.KnownFingerprints(ctx, slices.Concat(licenses...))
	if err != nil {
		return nil, err
	}
	for _, fingerprints := range licenses {
		if slices.ContainsFunc(fingerprints, func(f []byte) bool { return known[string(f)] }) {
			known[string(fingerprints[0])] = true
		}
	}
	repeated := make([]bool, len(licenses))
	for i, fingerprints := range licenses {
		repeated[i] = known[string(fingerprints[0])]
		known[string(fingerprints[0])] = true
	}
	return repeated, nil
}
