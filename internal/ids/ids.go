// Package ids makes and parses the identifiers that callers see. Each id is printed in one form.
package ids

import (
	"bytes"
	"crypto/rand"
	"encoding/base32"
	"slices"
	"strings"

	"github.com/google/uuid"
)

// New returns a UUIDv7, which sorts after every earlier one of this process.
func New() uuid.UUID {
	return uuid.Must(uuid.NewV7())
}

const uuidLength = len("0192d3a4-5b6c-7d8e-9f00-112233445566")

// Compare orders ids by their bytes: UUIDv7 by time, within a millisecond at random. Rows are locked in this order.
func Compare(a, b uuid.UUID) int { return bytes.Compare(a[:], b[:]) }

// Distinct returns the ids without duplicates, ordered by Compare.
func Distinct(ids []uuid.UUID) []uuid.UUID {
	return slices.Compact(slices.SortedFunc(slices.Values(ids), Compare))
}

// Of returns the ids of the rows, in the order of the rows.
func Of[Row any](rows []Row, id func(Row) uuid.UUID) []uuid.UUID {
	all := make([]uuid.UUID, len(rows))
	for i, row := range rows {
		all[i] = id(row)
	}
	return all
}

// Parse parses a UUID in its canonical form of 36 characters, in upper or lower case, and reports whether text is one. It does not
// accept braces, the urn: prefix, or the form without hyphens.
func Parse(text string) (uuid.UUID, bool) {
	if len(text) != uuidLength {
		return uuid.Nil, false
	}
	id, err := uuid.Parse(text)
	if err != nil {
		return uuid.Nil, false
	}
	return id, true
}

// Prefixed formats an id like a TypeID, as a prefix and 26 lower-case Crockford base32 characters: Prefixed("wep", id) is
// "wep_01h455vb4pex5vsknk084sn02q". Strings with the same prefix sort like their ids.
func Prefixed(prefix string, id uuid.UUID) string {
	return prefix + "_" + encode(id)
}

// ParsePrefixed parses a result of Prefixed with this prefix, and reports whether text is exactly one.
func ParsePrefixed(prefix, text string) (uuid.UUID, bool) {
	encoded, found := strings.CutPrefix(text, prefix+"_")
	if !found || len(encoded) != encodedLength {
		return uuid.Nil, false
	}
	id, err := decode(encoded)
	if err != nil || encode(id) != encoded {
		return uuid.Nil, false
	}
	return id, true
}

// crockford is Douglas Crockford's base32 alphabet: no i, l, o or u. https://www.crockford.com/base32.html
const crockford = "0123456789abcdefghjkmnpqrstvwxyz"

var base32Lower = base32.NewEncoding(crockford).WithPadding(base32.NoPadding)

const encodedLength = 26

// leadingBytes are put before the bytes of a UUID to encode it. Its 128 bits need 26 characters of 5 bits, which is two bits more.
// TypeID has these two bits at the front, but package base32 has them at the end. With four zero bytes in front there are 160 bits,
// exactly 32 characters, of which the first 6 are always zeros.
var leadingBytes = make([]byte, 4)

const leadingZeros = "000000"

func encode(id uuid.UUID) string {
	return base32Lower.EncodeToString(slices.Concat(leadingBytes, id[:]))[len(leadingZeros):]
}

// decode parses what encode returned. It also accepts line breaks, which package base32 skips: the caller must encode the result and
// compare.
func decode(encoded string) (uuid.UUID, error) {
	padded, err := base32Lower.DecodeString(leadingZeros + encoded)
	if err != nil {
		return uuid.Nil, err
	}
	return uuid.FromBytes(bytes.TrimPrefix(padded, leadingBytes))
}

const orderNumberLength = 10

// OrderNumber returns a random order number: 10 upper-case Crockford base32 characters, 50 bits.
// Two calls can return the same number; a unique index of the database keeps it unique in its store.
func OrderNumber() string {
	number := make([]byte, orderNumberLength)
	_, _ = rand.Read(number) // it never fails: the program ends instead
	for i, random := range number {
		number[i] = crockfordUpper[int(random)%len(crockfordUpper)]
	}
	return string(number)
}

var crockfordUpper = strings.ToUpper(crockford)
