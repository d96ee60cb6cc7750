package rest

import (
	"net/http"

	"github.com/google/uuid"

	"kiosk/internal/operation"
	"kiosk/internal/problem"
	"kiosk/internal/resolver"
	"kiosk/internal/timestamp"
)

// What may have become of a key.
const (
	keyUnknown   = "unknown"
	keyCompleted = "completed"
)

// readIdempotencyKey serves GET /idempotency-keys/:key, an extension, for a bot that died between a request and its
// response. "unknown" also means refused, or not over yet: sending the request again with the key is always safe.
//
// It needs orders:write, because the keys of a store are one space and most of them are of orders; a bot that may
// only recharge or upload sends its request again instead.
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

// keyView is an idempotency key: what a request made with it, never the response itself.
type keyView struct {
	Key       string               `json:"key"`
	Status    string               `json:"status"`
	Operation string               `json:"operation,omitempty"`
	CreatedAt *timestamp.Timestamp `json:"createdAt,omitempty"`
	ExpiresAt *timestamp.Timestamp `json:"expiresAt,omitempty"`
	Outcome   *outcomeView         `json:"outcome,omitempty"`
}

// outcomeView refers to what the request made or changed: one of the four. It is absent where that is none of them.
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
	if made := (outcomeView{outcome.OrderID, outcome.RechargeID, outcome.BatchID, outcome.CustomerID}); made != (outcomeView{}) {
		view.Outcome = &made
	}
	return view
}
