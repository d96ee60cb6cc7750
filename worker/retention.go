package worker

import (
	"cmp"
	"fmt"
	"time"
)

// Retention says how long old rows are kept. It applies to all stores. It should be the same in all processes, because each process
// deletes by its own values.
type Retention struct {
	Attempts   time.Duration `group:"retention" name:"keep-attempts" env:"KIOSK_KEEP_ATTEMPTS" default:"720h" placeholder:"DURATION" help:"How long attempts to deliver webhooks are kept; the last 50 of an endpoint are in any case. At least 24h."`
	Deliveries time.Duration `group:"retention" name:"keep-deliveries" env:"KIOSK_KEEP_DELIVERIES" default:"720h" placeholder:"DURATION" help:"How long deliveries that have ended, and removed endpoints, are kept: at least as long as their attempts."`
	Events     time.Duration `group:"retention" name:"keep-events" env:"KIOSK_KEEP_EVENTS" default:"0s" placeholder:"DURATION" help:"How long events are kept once they are published and none of their deliveries is kept: readers of the feed miss what they have not read by then. At least 168h; 0: for ever."`
	Audit      time.Duration `group:"retention" name:"keep-audit" env:"KIOSK_KEEP_AUDIT" default:"0s" placeholder:"DURATION" help:"How long audit entries are kept. At least 720h; 0: for ever."`
	Sessions   time.Duration `group:"retention" name:"keep-sessions" env:"KIOSK_KEEP_SESSIONS" default:"720h" placeholder:"DURATION" help:"How long sessions and access tokens of staff are kept after they ended. At least 24h."`
	Requests   time.Duration `group:"retention" name:"keep-requests" env:"KIOSK_KEEP_REQUESTS" default:"168h" placeholder:"DURATION" help:"How long the requests of API tokens are kept for kiosk logs, of each store the last 50,000. At least 1h; 0: none are."`
	Keys       time.Duration `group:"retention" name:"keep-idempotency-keys" env:"KIOSK_KEEP_IDEMPOTENCY_KEYS" default:"24h" placeholder:"DURATION" help:"How long idempotency keys are kept, at least the 24h for which they count."`
}

// The minimum and default times. The minimums are those that the contract promises, or that staff need to look into the deliveries of
// the day before.
const (
	leastRequests  = time.Hour
	leastHistory   = 24 * time.Hour
	leastEvents    = 7 * 24 * time.Hour
	leastAudit     = 30 * 24 * time.Hour
	keyLifetime    = 24 * time.Hour // rest/openapi.yaml, "Retrying"
	normalHistory  = 30 * 24 * time.Hour
	normalSessions = 30 * 24 * time.Hour
)

func (r Retention) withDefaults() Retention {
	r.Attempts = cmp.Or(r.Attempts, normalHistory)
	r.Deliveries = cmp.Or(r.Deliveries, max(normalHistory, r.Attempts))
	r.Sessions = cmp.Or(r.Sessions, normalSessions)
	r.Keys = cmp.Or(r.Keys, keyLifetime)
	return r
}

// Validate fails when a time is shorter than its minimum. Zero means the default, and for Requests that none are kept.
func (r Retention) Validate() error {
	r = r.withDefaults()
	for _, rule := range []struct {
		name        string
		kept, least time.Duration
		zero        bool // whether 0 is allowed, too
	}{
		{"keep-attempts", r.Attempts, leastHistory, false},
		{"keep-deliveries", r.Deliveries, max(leastHistory, r.Attempts), false},
		{"keep-events", r.Events, leastEvents, true},
		{"keep-audit", r.Audit, leastAudit, true},
		{"keep-sessions", r.Sessions, leastHistory, false},
		{"keep-requests", r.Requests, leastRequests, true},
		{"keep-idempotency-keys", r.Keys, keyLifetime, false},
	} {
		if rule.kept >= rule.least || rule.zero && rule.kept == 0 {
			continue
		}
		return fmt.Errorf("--%s must be at least %s, not %s", rule.name, rule.least, rule.kept)
	}
	return nil
}
