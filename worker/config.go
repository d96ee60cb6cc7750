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

// Config configures a dispatcher. Database, Vault and Sender are required. For the other fields the zero value means the
// default, which stands at the end of the field's comment.
type Config struct {
	Database *database.DB
	Vault    *vault.Vault
	Sender   *Sender
	// Email sends e-mails to staff. When it is nil, e-mails wait for another worker until they expire.
	Email *email.Sender
	// EmailBackoff holds the intervals between the attempts to send an e-mail, each with a jitter of ± 10 %. The e-mail is given
	// up when the attempt after the last interval fails. Ten attempts within nine hours.
	EmailBackoff []time.Duration
	// ListenURL is the URL of the database if that is PostgreSQL. The dispatcher listens there for notifications of new events.
	// When it is empty, the dispatcher polls, and Wake starts the next poll at once.
	ListenURL string
	// Backoff holds the intervals between the attempts of a delivery, each with a jitter of ± 10 %. The delivery is given up
	// when the attempt after the last interval fails. 10 s, 60 s and 10 min.
	Backoff []time.Duration
	// PerEndpoint and PerStore limit the attempts in flight of all workers together. 64 and 256.
	PerEndpoint int
	PerStore    int
	// Concurrency limits the attempts in flight of this dispatcher. 2048.
	Concurrency int
	// BatchSize limits the events, claims or results of one transaction. 500.
	BatchSize int
	// Window is the minimum time between two transactions of the same kind, so that their batches fill. 5 ms.
	Window time.Duration
	// Poll is the interval at which the dispatcher looks for work without a notification. 1 s.
	Poll time.Duration
	// Lease is how long a claimed delivery belongs to the worker that claimed it. It must be more than twice the sender's
	// time-out. 30 s, or three times the time-out if that is more.
	Lease time.Duration
	// DrainTimeout is how long Run waits for attempts in flight after its context ended. The sender's time-out.
	DrainTimeout time.Duration
	// SweepEvery is the interval of the sweeps and of Maintenance. 1 min.
	SweepEvery time.Duration
	// Retention says how long the sweeps keep rows. The defaults of its flags, but for Requests: none are kept.
	Retention Retention
	// Published, if not nil, is called after each commit that published events, with the stores of the events. It must not
	// block.
	Published func(stores ...uuid.UUID)
	// Maintenance holds tasks that run every SweepEvery, independently of the sweeps.
	Maintenance []func(context.Context) error
	// PeriodicTasks holds tasks that run every Poll because they must not wait for SweepEvery.
	PeriodicTasks []func(context.Context) error
	// Logger is slog's default logger.
	Logger *slog.Logger
	// Registry registers the metrics. When it is nil, they are counted but not exported.
	Registry prometheus.Registerer
	// Now returns the time in UTC, in whole microseconds. The system's clock.
	Now func() time.Time
}

const defaultConcurrency = 2048

// defaultBackoff returns the default of Config.Backoff.
func defaultBackoff() []time.Duration {
	return []time.Duration{10 * time.Second, time.Minute, 10 * time.Minute}
}

func (c Config) withDefaults() (Config, error) {
	if c.Database == nil || c.Vault == nil || c.Sender == nil {
		return c, errors.New("worker: a dispatcher needs a database, a vault and a sender")
	}
	timeout := c.Sender.timeout
	if c.Backoff == nil {
		c.Backoff = defaultBackoff()
	}
	if c.EmailBackoff == nil {
		c.EmailBackoff = defaultEmailBackoff()
	}
	c.PerEndpoint = cmp.Or(c.PerEndpoint, 64)
	c.PerStore = cmp.Or(c.PerStore, 256)
	c.Concurrency = cmp.Or(c.Concurrency, defaultConcurrency)
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
