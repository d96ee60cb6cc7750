package worker

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"kiosk/internal/database"
	"kiosk/internal/email"
	"kiosk/internal/vault"
)

// Config is what a dispatcher works with. Database, Vault and Sender must be given; for the rest, zero
// values stand for the defaults given with each field.
type Config struct {
	Database *database.DB
	Vault    *vault.Vault
	Sender   *Sender
	// Email sends e-mails to staff. Without it they wait for another worker, until they expire.
	Email *email.Sender
	// EmailBackoff holds the intervals between the attempts to send an e-mail, each varied by ± 10 %. After as many retries it
	// is given up. DefaultEmailBackoff.
	EmailBackoff []time.Duration
	// ListenURL is the database's URL when it is PostgreSQL: the dispatcher is then notified of new events at
	// once. Without it, it polls, and Wake hurries it.
	ListenURL string
	// Backoff holds the intervals between the attempts of a delivery, each varied by ± 10 %. After as many
	// retries it is given up. DefaultBackoff.
	Backoff []time.Duration
	// PerEndpoint and PerStore cap what is in flight from all workers together. 64 and 256.
	PerEndpoint int
	PerStore    int
	// Concurrency caps what is in flight from this dispatcher. 2048.
	Concurrency int
	// BatchSize bounds the events, claims and results of one transaction. 500.
	BatchSize int
	// Window is the least time between two transactions of one kind, which fills their batches. 5 ms.
	Window time.Duration
	// Poll is how often the dispatcher looks for work that it was not notified of. 1 s.
	Poll time.Duration
	// Lease is how long a claimed delivery is left to its worker: more than twice the sender's time-out.
	// 30 s, or three times the time-out if that is more.
	Lease time.Duration
	// DrainTimeout is how long Run lets attempts finish after its context ended. The sender's time-out.
	DrainTimeout time.Duration
	// SweepEvery is the interval of the sweeps and of the maintenance. 1 min.
	SweepEvery time.Duration
	// Retention says what the sweeps keep. Of each, what the flag says.
	Retention Retention
	// Published is called with the stores in which events were published, at once and after the commit. It must not block.
	// Nothing is called when it is nil.
	Published func(stores ...uuid.UUID)
	// Maintenance runs beside the sweeps, at the same interval.
	Maintenance []func(context.Context) error
	// PeriodicTasks run at every Poll: what must not wait for SweepEvery.
	PeriodicTasks []func(context.Context) error
	// Logger is slog's default logger.
	Logger *slog.Logger
	// Registry takes the metrics. They are kept, but not shown, without one.
	Registry prometheus.Registerer
	// Now is the time in UTC, in whole microseconds. The system's.
	Now func() time.Time
}

// DefaultBackoff returns the intervals of retries: 10 s, 60 s and 10 min.
func DefaultBackoff() []time.Duration {
	return []time.Duration{10 * time.Second, time.Minute, 10 * time.Minute}
}

func (c Config) withDefaults() (Config, error) {
	if c.Database == nil || c.Vault == nil || c.Sender == nil {
		return c, errors.New("worker: a dispatcher needs a database, a vault and a sender")
	}
	timeout := c.Sender.timeout
	if c.Backoff == nil {
		c.Backoff = DefaultBackoff()
	}
	if c.EmailBackoff == nil {
		c.EmailBackoff = DefaultEmailBackoff()
	}
	c.PerEndpoint = cmp.Or(c.PerEndpoint, 64)
	c.PerStore = cmp.Or(c.PerStore, 256)
	c.Concurrency = cmp.Or(c.Concurrency, 2048)
	c.BatchSize = cmp.Or(c.BatchSize, 500)
	c.Window = cmp.Or(c.Window, 5*time.Millisecond)
	c.Poll = cmp.Or(c.Poll, time.Second)
	c.Lease = cmp.Or(c.Lease, max(30*time.Second, 3*timeout))
	c.DrainTimeout = cmp.Or(c.DrainTimeout, timeout)
	c.SweepEvery = cmp.Or(c.SweepEvery, time.Minute)
	c.Retention = c.Retention.withDefaults()
	if c.Logger == nil {
		c.Logger = slog.Default()
	}
	if c.Published == nil {
		c.Published = func(...uuid.UUID) {}
	}
	if c.Now == nil {
		c.Now = func() time.Time { return time.Now().UTC().Truncate(time.Microsecond) }
	}
	return c, c.validate(timeout)
}

func (c Config) validate(timeout time.Duration) error {
	if c.Lease <= 2*timeout {
		return fmt.Errorf("worker: a lease of %s is not more than twice the time-out of %s", c.Lease, timeout)
	}
	for name, value := range map[string]int{
		"PerEndpoint": c.PerEndpoint, "PerStore": c.PerStore, "Concurrency": c.Concurrency, "BatchSize": c.BatchSize,
	} {
		if value < 1 {
			return fmt.Errorf("worker: %s must be at least 1", name)
		}
	}
	for _, interval := range c.Backoff {
		if interval <= 0 {
			return fmt.Errorf("worker: a retry interval of %s", interval)
		}
	}
	return c.Retention.Validate()
}
