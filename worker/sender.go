package worker

import (
	"bytes"
	"cmp"
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

// Limits of the response that a receiver can make us read.
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
	// Body is the request body, the same for every attempt of an event.
	Body []byte
	// Secret is the endpoint's secret, as the API returned it. NextSecret is set only during a rotation of the secret, and signs
	// a second header.
	Secret     string
	NextSecret string
}

// Outcome is the outcome of an attempt, which decides about retries and suspension.
type Outcome string

// The outcomes, as the list of deliveries shows them.
const (
	// Succeeded: the receiver responded with 2xx.
	Succeeded Outcome = "SUCCEEDED"
	// Failed: a time-out, a network or TLS error, 5xx, or an invalid status, below 100 or above 599. The delivery is retried, and the
	// failure counts towards suspension.
	Failed Outcome = "FAILED"
	// Rejected: any other response. The delivery is not retried, and the failure does not count towards suspension.
	Rejected Outcome = "REJECTED"
)

// Result is how an attempt ended.
type Result struct {
	Outcome Outcome
	// ResponseStatus is 0 when no complete response headers arrived.
	ResponseStatus int
	// Latency is the time from the start of the attempt to the end of the response headers, or to the failure.
	Latency time.Duration
	// ErrorMessage is a short text for the endpoint's owner, or empty for Succeeded.
	ErrorMessage string
	// ResponseHeaders holds "Name: value" lines, without headers that may hold credentials. ResponseBody holds the first 4 KiB of
	// the body as text.
	ResponseHeaders []string
	ResponseBody    string
}

// SenderConfig configures a sender. The zero value of a field means the default, which stands at the end of the field's comment.
type SenderConfig struct {
	// Guard decides which URLs and addresses may be reached.
	Guard ssrf.Guard
	// Timeout limits an attempt, from the DNS lookup to the end of the response headers. 8 s.
	Timeout time.Duration
	// DrainTimeout limits how long a response body is read after the headers. The beginning of the body is stored. The rest is
	// read only so that the connection can be reused. 1 s, and never beyond Timeout.
	DrainTimeout time.Duration
	// MaxIdleConns and MaxIdleConnsPerHost limit the idle connections that are kept open. 512 and 64.
	MaxIdleConns        int
	MaxIdleConnsPerHost int
	// CAFile names a PEM file of root certificates that are trusted in addition to the system's.
	CAFile string
	// Resolver resolves host names. The system's.
	Resolver *net.Resolver
}

// Sender makes attempts. It has its own connections, uses no proxy from the environment, follows no redirects, and dials only
// addresses that its guard allows. It is safe for concurrent use.
type Sender struct {
	guard        ssrf.Guard
	timeout      time.Duration
	drainTimeout time.Duration
	transport    interface {
		http.RoundTripper
		CloseIdleConnections()
	}
	resolver *net.Resolver
	hasRoute func(address string) bool
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
		resolver:     config.Resolver,
		hasRoute:     hasRoute,
	}, nil
}

func (c SenderConfig) withDefaults() SenderConfig {
	c.Timeout = cmp.Or(c.Timeout, 8*time.Second)
	c.DrainTimeout = cmp.Or(c.DrainTimeout, time.Second)
	c.MaxIdleConns = cmp.Or(c.MaxIdleConns, 512)
	c.MaxIdleConnsPerHost = cmp.Or(c.MaxIdleConnsPerHost, 64)
	return c
}

// trustedRoots returns the root certificates of the system and of the file. Without a file it returns nil, which crypto/tls takes
// as the system's.
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
	// A dial may go on after its attempt has timed out, so that the next attempt can use the connection. The limit of twice the
	// time-out is never reached before the attempt's own deadline.
	dialTimeout := 2 * config.Timeout
	dialer := hostDialer{
		resolver: config.Resolver,
		timeout:  dialTimeout,
		dial:     (&net.Dialer{Control: config.Guard.Control}).DialContext,
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
		HTTP2:                  http2Config(dialTimeout),
		DisableCompression:     true,
		MaxIdleConns:           config.MaxIdleConns,
		MaxIdleConnsPerHost:    config.MaxIdleConnsPerHost,
		IdleConnTimeout:        30 * time.Second,
		MaxResponseHeaderBytes: maxResponseHeaderBytes,
		WriteBufferSize:        8 << 10,
	}
}

// http2Config limits the memory that unread bodies of a receiver can take (the default is 4 MiB a stream), and detects a dead
// connection before many attempts on it have failed. It also closes a connection that takes no byte for
// writeTimeout: otherwise attempts that have timed out stay in memory for as long as their receiver keeps the connection open.
func http2Config(writeTimeout time.Duration) *http.HTTP2Config {
	return &http.HTTP2Config{
		MaxReceiveBufferPerStream:     maxResponseBodyBytes,
		MaxReceiveBufferPerConnection: 1 << 20,
		SendPingTimeout:               10 * time.Second,
		PingTimeout:                   5 * time.Second,
		WriteByteTimeout:              writeTimeout,
	}
}

