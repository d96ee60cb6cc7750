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
	tokenBytes      = 32
	shownPrefix     = len(liveTokenPrefix) + 4
)

// NewToken makes an API token of 256 random bits: ksk_live_… for a live store, ksk_test_… for a test store.
// The caller shows it once and stores only HashToken and TokenPrefix of it.
func NewToken(livemode bool) string {
	secret := make([]byte, tokenBytes)
	_, _ = rand.Read(secret) // never fails: crypto/rand aborts the program instead
	prefix := testTokenPrefix
	if livemode {
		prefix = liveTokenPrefix
	}
	return prefix + base64.RawURLEncoding.EncodeToString(secret)
}

// HashToken returns what is stored of a token: its SHA-256. The token has 256 random bits, so no salt is needed.
func HashToken(token string) []byte {
	sum := sha256.Sum256([]byte(token))
	return sum[:]
}

// TokenPrefix returns the start of a token by which people recognise it in a list.
func TokenPrefix(token string) string { return token[:min(shownPrefix, len(token))] }

// LooksLikeToken reports whether text has the form of an API token, so that a stray password never reaches a query.
func LooksLikeToken(text string) bool {
	secret, ok := strings.CutPrefix(text, liveTokenPrefix)
	if !ok {
		secret, ok = strings.CutPrefix(text, testTokenPrefix)
	}
	return ok && len(secret) == base64.RawURLEncoding.EncodedLen(tokenBytes)
}
