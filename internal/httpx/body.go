package httpx

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"os"
	"strings"
	"unicode/utf8"
)

const (
	maxBodyDepth  = 32
	maxBodyValues = 50_000
)

// ReadObject reads the request's body: one JSON object of at most limit bytes. Numbers keep their digits (json.Number). An object
// that has a member twice is malformed.
//
// Errors, as a *RejectError: unsupported_media_type, body_too_large, body_timeout, malformed_body.
func ReadObject(w http.ResponseWriter, r *http.Request, limit int64) (map[string]any, error) {
	if err := checkMediaType(r); err != nil {
		return nil, err
	}
	content, err := readBody(w, r, limit)
	if err != nil {
		return nil, err
	}
	return ParseObject(content)
}

// Buffer reads the whole body, at most limit bytes, into memory. Later reads of the body do not wait for the client.
//
// Errors, as a *RejectError: body_too_large, body_timeout, malformed_body.
func Buffer(w http.ResponseWriter, r *http.Request, limit int64) error {
	if r.Body == nil || r.Body == http.NoBody {
		return nil
	}
	content, err := readBody(w, r, limit)
	if err != nil {
		return err
	}
	r.Body = bufferedBody{bytes.NewReader(content), content}
	r.ContentLength = int64(len(content)) // unknown before, if the body was chunked
	return nil
}

// Buffered returns the body that Buffer has read, nil if it has read none.
func Buffered(r *http.Request) []byte {
	body, _ := r.Body.(bufferedBody)
	return body.content
}

// bufferedBody is a request body that has been read into memory.
type bufferedBody struct {
	*bytes.Reader
	content []byte
}

// Close implements io.Closer.
func (bufferedBody) Close() error { return nil }

func readBody(w http.ResponseWriter, r *http.Request, limit int64) ([]byte, error) {
	if body, isBuffered := r.Body.(bufferedBody); isBuffered && int64(len(body.content)) <= limit {
		return body.content, nil
	}
	content, err := io.ReadAll(http.MaxBytesReader(w, r.Body, limit))
	var tooLarge *http.MaxBytesError
	switch {
	case errors.As(err, &tooLarge):
		return nil, &RejectError{Code: CodeBodyTooLarge, Detail: fmt.Sprintf("The body may have at most %d bytes.", limit)}
	case errors.Is(err, os.ErrDeadlineExceeded):
		return nil, &RejectError{Code: CodeBodyTimeout, Detail: "The body took too long to arrive."}
	case err != nil:
		return nil, Malformed("The body ended early.")
	}
	return content, nil
}

// Malformed returns the error for a body that cannot be parsed, or for the parameters of a request that has no body.
//
// Error: malformed_body, as a *RejectError.
func Malformed(format string, args ...any) error {
	return &RejectError{Code: CodeMalformedBody, Detail: fmt.Sprintf(format, args...)}
}

// checkMediaType accepts JSON in UTF-8 without a content encoding. It also accepts an empty body without a type, for which
// ParseObject has a clearer error.
func checkMediaType(r *http.Request) error {
	contentType := r.Header.Get("Content-Type")
	if contentType == "" && r.ContentLength == 0 {
		return nil
	}
	mediaType, parameters, err := mime.ParseMediaType(contentType)
	charset, hasCharset := parameters["charset"]
	switch {
	case err != nil, mediaType != "application/json", hasCharset && !strings.EqualFold(charset, "utf-8"):
		return &RejectError{Code: CodeUnsupportedMediaType, Detail: "Send the body as Content-Type: application/json, in UTF-8."}
	case r.Header.Get("Content-Encoding") != "" && !strings.EqualFold(r.Header.Get("Content-Encoding"), "identity"):
		return &RejectError{Code: CodeUnsupportedMediaType, Detail: "Send the body without a Content-Encoding."}
	}
	return nil
}

