package rest

import (
	"fmt"
	"net/http"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/ids"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/orders"
)

// cancelOrder serves POST /orders/:id/cancel, an extension.
func (h *handler) cancelOrder(w http.ResponseWriter, r *http.Request) error {
	var errs fieldErrors
	key := idempotencyKey(r, &errs)
	body, err := decodeOptionalBody(w, r, h.bodyLimit, &errs, "reason")
	if err != nil {
		return err
	}
	in := orders.CancelOrderInput{ID: pathID(r), Reason: body.text("reason"), IdempotencyKey: key}
	if err := errs.join(in.Validate()); err != nil {
		return err
	}
	return changedOrder(w)(h.resolver.CancelOrder(r.Context(), in))
}

// refundOrder serves POST /orders/:id/refund, an extension.
func (h *handler) refundOrder(w http.ResponseWriter, r *http.Request) error {
	var errs fieldErrors
	key := idempotencyKey(r, &errs)
	body, err := decodeOptionalBody(w, r, h.bodyLimit, &errs, "items", "reason")
	if err != nil {
		return err
	}
	in := orders.RefundOrderInput{ID: pathID(r), Items: body.ids("items"), Reason: body.text("reason"), IdempotencyKey: key}
	if err := errs.join(in.Validate()); err != nil {
		return err
	}
	return changedOrder(w)(h.resolver.RefundOrder(r.Context(), in))
}

// replaceItem serves POST /orders/:id/items/:itemId/replace, an extension.
func (h *handler) replaceItem(w http.ResponseWriter, r *http.Request) error {
	var errs fieldErrors
	key := idempotencyKey(r, &errs)
	body, err := decodeOptionalBody(w, r, h.bodyLimit, &errs, "reason")
	if err != nil {
		return err
	}
	in := orders.ReplaceItemInput{OrderID: pathID(r), ItemID: unknownID, Reason: body.text("reason"), IdempotencyKey: key}
	if id, valid := ids.Parse(pathText(r, "itemId")); valid {
		in.ItemID = id
	}
	if err := errs.join(in.Validate()); err != nil {
		return err
	}
	return changedOrder(w)(h.resolver.ReplaceItem(r.Context(), in))
}

// changedOrder returns a function that responds with the results of an operation that changes an order: the changed order,
// without credentials, or the error.
func changedOrder(w http.ResponseWriter) func(*db.Order, bool, error) error {
	return func(changed *db.Order, replayed bool, err error) error {
		if err != nil {
			return err
		}
		if replayed {
			w.Header().Set(headerReplayed, "true")
		}
		return ok(w, newPlacedOrderView(changed))
	}
}

// ids returns an array of UUIDs, nil when it is absent.
func (o object) ids(name string) []uuid.UUID {
	elements := o.list(name)
	if elements == nil {
		return nil
	}
	list := make([]uuid.UUID, len(elements))
	for i, value := range elements {
		text, isString := value.(string)
		id, valid := ids.Parse(text)
		switch {
		case !isString:
			o.errs.member(o.atIndex(name, i), fieldWrongType, "must be a string")
		case !valid:
			o.errs.member(o.atIndex(name, i), problem.Invalid, "must be a UUID")
		}
		list[i] = orUnknownID(id)
		if !valid {
			list[i] = uuid.NewSHA1(unknownID, fmt.Append(nil, i)) // distinct, because Validate rejects repeated ids
		}
	}
	return list
}
