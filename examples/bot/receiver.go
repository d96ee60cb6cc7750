package main

import (
	"context"
	"errors"
	"net"
	"net/http"
	"sync"
	"time"

	"kiosk/client"
	"kiosk/rest/webhooksig"
)

// receiver receives Kiosk's webhooks and records which orders are complete.
type receiver struct {
	kiosk    *client.Client
	server   *http.Server
	endpoint *client.Webhook

	mutex    sync.Mutex
	complete map[string]chan struct{} // by order id; closed when the order is complete
}

// subscribe listens for webhooks on the address and registers the hook URL, which must lead to the
// address, with Kiosk. For an empty address it returns a receiver that receives nothing. It returns
// such a receiver together with an error, too.
func subscribe(ctx context.Context, kiosk *client.Client, address, hook string) (*receiver, error) {
	inactive := &receiver{kiosk: kiosk, complete: map[string]chan struct{}{}}
	if address == "" {
		return inactive, nil
	}
	listener, err := new(net.ListenConfig).Listen(ctx, "tcp", address)
	if err != nil {
		return inactive, err
	}
	if hook == "" {
		hook = "http://" + listener.Addr().String()
	}
	active := &receiver{kiosk: kiosk, complete: map[string]chan struct{}{}}
	active.server = &http.Server{Handler: active, ReadTimeout: 10 * time.Second}

	// The lock makes deliveries wait until the secret is known.
	active.mutex.Lock()
	defer active.mutex.Unlock()
	go func() { _ = active.server.Serve(listener) }() // until close
	active.endpoint, err = kiosk.RegisterWebhook(ctx, client.NewWebhook{
		URL:         hook,
		Description: "examples/bot",
		Events:      []client.EventType{client.EventOrderCompleted},
	})
	if err != nil {
		return inactive, errors.Join(err, active.server.Close())
	}
	return active, nil
}

// close deletes the webhook and stops the server, even if ctx has ended.
func (recv *receiver) close(ctx context.Context) {
	if recv.endpoint == nil {
		return
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), 5*time.Second)
	defer cancel()
	_ = recv.kiosk.DeleteWebhook(ctx, recv.endpoint.ID) // on an error, Kiosk suspends the endpoint after failed deliveries
	_ = recv.server.Close()
}

// ServeHTTP receives a delivery.
func (recv *receiver) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	event, err := client.ReceiveEvent(r, recv.secret())
	if err == nil {
		err = recv.record(event)
	}
	if err != nil {
		http.Error(w, err.Error(), webhooksig.StatusFor(err))
		return
	}
	w.WriteHeader(http.StatusNoContent)
}

// secret returns the secret of the webhook, "" when none was registered.
func (recv *receiver) secret() string {
	recv.mutex.Lock()
	defer recv.mutex.Unlock()
	if recv.endpoint == nil {
		return ""
	}
	return recv.endpoint.Secret
}

// record closes the channel of the order that the event completes. It ignores other types of events.
func (recv *receiver) record(event *client.Event) error {
	if event.Type != client.EventOrderCompleted {
		return nil
	}
	var data client.OrderData
	if err := event.Decode(&data); err != nil {
		return err
	}
	recv.mutex.Lock()
	defer recv.mutex.Unlock()
	complete := recv.channel(data.Order.ID)
	select {
	case <-complete: // the same event was delivered again
	default:
		close(complete)
	}
	return nil
}

// completion returns a channel that is closed when the order is complete.
func (recv *receiver) completion(orderID string) <-chan struct{} {
	recv.mutex.Lock()
	defer recv.mutex.Unlock()
	return recv.channel(orderID)
}

// channel returns the channel of an order, and makes it if necessary. The caller holds the lock.
func (recv *receiver) channel(orderID string) chan struct{} {
	if recv.complete[orderID] == nil {
		recv.complete[orderID] = make(chan struct{})
	}
	return recv.complete[orderID]
}
