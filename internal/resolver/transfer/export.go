package transfer

import (
	"cmp"
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/customer"
	"kiosk/ent/db/license"
	"kiosk/ent/db/order"
	"kiosk/ent/db/staffmember"
	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/auth"
	"kiosk/internal/ids"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/access"
	"kiosk/internal/resolver/customers"
)

const (
	// ExportPath is where the links of CreateExport begin.
	ExportPath = "/exports/"

	exportLinkLifetime = 5 * time.Minute
	exportLinkPurpose  = "export.link"
	maxExportTicket    = 4 << 10 // bytes of what a link holds: proxies refuse much longer addresses
)

// ExportKind is what a file holds a line for each of.
type ExportKind string

// The kinds of exports.
const (
	ExportOrders       ExportKind = "ORDERS"
	ExportCustomers    ExportKind = "CUSTOMERS"
	ExportTransactions ExportKind = "TRANSACTIONS"
	ExportLicenses     ExportKind = "LICENSES"
	ExportProducts     ExportKind = "PRODUCTS" // as ImportProducts reads them
	ExportPrices       ExportKind = "PRICES"   // as ImportPrices reads them
	ExportAudit        ExportKind = "AUDIT"
	ExportRecharges    ExportKind = "RECHARGES"
	ExportDeliveries   ExportKind = "DELIVERIES"
	ExportEvents       ExportKind = "EVENTS"
	ExportCustomerData ExportKind = "CUSTOMER" // one document instead of lines
)

// CreateExportInput says what to take away as a file. Nil and empty fields do not narrow.
type CreateExportInput struct {
	Kind             ExportKind               `json:"kind"`
	From             *time.Time               `json:"from,omitempty"` // inclusive; of the creation, of licenses the upload
	To               *time.Time               `json:"to,omitempty"`   // exclusive; at the latest the moment of the call
	OrderStatuses    []order.Status           `json:"orderStatuses,omitempty"`
	CustomerStatuses []customer.Status        `json:"customerStatuses,omitempty"`
	TransactionKinds []wallettransaction.Kind `json:"transactionKinds,omitempty"`
	LicenseStatuses  []license.Status         `json:"licenseStatuses,omitempty"`
	CustomerID       *uuid.UUID               `json:"customerId,omitempty"` // of ExportCustomerData, which needs it

	// The filters of the lists, each for the exports of its kind.
	OrderWhere       *db.OrderWhereInput             `json:"orderWhere,omitempty"`
	CustomerWhere    *db.CustomerWhereInput          `json:"customerWhere,omitempty"`
	TransactionWhere *db.WalletTransactionWhereInput `json:"transactionWhere,omitempty"`
	ProductWhere     *db.ProductWhereInput           `json:"productWhere,omitempty"`
	AuditWhere       *db.AuditEntryWhereInput        `json:"auditWhere,omitempty"`
	LicenseWhere     *db.LicenseWhereInput           `json:"licenseWhere,omitempty"`
	VariationWhere   *db.VariationWhereInput         `json:"variationWhere,omitempty"` // of ExportPrices: whose prices
	RechargeWhere    *db.RechargeWhereInput          `json:"rechargeWhere,omitempty"`
	DeliveryWhere    *db.DeliveryWhereInput          `json:"deliveryWhere,omitempty"`
	EventWhere       *db.EventWhereInput             `json:"eventWhere,omitempty"`
}

// Validate reports every invalid field.
func (in CreateExportInput) Validate() error {
	var v problem.Fields
	if in.From != nil && in.To != nil && in.From.After(*in.To) {
		v.Add("/from", problem.EndsBeforeStart, "must not be after to")
	}
	for _, filter := range []struct {
		pointer string
		of      ExportKind
		given   int
	}{
		{"/orderWhere", ExportOrders, given(in.OrderWhere)},
		{"/customerWhere", ExportCustomers, given(in.CustomerWhere)},
		{"/transactionWhere", ExportTransactions, given(in.TransactionWhere)},
		{"/productWhere", ExportProducts, given(in.ProductWhere)},
		{"/auditWhere", ExportAudit, given(in.AuditWhere)},
		{"/licenseWhere", ExportLicenses, given(in.LicenseWhere)},
		{"/variationWhere", ExportPrices, given(in.VariationWhere)},
		{"/rechargeWhere", ExportRecharges, given(in.RechargeWhere)},
		{"/deliveryWhere", ExportDeliveries, given(in.DeliveryWhere)},
		{"/eventWhere", ExportEvents, given(in.EventWhere)},
		{"/orderStatuses", ExportOrders, len(in.OrderStatuses)},
		{"/customerStatuses", ExportCustomers, len(in.CustomerStatuses)},
		{"/transactionKinds", ExportTransactions, len(in.TransactionKinds)},
		{"/licenseStatuses", ExportLicenses, len(in.LicenseStatuses)},
	} {
		if filter.given > 0 && filter.of != in.Kind {
			v.Add(filter.pointer, problem.NotApplicable, "is for exports of %s", filter.of)
		}
	}
	in.checkCustomer(&v)
	if columnsOf(in.Kind) == nil && in.Kind != ExportCustomerData {
		v.Add("/kind", problem.NotOneOf, "must be %s", problem.Choices{
			"ORDERS", "CUSTOMERS", "TRANSACTIONS", "LICENSES", "PRODUCTS", "PRICES", "AUDIT", "RECHARGES", "DELIVERIES", "EVENTS",
			"CUSTOMER",
		})
	}
	return v.Err()
}

