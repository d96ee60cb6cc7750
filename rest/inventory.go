package rest

import (
	"net/http"

	"github.com/google/uuid"

	"kiosk/internal/problem"
	"kiosk/internal/resolver/orders"
)

// uploadLicenses serves POST /inventory/licenses.
func (h *handler) uploadLicenses(w http.ResponseWriter, r *http.Request) error {
	var errs fieldErrors
	key := idempotencyKey(r, &errs)
	body, err := decodeBody(w, r, h.uploadLimit, &errs, "variationId", "licenses", "onDuplicate")
	if err != nil {
		return err
	}
	in := orders.UploadInput{
		VariationID:    body.requiredID("variationId"),
		Licenses:       body.licenses("licenses"),
		OnDuplicate:    body.onDuplicate("onDuplicate"),
		IdempotencyKey: key,
	}
	if in.Validate() != nil || len(errs.found) > 0 {
		return errs.join(in.ValidateAt(h.resolver.Now()))
	}
	result, replayed, err := h.resolver.UploadLicenses(r.Context(), in)
	if err != nil {
		return err
	}
	return created(w, newUploadView(result), replayed)
}

// licenses returns an array of licenses. Each element is a string, the credentials, or an object.
func (o object) licenses(name string) []orders.NewLicense {
	elements := o.list(name)
	licenses := make([]orders.NewLicense, len(elements))
	for i, value := range elements {
		if credentials, isText := value.(string); isText {
			o.errs.nul(o.atIndex(name, i), credentials)
			licenses[i] = orders.NewLicense{Credentials: credentials}
			continue
		}
		license, isObject := o.element(name, i, value)
		if !isObject {
			o.errs.member(license.pointer, fieldWrongType, "must be a string or an object with credentials")
			continue
		}
		license.knows("credentials", "externalRef", "expiresAt")
		licenses[i] = orders.NewLicense{
			Credentials: license.credentials("credentials"),
			ExternalRef: license.text("externalRef"),
			ExpiresAt:   license.time("expiresAt"),
		}
	}
	return licenses
}

// unreadable replaces credentials that already have a field error, so that Validate does not report them again.
const unreadable = "?"

// credentials returns the credentials of one license.
func (o object) credentials(name string) string {
	if !o.has(name) {
		o.errs.member(o.at(name), problem.Required, "is required")
	}
	credentials := o.text(name)
	if o.errs.covers(o.at(name)) {
		return unreadable
	}
	return credentials
}

// onDuplicate returns how to handle licenses that the store already has. The default is to skip them.
func (o object) onDuplicate(name string) orders.OnDuplicate {
	switch text := o.text(name); {
	case !o.has(name), text == "skip":
		return orders.DuplicateSkip
	case text == "reject":
		return orders.DuplicateReject
	default:
		if _, isString := o.members[name].(string); isString {
			o.errs.member(o.at(name), problem.Invalid, `must be "skip" or "reject"`)
		}
		return orders.DuplicateSkip
	}
}

// uploadView is the response to an upload: LicenseBatch in openapi.yaml.
type uploadView struct {
	BatchID         uuid.UUID `json:"batchId"`
	VariationID     uuid.UUID `json:"variationId"`
	Received        int       `json:"received"`
	Created         int       `json:"created"`
	Duplicates      []int     `json:"duplicates"`
	BackfilledItems int       `json:"backfilledItems"`
	OrdersFulfilled int       `json:"ordersFulfilled"`
	StockQuantity   int       `json:"stockQuantity"`
}

func newUploadView(result *orders.UploadResult) uploadView {
	return uploadView{
		BatchID:         result.BatchID,
		VariationID:     result.VariationID,
		Received:        result.Received,
		Created:         result.Created,
		Duplicates:      append([]int{}, result.Duplicates...),
		BackfilledItems: result.BackfilledItems,
		OrdersFulfilled: result.OrdersFulfilled,
		StockQuantity:   result.StockQuantity,
	}
}
