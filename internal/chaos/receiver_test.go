package chaos

import (
	"net/http"
	"net/http/httptest"
	"sync"
	"sync/atomic"
	"testing"

	"kiosk/client"
)

// receiver records the events of orders and recharges that it has received.
type receiver struct {
	secret   atomic.Pointer[string]
	mutex    sync.Mutex
	received map[subject]bool
	events   map[string]bool // ids
	requests int
}

// subject identifies an event by its type and by the order or recharge that it is about.
type subject struct {
	about client.EventType
	id    string // the id of the order or recharge
}

// receive starts and registers a receiver of every event about orders and recharges. It runs until the test ends.
func receive(t *testing.T, store *client.Client) *receiver {
	t.Helper()
	r := &receiver{received: map[subject]bool{}, events: map[string]bool{}}
	server := httptest.NewServer(r)
	t.Cleanup(server.Close)
	endpoint, err := store.RegisterWebhook(t.Context(), client.NewWebhook{
		URL:    server.URL,
		Events: []client.EventType{client.EventOrderCreated, client.EventOrderCompleted, client.EventRechargeApproved},
	})
	must(t, err)
	r.secret.Store(&endpoint.Secret)
	return r
}

func (r *receiver) ServeHTTP(w http.ResponseWriter, request *http.Request) {
	event, err := client.ReceiveEvent(request, *r.secret.Load())
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	var data struct {
		Order    struct{ ID string } `json:"order"`
		Recharge struct{ ID string } `json:"recharge"`
	}
	if err := event.Decode(&data); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.requests++
	r.events[event.ID] = true
	r.received[subject{event.Type, data.Order.ID + data.Recharge.ID}] = true
}

// missing returns one of the subjects whose events have not been received yet, and reports whether there is one.
func (r *receiver) missing(subjects []subject) (missing subject, found bool) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	for _, s := range subjects {
		if !r.received[s] {
			return s, true
		}
	}
	return subject{}, false
}
