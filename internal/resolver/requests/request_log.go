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
	// requestsInterval is how long a request waits to be written to the log, and so what a crash may lose.
	requestsInterval = time.Second
	// maxPendingRequests and maxPendingRequestsOfStore bound the requests that wait, in the memory of the process and of one
	// store. What exceeds them is dropped: the log is for people who program a bot, not for a flood.
	maxPendingRequests        = 5_000
	maxPendingRequestsOfStore = 200
	// requestsTimeout bounds one writing of them. What is not written by then is dropped.
	requestsTimeout = 10 * time.Second
)

// Why a request is missing in the log, as the metric kiosk_request_log_dropped_total shows it.
const (
	droppedStoreFull = "store_full"
	droppedFull      = "full"
	droppedFailed    = "failed"
)

// newDroppedRequests is the metric of what is missing in the log.
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

// RequestNote is what the log keeps of a request that a token sent to the REST API. It must hold nothing that tells who a
// customer is, and no part of a query or a body.
type RequestNote struct {
	Method    string
	Path      string // with :name in place of what may be personal
	Status    int
	Code      string // of the refusal, "" for a success
	RequestID string
	Duration  time.Duration
}

// pendingRequests are the requests that the log does not have yet, by store.
type pendingRequests struct {
	mu      sync.Mutex
	byStore map[uuid.UUID][]newRequest
	count   int
	timer   *time.Timer // that will write them, nil while there are none
	writing sync.Mutex  // one writes at a time, and Close waits for them
}

// LogsRequests reports whether NoteRequest keeps anything.
func (ops *Operations) LogsRequests() bool { return ops.logsRequests }

// NoteRequest has the log of the actor's store keep a request that the actor, an API token, has sent and that was responded
// to just now. It is written in the background; Close writes what is left. A request is dropped, and counted by a metric,
// when too many wait or the database fails: no response waits for the log.
func (ops *Operations) NoteRequest(actor auth.Actor, note RequestNote) {
	if !ops.logsRequests || actor.Kind != auth.KindToken {
		return
	}
	dropped := ops.requests.add(actor.StoreID, newRequest{
		At:               ops.Now().Add(-note.Duration).Truncate(time.Microsecond),
		APITokenID:       actor.ID,
		Method:           note.Method,
		Path:             note.Path,
		Status:           note.Status,
		Code:             note.Code,
		RequestID:        note.RequestID,
		DurationInMicros: note.Duration.Microseconds(),
	}, ops.writeRequestsLater)
	if dropped != "" {
		ops.droppedRequests.WithLabelValues(dropped).Inc()
	}
}

// add returns why it drops the request, "" when it does not.
func (p *pendingRequests) add(store uuid.UUID, request newRequest, later func()) (dropped string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	waiting := p.byStore[store]
	switch {
	case p.count >= maxPendingRequests:
		return droppedFull
	case len(waiting) >= maxPendingRequestsOfStore:
		return droppedStoreFull
	}
	if p.byStore == nil {
		p.byStore = map[uuid.UUID][]newRequest{}
	}
	p.byStore[store] = append(waiting, request)
	p.count++
	if p.timer == nil {
		p.timer = time.AfterFunc(requestsInterval, later)
	}
	return ""
}

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

func (ops *Operations) writeRequestsLater() { ops.FlushRequests(context.Background()) }

// FlushRequests writes all that waits. What could not be written is dropped.
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

func (ops *Operations) insertRequests(ctx context.Context, requests []newRequest) error {
	statements, err := ops.Statements(ctx)
	if err != nil {
		return err
	}
	return ops.Database.Retry(ctx, func() error { return queries{statements}.InsertRequests(ctx, requests) })
}
