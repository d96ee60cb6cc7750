package orders

import (
	"context"
	"slices"
	"strings"
	"unicode"

	"kiosk/internal/vault"
)

// fingerprintsOf returns the fingerprints by which credentials are found. The first one is stored, and is the same whatever
// invisible characters are around the credentials; earlier versions stored one of the others for the same text.
func fingerprintsOf(keys *vault.Keys, credentials string) [][]byte {
	forms := []string{visible(credentials), strings.TrimFunc(credentials, isSpaceOrFormat), strings.TrimSpace(credentials)}
	var fingerprints [][]byte
	for i, form := range forms {
		if !slices.Contains(forms[:i], form) {
			fingerprints = append(fingerprints, keys.Fingerprint(vault.Credentials, []byte(form)))
		}
	}
	return fingerprints
}

// visible returns credentials without the spaces around them, and the invisible characters that web pages and messengers
// put there, such as the zero-width space.
func visible(credentials string) string { return strings.TrimFunc(credentials, isInvisible) }

// isInvisible reports whether nothing can be seen of a character: a space, a control, a format character, what Unicode calls
// Default_Ignorable_Code_Point, or the blank Braille pattern. The console has the same: invisible in licenses/parse.ts.
func isInvisible(r rune) bool {
	const blankBraille = '\u2800'
	return isSpaceOrFormat(r) || r == blankBraille ||
		unicode.In(r, unicode.Cc, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector)
}

func isSpaceOrFormat(r rune) bool { return unicode.IsSpace(r) || unicode.Is(unicode.Cf, r) }

// repeatedIn reports which licenses, each given by its fingerprints, the store has already, in whatever variation and state, or
// are in the list before.
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
