package transfer

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"entgo.io/ent/dialect/sql"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/intercept"
	"kiosk/ent/db/order"
	"kiosk/ent/page"
	"kiosk/internal/auth"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/privacy"
)

// ExportKind says which rows an export contains.
type ExportKind string

// exportKinds lists all kinds. Each kind is declared before the function that writes its lines.
var exportKinds = []exportKind{
	orderLines, customerLines, transactionLines, licenseLines, productLines, priceLines, auditLines, rechargeLines, deliveryLines,
	eventLines, staffLines, tokenLines, endpointLines, tierLines, categoryLines, customerDocument,
}

// exportKind describes a kind of export.
type exportKind struct {
	name    ExportKind
	list    auth.Permission // to read the list of the same rows
	columns []string        // of the CSV; nil for a JSON document
	filter  string          // the JSON pointer of the input's field that selects rows
	// byID reports that no index has the selected rows in the order of their creation. They are in the order of their ids then, which
	// begin with that time. Never when it is nil.
	byID func(in *CreateExportInput) bool
	exportSource
}

// exportSource reads the rows of an export and writes its file.
type exportSource struct {
	// check returns an error for an invalid filter, before the link is created.
	check func(ctx context.Context, tx *operation.Tx, in *CreateExportInput) error
	write func(ctx context.Context, e *Export, to io.Writer, flushed func() error) error
}

// exportKindOf returns the kind with a name, or nil.
func exportKindOf(name ExportKind) *exportKind {
	i := slices.IndexFunc(exportKinds, func(kind exportKind) bool { return kind.name == name })
	if i < 0 {
		return nil
	}
	return &exportKinds[i]
}

// checkFilter is check, with the JSON pointer of the field that is wrong. Errors: CodeInvalidInput, CodeCustomerNotFound.
func (k exportKind) checkFilter(ctx context.Context, tx *operation.Tx, in *CreateExportInput) error {
	err := k.check(ctx, tx, in)
	if wrong, ok := errors.AsType[*page.InputError](err); ok {
		field := wrong.Rule
		field.Pointer = k.filter + strings.ReplaceAll(strings.TrimPrefix(wrong.Argument, "where"), ".", "/")
		return problem.Fields{field}.Err()
	}
	return err
}

// newCSV returns a file with the columns of the export.
func (e *Export) newCSV(to io.Writer, flushed func() error) *csvFile {
	return newCSV(to, flushed, e.store.Currency, e.kind.columns)
}

// position is the position of a row in a table by creation time and id.
type position struct {
	at time.Time
	id uuid.UUID
}

type queryOf[Row any] interface {
	All(ctx context.Context) ([]*Row, error)
}

// rowsOf returns a source that calls write for each row of a query, the oldest first. query returns a new query for the rows that the
// input selects.
func rowsOf[Query queryOf[Row], Row any](
	query func(client *db.Client, in *CreateExportInput) (Query, error), positionOf func(*Row) position, write func(*csvFile, *Row),
) exportSource {
	return exportSource{
		check: func(_ context.Context, tx *operation.Tx, in *CreateExportInput) error {
			_, err := query(tx.Client(), in)
			return err
		},
		write: func(ctx context.Context, e *Export, to io.Writer, flushed func() error) error {
			file := e.newCSV(to, flushed)
			rows := func() (Query, error) { return query(e.operations.Database.Client, &e.input) }
			return pages(ctx, e, rows, positionOf, func(page []*Row) error {
				for _, row := range page {
					write(file, row)
				}
				return file.flush()
			})
		},
	}
}

// pages reads the rows that were created in the period of the export, the oldest first, and calls write for each page.
func pages[Query queryOf[Row], Row any](
	ctx context.Context, e *Export, rows func() (Query, error), positionOf func(*Row) position, write func(page []*Row) error,
) error {
	columns := []string{order.FieldCreatedAt, order.FieldID}
	values := func(p position) []any { return []any{p.at, p.id} }
	if e.kind.byID != nil && e.kind.byID(&e.input) {
		columns = []string{order.FieldID}
		values = func(p position) []any { return []any{p.id} }
	}
	where := e.period
	for {
		query, err := rows()
		if err != nil {
			return fmt.Errorf("transfer: read export: %w", err)
		}
		modifier, err := intercept.NewQuery(query)
		if err != nil {
			return fmt.Errorf("transfer: read export: %w", err)
		}
		modifier.WhereP(where)
		for _, column := range columns {
			modifier.Order(sql.OrderByField(column).ToFunc())
		}
		modifier.Limit(privacy.ExportPage)
		page, err := query.All(ctx)
		if err != nil {
			return fmt.Errorf("transfer: read export: %w", err)
		}
		if err := write(page); err != nil || len(page) < privacy.ExportPage {
			return err
		}
		last := values(positionOf(page[len(page)-1]))
		where = func(s *sql.Selector) {
			e.period(s)
			s.Where(sql.CompositeGT(s.Columns(columns...), last...))
		}
	}
}

// period selects the rows that were created in the period of the export.
func (e *Export) period(s *sql.Selector) {
	created := s.C(order.FieldCreatedAt)
	if e.input.From != nil {
		s.Where(sql.GTE(created, *e.input.From))
	}
	s.Where(sql.LT(created, *e.input.To))
}
