package httpx_test

import (
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"kiosk/internal/httpx"
)

func TestBufferedBodyIsReadWithoutItsCaller(t *testing.T) {
	t.Parallel()
	caller := strings.NewReader(`{"amount": 10.50}`)
	w, r := httptest.NewRecorder(), httptest.NewRequest(http.MethodPost, "/", caller)
	r.Header.Set("Content-Type", "application/json")
	if err := httpx.Buffer(w, r, 100); err != nil || caller.Len() > 0 {
		t.Fatalf("%d bytes are left, %v", caller.Len(), err)
	}
	if got := string(httpx.Buffered(r)); got != `{"amount": 10.50}` {
		t.Errorf("buffered %q", got)
	}
	if _, err := httpx.ReadObject(w, r, 5); !isRefusal(err, httpx.CodeBodyTooLarge) {
		t.Errorf("of more bytes than it may have: %v", err)
	}
	members, err := httpx.ReadObject(w, r, 100)
	if err != nil || len(members) != 1 {
		t.Errorf("%v, %v", members, err)
	}
}

func isRefusal(err error, code string) bool {
	refusal, ok := errors.AsType[*httpx.RejectError](err)
	return ok && refusal.Code == code
}
