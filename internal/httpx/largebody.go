package httpx

import (
	"net/http"

	"kiosk/internal/auth"
)

// ShortBody is the largest request body, in bytes, that needs no slot of a LargeBodyLimiter.
const ShortBody = 1 << 20

// largeBodies is how many large bodies of one API may be in memory at the same time. A single store gets half of them.
const largeBodies = 16

// LargeBodyLimiter bounds how many large request bodies are in memory at the same time.
type LargeBodyLimiter struct {
	short int64
	slots *Capacity
}

// NewLargeBodyLimiter returns a limiter of bodies that are larger than short, in bytes. There is no limit if limits.InFlight is 0.
func NewLargeBodyLimiter(limits Limits, short int64) *LargeBodyLimiter {
	return &LargeBodyLimiter{short, NewCapacity(Limits{InFlight: min(limits.InFlight, largeBodies)})}
}

// Enter takes a slot for the body of the actor's request, unless it is certain to be short: by its Content-Length, or because limit,
// the most bytes that will be read, is short. The caller must call leave to release the slot.
//
// Error: overloaded, as a *RejectError.
func (l *LargeBodyLimiter) Enter(actor auth.Actor, r *http.Request, limit int64) (leave func(), err error) {
	saysShort := 0 <= r.ContentLength && r.ContentLength <= l.short
	if saysShort || limit <= l.short {
		return func() {}, nil
	}
	if err := l.slots.Enter(actor); err != nil {
		return nil, err
	}
	return func() { l.slots.Leave(actor) }, nil
}
