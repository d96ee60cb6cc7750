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
	// ExportPath is the path with which the links of CreateExport begin.
	ExportPath = "/exports/"

	exportLinkLifetime = 5 * time.Minute
	exportLinkPurpose  = "export.link"
	maxExportTicket    = 4 << 10 // bytes of the content of a link: proxies refuse much longer URLs
)

// CreateExportInput selects the rows of an export. Nil and empty fields select all.
type CreateExportInput struct {
	Kind             ExportKind               `json:"kind"`
	From             *time.Time               `json:"from,omitempty"` // inclusive; the time of creation, for licenses that of the upload
	To               *time.Time               `json:"to,omitempty"`   // exclusive; at most the time of the call
	OrderStatuses    []order.Status           `json:"orderStatuses,omitempty"`
	CustomerStatuses []customer.Status        `json:"customerStatuses,omitempty"`
	TransactionKinds []wallettransaction.Kind `json:"transactionKinds,omitempty"`
	LicenseStatuses  []license.Status         `json:"licenseStatuses,omitempty"`
	CustomerID       *uuid.UUID               `json:"customerId,omitempty"` // for customerDocument, which requires it

	// The filters of the lists. Each is for one kind of export.
	OrderWhere       *db.OrderWhereInput             `json:"orderWhere,omitempty"`
	CustomerWhere    *db.CustomerWhereInput          `json:"customerWhere,omitempty"`
	TransactionWhere *db.WalletTransactionWhereInput `json:"transactionWhere,omitempty"`
	ProductWhere     *db.ProductWhereInput           `json:"productWhere,omitempty"`
	AuditWhere       *db.AuditEntryWhereInput        `json:"auditWhere,omitempty"`
	LicenseWhere     *db.LicenseWhereInput           `json:"licenseWhere,omitempty"`
	VariationWhere   *db.VariationWhereInput         `json:"variationWhere,omitempty"` // for prices: the variations whose prices to export
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
	for _, field := range in.fieldsOfKinds() {
		switch {
		case !field.isSet:
		case field.kind != in.Kind:
			v.Add(field.pointer, problem.NotApplicable, "is for exports of %s", field.kind)
		case field.isEmpty:
			v.Add(field.pointer, problem.Empty, "must name at least one, or be left out for all")
		}
	}
	if in.Kind == customerDocument.name {
		in.checkDocument(&v)
	}
	if exportKindOf(in.Kind) == nil {
		names := make(problem.Choices, len(exportKinds))
		for i, kind := range exportKinds {
			names[i] = string(kind.name)
		}
		v.Add("/kind", problem.NotOneOf, "must be %s", names)
	}
	return v.Err()
}

// fieldOfKind is a field of CreateExportInput that only one kind of export accepts.
type fieldOfKind struct {
	kind    ExportKind
	pointer string
	isSet   bool
	isEmpty bool // a list without elements, which is invalid
}

func (in CreateExportInput) fieldsOfKinds() []fieldOfKind {
	return []fieldOfKind{
		{orderLines.name, orderLines.filter, in.OrderWhere != nil, false},
		{orderLines.name, "/orderStatuses", in.OrderStatuses != nil, len(in.OrderStatuses) == 0},
		{customerLines.name, customerLines.filter, in.CustomerWhere != nil, false},
		{customerLines.name, "/customerStatuses", in.CustomerStatuses != nil, len(in.CustomerStatuses) == 0},
		{transactionLines.name, transactionLines.filter, in.TransactionWhere != nil, false},
		{transactionLines.name, "/transactionKinds", in.TransactionKinds != nil, len(in.TransactionKinds) == 0},
		{licenseLines.name, licenseLines.filter, in.LicenseWhere != nil, false},
		{licenseLines.name, "/licenseStatuses", in.LicenseStatuses != nil, len(in.LicenseStatuses) == 0},
		{productLines.name, productLines.filter, in.ProductWhere != nil, false},
		{priceLines.name, priceLines.filter, in.VariationWhere != nil, false},
		{auditLines.name, auditLines.filter, in.AuditWhere != nil, false},
		{rechargeLines.name, rechargeLines.filter, in.RechargeWhere != nil, false},
		{deliveryLines.name, deliveryLines.filter, in.DeliveryWhere != nil, false},
		{eventLines.name, eventLines.filter, in.EventWhere != nil, false},
		{staffLines.name, staffLines.filter, in.StaffWhere != nil, false},
		{tokenLines.name, tokenLines.filter, in.TokenWhere != nil, false},
		{endpointLines.name, endpointLines.filter, in.EndpointWhere != nil, false},
		{tierLines.name, tierLines.filter, in.TierWhere != nil, false},
		{categoryLines.name, categoryLines.filter, in.CategoryWhere != nil, false},
		{customerDocument.name, customerDocument.filter, in.CustomerID != nil, false},
	}
}

// withoutWhere returns the input without the filter of a list.
func (in CreateExportInput) withoutWhere() CreateExportInput {
	return CreateExportInput{
		Kind:             in.Kind,
		From:             in.From,
		To:               in.To,
		OrderStatuses:    in.OrderStatuses,
		CustomerStatuses: in.CustomerStatuses,
		TransactionKinds: in.TransactionKinds,
		LicenseStatuses:  in.LicenseStatuses,
		CustomerID:       in.CustomerID,
	}
}

