package exchange_test

import (
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"kiosk/internal/exchange"
)

func TestBufferedBodyIsReadWithoutItsCaller(t *testing.T) {
	t.Parallel()
	caller := strings.NewReader(`{"amount": 10.50}`)
	w, r := httptest.NewRecorder(), httptest.NewRequest(http.MethodPost, "/", caller)
	r.Header.Set("Content-Type", "application/json")
	if err := exchange.Buffer(w, r, 100); err != nil || caller.Len() > 0 {
		t.Fatalf("%d bytes are left, %v", caller.Len(), err)
	}
	if _, err := exchange.ReadObject(w, r, 5); !isRefusal(err, exchange.CodeBodyTooLarge) {
		t.Errorf("of more bytes than it may have: %v", err)
	}
	members, err := exchange.ReadObject(w, r, 100)
	if err != nil || len(members) != 1 {
		t.Errorf("%v, %v", members, err)
	}
}

func isRefusal(err error, code string) bool {
	refusal, ok := errors.AsType[*exchange.Refusal](err)
	return ok && refusal.Code == code
}
