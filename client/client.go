// Package client calls Kiosk's REST API, /api/v1/external, from Go. It needs only the standard
// library, and works with any Kiosk that speaks version 1.
//
//	shop, err := client.New("https://kiosk.example.com", os.Getenv("KIOSK_TOKEN"))
//	if err != nil {
//		return err
//	}
//	order, err := shop.PlaceOrder(ctx, client.PlaceOrderInput{
//		Customer:     client.ByPhone("+5511987654321"),
//		VariationIDs: []string{variationID},
//	})
//
// # Retries
//
// A call that may safely be sent twice is repeated when nothing came back, and after 408, 429, 500,
// 502, 503 and 504, with growing pauses, which begin after what Retry-After asks for, and never
// beyond the context's deadline. Such are all reads, deletions, and the calls with an idempotency key. The
// key is made once per call unless the input names one, and every repetition carries it, so an
// order is placed once even if the first responses were lost. Registering and testing a webhook are
// sent once.
//
// # Errors
//
// A refusal by Kiosk is an [*Error], which names a stable [Code]. When no response came, the error is
// an [*UnansweredError]. After either, [Settled] reports whether it is certain that a mutation did not
// happen. While it is not, as after 500, 502, 503 and 504, repeat the call with the IdempotencyKey
// that both errors hold, and it happens once. Kiosk frees a key 24 hours after it was used: after
// that, look through Orders first for what may have been placed.
//
// # Secrets
//
// Errors never hold the token or what was sent. An [Order] read on its own holds the credentials
// that were sold, and a [Webhook] just registered its secret: do not log them whole.
package client

import (
	"cmp"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"time"
)

const (
	prefix           = "/api/v1/external"
	defaultUserAgent = "kiosk-client/1"
	defaultRetries   = 4
	attemptTimeout   = 30 * time.Second
)

// Client calls the API of one store, with one token. It may be used by several goroutines at once.
type Client struct {
	baseURL   string // with no slash at the end
	token     string
	http      *http.Client
	userAgent string
	retries   int
	wait      waiter
}

// Option changes how a client works.
type Option func(*Client)

// WithHTTPClient makes the client send its requests with another HTTP client, for a proxy,
// certificates or a time-out of its own. The default gives each attempt 30 seconds. The client is
// copied, and the copy follows no redirects unless CheckRedirect says what to do with them.
func WithHTTPClient(client *http.Client) Option {
	return func(c *Client) { c.http = client }
}

// WithUserAgent sets the User-Agent header, such as "acme-bot/2.1". The default is "kiosk-client/1".
func WithUserAgent(userAgent string) Option {
	return func(c *Client) { c.userAgent = userAgent }
}

// WithRetries sets how often a call is repeated at most, 0 for never. The default is 4.
func WithRetries(retries int) Option {
	return func(c *Client) { c.retries = retries }
}

// New returns a client of the Kiosk at the base URL, such as "https://kiosk.example.com", which is
// what comes before /api/v1/external. It sends nothing yet.
//
// It fails when the base URL is not an absolute http or https URL, or the token can be none: it is
// empty, or has a space or a line break, as when it was read from a file.
func New(baseURL, token string, options ...Option) (*Client, error) {
	baseURL = strings.TrimSpace(baseURL)
	if err := checkBaseURL(baseURL); err != nil {
		return nil, err
	}
	if err := checkToken(token); err != nil {
		return nil, err
	}
	c := &Client{
		baseURL:   strings.TrimRight(baseURL, "/"),
		token:     token,
		userAgent: defaultUserAgent,
		retries:   defaultRetries,
		wait:      sleep,
	}
	for _, option := range options {
		option(c)
	}
	c.http = withoutRedirects(cmp.Or(c.http, &http.Client{Timeout: attemptTimeout}))
	return c, nil
}

func checkBaseURL(text string) error {
	base, err := url.Parse(text)
	if err != nil {
		return errors.New("kiosk: the base URL is not a URL")
	}
	if (base.Scheme != "http" && base.Scheme != "https") || base.Host == "" {
		return fmt.Errorf("kiosk: the base URL must begin with https:// or http:// and a host, unlike %q", base.Redacted())
	}
	if base.User != nil || strings.ContainsAny(text, "?#") {
		return fmt.Errorf("kiosk: the base URL must have no user, query or fragment, unlike %q", base.Redacted())
	}
	return nil
}

func checkToken(token string) error {
	if token == "" {
		return errors.New("kiosk: the token is empty")
	}
	for _, char := range []byte(token) {
		if char <= ' ' || char > '~' {
			return errors.New("kiosk: the token has a space, a line break or another character that no token has")
		}
	}
	return nil
}

// withoutRedirects returns a copy that follows no redirects, unless the client decides that itself.
// The API never redirects, the token belongs to this server alone, and net/http would make a GET of a POST,
// whose response reads like a success.
func withoutRedirects(client *http.Client) *http.Client {
	own := *client
	if own.CheckRedirect == nil {
		own.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	}
	return &own
}
