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

// Limits of what is kept of a response, in bytes.
const (
	keptBodyBytes        = 4 << 10
	keptHeaderBytes      = 4 << 10 // of all names and values together
	keptHeaderValueBytes = 512
)

// keep adds the response's headers and the first bytes of its body to the result, as text, for the staff of the store. Then it
// reads a short body to its end, so that the connection can be kept. A body that is longer, or that is not over at the deadline,
// costs the receiver its connection.
func (r *Result) keep(response *http.Response) {
	r.ResponseHeaders = keptHeaders(response.Header)
	if response.StatusCode == http.StatusSwitchingProtocols {
		return
	}
	// What arrived before the deadline is kept all the same.
	first, _ := io.ReadAll(io.LimitReader(response.Body, keptBodyBytes))
	r.ResponseBody = plainText(first, keptBodyBytes)
	if response.ContentLength <= maxResponseBodyBytes {
		_, _ = io.CopyN(io.Discard, response.Body, maxResponseBodyBytes-int64(len(first)))
	}
}

// keptHeaders returns "Name: value" for every header that holds no credentials, by name, up to keptHeaderBytes.
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

// credentialWords are parts of the names of headers whose values can be credentials, such as Set-Cookie and X-Auth-Token.
var credentialWords = []string{
	"cookie", "auth", "token", "secret", "session", "password", "credential", "key", "signature", "csrf", "xsrf",
}

func mayHoldCredentials(name string) bool {
	name = strings.ToLower(name)
	return slices.ContainsFunc(credentialWords, func(word string) bool { return strings.Contains(name, word) })
}

// plainText returns at most limit bytes as UTF-8 that every database stores and every terminal can show: what is not text,
// control characters and those that turn the direction of writing become U+FFFD.
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

// withoutPartOfRune removes the bytes of a character that was cut in two at the end.
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

// headersDocument is the value of the column: a JSON list, or NULL for none.
func headersDocument(headers []string) any {
	if len(headers) == 0 {
		return nil
	}
	document, _ := json.Marshal(headers) // strings always encode
	return string(document)
}

// lockEventData keeps the events from being rewritten until the results are recorded.
var lockEventData = func(d database.Dialect) string {
	return `SELECT id, data FROM events WHERE store_id = $1 AND id ` + d.Any("$2") + ` ORDER BY id ` + d.Lock("FOR NO KEY UPDATE")
}

// forgetErased drops the responses to events about a person who was erased since they were sent: a receiver may have
// repeated the person's name. What was recorded before, the erasure finds itself.
func (q storeQueue) forgetErased(ctx context.Context, tx *db.Tx, results []attemptResult) error {
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
