package rest

import (
	"net/http"

	"kiosk/internal/problem"
	"kiosk/internal/resolver/customers"
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
	var errs fieldErrors
	customer := quotedCustomer(readQuery(r, &errs))
	if err := errs.join(nil); err != nil {
		return err
	}
	quote, err := h.resolver.Quote(r.Context(), pathID(r), customer)
	if err != nil {
		return err
	}
	return ok(w, newQuoteView(quote))
}

// listPrices serves GET /prices, an extension. It returns the quote of quotePrice for each product, in the order of listProducts.
func (h *handler) listPrices(w http.ResponseWriter, r *http.Request) error {
	var errs fieldErrors
	customer := quotedCustomer(readQuery(r, &errs))
	if err := errs.join(nil); err != nil {
		return err
	}
	quotes, err := h.resolver.PriceList(r.Context(), customer)
	if err != nil {
		return err
	}
	views := make([]quoteView, len(quotes))
	for i, quote := range quotes {
		views[i] = newQuoteView(quote)
	}
	return list(w, r, views)
}

// quotedCustomer returns the customer of a quote. More than one of the parameters is a field error.
func quotedCustomer(q query) customers.CustomerRef {
	customer := customers.CustomerRef{Phone: q.phone("customerPhone"), ExternalRef: q.externalRef("customerRef")}
	if id := q.id("customerId"); id != nil {
		customer.ID = *id
	}
	var present []string
	for _, name := range quoteParameters {
		if q.values.Has(name) {
			present = append(present, name)
		}
	}
	for name, detail := range customers.ExclusiveNames(present) {
		q.errs.parameter(name, problem.Exclusive, "%s", detail)
	}
	return customer
}

// quoteParameters are the query parameters of routes that return prices for a customer.
var quoteParameters = []string{"customerId", "customerPhone", "customerRef"}
