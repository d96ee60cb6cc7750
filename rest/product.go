package rest

import (
	"net/http"

	"kiosk/internal/resolver"
)

// listProducts serves GET /products.
func (h *handler) listProducts(w http.ResponseWriter, r *http.Request) error {
	products, err := h.resolver.Products(r.Context())
	if err != nil {
		return err
	}
	return cacheable(w, r, productList(products))
}

// readProduct serves GET /products/:id.
func (h *handler) readProduct(w http.ResponseWriter, r *http.Request) error {
	product, err := h.resolver.Product(r.Context(), pathID(r))
	if err != nil {
		return err
	}
	return cacheable(w, r, newProductDetailView(product))
}

// quotePrice serves GET /products/:id/price.
func (h *handler) quotePrice(w http.ResponseWriter, r *http.Request) error {
	var wrong faults
	customer := quotedCustomer(readQuery(r, &wrong))
	if err := wrong.join(nil); err != nil {
		return err
	}
	quote, err := h.resolver.Quote(r.Context(), pathID(r), customer)
	if err != nil {
		return err
	}
	return ok(w, newQuoteView(quote))
}

func quotedCustomer(q query) resolver.CustomerRef {
	id, phone := q.id("customerId"), q.phone("customerPhone")
	_, hasID := q.values["customerId"]
	_, hasPhone := q.values["customerPhone"]
	if hasID && hasPhone {
		q.wrong.parameter("customerId", resolver.FieldExclusive, "cannot be given together with customerPhone")
		q.wrong.parameter("customerPhone", resolver.FieldExclusive, "cannot be given together with customerId")
	}
	if id == nil {
		return resolver.CustomerRef{Phone: phone}
	}
	return resolver.CustomerRef{ID: *id, Phone: phone}
}
