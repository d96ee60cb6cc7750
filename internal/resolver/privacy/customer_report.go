package privacy

import (
	"context"
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"strings"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/comment"
	"kiosk/ent/db/customer"
	"kiosk/ent/db/order"
	"kiosk/ent/db/recharge"
	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/operation"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
)

//go:embed customer_report.html
var customerReportSource string

// ReportCustomer writes the data of ExportCustomer as an HTML page in English for the customer, without ids, counters and
// names of staff. It first writes an audit entry about the export. Rows are read in pages without a common snapshot, so
// later parts may include later changes. Errors: those of ExportCustomer.
func (ops *Operations) ReportCustomer(ctx context.Context, ref customers.CustomerRef, to io.Writer) error {
	store, found, err := ops.beginCustomerExport(ctx, ref)
	if err != nil {
		return err
	}
	person, err := ops.Database.Client.Customer.Query().Where(customer.ID(found.ID)).WithTier().Only(ctx)
	if err != nil {
		return fmt.Errorf("privacy: read customer: %w", err)
	}
	file, err := newReport(store, to)
	if err != nil {
		return err
	}
	file.part("head", map[string]any{"Store": store, "Person": person, "Now": ops.Now()})
	ops.reportRows(ctx, file, person.ID)
	ops.reportTraces(ctx, file, person.ID)
	file.part("foot", nil)
	return file.err
}

// reportRows writes the customer's orders, recharges and ledger, and the comments about the customer.
func (ops *Operations) reportRows(ctx context.Context, file *report, id uuid.UUID) {
	client := ops.Database.Client
	reportPages(file, "orders", func(last uuid.UUID) ([]*db.Order, error) {
		return client.Order.Query().Where(order.CustomerID(id), order.IDGT(last)).
			WithItems(orders.ByPosition).Order(order.ByID()).Limit(ExportPage).All(ctx)
	}, func(o *db.Order) uuid.UUID { return o.ID })
	file.table("Top-ups", "Time", "State", "Reference", "Notes", "Amount")
	reportPages(file, "recharges", func(last uuid.UUID) ([]*db.Recharge, error) {
		return client.Recharge.Query().Where(recharge.CustomerID(id), recharge.IDGT(last)).
			Order(recharge.ByID()).Limit(ExportPage).All(ctx)
	}, func(r *db.Recharge) uuid.UUID { return r.ID })
	file.table("Wallet", "Time", "Kind", "Reference", "Amount", "Balance")
	reportPages(file, "ledger", func(last uuid.UUID) ([]*db.WalletTransaction, error) {
		return client.WalletTransaction.Query().Where(wallettransaction.CustomerID(id), wallettransaction.IDGT(last)).
			Order(wallettransaction.ByID()).Limit(ExportPage).All(ctx)
	}, func(t *db.WalletTransaction) uuid.UUID { return t.ID })
	file.table("Notes of the store's staff", "Time", "Text")
	reportPages(file, "comments", func(last uuid.UUID) ([]*db.Comment, error) {
		return client.Comment.Query().Where(comment.CustomerID(id), comment.IDGT(last)).
			Order(comment.ByID()).Limit(ExportPage).All(ctx)
	}, func(c *db.Comment) uuid.UUID { return c.ID })
	file.endTable()
}

// report is an HTML page that is written part by part. After the first error it writes nothing more.
type report struct {
	to        io.Writer
	templates *template.Template
	isInTable bool
	err       error
}

func newReport(store *operation.Store, to io.Writer) (*report, error) {
	zone, err := time.LoadLocation(store.Timezone)
	if err != nil {
		return nil, fmt.Errorf("privacy: time zone of the store: %w", err)
	}
	format := func(at time.Time) string { return at.In(zone).Format("2 January 2006 15:04") }
	templates, err := template.New("report").Funcs(template.FuncMap{
		"time": format,
		"timep": func(at *time.Time) string {
			if at == nil {
				return ""
			}
			return format(*at)
		},
		"text":  textOrNone,
		"words": func(code any) string { return inWords(fmt.Sprint(code)) },
	}).Parse(customerReportSource)
	if err != nil {
		return nil, fmt.Errorf("privacy: report: %w", err)
	}
	return &report{to: to, templates: templates}, nil
}

func textOrNone(text *string) string {
	if text == nil || *text == "" {
		return "none"
	}
	return *text
}

// inWords returns a code as words: "order item replaced" for ORDER_ITEM_REPLACED and for order.item_replaced.
func inWords(code string) string {
	return strings.NewReplacer("_", " ", ".", " ").Replace(strings.ToLower(code))
}

func (f *report) part(name string, data any) {
	if f.err == nil {
		f.err = f.templates.ExecuteTemplate(f.to, name, data)
	}
}

// table ends the current table and begins a new one.
func (f *report) table(title string, columns ...string) {
	f.endTable()
	text := "<h2>" + template.HTMLEscapeString(title) + "</h2>\n<table>\n<tr>"
	for _, column := range columns {
		text += `<th scope="col">` + template.HTMLEscapeString(column) + "</th>"
	}
	f.text(text + "</tr>\n")
	f.isInTable = true
}

func (f *report) endTable() {
	if f.isInTable {
		f.text("</table>\n")
	}
	f.isInTable = false
}

func (f *report) text(text string) {
	if f.err == nil {
		_, f.err = io.WriteString(f.to, text)
	}
}

// reportPages writes rows with a template, in pages. after returns the rows with an id above last, sorted by id.
func reportPages[Row any](f *report, part string, after func(last uuid.UUID) ([]*Row, error), idOf func(*Row) uuid.UUID) {
	for last := uuid.Nil; f.err == nil; {
		rows, err := after(last)
		if err != nil {
			f.err = fmt.Errorf("privacy: read report: %w", err)
			return
		}
		if len(rows) > 0 || last == uuid.Nil {
			f.part(part, rows)
		}
		if len(rows) < ExportPage {
			return
		}
		last = idOf(rows[len(rows)-1])
	}
}
