package rest

import (
	"net/http"

	"github.com/google/uuid"

	"kiosk/internal/operation"
	"kiosk/internal/problem"
	"kiosk/internal/resolver"
	"kiosk/internal/timestamp"
)

// The statuses of a key.
const (
	keyUnknown   = "unknown"
	keyCompleted = "completed"
)

// readIdempotencyKey serves GET /idempotency-keys/:key, an extension, for a bot that crashed between a request and its
// response. A request that was rejected or is still running is "unknown" too: sending it again with the key is always safe.
//
// It needs orders:write, because all operations of a store share one set of keys and most keys belong to orders. A bot that
// has only the scope to recharge or to upload sends its request again instead.
func (h *handler) readIdempotencyKey(w http.ResponseWriter, r *http.Request) error {
	noStore(w)
	var errs fieldErrors
	key := pathText(r, "key")
	if operation.CheckIdempotencyKey(key) != nil {
		errs.parameter("key", problem.Invalid, keyRule, operation.MaxIdempotencyKey)
	}
	if err := errs.join(nil); err != nil {
		return err
	}
	outcome, err := h.resolver.OutcomeOf(r.Context(), key)
	if err != nil {
		return err
	}
	if outcome == nil {
		return ok(w, keyView{Key: key, Status: keyUnknown})
	}
	return ok(w, newCompletedKeyView(key, outcome))
}

// keyView is an idempotency key and what a request created with it. It never holds the response itself.
type keyView struct {
	Key       string               `json:"key"`
	Status    string               `json:"status"`
	Operation string               `json:"operation,omitempty"`
	CreatedAt *timestamp.Timestamp `json:"createdAt,omitempty"`
	ExpiresAt *timestamp.Timestamp `json:"expiresAt,omitempty"`
	Outcome   *outcomeView         `json:"outcome,omitempty"`
}

// outcomeView holds the id of what the request created or changed: one of the four. It is absent when the request created
// or changed something else.
type outcomeView struct {
	OrderID    uuid.UUID `json:"orderId,omitzero"`
	RechargeID uuid.UUID `json:"rechargeId,omitzero"`
	BatchID    uuid.UUID `json:"batchId,omitzero"`
	CustomerID uuid.UUID `json:"customerId,omitzero"`
}

func newCompletedKeyView(key string, outcome *resolver.Outcome) keyView {
	view := keyView{
		Key:       key,
		Status:    keyCompleted,
		Operation: outcome.Operation,
		CreatedAt: timestamp.OfPtr(&outcome.CreatedAt),
		ExpiresAt: timestamp.OfPtr(&outcome.ExpiresAt),
	}
	if ids := (outcomeView{outcome.OrderID, outcome.RechargeID, outcome.BatchID, outcome.CustomerID}); ids != (outcomeView{}) {
		view.Outcome = &ids
	}
	return view
}
