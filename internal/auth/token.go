package auth

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"strings"
)

const (
	liveTokenPrefix = "ksk_live_"
	testTokenPrefix = "ksk_test_"

	accessTokenPrefix = "kpat_"
	sessionPrefix     = "kses_"
	linkPrefix        = "klnk_"

	tokenBytes        = 32
	shownPrefixLength = len(liveTokenPrefix) + 4
)

// NewToken makes an API token of 256 random bits: ksk_live_… for a live store, ksk_test_… for a test store.
// The caller shows it once and stores only HashToken and TokenPrefix of it.
func NewToken(livemode bool) string {
	if livemode {
		return newSecret(liveTokenPrefix)
	}
	return newSecret(testTokenPrefix)
}

// NewAccessToken makes a personal access token of a staff member, kpat_…, of 256 random bits.
func NewAccessToken() string { return newSecret(accessTokenPrefix) }

// NewSession makes the secret of a signed-in browser, kses_…, of 256 random bits.
func NewSession() string { return newSecret(sessionPrefix) }

// NewLink makes the secret of a one-time link, klnk_…, of 256 random bits.
func NewLink() string { return newSecret(linkPrefix) }

func newSecret(prefix string) string {
	secret := make([]byte, tokenBytes)
	_, _ = rand.Read(secret) // never fails: crypto/rand aborts the program instead
	return prefix + base64.RawURLEncoding.EncodeToString(secret)
}

// HashToken returns the SHA-256 of a token, which is stored instead of the token. A token has 256 random bits, so no salt is needed.
func HashToken(token string) []byte {
	sum := sha256.Sum256([]byte(token))
	return sum[:]
}

// TokenPrefix returns the start of a token by which people recognise it in a list.
func TokenPrefix(token string) string { return token[:min(shownPrefixLength, len(token))] }

// LooksLikeToken reports whether text has the form of an API token. Callers check it first, so that a password that was sent by
// mistake never reaches a query.
func LooksLikeToken(text string) bool {
	return isSecret(text, liveTokenPrefix) || isSecret(text, testTokenPrefix)
}

// LooksLikeAccessToken reports whether text has the form of a personal access token.
func LooksLikeAccessToken(text string) bool { return isSecret(text, accessTokenPrefix) }

// LooksLikeSession reports whether text has the form of a browser session's secret.
func LooksLikeSession(text string) bool { return isSecret(text, sessionPrefix) }

// LooksLikeLink reports whether text has the form of a one-time link's secret.
func LooksLikeLink(text string) bool { return isSecret(text, linkPrefix) }

func isSecret(text, prefix string) bool {
	secret, ok := strings.CutPrefix(text, prefix)
	return ok && len(secret) == base64.RawURLEncoding.EncodedLen(tokenBytes)
}
