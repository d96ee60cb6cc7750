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
	operation string // what it does, for errors: "place an order"
	method    string
	path      string // after prefix, from route
	query     url.Values
	body      any // sent as JSON; nil for none
	// idempotencyKey is the header's value; "" for operations that take none.
	idempotencyKey string
	// once is set for an operation that must not be repeated.
	once bool
	// goneCode is what a deletion is refused with when an earlier attempt was carried out; else "".
	goneCode Code
}

// route joins the parts of a path, escaping each. It is "" when a part is empty: what should stand
// there, such as an id, was not given.
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

// escape also escapes "." and "..", which would otherwise lead elsewhere.
func escape(part string) string {
	if part == "." || part == ".." {
		return strings.ReplaceAll(part, ".", "%2E")
	}
	return url.PathEscape(part)
}

// fullResponse is a response that was read to its end.
type fullResponse struct {
	status int
	header http.Header
	body   []byte
}

// replayed reports whether the response is that of an earlier request with the same idempotency key.
func (r *fullResponse) replayed() bool { return r.header.Get("Idempotency-Replayed") == "true" }

// read sends a call and decodes its response.
func read[T any](ctx context.Context, c *Client, call call) (*T, error) {
	value, _, err := exchange[T](ctx, c, call)
	return value, err
}

// mutate sends a call with an idempotency key, made here unless it has one, and also reports
// whether the response is a replay.
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
		return errors.New("null") // which Unmarshal takes for a value without members
	}
	return json.Unmarshal(body, value)
}

// do sends a call, again if that is safe and may help, until it succeeds with a body that decode
// accepts. A body that it does not accept was cut short, or is not Kiosk's: the call is as one
// whose response was lost.
//
// Errors: *Error, *UnansweredError, and others when there was nothing that could be sent.
func (c *Client) do(ctx context.Context, call call, decode func(body []byte) error) (*fullResponse, error) {
	if err := call.check(); err != nil {
		return nil, err
	}
	body, err := call.encoded()
	if err != nil {
		return nil, err
	}
	perhapsDone := false // by an attempt that failed
	for attempt := 1; ; attempt++ {
		got, failure := c.attempt(ctx, call, body, attempt, decode)
		if failure == nil {
			return got, nil
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

// check refuses what cannot be sent as it was meant. HTTP cuts spaces off the ends of a header, and
// two keys must not become one.
func (call call) check() error {
	if call.path == "" {
		return fmt.Errorf("kiosk: %s: the id, phone or key of what it is about is empty", call.operation)
	}
	key := call.idempotencyKey
	if key != strings.TrimSpace(key) || strings.ContainsFunc(key, unicode.IsControl) {
		return fmt.Errorf("kiosk: %s: the idempotency key has a space at an end or a control character", call.operation)
	}
	return nil
}

// attempt sends a call once.
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
		return nil, call.unanswered(attempt, fmt.Errorf("what came is not what version 1 promises: %w", err))
	}
	return response, nil
}

// unanswered is the failure of a call whose last attempt failed with err.
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

// withoutURL strips the URL, in which a customer's phone may be, from the errors of net/http.
func withoutURL(err error) error {
	var wrapped *url.Error
	if errors.As(err, &wrapped) {
		return wrapped.Err
	}
	return err
}
