package operation

import (
	"crypto/hmac"
	"encoding/base64"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/ids"
	"kiosk/internal/problem"
)

const (
	cursorPurpose = "cursor"
	cursorMACSize = 16
)

// SealCursor makes an opaque cursor of a position in a list of the store. It is authenticated, so that
// it can be trusted when it comes back, and works in this list of this store only.
func (s *Store) SealCursor(list, position string) string {
	mac := s.cursorMAC(list, position)
	return base64.RawURLEncoding.EncodeToString(append(mac, position...))
}

// OpenCursor returns the position that a cursor holds. It reports false for a cursor of another list or store,
// and for one that was tampered with.
func (s *Store) OpenCursor(list, cursor string) (position string, ok bool) {
	sealed, err := base64.RawURLEncoding.Strict().DecodeString(cursor)
	isAsGivenOut := base64.RawURLEncoding.EncodeToString(sealed) == cursor // the decoder passes over line breaks
	if err != nil || len(sealed) < cursorMACSize || !isAsGivenOut {
		return "", false
	}
	position = string(sealed[cursorMACSize:])
	return position, hmac.Equal(sealed[:cursorMACSize], s.cursorMAC(list, position))
}

func (s *Store) cursorMAC(list, position string) []byte {
	return s.Keys.Fingerprint(cursorPurpose, []byte(strings.Join([]string{list, position}, "\n")))[:cursorMACSize]
}

// InvalidCursor refuses a cursor that OpenCursor does not open.
func InvalidCursor() *problem.Error {
	return &problem.Error{Code: problem.CodeInvalidInput, Detail: "The cursor is not one that this list has given out.", Fields: []problem.Field{
		problem.NewField("/cursor", problem.NotCursor, "is not one that this list has given out"),
	}}
}

// PositionOf is the position of a row in a list that is ordered by time of creation and id.
func PositionOf(createdAt time.Time, id uuid.UUID) string {
	return strconv.FormatInt(createdAt.UnixMicro(), 10) + " " + id.String()
}

// ParsePosition reads what PositionOf wrote, and refuses everything else.
func ParsePosition(position string) (time.Time, uuid.UUID, error) {
	at, text, _ := strings.Cut(position, " ")
	micros, err := strconv.ParseInt(at, 10, 64)
	id, ok := ids.Parse(text)
	if err != nil || !ok {
		return time.Time{}, uuid.Nil, fmt.Errorf("operation: read cursor: %q", position)
	}
	return time.UnixMicro(micros).UTC(), id, nil
}
