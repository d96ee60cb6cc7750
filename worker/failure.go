package worker

import (
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"slices"
	"strings"
	"time"

	"kiosk/internal/errno"
	"kiosk/internal/ssrf"
)

// The messages of this file are shown to the endpoint's owner in the list of deliveries. They are stable, and contain nothing that
// an outside observer could not find out: no address that a name resolved to, no DNS server, no text from the receiver.

const malformedResponse = "malformed HTTP response"

// statusMessage describes a response that is not 2xx.
func statusMessage(status int) string {
	message := strings.TrimSpace(fmt.Sprintf("answered %d %s", status, http.StatusText(status)))
	if status >= 300 && status <= 399 {
		message += "; redirects are not followed"
	}
	return message
}

func timeoutMessage(timeout time.Duration, connected bool) string {
	if connected {
		return fmt.Sprintf("timed out after %s waiting for response headers", timeout)
	}
	return fmt.Sprintf("timed out after %s connecting", timeout)
}

// failureMessage describes an attempt that failed before its time-out and got no response headers.
func failureMessage(err error) string {
	if refused, ok := errors.AsType[*ssrf.AddressError](err); ok {
		return fmt.Sprintf("refused to connect: the host resolves to an address that is %s", refused.Class)
	}
	if lookup, ok := errors.AsType[*net.DNSError](err); ok {
		return dnsMessage(lookup)
	}
	if message := tlsMessage(err); message != "" {
		return "TLS: " + message
	}
	return connectionMessage(err)
}

func dnsMessage(err *net.DNSError) string {
	switch {
	case err.IsNotFound:
		return "DNS: no such host"
	case err.IsTimeout:
		return "DNS: lookup timed out"
	}
	return "DNS: lookup failed"
}

// tlsMessage describes a TLS error. It returns "" for other errors.
func tlsMessage(err error) string {
	var (
		unknown  x509.UnknownAuthorityError
		hostname x509.HostnameError
		invalid  x509.CertificateInvalidError
		verify   *tls.CertificateVerificationError
		record   tls.RecordHeaderError
		network  *net.OpError
	)
	switch {
	case errors.As(err, &unknown):
		return "certificate signed by unknown authority"
	case errors.As(err, &hostname):
		return "certificate is not valid for this host"
	case errors.As(err, &invalid) && invalid.Reason == x509.Expired:
		return "certificate has expired or is not yet valid"
	case errors.As(err, &verify):
		return "certificate is not valid"
	case errors.As(err, &record):
		return "the server did not answer with TLS"
	case errors.As(err, &network) && network.Op == "remote error":
		// An alert of the receiver, whose type crypto/tls does not export: its text.
		return strings.TrimPrefix(network.Err.Error(), "tls: ")
	case strings.HasPrefix(err.Error(), "tls: "):
		return "handshake failed"
	}
	return ""
}

func connectionMessage(err error) string {
	switch {
	case errors.Is(err, errTooManyDials):
		return fmt.Sprintf("the receiver closed %d connections before the response headers", maxDials)
	case errors.Is(err, errno.Refused):
		return "connection refused"
	case errors.Is(err, errno.Reset), errors.Is(err, errno.Aborted):
		return "connection reset"
	case errors.Is(err, errno.HostUnreachable), errors.Is(err, errno.NetworkUnreachable), errors.Is(err, errno.AddressUnavailable):
		return "host unreachable"
	case isTimeout(err):
		return "connection timed out"
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return "connection closed before the response headers"
	}
	// net/http exports no types for these.
	text := err.Error()
	switch {
	case strings.Contains(text, "response header"):
		return fmt.Sprintf("response headers are larger than %d KiB", maxResponseHeaderBytes>>10)
	case strings.HasPrefix(text, "stream error: ") && strings.HasSuffix(text, "; received from peer"):
		return "the receiver reset the HTTP/2 stream"
	case strings.Contains(text, "http2: server sent GOAWAY"):
		return "the receiver ended the HTTP/2 connection with GOAWAY"
	case strings.Contains(text, "malformed"), isBadFraming(text):
		return malformedResponse
	}
	return "connection failed"
}

// isBadFraming reports whether the text of an error of net/http is about where a response ends, or about frames of HTTP/2.
func isBadFraming(text string) bool {
	for _, part := range []string{"Content-Length", "unsupported transfer encoding", "http2: ", "stream error: ", "connection error: "} {
		if strings.Contains(text, part) {
			return true
		}
	}
	return false
}

// isTimeout reports whether the system or the transport timed out, before the attempt's own time-out.
func isTimeout(err error) bool {
	timeout, ok := errors.AsType[net.Error](err)
	return ok && timeout.Timeout()
}

// isLocal reports whether this machine caused the error, and not the receiver: it is out of a resource (errno.Shortages), or it
// could not reach a DNS server. A failed connection to an IPv6 address counts as the receiver's failure when this machine has only
// IPv4.
//
// The error of a DNS lookup has its cause only as text. The text contains no host name and nothing that the receiver chose, so it
// is safe to search.
func isLocal(err error, hasRoute func(address string) bool) bool {
	if errors.Is(err, errno.AddressUnavailable) && dialledIPv6(err) && !hasRoute(anyIPv6) {
		return !hasRoute(anyIPv4)
	}
	local := errno.Shortages
	lookup, isLookup := errors.AsType[*net.DNSError](err)
	if isLookup {
		local = append(slices.Clone(local), errno.NetworkUnreachable, errno.Refused)
	}
	for _, cause := range local {
		if errors.Is(err, cause) || isLookup && strings.Contains(lookup.Err, cause.Error()) {
			return true
		}
	}
	return false
}

// mayBeCutOff reports whether an error can mean that this machine has no network. That includes a failed DNS lookup, because a DNS
// server on this machine then responds with a failure. The same errors also have other causes: a router that does not know the
// network or host, or a firewall.
func mayBeCutOff(err error) bool {
	return isFailedLookup(err) || isTimeout(err) || errors.Is(err, errno.NetworkUnreachable) || errors.Is(err, errno.HostUnreachable) || errors.Is(err, errno.AccessDenied)
}

// isFailedLookup reports whether a DNS lookup ended without the response that there is no such host.
func isFailedLookup(err error) bool {
	lookup, ok := errors.AsType[*net.DNSError](err)
	return ok && !lookup.IsNotFound
}

// dialledIPv6 reports whether an error occurred while connecting to an IPv6 address.
func dialledIPv6(err error) bool {
	dial, ok := errors.AsType[*net.OpError](err)
	if !ok {
		return false
	}
	address, ok := dial.Addr.(*net.TCPAddr)
	return ok && address.IP.To4() == nil
}