// ParseObject parses content, which must be exactly one JSON object. Numbers keep their digits (json.Number). An object that has a
// member twice is malformed.
//
// Error: malformed_body, as a *RejectError.
func ParseObject(content []byte) (map[string]any, error) {
	if len(bytes.TrimSpace(content)) == 0 {
		return nil, Malformed("The body is empty; a JSON object is required.")
	}
	if err := checkShape(content); err != nil {
		return nil, err
	}
	decoder := json.NewDecoder(bytes.NewReader(content))
	decoder.UseNumber()
	var value any
	if err := decoder.Decode(&value); err != nil {
		return nil, Malformed("The body is not valid JSON%s.", position(err))
	}
	if _, err := decoder.Token(); !errors.Is(err, io.EOF) {
		return nil, Malformed("The body goes on after its first JSON value.")
	}
	members, isObject := value.(map[string]any)
	if !isObject {
		return nil, Malformed("The body must be a JSON object.")
	}
	if name, isRepeated := repeatedMember(json.NewDecoder(bytes.NewReader(content))); isRepeated {
		return nil, Malformed("The body has the member %.100q twice.", name)
	}
	return members, nil
}

// repeatedMember returns the name of a member that an object in the next JSON value has twice. Package encoding/json would use the
// last one, other parsers the first. The value must be valid JSON that checkShape has accepted.
func repeatedMember(value *json.Decoder) (name string, isRepeated bool) {
	start, _ := value.Token()
	if _, isNested := start.(json.Delim); !isNested {
		return "", false
	}
	var seen map[string]bool
	if start == json.Delim('{') {
		seen = map[string]bool{}
	}
	for value.More() {
		if seen != nil {
			token, _ := value.Token()
			name, _ := token.(string)
			if seen[name] {
				return name, true
			}
			seen[name] = true
		}
		if name, isRepeated := repeatedMember(value); isRepeated {
			return name, true
		}
	}
	_, _ = value.Token() // the closing bracket
	return "", false
}

// position returns where the syntax error is, in parentheses, or "" for any other error.
func position(err error) string {
	if syntax, ok := errors.AsType[*json.SyntaxError](err); ok {
		return fmt.Sprintf(" (at byte %d)", syntax.Offset)
	}
	return ""
}

// checkShape scans the body before it is decoded. It rejects text that package encoding/json would silently correct (invalid UTF-8,
// half surrogate pairs), a byte order mark, and more nesting or more values than any operation needs.
func checkShape(content []byte) error {
	if !utf8.Valid(content) {
		return Malformed("The body is not valid UTF-8.")
	}
	if bytes.HasPrefix(content, []byte("\ufeff")) { // which editors do not show
		return Malformed("The body begins with a byte order mark. Send the JSON without it.")
	}
	depth, values := 0, 0
	for i := 0; i < len(content); i++ {
		switch content[i] {
		case '"':
			end, valid := skipString(content, i+1)
			if !valid {
				return Malformed("The body has half of a surrogate pair at byte %d.", i)
			}
			i = end
		case '{', '[':
			depth++
			values++
		case '}', ']':
			depth--
		case ',':
			values++
		}
		if depth > maxBodyDepth {
			return Malformed("The body is nested deeper than %d levels.", maxBodyDepth)
		}
		if values > maxBodyValues {
			return Malformed("The body has more than %d values.", maxBodyValues)
		}
	}
	return nil
}

// skipString returns the index of the quote that ends the string whose first character is at start. It reports whether every escaped
// surrogate in the string has its other half.
func skipString(content []byte, start int) (end int, valid bool) {
	i := start
	for i < len(content) && content[i] != '"' {
		if content[i] != '\\' {
			i++
			continue
		}
		unit, width := escape(content[i:])
		if isLow(unit) {
			return i, false
		}
		if isHigh(unit) {
			low, lowWidth := escape(content[min(i+width, len(content)):])
			if !isLow(low) {
				return i, false
			}
			width += lowWidth
		}
		i += width
	}
	return i, true
}

func isHigh(unit rune) bool { return unit >= 0xD800 && unit <= 0xDBFF }
func isLow(unit rune) bool  { return unit >= 0xDC00 && unit <= 0xDFFF }

// escape parses the escape sequence at the start of content. It returns the UTF-16 unit of a \uXXXX, -1 for any other sequence, and
// the length in bytes.
func escape(content []byte) (unit rune, width int) {
	const long = len(`\uXXXX`)
	if len(content) < long || content[0] != '\\' || content[1] != 'u' {
		return -1, len(`\n`)
	}
	for _, char := range bytes.ToLower(content[2:long]) {
		digit := strings.IndexByte("0123456789abcdef", char)
		if digit < 0 {
			return -1, len(`\u`)
		}
		unit = unit<<4 | rune(digit)
	}
	return unit, long
}
