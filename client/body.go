package client

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"reflect"
	"strings"
	"unicode/utf8"
)

// The largest response bodies that the client reads, in bytes: of a success and of any other
// response. The largest success is the list of products, which has no pages.
const (
	maxResponse = 64 << 20
	maxProblem  = 1 << 20
)

// encoded returns the body as JSON, nil when the call has none.
func (call call) encoded() ([]byte, error) {
	if call.body == nil {
		return nil, nil
	}
	if pointer, found := badText(reflect.ValueOf(call.body)); found {
		return nil, fmt.Errorf("kiosk: %s: %s is not UTF-8", call.operation, pointer)
	}
	body, err := json.Marshal(call.body)
	if err != nil {
		return nil, fmt.Errorf("kiosk: %s: %w", call.operation, err)
	}
	return body, nil
}

// badText returns the JSON pointer of a string in a body that is not valid UTF-8. encoding/json would
// replace its invalid bytes without an error. It looks into structs, slices and maps, whose keys are
// names of members.
func badText(value reflect.Value) (pointer string, found bool) {
	switch value.Kind() {
	case reflect.String:
		return "", !utf8.ValidString(value.String())
	case reflect.Slice:
		for i := range value.Len() {
			if pointer, found := badText(value.Index(i)); found {
				return fmt.Sprintf("/%d%s", i, pointer), true
			}
		}
	case reflect.Struct:
		for field, member := range value.Fields() {
			if pointer, found := badText(member); found {
				name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
				return "/" + name + pointer, true
			}
		}
	case reflect.Map:
		for name, member := range value.Seq2() {
			if pointer, found := badText(member); found {
				return "/" + name.String() + pointer, true
			}
		}
	case reflect.Interface:
		return badText(value.Elem())
	default: // holds no string
	}
	return "", false
}

func succeeded(status int) bool { return status >= 200 && status <= 299 }

// readResponse reads the body of a response. It returns an error if the body is longer than any
// response of Kiosk.
func readResponse(response *http.Response) ([]byte, error) {
	limit := maxProblem
	if succeeded(response.StatusCode) {
		limit = maxResponse
	}
	text, err := io.ReadAll(io.LimitReader(response.Body, int64(limit)+1))
	if err != nil {
		return nil, err
	}
	if len(text) > limit {
		return nil, fmt.Errorf("the response is longer than %d bytes", limit)
	}
	return text, nil
}