// given is 1 unless the filter is nil.
func given[W any](where *W) int {
	if where == nil {
		return 0
	}
	return 1
}

// checkFilters makes each filter once, so that a wrong one is refused before there is a link. Error: *page.InputError.
func (in CreateExportInput) checkFilters(client *db.Tx) error {
	_, orders := in.OrderWhere.Filter(client.Order.Query())
	_, customers := in.CustomerWhere.Filter(client.Customer.Query())
	_, transactions := in.TransactionWhere.Filter(client.WalletTransaction.Query())
	_, products := in.ProductWhere.Filter(client.Product.Query())
	_, audit := in.AuditWhere.Filter(client.AuditEntry.Query())
	_, licenses := in.LicenseWhere.Filter(client.License.Query())
	_, variations := in.VariationWhere.Filter(client.Variation.Query())
	_, recharges := in.RechargeWhere.Filter(client.Recharge.Query())
	_, deliveries := in.DeliveryWhere.Filter(client.Delivery.Query())
	_, events := in.EventWhere.Filter(client.Event.Query())
	return cmp.Or(orders, customers, transactions, products, audit, licenses, variations, recharges, deliveries, events)
}

// withoutFilters is what the audit keeps of it: filters may hold names and phones, which could not be erased there.
func (in CreateExportInput) withoutFilters() CreateExportInput {
	in.OrderWhere, in.CustomerWhere, in.TransactionWhere, in.ProductWhere, in.AuditWhere = nil, nil, nil, nil, nil
	in.LicenseWhere, in.VariationWhere, in.RechargeWhere, in.DeliveryWhere, in.EventWhere = nil, nil, nil, nil, nil
	return in
}

// checkCustomer checks what only goes with one customer's data, and what does not go with it.
func (in CreateExportInput) checkCustomer(v *problem.Fields) {
	if in.Kind != ExportCustomerData {
		if in.CustomerID != nil {
			v.Add("/customerId", problem.NotApplicable, "is for exports of %s", ExportCustomerData)
		}
		return
	}
	if in.CustomerID == nil {
		v.Add("/customerId", problem.Required, "is required: whose data to export")
	}
	if in.From != nil {
		v.Add("/from", problem.NotApplicable, "is not for exports of %s, which are whole", ExportCustomerData)
	}
	if in.To != nil {
		v.Add("/to", problem.NotApplicable, "is not for exports of %s, which are whole", ExportCustomerData)
	}
}

// ExportLink leads to a file.
type ExportLink struct {
	ID        uuid.UUID // the subject of its entry in the audit
	URL       string    // from the root of the server that was asked
	ExpiresAt time.Time
}

// exportTicket is what a link holds.
type exportTicket struct {
	ID      uuid.UUID         `json:"id"`
	StaffID uuid.UUID         `json:"staff"`
	Expires time.Time         `json:"expires"`
	Wanted  CreateExportInput `json:"wanted"`
}

// CreateExport makes a link that alone is enough to download the file for five minutes, without signing in.
// Nothing is stored: the link holds what it leads to, encrypted with the store's keys, because filters have names and phones.
// Errors: CodeInvalidInput, CodeCustomerNotFound, CodeForbidden (not staff).
func (ops *Operations) CreateExport(ctx context.Context, in CreateExportInput) (*ExportLink, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	var link *ExportLink
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		if tx.Actor.Kind != auth.KindStaff {
			return problem.Refuse(problem.CodeForbidden, "Only staff may export.")
		}
		if in.CustomerID != nil {
			if _, err := customers.Owner(ctx, tx.SQL, customers.CustomerRef{ID: *in.CustomerID}); err != nil {
				return err
			}
		}
		if err := in.checkFilters(tx.Tx); err != nil {
			return err
		}
		wanted := in
		if wanted.To == nil || wanted.To.After(tx.Now) {
			wanted.To = &tx.Now
		}
		ticket := exportTicket{ids.New(), tx.Actor.ID, tx.Now.Add(exportLinkLifetime), wanted}
		content, err := json.Marshal(ticket)
		if err != nil {
			return fmt.Errorf("transfer: encode an export link: %w", err)
		}
		if len(content) > maxExportTicket {
			var v problem.Fields
			v.Add("/where", problem.TooLong, "is too long: a link holds at most %d bytes", maxExportTicket)
			return v.Err()
		}
		sealed, err := sealExportTicket(tx.Tenant, content)
		if err != nil {
			return err
		}
		link = &ExportLink{ID: ticket.ID, URL: ExportPath + tx.Tenant.ID.String() + "/" + sealed, ExpiresAt: ticket.Expires}
		return tx.Audit(ctx, operation.Change{Action: "export.create", Subject: "Export", ID: ticket.ID, After: wanted.withoutFilters()})
	})
	return link, err
}

