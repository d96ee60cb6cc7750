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

// bulletin learns from Kiosk's webhooks which orders are complete.
type bulletin struct {
	kiosk    *client.Client
	server   *http.Server
	endpoint *client.Webhook

	mutex    sync.Mutex
	complete map[string]chan struct{} // by order, closed once it is complete
}

// subscribe listens for webhooks on the address and registers the hook URL, which leads there, with
// Kiosk. The bulletin it returns with an error, or for an empty address, never receives anything.
func subscribe(ctx context.Context, kiosk *client.Client, address, hook string) (*bulletin, error) {
	deaf := &bulletin{kiosk: kiosk, complete: map[string]chan struct{}{}}
	if address == "" {
		return deaf, nil
	}
	listener, err := new(net.ListenConfig).Listen(ctx, "tcp", address)
	if err != nil {
		return deaf, err
	}
	if hook == "" {
		hook = "http://" + listener.Addr().String()
	}
	hearing := &bulletin{kiosk: kiosk, complete: map[string]chan struct{}{}}
	hearing.server = &http.Server{Handler: hearing, ReadTimeout: 10 * time.Second}

	// The lock keeps deliveries waiting until the secret is known.
	hearing.mutex.Lock()
	defer hearing.mutex.Unlock()
	go func() { _ = hearing.server.Serve(listener) }() // until close
	hearing.endpoint, err = kiosk.RegisterWebhook(ctx, client.NewWebhook{
		URL:         hook,
		Description: "examples/bot",
		Events:      []client.EventType{client.EventOrderCompleted},
	})
	if err != nil {
		return deaf, errors.Join(err, hearing.server.Close())
	}
	return hearing, nil
}

// close deletes the webhook again, even though ctx may have ended.
func (b *bulletin) close(ctx context.Context) {
	if b.endpoint == nil {
		return
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), 5*time.Second)
	defer cancel()
	_ = b.kiosk.DeleteWebhook(ctx, b.endpoint.ID) // else Kiosk suspends it when nothing responds
	_ = b.server.Close()
}

// ServeHTTP receives a delivery.
func (b *bulletin) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	event, err := client.ReceiveEvent(r, b.secret())
	if err == nil {
		err = b.note(event)
	}
	if err != nil {
		http.Error(w, err.Error(), webhooksig.StatusFor(err))
		return
	}
	w.WriteHeader(http.StatusNoContent)
}

// secret returns what deliveries are signed with, "" when no webhook was registered.
func (b *bulletin) secret() string {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	if b.endpoint == nil {
		return ""
	}
	return b.endpoint.Secret
}

// note remembers the order that an event is about, if it is one of those that were asked for.
func (b *bulletin) note(event *client.Event) error {
	if event.Type != client.EventOrderCompleted {
		return nil
	}
	var data client.OrderData
	if err := event.Decode(&data); err != nil {
		return err
	}
	b.mutex.Lock()
	defer b.mutex.Unlock()
	complete := b.channel(data.Order.ID)
	select {
	case <-complete: // the same event, once more
	default:
		close(complete)
	}
	return nil
}

// completion returns a channel that is closed once the order is complete.
func (b *bulletin) completion(orderID string) <-chan struct{} {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	return b.channel(orderID)
}

func (b *bulletin) channel(orderID string) chan struct{} {
	if b.complete[orderID] == nil {
		b.complete[orderID] = make(chan struct{})
	}
	return b.complete[orderID]
}
