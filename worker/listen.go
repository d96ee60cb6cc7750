package worker

import (
	"context"
	"time"

	"github.com/lib/pq"

	"kiosk/internal/database"
	"kiosk/internal/outbox"
)

// listen wakes the dispatcher when an API process notifies it of committed events, until ctx ends. While the connection is down,
// the dispatcher finds events by polling.
func (d *Dispatcher) listen(ctx context.Context) {
	if d.config.ListenURL == "" {
		return
	}
	address, err := database.ListenURL(d.config.ListenURL)
	if err != nil {
		d.config.Logger.Warn("cannot listen for events; polling", "error", err)
		return
	}
	listener := pq.NewListener(address, time.Second, time.Minute, func(event pq.ListenerEventType, _ error) {
		if event == pq.ListenerEventDisconnected {
			d.config.Logger.Warn("the connection that listens for events was lost; polling until it is back")
		}
	})
	defer listener.Close()
	listening := make(chan struct{})
	go func() {
		defer close(listening)
		if err := listener.Listen(outbox.Channel); err != nil && ctx.Err() == nil {
			d.config.Logger.Warn("cannot listen for events; polling", "error", err)
		}
	}()
	for {
		select {
		case <-ctx.Done():
			listener.Close() // also ends a Listen that still tries to connect
			<-listening
			return
		case <-listener.Notify: // nil after a reconnection: notifications may have been missed
			d.committed.set()
		}
	}
}
