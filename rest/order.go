package rest

import (
	"fmt"
	"net/http"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db/order"
	"kiosk/internal/money"
	"kiosk/internal/problem"
	"kiosk/internal/reports"
	"kiosk/internal/resolver/orders"
)

// listOrders serves GET /orders.
func (h *handler) listOrders(w http.ResponseWriter, r *http.Request) error {
	var errs fieldErrors
	filter := orderFilter(readQuery(r, &errs))
	if err := errs.joinParameters(filter.Validate()); err != nil {
		return err
	}
	page, err := h.resolver.Reports().Orders(r.Context(), filter)
	if err != nil {
		return err
	}
	orders := make([]orderView, len(page.Orders))
	for i, o := range page.Orders {
		orders[i] = newOrderView(o)
	}
	return list(w, r, pageView{
		Data:       orders,
		Pagination: paginationView{Page: filter.Page, Limit: filter.Limit, Total: page.Total},
	})
}

// orderParameters lists the query parameters of GET /orders.
var orderParameters = []string{"status", "userId", "productId", "variationId", "dateFrom", "dateTo", "page", "limit"}

func orderFilter(q query) reports.OrderFilter {
	filter := reports.OrderFilter{
		Status:      q.orderStatus("status"),
		CustomerID:  q.id("userId"),
		ProductID:   q.id("productId"),
		VariationID: q.id("variationId"),
		From:        q.time("dateFrom"),
		To:          q.time("dateTo"),
	}
	filter.Page, filter.Limit = q.page()
	return filter
}

func (q query) orderStatus(name string) *order.Status {
	text, present := q.one(name)
	if !present {
		return nil
	}
	status := order.Status(text)
	if order.StatusValidator(status) != nil {
		q.errs.parameter(name, problem.Invalid,
			"must be one of PENDING, PROCESSING, COMPLETED, FAILED, REFUNDED, CANCELLED")
		return nil
	}
	return &status
}

// readOrder serves GET /orders/:id. It sends credentials over HTTPS only, and forbids caching them.
func (h *handler) readOrder(w http.ResponseWriter, r *http.Request) error {
	noStore(w)
	found, err := h.resolver.Order(r.Context(), pathID(r))
	if err != nil {
		return err
	}
	if len(found.Credentials) > 0 && r.Method == http.MethodGet { // HEAD has no body
		if err := h.requireHTTPS(r, "This order holds credentials, which are sent"); err != nil {
			return err
		}
		if err := h.resolver.NoteCredentialsRead(r.Context(), found.ID); err != nil {
			return err
		}
	}
	return ok(w, newOrderWithCredentialsView(found))
}

// placeOrder serves POST /orders. With ?dryRun=true it responds with 200 and the order that would be placed. The ids of that
// order do not exist, and the idempotency key is not used.
func (h *handler) placeOrder(w http.ResponseWriter, r *http.Request) error {
	var errs fieldErrors
	dryRun := readQuery(r, &errs).flag("dryRun")
	key := idempotencyKey(r, &errs)
	body, err := decodeBody(w, r, h.bodyLimit, &errs, "customerId", "customerPhone", "customerRef", "items", "notes", "expectedTotal")
	if err != nil {
		return err
	}
	customer, items := body.customer(), body.orderedItems("items")
	in := orders.PlaceOrderInput{
		Customer:       customer,
		Items:          variationsOf(items),
		Notes:          body.text("notes"),
		Source:         order.SourceAPI,
		DryRun:         dryRun,
		IdempotencyKey: key,
	}
	if body.has("expectedTotal") {
		in.ExpectedTotal = new(body.amount("expectedTotal"))
	}
	if err := errs.join(in.Validate()); err != nil {
		return err
	}
	placed, replayed, err := h.resolver.PlaceOrder(r.Context(), in)
	if err != nil {
		return asTotalChanged(renumberFields(err, items))
	}
	view := newPlacedOrderView(placed)
	if dryRun {
		return ok(w, view)
	}
	w.Header().Set("Location", Prefix+"/orders/"+placed.ID.String())
	return created(w, view, replayed)
}

// asTotalChanged replaces the operation's error for a changed total by total_changed, with the total. Other errors are returned
// unchanged.
func asTotalChanged(err error) error {
	refused := problem.From(err)
	if refused == nil || refused.Reason != problem.TotalChanged {
		return err
	}
	total := refused.Params["total"].(money.Amount)
	return &problemDetails{code: codeTotalChanged, detail: refused.Detail, total: &total}
}

// orderedItem is one unit to order, with the index of its item in the request.
type orderedItem struct {
	variation uuid.UUID
	index     int
}

// orderedItems returns the units of an array of {variationId, quantity}. An item with a quantity of 3 becomes three units.
func (o object) orderedItems(name string) []orderedItem {
	elements := o.list(name)
	if len(elements) > orders.MaxOrderItems {
		return make([]orderedItem, len(elements)) // Validate rejects the number of items
	}
	var items []orderedItem
	for i, value := range elements {
		element, isObject := o.element(name, i, value)
		if !isObject {
			o.errs.member(element.pointer, fieldWrongType, "must be an object with a variationId")
		} else {
			element.knows("variationId", "quantity")
		}
		item := orderedItem{index: i}
		if isObject {
			item.variation = element.requiredID("variationId")
		}
		items = append(items, slices.Repeat([]orderedItem{item}, element.whole("quantity", 1, orders.MaxOrderItems, 1))...)
	}
	return items
}

func variationsOf(items []orderedItem) []uuid.UUID {
	variations := make([]uuid.UUID, len(items))
	for i, item := range items {
		variations[i] = item.variation
	}
	return variations
}

// renumberFields replaces the index of a unit by the index of its item in the request, in the pointers of an operation's error.
func renumberFields(err error, items []orderedItem) error {
	refused := problem.From(err)
	if refused == nil {
		return err
	}
	renamed := *refused
	renamed.Fields = nil
	for _, field := range refused.Fields {
		var unit int
		var member string
		if n, _ := fmt.Sscanf(field.Pointer, "/items/%d/%s", &unit, &member); n == 2 && unit < len(items) {
			field.Pointer = fmt.Sprintf("/items/%d/%s", items[unit].index, member)
		}
		if !slices.ContainsFunc(renamed.Fields, func(known problem.Field) bool { return known.Pointer == field.Pointer }) {
			renamed.Fields = append(renamed.Fields, field)
		}
	}
	return &renamed
}
