package transfer

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
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
	"kiosk/internal/database"
	"kiosk/internal/ids"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/access"
)

const (
	// ExportPath is where the links of CreateExport begin.
	ExportPath = "/exports/"

	exportLinkLifetime = 5 * time.Minute
	exportLinkPurpose  = "export.link"
	maxExportTicket    = 4 << 10 // bytes of what a link holds: proxies refuse much longer addresses
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
	CustomerID       *uuid.UUID               `json:"customerId,omitempty"` // of customerDocument, which needs it

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
	StaffWhere       *db.StaffMemberWhereInput       `json:"staffWhere,omitempty"`
	TokenWhere       *db.APITokenWhereInput          `json:"tokenWhere,omitempty"`
	EndpointWhere    *db.WebhookEndpointWhereInput   `json:"endpointWhere,omitempty"`
	TierWhere        *db.PriceTierWhereInput         `json:"tierWhere,omitempty"`
	CategoryWhere    *db.CategoryWhereInput          `json:"categoryWhere,omitempty"`
}

// Validate reports every invalid field.
func (in CreateExportInput) Validate() error {
	var v problem.Fields
	if in.From != nil && in.To != nil && in.From.After(*in.To) {
		v.Add("/from", problem.EndsBeforeStart, "must not be after to")
	}
	names := make(problem.Choices, len(exportKinds))
	for i, kind := range exportKinds {
		names[i] = string(kind.name)
		for _, field := range kind.fields() {
			switch {
			case !field.isGiven(&in):
			case kind.name != in.Kind:
				v.Add(field.pointer, problem.NotApplicable, "is for exports of %s", kind.name)
			case field.isEmpty != nil && field.isEmpty(&in):
				v.Add(field.pointer, problem.Empty, "must name at least one, or be left out for all")
			}
		}
	}
	if in.Kind == customerDocument.name {
		in.checkWhole(&v)
	}
	if howToMake(in.Kind) == nil {
		v.Add("/kind", problem.NotOneOf, "must be %s", names)
	}
	return v.Err()
}

// checkWhole checks what goes with one customer's data.
func (in CreateExportInput) checkWhole(v *problem.Fields) {
	if in.CustomerID == nil {
		v.Add("/customerId", problem.Required, "is required: whose data to export")
	}
	if in.From != nil {
		v.Add("/from", problem.NotApplicable, "is not for exports of %s, which are whole", in.Kind)
	}
	if in.To != nil {
		v.Add("/to", problem.NotApplicable, "is not for exports of %s, which are whole", in.Kind)
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
// Errors: CodeInvalidInput, CodeCustomerNotFound, CodeForbidden (not staff, or may not read the list that shows the same).
func (ops *Operations) CreateExport(ctx context.Context, in CreateExportInput) (*ExportLink, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	var link *ExportLink
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		if tx.Actor.Kind != auth.KindStaff {
			return problem.Refuse(problem.CodeForbidden, "Only staff may export.")
		}
		kind, wanted := howToMake(in.Kind), in
		if !tx.Actor.May(kind.list) {
			return operation.Forbidden(tx.Actor.Role, kind.list)
		}
		if err := kind.check(ctx, tx, &in); err != nil {
			return err
		}
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
			v.Add(kind.filter.pointer, problem.TooLong, "is too long: a link holds at most %d bytes", maxExportTicket)
			return v.Err()
		}
		sealed, err := sealExportTicket(tx.Tenant, content)
		if err != nil {
			return err
		}
		link = &ExportLink{ID: ticket.ID, URL: ExportPath + tx.Tenant.ID.String() + "/" + sealed, ExpiresAt: ticket.Expires}
		kind.forgetFilter(&wanted) // it may hold names and phones, which could not be erased in the audit
		return tx.Audit(ctx, operation.Change{Action: "export.create", Subject: "Export", ID: ticket.ID, After: wanted})
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
	kind       *exportKind
	wanted     CreateExportInput
	now        time.Time
}

// OpenExport returns the file that a link leads to. The staff member who made the link must still be allowed to export it.
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
	kind, now := howToMake(ticket.Wanted.Kind), ops.Now()
	if kind == nil {
		return nil, notALink // one that a newer release made
	}
	if !now.Before(ticket.Expires) {
		return nil, problem.Refuse(problem.CodeExpired, "This download link has expired: links last for five minutes. Make a new one.")
	}
	actor, err := ops.exporter(ctx, id, ticket.StaffID, kind)
	if err != nil {
		return nil, err
	}
	return &Export{ops, store, actor, kind, ticket.Wanted, now}, nil
}

// exporter returns the staff member who made a link to an export of the kind. Error: CodeForbidden.
func (ops *Operations) exporter(ctx context.Context, storeID, id uuid.UUID, kind *exportKind) (auth.Actor, error) {
	refusal := problem.Refuse(problem.CodeForbidden, "The staff member who made this link may not export this any more.")
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
	if !actor.May(auth.PermissionExport) || !actor.May(kind.list) {
		return auth.Actor{}, refusal
	}
	return actor, nil
}

// Maker is the staff member who made the link.
func (e *Export) Maker() auth.Actor { return e.actor }

// WriteTo writes the file, the oldest rows first, reading a page at a time, so that it takes the same memory however
// long it is. After each page it calls flushed, which may end it with an error.
//
// Each line is as its row was when its page was read. No row appears twice, and none is missing that was there when
// the writing began. A context with FromReplica has the replica read.
//
// Pages are read for operation.CacheTime at most after the maker may not export this any more, or the store was shredded.
// Errors: CodeForbidden, CodeUnauthenticated (shredded).
func (e *Export) WriteTo(ctx context.Context, to io.Writer, flushed func() error) error {
	checkedAt := e.now
	return e.kind.write(auth.With(ctx, e.actor), e, to, func() error {
		if err := flushed(); err != nil {
			return err
		}
		now := e.operations.Now()
		if now.Sub(checkedAt).Abs() < operation.CacheTime { // the clock may be set back
			return nil
		}
		checkedAt = now
		return e.check(database.OnPrimary(ctx))
	})
}

// check refuses what OpenExport would refuse by now, but for the age of the link. Errors: CodeForbidden, CodeUnauthenticated.
func (e *Export) check(ctx context.Context) error {
	if err := e.operations.CheckShredded(auth.AllTenants(ctx), e.store.ID); err != nil {
		return err
	}
	_, err := e.operations.exporter(ctx, e.store.ID, e.actor.ID, e.kind)
	return err
}

// Filename is what to save the file as: acme-orders-20260102T030405Z.csv.
func (e *Export) Filename() string {
	extension := "csv"
	if e.kind.columns == nil {
		extension = "json"
	}
	return fmt.Sprintf("%s-%s-%s.%s", e.store.Slug, strings.ToLower(string(e.wanted.Kind)), e.now.UTC().Format("20060102T150405Z"), extension)
}

// MediaType is the Content-Type of the file.
func (e *Export) MediaType() string {
	if e.kind.columns == nil {
		return "application/json"
	}
	return "text/csv; charset=utf-8; header=present"
}
