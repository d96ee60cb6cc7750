package rest

import (
	"net/http"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/customer"
	"kiosk/internal/money"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/timestamp"
)

// listCustomers serves GET /customers, an extension: the newest first, by cursor.
func (h *handler) listCustomers(w http.ResponseWriter, r *http.Request) error {
	noStore(w)
	var errs fieldErrors
	q := readQuery(r, &errs)
	cursor, limit := q.cursor()
	filter := customers.CustomerFilter{
		Phone:       q.phone("phone"),
		Email:       q.text("email"),
		ExternalRef: q.externalRef("externalRef"),
		Search:      q.text("q"),
		Cursor:      cursor,
		Limit:       limit,
	}
	if err := errs.joinParameters(filter.Validate()); err != nil {
		return err
	}
	page, err := h.resolver.Customers(r.Context(), filter)
	if err != nil {
		return asParameters(err)
	}
	views := make([]customerView, len(page.Customers))
	for i, c := range page.Customers {
		views[i] = newCustomerView(c)
	}
	return list(w, r, newCursorPage(views, limit, page.NextCursor))
}

// readCustomer serves GET /customers/:id, an extension, and the same by phone and by reference.
func (h *handler) readCustomer(w http.ResponseWriter, r *http.Request) error {
	noStore(w)
	var errs fieldErrors
	ref := pathCustomer(r, &errs)
	if err := errs.join(nil); err != nil {
		return err
	}
	found, err := h.resolver.CustomerByRef(r.Context(), ref)
	if err != nil {
		return err
	}
	return ok(w, newCustomerView(found))
}

// createCustomer serves POST /customers, an extension.
func (h *handler) createCustomer(w http.ResponseWriter, r *http.Request) error {
	noStore(w)
	var errs fieldErrors
	key := idempotencyKey(r, &errs)
	body, err := decodeBody(w, r, h.bodyLimit, &errs, "name", "email", "phone", "phoneLinked", "externalRef", "tierId")
	if err != nil {
		return err
	}
	in := customers.NewCustomer{
		Name:           body.text("name"),
		Email:          body.optionalText("email"),
		Phone:          body.optionalText("phone"),
		PhoneLinked:    body.flag("phoneLinked"),
		ExternalRef:    body.optionalText("externalRef"),
		TierID:         body.optionalID("tierId"),
		IdempotencyKey: key,
	}
	if err := errs.join(in.Validate()); err != nil {
		return err
	}
	registered, replayed, err := h.resolver.RegisterCustomer(r.Context(), in)
	if err != nil {
		return asCustomerProblem(err)
	}
	w.Header().Set("Location", Prefix+"/customers/"+registered.ID.String())
	return created(w, newCustomerView(registered), replayed)
}

// changeCustomer serves PATCH /customers/:id, an extension. An absent member keeps its value, and null clears it.
func (h *handler) changeCustomer(w http.ResponseWriter, r *http.Request) error {
	noStore(w)
	var errs fieldErrors
	body, err := decodeBody(w, r, h.bodyLimit, &errs, "name", "email", "phone", "externalRef", "tierId")
	if err != nil {
		return err
	}
	if body.clears("name") {
		errs.member("/name", problem.Required, "cannot be cleared")
	}
	in := customers.UpdateCustomerInput{
		ID:               pathID(r),
		AnyVersion:       true,
		Name:             body.optionalText("name"),
		Email:            body.optionalText("email"),
		ClearEmail:       body.clears("email"),
		Phone:            body.optionalText("phone"),
		ClearPhone:       body.clears("phone"),
		ExternalRef:      body.optionalText("externalRef"),
		ClearExternalRef: body.clears("externalRef"),
		TierID:           body.optionalID("tierId"),
		ClearTier:        body.clears("tierId"),
	}
	if err := errs.join(in.Validate()); err != nil {
		return err
	}
	changed, err := h.resolver.UpdateCustomer(r.Context(), in)
	if err != nil {
		return asCustomerProblem(err)
	}
	return ok(w, newCustomerView(changed))
}

// linkPhone serves POST /customers/:id/phone-link, an extension. The caller has verified that the phone belongs to the customer.
func (h *handler) linkPhone(w http.ResponseWriter, r *http.Request) error {
	noStore(w)
	var errs fieldErrors
	body, err := decodeOptionalBody(w, r, h.bodyLimit, &errs, "phone")
	if err != nil {
		return err
	}
	in := customers.LinkPhoneInput{CustomerID: pathID(r), Phone: body.optionalText("phone")}
	if err := errs.join(in.Validate()); err != nil {
		return err
	}
	linked, err := h.resolver.LinkPhone(r.Context(), in)
	if err != nil {
		return asCustomerProblem(err)
	}
	return ok(w, newCustomerView(linked))
}

// unlinkPhone serves DELETE /customers/:id/phone-link, an extension. The customer keeps the phone number, but it no longer
// identifies the customer.
func (h *handler) unlinkPhone(w http.ResponseWriter, r *http.Request) error {
	noStore(w)
	unlinked, err := h.resolver.UnlinkPhone(r.Context(), pathID(r))
	if err != nil {
		return err
	}
	return ok(w, newCustomerView(unlinked))
}

// customerCodes maps the JSON pointer of a rejected field, and the operation's code, to the code of the REST API.
var customerCodes = map[string]struct{ operationCode, code problem.Code }{
	"/phone":       {problem.CodeAlreadyExists, codePhoneTaken},
	"/externalRef": {problem.CodeAlreadyExists, codeExternalRefTaken},
	"/tierId":      {problem.CodeNotFound, codeTierNotFound},
}

// asCustomerProblem replaces the code of an operation's error by the one in customerCodes. Other errors are returned unchanged.
func asCustomerProblem(err error) error {
	refused := problem.From(err)
	if refused == nil || len(refused.Fields) != 1 {
		return err
	}
	known, found := customerCodes[refused.Fields[0].Pointer]
	if !found || known.operationCode != refused.Code {
		return err
	}
	renamed := *refused
	renamed.Code = known.code
	renamed.Fields = slices.Clone(refused.Fields)
	renamed.Fields[0].Code = string(known.code)
	return &renamed
}

// customerView is a customer: Customer in openapi.yaml.
type customerView struct {
	ID            uuid.UUID           `json:"id"`
	Name          string              `json:"name"`
	Email         *string             `json:"email"`
	Phone         *string             `json:"phone"`
	PhoneLinked   bool                `json:"phoneLinked"`
	ExternalRef   *string             `json:"externalRef"`
	Tier          *tierView           `json:"tier"`
	WalletBalance money.Amount        `json:"walletBalance"`
	Status        customer.Status     `json:"status"`
	CreatedAt     timestamp.Timestamp `json:"createdAt"`
}

func newCustomerView(c *db.Customer) customerView {
	view := customerView{
		ID:            c.ID,
		Name:          c.Name,
		Email:         c.Email,
		Phone:         c.Phone,
		PhoneLinked:   c.LinkedPhone != nil,
		ExternalRef:   c.ExternalRef,
		WalletBalance: c.WalletBalance,
		Status:        c.Status,
		CreatedAt:     timestamp.Of(c.CreatedAt),
	}
	if tier := c.Edges.Tier; tier != nil {
		view.Tier = &tierView{ID: tier.ID, Name: tier.Name, Level: tier.Level}
	}
	return view
}
