package httpx

import (
	"net/http"

	"kiosk/internal/auth"
)

// ShortBody is how many bytes a request's body may have without a slot of the large ones.
const ShortBody = 1 << 20

// largeBodies is how many large bodies may be in memory at the same time, in one API. A store alone gets half.
const largeBodies = 16

// LargeBodyLimiter has the slots for bodies that are larger than most.
type LargeBodyLimiter struct {
	short int64
	slots *Capacity
}

// NewLargeBodyLimiter returns slots for bodies of more than short bytes. It has no limit where requests have none.
func NewLargeBodyLimiter(limits Limits, short int64) *LargeBodyLimiter {
	return &LargeBodyLimiter{short, NewCapacity(Limits{InFlight: min(limits.InFlight, largeBodies)})}
}

// Enter takes a slot for the body of the actor's request, of at most limit bytes, if it may turn out to be large. The slot
// is taken until leave is called.
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
