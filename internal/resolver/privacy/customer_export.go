package privacy

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strconv"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/auditentry"
	"kiosk/ent/db/comment"
	"kiosk/ent/db/customer"
	"kiosk/ent/db/event"
	"kiosk/ent/db/idempotencykey"
	"kiosk/ent/db/order"
	"kiosk/ent/db/recharge"
	"kiosk/ent/db/wallettransaction"
	"kiosk/ent/db/webhookendpoint"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
)

// ExportCustomer writes all data that the store has about a customer as one JSON document. It first writes an audit entry
// about the export.
//
// The document has the rows as they are stored, with the names of the columns: the customer, orders with their items,
// recharges, the ledger, comments, events with the URLs of their receivers, audit entries, and outcomes stored with
// idempotency keys. It does not have the credentials of licenses. Rows are read in pages without a common snapshot, so later
// parts may include later changes.
// Errors: CodeCustomerNotFound, CodePhoneNotLinked, CodeInvalidInput.
func (ops *Operations) ExportCustomer(ctx context.Context, ref customers.CustomerRef, to io.Writer) error {
	store, found, err := ops.beginCustomerExport(ctx, ref)
	if err != nil {
		return err
	}
	return ops.WriteCustomer(ctx, store, found.ID, to, func() error { return nil })
}

// beginCustomerExport returns the store and the customer, and writes an audit entry about the export.
func (ops *Operations) beginCustomerExport(ctx context.Context, ref customers.CustomerRef) (*operation.Store, *db.Customer, error) {
	store, err := ops.AnyStore(ctx)
	if err != nil {
		return nil, nil, err
	}
	found, err := ops.FindCustomer(ctx, ref)
	if err != nil {
		return nil, nil, err
	}
	err = ops.WriteIncludingShredded(ctx, func(ctx context.Context, tx *operation.Tx) error {
		return tx.Audit(ctx, operation.Change{Action: "customer.export", Subject: "Customer", ID: found.ID})
	})
	if err != nil {
		return nil, nil, err
	}
	return store, found, nil
}

// FindCustomer returns the customer of a reference, who may be erased.
// Errors: CodeCustomerNotFound, CodePhoneNotLinked, CodeInvalidInput.
func (ops *Operations) FindCustomer(ctx context.Context, ref customers.CustomerRef) (*db.Customer, error) {
	var v problem.Fields
	if ref = ref.CheckRequired(&v); v.Err() != nil {
		return nil, v.Err()
	}
	statements, err := ops.Statements(ctx)
	if err != nil {
		return nil, err
	}
	found, err := customers.FindIncludingErased(ctx, statements, ref)
	if err != nil {
		return nil, err
	}
	row, err := ops.Database.Client.Customer.Get(ctx, found.ID)
	if err != nil {
		return nil, fmt.Errorf("privacy: read customer: %w", err)
	}
	return row, nil
}