// checkDocument checks the fields for an export of customerDocument.
func (in CreateExportInput) checkDocument(v *problem.Fields) {
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

// ExportLink is a link to the file of an export.
type ExportLink struct {
	ID        uuid.UUID // the subject of its entry in the audit
	URL       string    // without scheme and host
	ExpiresAt time.Time
}

// exportTicket is the content of a link.
type exportTicket struct {
	ID      uuid.UUID         `json:"id"`
	StaffID uuid.UUID         `json:"staff"`
	Expires time.Time         `json:"expires"`
	Input   CreateExportInput `json:"wanted"`
}

// CreateExport creates a link to the file of an export. For five minutes, the link is enough to download the file without signing in.
// The link itself contains the input; the database does not store it. It is encrypted with the store's keys, because filters contain
// names and phone numbers.
// Errors: CodeInvalidInput, CodeCustomerNotFound, CodeForbidden (not staff, or without the permission to read the list of these rows).
func (ops *Operations) CreateExport(ctx context.Context, in CreateExportInput) (*ExportLink, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	var link *ExportLink
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		if tx.Actor.Kind != auth.KindStaff {
			return problem.Refuse(problem.CodeForbidden, "Only staff may export.")
		}
		kind, narrowed := exportKindOf(in.Kind), in
		if !tx.Actor.May(kind.list) {
			return operation.Forbidden(tx.Actor.Role, kind.list)
		}
		if err := kind.checkFilter(ctx, tx, &in); err != nil {
			return err
		}
		if narrowed.To == nil || narrowed.To.After(tx.Now) {
			narrowed.To = &tx.Now
		}
		ticket := exportTicket{ids.New(), tx.Actor.ID, tx.Now.Add(exportLinkLifetime), narrowed}
		content, err := json.Marshal(ticket)
		if err != nil {
			return fmt.Errorf("transfer: encode an export link: %w", err)
		}
		if len(content) > maxExportTicket {
			var v problem.Fields
			v.Add(kind.filter, problem.TooLong, "is too long: a link holds at most %d bytes", maxExportTicket)
			return v.Err()
		}
		sealed, err := sealExportTicket(tx.Store, content)
		if err != nil {
			return err
		}
		link = &ExportLink{ID: ticket.ID, URL: ExportPath + tx.Store.ID.String() + "/" + sealed, ExpiresAt: ticket.Expires}
		// The filter may contain names and phone numbers, which cannot be erased from the audit.
		return tx.Audit(ctx, operation.Change{Action: "export.create", Subject: "Export", ID: ticket.ID, After: narrowed.withoutWhere()})
	})
	return link, err
}

// sealExportTicket encrypts the content of a link. Only this store can decrypt it.
func sealExportTicket(s *operation.Store, content []byte) (string, error) {
	sealed, err := s.Keys.Seal(s.ID, exportLinkPurpose, content)
	return base64.RawURLEncoding.EncodeToString(sealed), err
}

// openExportTicket decrypts the content of a link. It reports false for a link of another store, and for a link that was altered.
func openExportTicket(s *operation.Store, link string) (content []byte, ok bool) {
	sealed, err := base64.RawURLEncoding.Strict().DecodeString(link)
	isUnaltered := base64.RawURLEncoding.EncodeToString(sealed) == link // the decoder ignores line breaks
	if err != nil || !isUnaltered {
		return nil, false
	}
	content, err = s.Keys.Open(s.ID, exportLinkPurpose, sealed)
	return content, err == nil
}

// Export is the file of a link.
type Export struct {
	operations *Operations
	store      *operation.Store
	actor      auth.Actor
	kind       *exportKind
	input      CreateExportInput
	now        time.Time
}

// OpenExport returns the export of a link. The staff member who created the link must still have the permission to export.
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
	kind, now := exportKindOf(ticket.Input.Kind), ops.Now()
	if kind == nil {
		return nil, notALink // created by a newer release
	}
	if !now.Before(ticket.Expires) {
		return nil, problem.Refuse(problem.CodeExpired, "This download link has expired: links last for five minutes. Make a new one.")
	}
	actor, err := ops.exporter(ctx, id, ticket.StaffID, kind)
	if err != nil {
		return nil, err
	}
	return &Export{ops, store, actor, kind, ticket.Input, now}, nil
}

// exporter returns the staff member who created a link, if they may still make exports of the kind. Error: CodeForbidden.
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

// Maker returns the staff member who created the link.
func (e *Export) Maker() auth.Actor { return e.actor }

// WriteTo writes the file, the oldest rows first. It reads one page of rows at a time, so that its memory does not depend on the length
// of the file. After each page it calls flushed, and stops if that returns an error.
// Errors: CodeForbidden, CodeUnauthenticated (the store was shredded).
//
// Each line shows its row at the time when the page was read. No row appears twice, and no row is missing that existed when WriteTo
// began. With a context from FromReplica, it reads the replica.
//
// It stops at most operation.CacheTime after the maker has lost the permission to export, or after the store was shredded.
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

// check repeats the checks of OpenExport, except for the expiry of the link. Errors: CodeForbidden, CodeUnauthenticated.
func (e *Export) check(ctx context.Context) error {
	if err := e.operations.CheckShredded(auth.AllTenants(ctx), e.store.ID); err != nil {
		return err
	}
	_, err := e.operations.exporter(ctx, e.store.ID, e.actor.ID, e.kind)
	return err
}

// Filename returns the name of the file: acme-orders-20260102T030405Z.csv.
func (e *Export) Filename() string {
	extension := "csv"
	if e.kind.columns == nil {
		extension = "json"
	}
	return fmt.Sprintf("%s-%s-%s.%s", e.store.Slug, strings.ToLower(string(e.input.Kind)), e.now.UTC().Format("20060102T150405Z"), extension)
}

// MediaType returns the Content-Type of the file.
func (e *Export) MediaType() string {
	if e.kind.columns == nil {
		return "application/json"
	}
	return "text/csv; charset=utf-8; header=present"
}