// sealExportTicket encrypts what a link holds. Only this store opens it.
func sealExportTicket(s *operation.Store, content []byte) (string, error) {
	sealed, err := s.Keys.Seal(s.ID, exportLinkPurpose, content)
	return base64.RawURLEncoding.EncodeToString(sealed), err
}

// openExportTicket returns what a link holds. It reports false for a link of another store, and for one that was altered.
func openExportTicket(s *operation.Store, link string) (content []byte, ok bool) {
	sealed, err := base64.RawURLEncoding.Strict().DecodeString(link)
	isAsGivenOut := base64.RawURLEncoding.EncodeToString(sealed) == link // the decoder passes over line breaks
	if err != nil || !isAsGivenOut {
		return nil, false
	}
	content, err = s.Keys.Open(s.ID, exportLinkPurpose, sealed)
	return content, err == nil
}

// Export is a file that a link leads to.
type Export struct {
	operations *Operations
	store      *operation.Store
	actor      auth.Actor
	wanted     CreateExportInput
	now        time.Time
}

// OpenExport returns the file that a link leads to. The staff member who made the link must still be allowed to export.
// Errors: CodeNotFound (not a link of that store), CodeExpired, CodeForbidden.
func (ops *Operations) OpenExport(ctx context.Context, storeID, link string) (*Export, error) {
	notALink := problem.Refuse(problem.CodeNotFound, "This is not a download link, or not all of one. Make a new one.")
	id, ok := ids.Parse(storeID)
	if !ok {
		return nil, notALink
	}
	store, err := ops.Store(auth.With(ctx, auth.System(id)))
	switch {
	case db.IsNotFound(err), operation.IsShredded(err):
		return nil, notALink
	case err != nil:
		return nil, err
	}
	content, ok := openExportTicket(store, link)
	if !ok {
		return nil, notALink
	}
	var ticket exportTicket
	if err := json.Unmarshal(content, &ticket); err != nil {
		return nil, fmt.Errorf("transfer: read an export link: %w", err)
	}
	now := ops.Now()
	if !now.Before(ticket.Expires) {
		return nil, problem.Refuse(problem.CodeExpired, "This download link has expired: links last for five minutes. Make a new one.")
	}
	actor, err := ops.exporter(ctx, id, ticket.StaffID)
	if err != nil {
		return nil, err
	}
	return &Export{ops, store, actor, ticket.Wanted, now}, nil
}

// exporter returns the staff member who made a link. Error: CodeForbidden.
func (ops *Operations) exporter(ctx context.Context, storeID, id uuid.UUID) (auth.Actor, error) {
	refusal := problem.Refuse(problem.CodeForbidden, "The staff member who made this link may not export any more.")
	member, err := ops.Database.Client.StaffMember.Query().
		Where(staffmember.ID(id), staffmember.StatusEQ(staffmember.StatusACTIVE)).
		Only(auth.With(ctx, auth.System(storeID)))
	if db.IsNotFound(err) {
		return auth.Actor{}, refusal
	}
	if err != nil {
		return auth.Actor{}, fmt.Errorf("transfer: find staff member: %w", err)
	}
	actor := auth.Actor{Kind: auth.KindStaff, ID: id, Name: access.StaffName(member), StoreID: storeID, Role: auth.Role(member.Role)}
	if !actor.May(auth.PermissionExport) {
		return auth.Actor{}, refusal
	}
	return actor, nil
}

// Maker is the staff member who made the link.
func (e *Export) Maker() auth.Actor { return e.actor }

// Filename is what to save the file as: acme-orders-20260102T030405Z.csv.
func (e *Export) Filename() string {
	extension := "csv"
	if e.wanted.Kind == ExportCustomerData {
		extension = "json"
	}
	return fmt.Sprintf("%s-%s-%s.%s", e.store.Slug, strings.ToLower(string(e.wanted.Kind)), e.now.UTC().Format("20060102T150405Z"), extension)
}

// MediaType is the Content-Type of the file.
func (e *Export) MediaType() string {
	if e.wanted.Kind == ExportCustomerData {
		return "application/json"
	}
	return "text/csv; charset=utf-8; header=present"
}
