package worker

import (
	"bytes"
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"strings"
	"time"

	"kiosk/internal/outbox"
	"kiosk/internal/ssrf"
	"kiosk/rest/webhooksig"
)

// Limits of what a receiver may make us read.
const (
	maxResponseHeaderBytes = 32 << 10
	maxResponseBodyBytes   = 64 << 10
)

// Attempt is one try to deliver one event to one endpoint.
type Attempt struct {
	URL     string
	EventID string
	// Number counts the attempts of this delivery from 1.
	Number int
	// Body is sent as it is; it is the same for every attempt of an event.
	Body []byte
	// Secret is the endpoint's secret as it was shown. NextSecret is set only while the
	// secret is being rotated, and signs a second header.
	Secret     string
	NextSecret string
}

// Outcome is what an attempt means for its delivery and its endpoint.
type Outcome string

// The outcomes, as the audit of deliveries shows them.
const (
	// Succeeded: the receiver answered 2xx.
	Succeeded Outcome = "SUCCEEDED"
	// Failed: time-out, network or TLS error, or 5xx. It is retried and counts towards
	// suspension.
	Failed Outcome = "FAILED"
	// Rejected: any other response. It is neither retried nor counted.
	Rejected Outcome = "REJECTED"
)

// Result is how an attempt ended.
type Result struct {
	Outcome Outcome
	// ResponseStatus is 0 when no complete response headers arrived.
	ResponseStatus int
	// Latency runs from the start of the attempt to the end of the response headers, or to
	// the failure.
	Latency time.Duration
	// ErrorMessage is empty for Succeeded; otherwise a short text for the endpoint's owner.
	ErrorMessage string
	// ResponseHeaders are "Name: value", without those that may hold credentials. ResponseBody is its first 4 KiB as text.
	ResponseHeaders []string
	ResponseBody    string
}

// SenderConfig is what an operator can choose about outgoing requests. Zero values stand for
// the defaults given with each field.
type SenderConfig struct {
	// Guard decides which URLs and addresses may be reached.
	Guard ssrf.Guard
	// Timeout bounds an attempt from the DNS lookup to the end of the response headers. 8 s.
	Timeout time.Duration
	// DrainTimeout bounds the reading of a response body after the headers, of which the beginning is kept, and the rest is
	// read only to keep the connection for the next attempt. 1 s, and never beyond Timeout.
	DrainTimeout time.Duration
	// MaxIdleConns and MaxIdleConnsPerHost bound the connections kept open. 512 and 64.
	MaxIdleConns        int
	MaxIdleConnsPerHost int
	// CAFile names a PEM file of root certificates that are trusted besides the system's.
	CAFile string
	// Resolver looks up the hosts. The system's.
	Resolver *net.Resolver
}

// Sender makes attempts over connections of its own: it uses no proxy from the environment,
// follows no redirect, and dials only what its guard allows. It is safe for concurrent use.
type Sender struct {
	guard        ssrf.Guard
	timeout      time.Duration
	drainTimeout time.Duration
	transport    *http.Transport
	hasRoute     func(address string) bool
}

// NewSender returns a sender. It fails when the CA file cannot be read.
func NewSender(config SenderConfig) (*Sender, error) {
	config = config.withDefaults()
	roots, err := trustedRoots(config.CAFile)
	if err != nil {
		return nil, err
	}
	return &Sender{
		guard:        config.Guard,
		timeout:      config.Timeout,
		drainTimeout: config.DrainTimeout,
		transport:    newTransport(config, roots),
		hasRoute:     hasRoute,
	}, nil
}

func (c SenderConfig) withDefaults() SenderConfig {
	if c.Timeout == 0 {
		c.Timeout = 8 * time.Second
	}
	if c.DrainTimeout == 0 {
		c.DrainTimeout = time.Second
	}
	if c.MaxIdleConns == 0 {
		c.MaxIdleConns = 512
	}
	if c.MaxIdleConnsPerHost == 0 {
		c.MaxIdleConnsPerHost = 64
	}
	return c
}

// trustedRoots returns the system's roots and those of the file, or nil, which means the
// system's, without a file.
func trustedRoots(file string) (*x509.CertPool, error) {
	if file == "" {
		return nil, nil
	}
	pem, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("webhook CA file: %w", err)
	}
	roots, err := x509.SystemCertPool()
	if err != nil {
		return nil, fmt.Errorf("system root certificates: %w", err)
	}
	if !roots.AppendCertsFromPEM(pem) {
		return nil, fmt.Errorf("webhook CA file %s holds no certificate", file)
	}
	return roots, nil
}

func newTransport(config SenderConfig, roots *x509.CertPool) *http.Transport {
	// A connection may be finished for the next attempt after its own has timed out, but not
	// for ever. Twice the time-out lets the attempt's own deadline be the one that speaks.
	dialTimeout := 2 * config.Timeout
	dialer := &net.Dialer{
		Timeout:  dialTimeout,
		Resolver: config.Resolver,
		Control:  config.Guard.Control,
	}
	return &http.Transport{
		DialContext: boundDials(dialer.DialContext),
		TLSClientConfig: &tls.Config{
			MinVersion:         tls.VersionTLS12,
			RootCAs:            roots,
			ClientSessionCache: tls.NewLRUClientSessionCache(config.MaxIdleConns),
		},
		TLSHandshakeTimeout:    dialTimeout,
		ForceAttemptHTTP2:      true,
		HTTP2:                  http2Config(),
		DisableCompression:     true,
		MaxIdleConns:           config.MaxIdleConns,
		MaxIdleConnsPerHost:    config.MaxIdleConnsPerHost,
		IdleConnTimeout:        30 * time.Second,
		MaxResponseHeaderBytes: maxResponseHeaderBytes,
		WriteBufferSize:        8 << 10,
	}
}