// WriteCustomer writes the document of ExportCustomer, and calls flushed after each page.
func (ops *Operations) WriteCustomer(ctx context.Context, store *operation.Store, id uuid.UUID, to io.Writer, flushed func() error) error {
	client := ops.Database.Client
	person, err := client.Customer.Query().Where(customer.ID(id)).WithTier().Only(ctx)
	if db.IsNotFound(err) {
		return customers.NotFound()
	}
	if err != nil {
		return fmt.Errorf("privacy: read customer: %w", err)
	}
	file := &jsonFile{to: to, flushed: flushed}
	file.field("exportedAt", ops.Now().UTC())
	file.field("store", map[string]any{"id": store.ID, "slug": store.Slug, "name": store.Name, "currency": store.Currency})
	file.field("customer", person)
	writeRows(file, "orders", func(last uuid.UUID) ([]*db.Order, error) {
		return client.Order.Query().Where(order.CustomerID(id), order.IDGT(last)).
			WithItems(orders.ByPosition).Order(order.ByID()).Limit(ExportPage).All(ctx)
	}, func(o *db.Order) uuid.UUID { return o.ID })
	writeRows(file, "recharges", func(last uuid.UUID) ([]*db.Recharge, error) {
		return client.Recharge.Query().Where(recharge.CustomerID(id), recharge.IDGT(last)).
			Order(recharge.ByID()).Limit(ExportPage).All(ctx)
	}, func(r *db.Recharge) uuid.UUID { return r.ID })
	writeRows(file, "transactions", func(last uuid.UUID) ([]*db.WalletTransaction, error) {
		return client.WalletTransaction.Query().Where(wallettransaction.CustomerID(id), wallettransaction.IDGT(last)).
			Order(wallettransaction.ByID()).Limit(ExportPage).All(ctx)
	}, func(t *db.WalletTransaction) uuid.UUID { return t.ID })
	writeRows(file, "comments", func(last uuid.UUID) ([]*db.Comment, error) {
		return client.Comment.Query().Where(comment.CustomerID(id), comment.IDGT(last)).
			Order(comment.ByID()).Limit(ExportPage).All(ctx)
	}, func(c *db.Comment) uuid.UUID { return c.ID })
	file.list("events", func() error {
		return eachSubject(ctx, client, id, func(ids []uuid.UUID) error {
			events, err := client.Event.Query().Where(event.SubjectIDIn(ids...)).
				WithDeliveries(withAddress).Order(event.ByID()).All(ctx)
			return elements(file, events, err)
		})
	})
	file.list("auditEntries", func() error {
		return eachSubject(ctx, client, id, func(ids []uuid.UUID) error {
			entries, err := client.AuditEntry.Query().
				Where(auditentry.SubjectIDIn(ids...)).Order(auditentry.ByID()).All(ctx)
			return elements(file, entries, err)
		})
	})
	file.list("idempotencyKeys", func() error {
		statements, err := ops.Database.On(ctx, client)
		if err != nil {
			return err
		}
		keys, err := queries{statements}.outcomesAbout(ctx, id)
		if err != nil || len(keys) == 0 {
			return err
		}
		stored, err := client.IdempotencyKey.Query().Where(idempotencykey.IDIn(keys...)).Order(idempotencykey.ByID()).All(ctx)
		return elements(file, stored, err)
	})
	return file.end()
}

// withAddress loads the id and the URL of the endpoint with each delivery.
func withAddress(q *db.DeliveryQuery) {
	q.WithEndpoint(func(q *db.WebhookEndpointQuery) { q.Select(webhookendpoint.FieldID, webhookendpoint.FieldURL) })
}

// jsonFile writes a JSON object field by field. After the first error it writes nothing more, and end returns the error.
type jsonFile struct {
	to         io.Writer
	flushed    func() error
	hasField   bool // a field was written
	hasElement bool // the current list has an element
	err        error
}

func (f *jsonFile) text(text string) {
	if f.err == nil {
		_, f.err = io.WriteString(f.to, text)
	}
}

func (f *jsonFile) name(name string) {
	if f.hasField {
		f.text(",\n")
	} else {
		f.text("{\n")
	}
	f.hasField = true
	f.text(strconv.Quote(name) + ": ")
}

func (f *jsonFile) value(value any) {
	if f.err != nil {
		return
	}
	encoded, err := json.Marshal(value)
	if f.err = err; err == nil {
		f.text(string(encoded))
	}
}

func (f *jsonFile) field(name string, value any) {
	f.name(name)
	f.value(value)
}

// list writes a field with a list. It calls write, which adds the elements with element.
func (f *jsonFile) list(name string, write func() error) {
	f.name(name)
	f.text("[")
	f.hasElement = false
	if f.err == nil {
		f.err = write()
	}
	f.text("]")
}

func (f *jsonFile) element(value any) {
	if f.hasElement {
		f.text(",")
	}
	f.hasElement = true
	f.text("\n  ")
	f.value(value)
}

func (f *jsonFile) end() error {
	f.text("\n}\n")
	if f.err == nil {
		f.err = f.flushed()
	}
	return f.err
}

// elements adds a page of rows to the current list.
func elements[Row any](f *jsonFile, rows []Row, err error) error {
	if err != nil {
		return fmt.Errorf("privacy: read export: %w", err)
	}
	for _, row := range rows {
		f.element(row)
	}
	if f.err != nil {
		return f.err
	}
	return f.flushed()
}

// writeRows writes a list of rows, which it reads in pages. after returns the rows with an id above last, sorted by id.
func writeRows[Row any](f *jsonFile, name string, after func(last uuid.UUID) ([]*Row, error), idOf func(*Row) uuid.UUID) {
	f.list(name, func() error {
		for last := uuid.Nil; ; {
			rows, err := after(last)
			if err := elements(f, rows, err); err != nil || len(rows) < ExportPage {
				return err
			}
			last = idOf(rows[len(rows)-1])
		}
	})
}
