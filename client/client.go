// Package client calls Kiosk's REST API, /api/v1/external, from Go. It needs only the standard
// library, and works with any Kiosk that serves version 1.
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
// The client retries a call when no response came, and after 408, 429, 500, 502, 503 and 504. It
// retries only calls that may safely be sent twice: reads, deletions, changes of a customer, and
// calls with an idempotency key. Registering and testing a webhook are sent once.
//
// The pauses between attempts grow. Each is added to the time that Retry-After asks for, and none
// ends after the context's deadline. The client makes one idempotency key per call, unless the input
// has one, and sends it with every attempt. So an order is placed once even if the first responses
// were lost.
//
// # Errors
//
// An error response is an [*Error] with a stable [Code]. When no valid response came, the error is
// an [*UnansweredError]. After either, [Settled] reports whether it is certain that the mutation did
// not happen. If it is not certain, as after 500, 502, 503 and 504, repeat the call with the
// IdempotencyKey of the error: the mutation then happens once. Kiosk frees a key 24 hours after it
// was used. After that, search Orders first for an order that may have been placed.
//
// # Secrets
//
// Errors never hold the token or the request's body. The [Order] that [Client.Order] returns holds
// the credentials that were sold, and the [Webhook] that RegisterWebhook returns holds its secret:
// do not log them whole.
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

// Client calls the API of one store with one token. It is safe for concurrent use.
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

// WithHTTPClient sets the HTTP client, for example one with a proxy, certificates or another
// time-out. The default client gives each attempt 30 seconds. The HTTP client is copied, and the
// copy follows no redirects unless CheckRedirect is set.
func WithHTTPClient(client *http.Client) Option {
	return func(c *Client) { c.http = client }
}

// WithUserAgent sets the User-Agent header, such as "acme-bot/2.1". The default is "kiosk-client/1".
func WithUserAgent(userAgent string) Option {
	return func(c *Client) { c.userAgent = userAgent }
}

// WithRetries sets the maximum number of retries of a call. The default is 4; 0 means no retries.
func WithRetries(retries int) Option {
	return func(c *Client) { c.retries = retries }
}

// New returns a client of the Kiosk at the base URL: the part before /api/v1/external, such as
// "https://kiosk.example.com". It sends no request.
//
// It returns an error when the base URL is not an absolute http or https URL, has a user, a query or
// a fragment, or includes /api/v1/external. It also does when the token is empty or has a character
// that no token has, such as the line break at the end of a file.
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
		return errors.New("kiosk: the base URL is not a URL: it must begin with https:// or http:// and a host")
	}
	if (base.Scheme != "http" && base.Scheme != "https") || base.Host == "" {
		return fmt.Errorf("kiosk: the base URL must begin with https:// or http:// and a host, unlike %q", base.Redacted())
	}
	if base.User != nil || strings.ContainsAny(text, "?#") {
		return fmt.Errorf("kiosk: the base URL must have no user, query or fragment, unlike %q", base.Redacted())
	}
	if strings.HasSuffix(strings.TrimRight(base.Path, "/"), prefix) {
		return fmt.Errorf("kiosk: the base URL is only the part before %s, unlike %q", prefix, base.Redacted())
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

// withoutRedirects returns a copy of the client that follows no redirects, unless its CheckRedirect
// is set. The API never redirects, and the token must go to this server only. net/http would also
// repeat a POST as a GET, whose response looks like a success.
func withoutRedirects(client *http.Client) *http.Client {
	own := *client
	if own.CheckRedirect == nil {
		own.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	}
	return &own
}
