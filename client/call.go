package client

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"unicode"
)

// call is one operation of the API, which may take several attempts.
type call struct {
	operation string // for errors: "place an order"
	method    string
	path      string // after prefix, from route
	query     url.Values
	body      any // sent as JSON; nil for none
	// idempotencyKey is the header's value; "" for operations that take none.
	idempotencyKey string
	// once is set for an operation that must not be retried.
	once bool
	// goneCode is the error code of a deletion whose target does not exist; "" for other operations.
	// After an attempt that may have deleted the target, it means success.
	goneCode Code
}

// route escapes the parts of a path and joins them. It returns "" when a part is empty, such as an
// id that the caller left out.
func route(parts ...string) string {
	var path strings.Builder
	for _, part := range parts {
		if part == "" {
			return ""
		}
		path.WriteString("/" + escape(part))
	}
	return path.String()
}

// escape is url.PathEscape, but also escapes "." and "..", which would change the path.
func escape(part string) string {
	if part == "." || part == ".." {
		return strings.ReplaceAll(part, ".", "%2E")
	}
	return url.PathEscape(part)
}

// fullResponse is a response with its whole body.
type fullResponse struct {
	status int
	header http.Header
	body   []byte
}

// replayed reports whether the response repeats that of an earlier request with the same idempotency key.
func (r *fullResponse) replayed() bool { return r.header.Get("Idempotency-Replayed") == "true" }

// read sends a call and decodes its response.
func read[T any](ctx context.Context, c *Client, call call) (*T, error) {
	value, _, err := exchange[T](ctx, c, call)
	return value, err
}

// mutate sends a call with an idempotency key and decodes its response. It makes a key if the call
// has none. replayed reports whether the response is a replay.
func mutate[T any](ctx context.Context, c *Client, call call) (value *T, replayed bool, err error) {
	if call.idempotencyKey == "" {
		call.idempotencyKey = NewIdempotencyKey()
	}
	return exchange[T](ctx, c, call)
}

func exchange[T any](ctx context.Context, c *Client, call call) (value *T, replayed bool, err error) {
	response, err := c.do(ctx, call, func(body []byte) error {
		value = new(T)
		return decode(body, value)
	})
	if err != nil {
		return nil, false, err
	}
	return value, response.replayed(), nil
}

func decode(body []byte, value any) error {
	if string(bytes.TrimSpace(body)) == "null" {
		return errors.New("null") // Unmarshal would accept it and change nothing
	}
	return json.Unmarshal(body, value)
}

// do sends a call and returns the response once decode accepts its body. It retries failures where
// a retry is safe and may succeed. A body that decode rejects is incomplete or not from Kiosk, so
// it counts as a lost response.
//
// Errors: *Error, *UnansweredError; any other error means that nothing was sent.
func (c *Client) do(ctx context.Context, call call, decode func(body []byte) error) (*fullResponse, error) {
	if err := call.check(); err != nil {
		return nil, err
	}
	body, err := call.encoded()
	if err != nil {
		return nil, err
	}
	perhapsDone := false // whether a failed attempt may have been carried out
	for attempt := 1; ; attempt++ {
		response, failure := c.attempt(ctx, call, body, attempt, decode)
		if failure == nil {
			return response, nil
		}
		if perhapsDone && call.findsItGone(failure) {
			return &fullResponse{}, nil
		}
		perhapsDone = perhapsDone || mayHaveDone(failure)
		pause, worthwhile := c.pauseAfter(ctx, call, failure, attempt)
		if !worthwhile {
			return nil, failure
		}
		if err := c.wait(ctx, pause); err != nil {
			return nil, fmt.Errorf("%w: %w", failure, err)
		}
	}
}

// check returns an error for a call with an empty id, or with an idempotency key that cannot be sent
// unchanged. HTTP removes spaces at the ends of a header, so two different keys could become the same.
func (call call) check() error {
	if call.path == "" {
		return fmt.Errorf("kiosk: %s: the id, phone, reference or key in the path is empty", call.operation)
	}
	key := call.idempotencyKey
	if key != strings.TrimSpace(key) || strings.ContainsFunc(key, unicode.IsControl) {
		return fmt.Errorf("kiosk: %s: the idempotency key begins or ends with a space, or has a control character", call.operation)
	}
	return nil
}

// attempt sends a call once. Errors: *Error, *UnansweredError.
func (c *Client) attempt(ctx context.Context, call call, body []byte, attempt int, decode func(body []byte) error) (*fullResponse, error) {
	response, err := c.send(ctx, call, body)
	if err != nil {
		return nil, call.unanswered(attempt, err)
	}
	if !succeeded(response.status) {
		refusal := refusalOf(response)
		refusal.Operation, refusal.Attempts, refusal.IdempotencyKey = call.operation, attempt, call.idempotencyKey
		return nil, refusal
	}
	if err := decode(response.body); err != nil {
		return nil, call.unanswered(attempt, fmt.Errorf("the response is not one of API version 1: %w", err))
	}
	return response, nil
}

// unanswered returns the error of a call whose last attempt got no valid response, because of err.
func (call call) unanswered(attempts int, err error) error {
	return &UnansweredError{
		Operation:      call.operation,
		Attempts:       attempts,
		IdempotencyKey: call.idempotencyKey,
		Err:            err,
	}
}

func (c *Client) send(ctx context.Context, call call, body []byte) (*fullResponse, error) {
	request, err := c.request(ctx, call, body)
	if err != nil {
		return nil, err
	}
	response, err := c.http.Do(request)
	if err != nil {
		return nil, withoutURL(err)
	}
	defer response.Body.Close()
	text, err := readResponse(response)
	if err != nil {
		return nil, err
	}
	return &fullResponse{status: response.StatusCode, header: response.Header, body: text}, nil
}

func (c *Client) request(ctx context.Context, call call, body []byte) (*http.Request, error) {
	address := c.baseURL + prefix + call.path
	if len(call.query) > 0 {
		address += "?" + call.query.Encode()
	}
	request, err := http.NewRequestWithContext(ctx, call.method, address, bytes.NewReader(body))
	if err != nil {
		return nil, withoutURL(err)
	}
	request.Header.Set("Authorization", "Bearer "+c.token)
	request.Header.Set("Accept", "application/json")
	request.Header.Set("User-Agent", c.userAgent)
	if body != nil {
		request.Header.Set("Content-Type", "application/json")
	}
	if call.idempotencyKey != "" {
		request.Header.Set("Idempotency-Key", call.idempotencyKey)
	}
	return request, nil
}

// withoutURL removes the URL from an error of net/http, because the URL may hold a customer's phone.
func withoutURL(err error) error {
	if wrapped, ok := errors.AsType[*url.Error](err); ok {
		return wrapped.Err
	}
	return err
}
