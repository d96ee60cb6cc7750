package main

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"kiosk/client"
	"kiosk/rest/webhooksig"
)

const hookSecret = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"

func newBulletin(secret string) *bulletin {
	return &bulletin{endpoint: &client.Webhook{Secret: secret}, complete: map[string]chan struct{}{}}
}

// deliver delivers a body that is signed with the tests' secret, and returns the response's status.
func (b *bulletin) deliver(body string) int {
	request := httptest.NewRequest(http.MethodPost, "/", strings.NewReader(body))
	request.Header.Set(webhooksig.HeaderSignature, webhooksig.Sign(hookSecret, time.Now(), []byte(body)))
	response := httptest.NewRecorder()
	b.ServeHTTP(response, request)
	return response.Code
}

func TestOnlyDeliveriesThatAreNotGenuineAreRefusedForGood(t *testing.T) {
	t.Parallel()
	const complete = `{"id":"evt_1","type":"order.completed","data":{"order":{"id":"1"}}}`
	for name, test := range map[string]struct {
		bulletin *bulletin
		body     string
		status   int
	}{
		"genuine":             {newBulletin(hookSecret), complete, http.StatusNoContent},
		"of no interest":      {newBulletin(hookSecret), `{"id":"evt_1","type":"webhook.test","data":{}}`, http.StatusNoContent},
		"of another secret":   {newBulletin("another"), complete, http.StatusBadRequest},
		"to a bot with none":  {newBulletin(""), complete, http.StatusServiceUnavailable},
		"to no endpoint":      {&bulletin{}, complete, http.StatusServiceUnavailable},
		"no event":            {newBulletin(hookSecret), `[]`, http.StatusServiceUnavailable},
		"an order unheard of": {newBulletin(hookSecret), `{"id":"evt_1","type":"order.completed","data":{"order":1}}`, http.StatusServiceUnavailable},
	} {
		if status := test.bulletin.deliver(test.body); status != test.status {
			t.Errorf("%s: responded with %d, want %d", name, status, test.status)
		}
	}
}

func TestSameCompletionMayArriveTwice(t *testing.T) {
	t.Parallel()
	b := newBulletin(hookSecret)
	for range 2 {
		if status := b.deliver(`{"id":"evt_1","type":"order.completed","data":{"order":{"id":"1"}}}`); status != http.StatusNoContent {
			t.Errorf("responded with %d", status)
		}
	}
	select {
	case <-b.completion("1"):
	default:
		t.Error("the order is not complete")
	}
}

func TestDeliveryThatNeverEndsDelaysNoOther(t *testing.T) {
	t.Parallel()
	b := newBulletin(hookSecret)
	body, sender := io.Pipe()
	request := httptest.NewRequest(http.MethodPost, "/", body)
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		b.ServeHTTP(httptest.NewRecorder(), request)
	}()
	t.Cleanup(func() { _ = sender.Close(); <-ended })
	if _, err := io.WriteString(sender, "{"); err != nil { // returns once it is being read
		t.Fatal(err)
	}
	heard := make(chan struct{})
	go func() {
		defer close(heard)
		b.completion("1")
	}()
	select {
	case <-heard:
	case <-time.After(waitTimeout):
		t.Error("the bot waits for the delivery")
	}
}
