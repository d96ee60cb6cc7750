package httpx

import (
	"context"
	"sync"

	"github.com/google/uuid"

	"kiosk/internal/auth"
)

// minCounted is the smallest response, in bytes, that a Sending counts.
const minCounted = 256 << 10

// Sending bounds how many bytes of large responses are in memory while their clients read them. A client that reads slowly keeps its
// response there until the write deadline.
//
// As in Capacity, a store may use as many bytes as it leaves free. A store that is sending no large response may always send one,
// of any size, unless the stores together use all bytes.
type Sending struct {
	bytes int

	mu     sync.Mutex
	taken  int
	stores map[uuid.UUID]int
}

// NewSending returns a Sending of limits.SendingBytes; nil when that is 0.
func NewSending(limits Limits) *Sending {
	if limits.SendingBytes <= 0 {
		return nil
	}
	return &Sending{bytes: limits.SendingBytes, stores: map[uuid.UUID]int{}}
}

type sendingKey struct{}

// With returns a context in which BeginSending counts the responses.
func (s *Sending) With(ctx context.Context) context.Context {
	if s == nil {
		return ctx
	}
	return context.WithValue(ctx, sendingKey{}, s)
}

// BeginSending counts a response of so many bytes to the actor of the context. The caller must call end when it was written.
//
// Errors: overloaded, as a *RejectError; that of auth.From.
func BeginSending(ctx context.Context, bytes int) (end func(), err error) {
	s, isCounted := ctx.Value(sendingKey{}).(*Sending)
	if !isCounted || bytes < minCounted {
		return func() {}, nil
	}
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	used := s.stores[actor.StoreID]
	if s.taken >= s.bytes || (used > 0 && used+bytes > s.bytes-s.taken) {
		return nil, &RejectError{Code: CodeOverloaded, Detail: "Too many large responses are being sent. Read them, or try again.", RetryAfter: 1}
	}
	s.add(actor.StoreID, bytes)
	return func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.add(actor.StoreID, -bytes)
	}, nil
}

func (s *Sending) add(store uuid.UUID, bytes int) {
	s.taken += bytes
	s.stores[store] += bytes
	if s.stores[store] == 0 {
		delete(s.stores, store)
	}
}
