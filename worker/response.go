package worker

import (
	"context"
	"database/sql"
	"encoding/json"
	"io"
	"net/http"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/database"
	"kiosk/internal/outbox"
)

// Limits of the parts of a response that are stored, in bytes.
const (
	keptBodyBytes        = 4 << 10
	keptHeaderBytes      = 4 << 10 // of all header lines together
	keptHeaderValueBytes = 512
)

// saveResponse adds the response's headers and the first bytes of its body to the result, as text, for the staff of the store.
// Then it reads a short body to its end, so that the connection can be reused. The connection is closed when the body is longer or
// has not ended at the deadline.
func (r *Result) saveResponse(response *http.Response) {
	r.ResponseHeaders = keptHeaders(response.Header)
	if response.StatusCode == http.StatusSwitchingProtocols {
		return
	}
	// The bytes that arrived before the deadline are stored also when reading fails.
	first, _ := io.ReadAll(io.LimitReader(response.Body, keptBodyBytes))
	r.ResponseBody = plainText(first, keptBodyBytes)
	if response.ContentLength <= maxResponseBodyBytes {
		_, _ = io.CopyN(io.Discard, response.Body, maxResponseBodyBytes-int64(len(first)))
	}
}

// keptHeaders returns a line "Name: value" for each header that cannot hold credentials, ordered by name, up to keptHeaderBytes in
// total.
func keptHeaders(header http.Header) []string {
	names := make([]string, 0, len(header))
	for name := range header {
		if !mayHoldCredentials(name) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	var kept []string
	size := 0
	for _, name := range names {
		for _, value := range header[name] {
			if name == "Location" { // the query of a redirect often holds a token
				value, _, _ = strings.Cut(value, "?")
			}
			line := plainText([]byte(name), keptHeaderValueBytes) + ": " + plainText([]byte(value), keptHeaderValueBytes)
			if size += len(line); size > keptHeaderBytes {
				return kept
			}
			kept = append(kept, line)
		}
	}
	return kept
}

// credentialWords are parts of header names, such as Set-Cookie and X-Auth-Token, whose values can be credentials.
var credentialWords = []string{
	"cookie", "auth", "token", "secret", "session", "password", "credential", "key", "signature", "csrf", "xsrf",
}

func mayHoldCredentials(name string) bool {
	name = strings.ToLower(name)
	return slices.ContainsFunc(credentialWords, func(word string) bool { return strings.Contains(name, word) })
}

// plainText returns at most limit bytes as UTF-8 that every database can store and every terminal can show. Invalid UTF-8, control
// characters other than line breaks and tabs, and bidirectional controls become U+FFFD.
func plainText(raw []byte, limit int) string {
	if len(raw) >= limit {
		raw = withoutPartOfRune(raw[:limit])
	}
	text := strings.Map(func(r rune) rune {
		isLayout := r == '\n' || r == '\r' || r == '\t'
		if unicode.IsControl(r) && !isLayout || unicode.Is(unicode.Bidi_Control, r) {
			return utf8.RuneError
		}
		return r
	}, strings.ToValidUTF8(string(raw), string(utf8.RuneError)))
	if len(text) > limit {
		text = string(withoutPartOfRune([]byte(text[:limit])))
	}
	return text
}

// withoutPartOfRune removes an incomplete UTF-8 sequence at the end of a text that was cut.
func withoutPartOfRune(text []byte) []byte {
	for i := len(text) - 1; i >= 0 && i >= len(text)-utf8.UTFMax; i-- {
		if utf8.RuneStart(text[i]) {
			if !utf8.FullRune(text[i:]) {
				return text[:i]
			}
			return text
		}
	}
	return text
}

// headersDocument returns the value of the column response_headers: a JSON list, or NULL when there are no headers.
func headersDocument(headers []string) any {
	if len(headers) == 0 {
		return nil
	}
	document, _ := json.Marshal(headers) // strings always encode
	return string(document)
}

// lockEventData locks events, so that their data is not rewritten before the results are committed.
var lockEventData = func(d database.Dialect) string {
	return `SELECT id, data FROM events WHERE store_id = $1 AND id ` + d.Any("$2") + ` ORDER BY id ` + d.Lock("FOR NO KEY UPDATE")
}

// dropErasedResponses removes the response from results whose event's customer was erased after the event was sent: the receiver
// may have repeated the customer's name. The erasure itself removes the responses that were recorded before it.
func (q storeQueue) dropErasedResponses(ctx context.Context, tx *db.Tx, results []attemptResult) error {
	var personal []uuid.UUID
	for _, result := range results {
		if (result.ResponseBody != "" || len(result.ResponseHeaders) > 0) && outbox.Type(result.event.Type).Personal() {
			personal = append(personal, result.event.ID)
		}
	}
	if len(personal) == 0 {
		return nil
	}
	current := make(map[uuid.UUID]string, len(personal))
	err := q.query(ctx, tx, lockEventData, func(rows *sql.Rows) error {
		var id uuid.UUID
		var data string
		err := rows.Scan(&id, &data)
		current[id] = data
		return err
	}, q.list(personal))
	for i, result := range results {
		if data, known := current[result.event.ID]; known && data != result.event.Data {
			results[i].ResponseHeaders, results[i].ResponseBody = nil, ""
		}
	}
	return err
}