// http2Config keeps a receiver from filling our memory with unread bodies (the default is
// 4 MiB a stream), and finds out about a dead connection before it has eaten many attempts.
func http2Config() *http.HTTP2Config {
	return &http.HTTP2Config{
		MaxReceiveBufferPerStream:     maxResponseBodyBytes,
		MaxReceiveBufferPerConnection: 1 << 20,
		SendPingTimeout:               10 * time.Second,
		PingTimeout:                   5 * time.Second,
	}
}

// Close closes the idle connections.
func (s *Sender) Close() {
	s.transport.CloseIdleConnections()
}

var errTimedOut = errors.New("attempt timed out")

// Send makes one attempt and returns within the time-out. The result is decided when the
// response headers are complete: a body that is slow or too long changes nothing.
//
// It returns an error, and no result, only when the attempt says nothing about the receiver:
// ctx ended, or this machine is out of sockets or ports, or without a network. Such an attempt must not be recorded;
// its delivery is still due.
func (s *Sender) Send(ctx context.Context, attempt Attempt) (Result, error) {
	start := time.Now()
	if err := s.guard.CheckURL(attempt.URL); err != nil {
		return Result{Outcome: Failed, Latency: time.Since(start), ErrorMessage: "refused to connect: " + err.Error()}, nil
	}
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	deadline := time.AfterFunc(s.timeout, func() { cancel(errTimedOut) })
	defer deadline.Stop()

	reached := new(progress)
	request, err := newRequest(reached.trace(ctx), attempt, start)
	if err != nil {
		return Result{}, fmt.Errorf("build the request: %w", err)
	}
	response, err := s.transport.RoundTrip(request)
	latency := time.Since(start)
	if err != nil {
		return s.failure(ctx, err, reached, latency)
	}
	defer response.Body.Close()

	deadline.Reset(min(s.drainTimeout, s.timeout-latency))
	result := responded(response.StatusCode, latency)
	result.keep(response)
	return result, nil
}

// newRequest builds the signed request.
func newRequest(ctx context.Context, attempt Attempt, at time.Time) (*http.Request, error) {
	request, err := http.NewRequestWithContext(withDials(ctx), http.MethodPost, attempt.URL, bytes.NewReader(attempt.Body))
	if err != nil {
		return nil, err
	}
	request.URL.RawQuery = encodedQuery(request.URL.RawQuery)
	header := outbox.RequestHeader(attempt.EventID, attempt.Number)
	request.Header = header
	header.Set(webhooksig.HeaderSignature, webhooksig.Sign(attempt.Secret, at, attempt.Body))
	if attempt.NextSecret != "" {
		header.Set(webhooksig.HeaderSignatureNext, webhooksig.Sign(attempt.NextSecret, at, attempt.Body))
	}
	// An empty list is not sent; it tells the transport that the request may be repeated on a
	// fresh connection when the receiver has closed the idle one under it. Without it a POST
	// would fail there, and count against a receiver that did nothing wrong.
	header["Idempotency-Key"] = []string{}
	return request, nil
}

// encodedQuery encodes the characters of a query that no request line may have, or that servers refuse there, as browsers do:
// net/url takes and writes them as they are.
func encodedQuery(query string) string {
	var encoded strings.Builder
	for _, c := range []byte(query) {
		if c <= ' ' || c > '~' || strings.IndexByte(`"<>`, c) >= 0 {
			fmt.Fprintf(&encoded, "%%%02X", c)
		} else {
			encoded.WriteByte(c)
		}
	}
	return encoded.String()
}

// responded returns the result of an attempt whose response headers arrived.
func responded(status int, latency time.Duration) Result {
	result := Result{Outcome: Rejected, ResponseStatus: status, Latency: latency}
	switch {
	case status >= 200 && status <= 299:
		result.Outcome = Succeeded
		return result
	case status >= 500 && status <= 599:
		result.Outcome = Failed
	}
	result.ErrorMessage = statusMessage(status)
	return result
}

// failure returns the result of an attempt without a response, or the error of one that says
// nothing about the receiver.
func (s *Sender) failure(ctx context.Context, err error, reached *progress, latency time.Duration) (Result, error) {
	timedOut := errors.Is(context.Cause(ctx), errTimedOut)
	if ctx.Err() != nil && !timedOut {
		return Result{}, fmt.Errorf("attempt abandoned: %w", context.Cause(ctx))
	}
	if isLocal(err, s.hasRoute) || (timedOut || mayBeCutOff(err)) && reached.isCutOff(s.hasRoute) {
		return Result{}, fmt.Errorf("attempt not made: %w", err)
	}
	message := failureMessage(err)
	if timedOut {
		message = timeoutMessage(s.timeout, reached.hasConnected())
	}
	return Result{Outcome: Failed, Latency: latency, ErrorMessage: message}, nil
}
