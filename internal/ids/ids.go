// Package ids makes the identifiers that callers see, and reads them back strictly:
// one id has one spelling that we print.
package ids

import (
	"bytes"
	"crypto/rand"
	"encoding/base32"
	"slices"
	"strings"

	"github.com/google/uuid"
)

// New returns a UUIDv7. Within the process, each one sorts after all that were made before it.
func New() uuid.UUID {
	return uuid.Must(uuid.NewV7())
}

const uuidLength = len("0192d3a4-5b6c-7d8e-9f00-112233445566")

// Compare orders ids by time, those of one millisecond by chance: the order in which rows are locked.
func Compare(a, b uuid.UUID) int { return bytes.Compare(a[:], b[:]) }

// Distinct returns the ids, each once, in order.
func Distinct(ids []uuid.UUID) []uuid.UUID {
	return slices.Compact(slices.SortedFunc(slices.Values(ids), Compare))
}

// Of returns the ids of rows, in their order.
func Of[Row any](rows []Row, id func(Row) uuid.UUID) []uuid.UUID {
	all := make([]uuid.UUID, len(rows))
	for i, row := range rows {
		all[i] = id(row)
	}
	return all
}

// Parse reads a UUID in its canonical form of 36 characters, in either case, and reports whether
// it is one. Braces, the urn: prefix and the form without hyphens are refused.
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

// Prefixed spells an id as its kind and 26 lower-case Crockford base32 characters, in the
// layout of TypeID: Prefixed("wep", id) is "wep_01h455vb4pex5vsknk084sn02q". The spellings of
// one kind sort as their ids do.
func Prefixed(prefix string, id uuid.UUID) string {
	return prefix + "_" + encode(id)
}

// ParsePrefixed reads what Prefixed wrote for this prefix, and reports whether text is exactly that.
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

// A UUID's 128 bits take 26 characters of 5 bits, and the two bits to spare belong at the front,
// while package base32 leaves them at the end. Four zero bytes ahead of the UUID put them right:
// 160 bits are 32 characters, and the first 6 of them are always zeros.
var leadingBytes = make([]byte, 4)

const leadingZeros = "000000"

func encode(id uuid.UUID) string {
	return base32Lower.EncodeToString(slices.Concat(leadingBytes, id[:]))[len(leadingZeros):]
}

// decode is as lenient as package base32, which skips line breaks; the caller compares spellings.
func decode(encoded string) (uuid.UUID, error) {
	padded, err := base32Lower.DecodeString(leadingZeros + encoded)
	if err != nil {
		return uuid.Nil, err
	}
	return uuid.FromBytes(bytes.TrimPrefix(padded, leadingBytes))
}

const orderNumberLength = 10

// OrderNumber returns a random order number: 10 upper-case Crockford base32 characters, 50 bits.
// It can repeat; the database says whether it is unique in its store.
func OrderNumber() string {
	number := make([]byte, orderNumberLength)
	_, _ = rand.Read(number) // it never fails: the program ends instead
	for i, random := range number {
		number[i] = crockfordUpper[int(random)%len(crockfordUpper)]
	}
	return string(number)
}

var crockfordUpper = strings.ToUpper(crockford)
