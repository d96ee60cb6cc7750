package requests

import (
	"context"
	"sync"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"kiosk/internal/auth"
	"kiosk/internal/operation"
)

const (
	// requestsInterval is the longest time that a request waits in memory before it is written. A crash loses the requests
	// of this time.
	requestsInterval = time.Second
	// maxPendingRequests and maxPendingRequestsOfStore limit the requests that wait in memory, of all stores and of one
	// store. Further requests are dropped: the log is for the developers of a bot, and need not record a flood.
	maxPendingRequests        = 5_000
	maxPendingRequestsOfStore = 200
	// requestsTimeout limits the time of a flush. Requests that are not written by then are dropped.
	requestsTimeout = 10 * time.Second
)

// The reasons why a request is not logged: the label of the metric kiosk_request_log_dropped_total.
const (
	droppedStoreFull = "store_full"
	droppedFull      = "full"
	droppedFailed    = "failed"
)

// newDroppedRequests returns the metric that counts requests that are not logged.
func newDroppedRequests(registry prometheus.Registerer) *prometheus.CounterVec {
	dropped := prometheus.NewCounterVec(prometheus.CounterOpts{
		Namespace: "kiosk",
		Name:      "request_log_dropped_total",
		Help:      "Requests that are missing in the request log: too many at once of a store, or of all, or the database failed.",
	}, []string{"reason"})
	for _, reason := range []string{droppedStoreFull, droppedFull, droppedFailed} {
		dropped.WithLabelValues(reason)
	}
	if registry != nil {
		registry.MustRegister(dropped)
	}
	return dropped
}

// RequestNote is the part of a REST request that the log stores. It must not contain personal data of a customer, nor any
// part of the query string or the body.
type RequestNote struct {
	Method    string
	Path      string // with :name in place of segments that may be personal
	Status    int
	Code      string // the error code; "" for a success
	RequestID string
	Duration  time.Duration
}

// pendingRequests holds the requests that are not written yet, by store.
type pendingRequests struct {
	mu      sync.Mutex
	byStore map[uuid.UUID][]newRequest
	count   int
	timer   *time.Timer // runs the next flush; nil when there are no requests
	writing sync.Mutex  // held during a flush, so that one runs at a time and Close waits for it
}

// LogsRequests reports whether NoteRequest logs requests.
func (ops *Operations) LogsRequests() bool { return ops.logsRequests }

// NoteRequest adds a request to the log of the actor's store. The actor must be an API token, and the response must have
// just been sent. NoteRequest does not wait for the database: a timer writes the requests in the background, and Close writes
// the rest. It drops the request, and counts it in a metric, when too many requests are pending. Requests that the database
// does not take are dropped and counted, too.
func (ops *Operations) NoteRequest(actor auth.Actor, note RequestNote) {
	if !ops.logsRequests || actor.Kind != auth.KindToken {
		return
	}
	reason := ops.requests.add(actor.StoreID, newRequest{
		At:               ops.Now().Add(-note.Duration).Truncate(time.Microsecond),
		APITokenID:       actor.ID,
		Method:           note.Method,
		Path:             note.Path,
		Status:           note.Status,
		Code:             note.Code,
		RequestID:        note.RequestID,
		DurationInMicros: note.Duration.Microseconds(),
	}, func() { ops.FlushRequests(context.Background()) })
	if reason != "" {
		ops.droppedRequests.WithLabelValues(reason).Inc()
	}
}

// add adds a request and starts the timer that calls flush. It returns the reason when it drops the request, otherwise "".
func (p *pendingRequests) add(store uuid.UUID, request newRequest, flush func()) (reason string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	pending := p.byStore[store]
	switch {
	case p.count >= maxPendingRequests:
		return droppedFull
	case len(pending) >= maxPendingRequestsOfStore:
		return droppedStoreFull
	}
	if p.byStore == nil {
		p.byStore = map[uuid.UUID][]newRequest{}
	}
	p.byStore[store] = append(pending, request)
	p.count++
	if p.timer == nil {
		p.timer = time.AfterFunc(requestsInterval, flush)
	}
	return ""
}

// take removes and returns all requests, and stops the timer.
func (p *pendingRequests) take() map[uuid.UUID][]newRequest {
	p.mu.Lock()
	defer p.mu.Unlock()
	taken := p.byStore
	p.byStore, p.count = nil, 0
	if p.timer != nil {
		p.timer.Stop()
		p.timer = nil
	}
	return taken
}

// FlushRequests writes all pending requests. It drops those that it cannot write, counts them, and logs a warning.
func (ops *Operations) FlushRequests(ctx context.Context) {
	ops.requests.writing.Lock()
	defer ops.requests.writing.Unlock()
	taken := ops.requests.take()
	if len(taken) == 0 {
		return
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), requestsTimeout)
	defer cancel()
	lost := 0
	var failure error
	for store, requests := range taken {
		if err := ops.insertRequests(auth.With(ctx, auth.System(store)), requests); err != nil {
			failure, lost = operation.InStore(store, err), lost+len(requests)
		}
	}
	if failure != nil {
		ops.droppedRequests.WithLabelValues(droppedFailed).Add(float64(lost))
		ops.Logger.Warn("requests are missing in the request log", "requests", lost, "error", failure)
	}
}

// insertRequests writes the requests of the actor's store, all or none.
func (ops *Operations) insertRequests(ctx context.Context, requests []newRequest) error {
	return ops.WriteIncludingShredded(ctx, func(ctx context.Context, tx *operation.Tx) error {
		return queries{tx.SQL}.insertRequests(ctx, requests)
	})
}
