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

func newReceiver(secret string) *receiver {
	return &receiver{endpoint: &client.Webhook{Secret: secret}, complete: map[string]chan struct{}{}}
}

// deliver delivers a body that is signed with hookSecret, and returns the status of the response.
func (recv *receiver) deliver(body string) int {
	request := httptest.NewRequest(http.MethodPost, "/", strings.NewReader(body))
	request.Header.Set(webhooksig.HeaderSignature, webhooksig.Sign(hookSecret, time.Now(), []byte(body)))
	response := httptest.NewRecorder()
	recv.ServeHTTP(response, request)
	return response.Code
}

func TestOnlyDeliveriesThatAreNotGenuineGetAFinalStatus(t *testing.T) {
	t.Parallel()
	const complete = `{"id":"evt_1","type":"order.completed","data":{"order":{"id":"1"}}}`
	for name, test := range map[string]struct {
		receiver *receiver
		body     string
		status   int
	}{
		"genuine":             {newReceiver(hookSecret), complete, http.StatusNoContent},
		"of no interest":      {newReceiver(hookSecret), `{"id":"evt_1","type":"webhook.test","data":{}}`, http.StatusNoContent},
		"of another secret":   {newReceiver("another"), complete, http.StatusBadRequest},
		"to a bot with none":  {newReceiver(""), complete, http.StatusServiceUnavailable},
		"to no endpoint":      {&receiver{}, complete, http.StatusServiceUnavailable},
		"no event":            {newReceiver(hookSecret), `[]`, http.StatusServiceUnavailable},
		"an order unheard of": {newReceiver(hookSecret), `{"id":"evt_1","type":"order.completed","data":{"order":1}}`, http.StatusServiceUnavailable},
	} {
		if status := test.receiver.deliver(test.body); status != test.status {
			t.Errorf("%s: responded with %d, want %d", name, status, test.status)
		}
	}
}

func TestSameCompletionMayArriveTwice(t *testing.T) {
	t.Parallel()
	recv := newReceiver(hookSecret)
	for range 2 {
		if status := recv.deliver(`{"id":"evt_1","type":"order.completed","data":{"order":{"id":"1"}}}`); status != http.StatusNoContent {
			t.Errorf("responded with %d", status)
		}
	}
	select {
	case <-recv.completion("1"):
	default:
		t.Error("the order is not complete")
	}
}

func TestDeliveryWithAnEndlessBodyBlocksNoOtherCall(t *testing.T) {
	t.Parallel()
	recv := newReceiver(hookSecret)
	body, sender := io.Pipe()
	request := httptest.NewRequest(http.MethodPost, "/", body)
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		recv.ServeHTTP(httptest.NewRecorder(), request)
	}()
	t.Cleanup(func() { _ = sender.Close(); <-ended })
	if _, err := io.WriteString(sender, "{"); err != nil { // returns when the server is reading it
		t.Fatal(err)
	}
	returned := make(chan struct{})
	go func() {
		defer close(returned)
		recv.completion("1")
	}()
	select {
	case <-returned:
	case <-time.After(waitTimeout):
		t.Error("the bot waits for the delivery")
	}
}
