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

// SealCursor returns an opaque cursor for a position in a list of the store. The cursor contains a MAC, so OpenCursor accepts only
// cursors that this store made for the same list.
func (s *Store) SealCursor(list, position string) string {
	mac := s.cursorMAC(list, position)
	return base64.RawURLEncoding.EncodeToString(append(mac, position...))
}

// OpenCursor returns the position of a cursor. It reports false for a cursor of another list or store, and for a cursor that was
// changed.
func (s *Store) OpenCursor(list, cursor string) (position string, ok bool) {
	sealed, err := base64.RawURLEncoding.Strict().DecodeString(cursor)
	isCanonical := base64.RawURLEncoding.EncodeToString(sealed) == cursor // the decoder ignores line breaks
	if err != nil || len(sealed) < cursorMACSize || !isCanonical {
		return "", false
	}
	position = string(sealed[cursorMACSize:])
	return position, hmac.Equal(sealed[:cursorMACSize], s.cursorMAC(list, position))
}

func (s *Store) cursorMAC(list, position string) []byte {
	return s.Keys.Fingerprint(cursorPurpose, []byte(strings.Join([]string{list, position}, "\n")))[:cursorMACSize]
}

// InvalidCursor returns the error for a cursor that OpenCursor does not accept.
func InvalidCursor() *problem.Error {
	return &problem.Error{Code: problem.CodeInvalidInput, Detail: "The cursor is not one that this list has given out.", Fields: []problem.Field{
		problem.NewField("/cursor", problem.NotCursor, "is not one that this list has given out"),
	}}
}

// PositionOf returns the position of a row in a list that is ordered by time of creation and id.
func PositionOf(createdAt time.Time, id uuid.UUID) string {
	return strconv.FormatInt(createdAt.UnixMicro(), 10) + " " + id.String()
}

// ParsePosition returns the time and id of a position that PositionOf returned. It fails for any other text.
func ParsePosition(position string) (time.Time, uuid.UUID, error) {
	at, text, _ := strings.Cut(position, " ")
	micros, err := strconv.ParseInt(at, 10, 64)
	id, ok := ids.Parse(text)
	if err != nil || !ok {
		return time.Time{}, uuid.Nil, fmt.Errorf("operation: read cursor: %q", position)
	}
	return time.UnixMicro(micros).UTC(), id, nil
}