// Close closes the idle connections.
func (s *Sender) Close() {
	s.transport.CloseIdleConnections()
}

var errTimedOut = errors.New("attempt timed out")

// lateTimer is how long after the time-out an attempt ends at most, unless this machine stood still, as a virtual machine does while it
// is moved. Responses may have arrived meanwhile.
const lateTimer = time.Second

// Send makes one attempt and returns within the time-out, or up to dnsTimeout later if the DNS server is silent. The outcome depends
// on the response headers only: a body that is slow or too long does not change it.
//
// Send returns an error, and no result, only when the failure is not the receiver's: ctx ended, or this machine has no free
// sockets or ports, or no network, or no DNS, or stood still. The caller must not record such an attempt; the delivery is still due.
func (s *Sender) Send(ctx context.Context, attempt Attempt) (Result, error) {
	start := time.Now()
	if err := s.guard.CheckURL(attempt.URL); err != nil {
		return Result{Outcome: Failed, Latency: time.Since(start), ErrorMessage: "refused to connect: " + err.Error()}, nil
	}
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	deadline := time.AfterFunc(s.timeout, func() { cancel(errTimedOut) })
	defer deadline.Stop()

	progress := new(dialProgress)
	request, err := newRequest(progress.trace(ctx), attempt, start)
	if err != nil {
		return Result{}, fmt.Errorf("build the request: %w", err)
	}
	response, err := s.transport.RoundTrip(request)
	latency := time.Since(start)
	if err == nil && ctx.Err() != nil { // over HTTP/2, the response may be to the cancellation, as 200 from a server whose handler gave up
		err = errors.Join(context.Cause(ctx), response.Body.Close())
	}
	if err != nil {
		if latency >= s.timeout { // on a busy machine, a dial can reach its limit before the timer above is noticed
			cancel(errTimedOut)
		}
		return s.failureResult(ctx, err, progress, latency)
	}
	defer response.Body.Close()

	deadline.Reset(min(s.drainTimeout, s.timeout-latency))
	result := responseResult(response.StatusCode, latency)
	result.saveResponse(response)
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
	// net/http does not send an empty list, but takes it as permission to repeat the request on a new connection when the receiver
	// closed the idle one at the same time. Without it a POST would fail there, and the failure would count against the receiver.
	header["Idempotency-Key"] = []string{}
	return request, nil
}

// encodedQuery percent-encodes, as browsers do, the characters of a query that a request line must not have or that servers
// refuse. net/url leaves them as they are.
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

// responseResult returns the result of an attempt whose response headers arrived. net/http also returns responses whose status is not
// three digits, as HTTP requires. A status above 599 is invalid, and a client should take it as 5xx: RFC 9110, section 15.
func responseResult(status int, latency time.Duration) Result {
	if status < 100 || status > 999 {
		return Result{Outcome: Failed, Latency: latency, ErrorMessage: malformedResponse}
	}
	result := Result{Outcome: Rejected, ResponseStatus: status, Latency: latency}
	switch {
	case status >= 200 && status <= 299:
		result.Outcome = Succeeded
		return result
	case status >= 500:
		result.Outcome = Failed
	}
	result.ErrorMessage = statusMessage(status)
	return result
}

// failureResult returns the result of an attempt that got no response, or an error when the failure is not the receiver's.
func (s *Sender) failureResult(ctx context.Context, err error, progress *dialProgress, latency time.Duration) (Result, error) {
	timedOut := errors.Is(context.Cause(ctx), errTimedOut)
	if ctx.Err() != nil && !timedOut {
		return Result{}, fmt.Errorf("attempt abandoned: %w", context.Cause(ctx))
	}
	stoodStill := timedOut && latency > s.timeout+lateTimer
	failedHere := stoodStill || isLocal(err, s.hasRoute) || (timedOut || mayBeCutOff(err)) && progress.isCutOff(s.hasRoute)
	lookupFailed := timedOut && progress.isLookingUp() || isFailedLookup(err)
	if failedHere || lookupFailed && !hasDNS(ctx, s.resolver) {
		return Result{}, fmt.Errorf("attempt not made: %w", err)
	}
	message := failureMessage(err)
	if timedOut {
		message = timeoutMessage(s.timeout, progress.hasConnected())
	}
	return Result{Outcome: Failed, Latency: latency, ErrorMessage: message}, nil
}
