package webhooksig_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"
	"testing/iotest"
	"time"

	"kiosk/rest/webhooksig"
)

func delivery(body io.Reader, signature, next string) *http.Request {
	r := httptest.NewRequest(http.MethodPost, "/hooks", body)
	if signature != "" {
		r.Header.Set(webhooksig.HeaderSignature, signature)
	}
	if next != "" {
		r.Header.Set(webhooksig.HeaderSignatureNext, next)
	}
	return r
}

func TestVerifyRequestReturnsTheGenuineBody(t *testing.T) {
	t.Parallel()
	r := delivery(bytes.NewReader(body), webhooksig.Sign(secret, time.Now(), body), "")
	got, err := webhooksig.VerifyRequest(r, secret)
	if err != nil || !bytes.Equal(got, body) {
		t.Errorf("VerifyRequest = %q, %v", got, err)
	}
}

func TestVerifyRequestAcceptsBothSecretsDuringARotation(t *testing.T) {
	t.Parallel()
	now := time.Now()
	for name, held := range map[string]string{"old": secret, "new": other} {
		r := delivery(bytes.NewReader(body), webhooksig.Sign(secret, now, body), webhooksig.Sign(other, now, body))
		if _, err := webhooksig.VerifyRequest(r, held); err != nil {
			t.Errorf("receiver with the %s secret: %v", name, err)
		}
	}
}

func TestVerifyRequestReturnsNoBodyThatIsNotGenuine(t *testing.T) {
	t.Parallel()
	broken := errors.New("connection lost")
	large := bytes.Repeat([]byte("x"), webhooksig.MaxBodyBytes+1)
	now := time.Now()
	for name, c := range map[string]struct {
		request *http.Request
		want    error
	}{
		"no header":       {delivery(bytes.NewReader(body), "", ""), webhooksig.ErrMalformed},
		"forged":          {delivery(bytes.NewReader(body), webhooksig.Sign(other, now, body), ""), webhooksig.ErrMismatch},
		"both forged":     {delivery(bytes.NewReader(body), webhooksig.Sign(other, now, body), webhooksig.Sign(other, now, body)), webhooksig.ErrMismatch},
		"only next":       {delivery(bytes.NewReader(body), "", webhooksig.Sign(secret, now, body)), webhooksig.ErrMalformed},
		"old":             {delivery(bytes.NewReader(body), webhooksig.Sign(secret, now.Add(-time.Hour), body), ""), webhooksig.ErrExpired},
		"too large":       {delivery(bytes.NewReader(large), webhooksig.Sign(secret, now, large), ""), webhooksig.ErrBodyTooLarge},
		"broken transfer": {delivery(iotest.ErrReader(broken), webhooksig.Sign(secret, now, body), ""), broken},
	} {
		got, err := webhooksig.VerifyRequest(c.request, secret)
		if got != nil || !errors.Is(err, c.want) {
			t.Errorf("%s: %q, %v, want %v", name, got, err, c.want)
		}
	}
}

func TestVerifyRequestAcceptsABodyOfTheLargestSize(t *testing.T) {
	t.Parallel()
	largest := bytes.Repeat([]byte("x"), webhooksig.MaxBodyBytes)
	r := delivery(bytes.NewReader(largest), webhooksig.Sign(secret, time.Now(), largest), "")
	if _, err := webhooksig.VerifyRequest(r, secret); err != nil {
		t.Error(err)
	}
}

func TestOnlyDeliveriesThatAreNotGenuineGetAFinalStatus(t *testing.T) {
	t.Parallel()
	for err, want := range map[error]int{
		webhooksig.ErrMalformed:                        http.StatusBadRequest,
		webhooksig.ErrMismatch:                         http.StatusBadRequest,
		webhooksig.ErrBodyTooLarge:                     http.StatusBadRequest,
		fmt.Errorf("hook: %w", webhooksig.ErrMismatch): http.StatusBadRequest,
		webhooksig.ErrNoSecret:                         http.StatusServiceUnavailable,
		webhooksig.ErrExpired:                          http.StatusServiceUnavailable, // a clock may be wrong
		fmt.Errorf("hook: %w", webhooksig.ErrExpired):  http.StatusServiceUnavailable,
		io.ErrUnexpectedEOF:                            http.StatusServiceUnavailable,
	} {
		if status := webhooksig.StatusFor(err); status != want {
			t.Errorf("%v: %d, want %d", err, status, want)
		}
	}
}
