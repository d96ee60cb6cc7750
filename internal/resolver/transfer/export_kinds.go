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

// ExportKind is what a file holds a line for each of.
type ExportKind string

// exportKinds are all kinds. Each stands before the function that writes its lines.
var exportKinds = []exportKind{
	orderLines, customerLines, transactionLines, licenseLines, productLines, priceLines, auditLines, rechargeLines, deliveryLines,
	eventLines, staffLines, tokenLines, endpointLines, tierLines, categoryLines, customerDocument,
}

// exportKind is how the exports of a kind are made.
type exportKind struct {
	name    ExportKind
	list    auth.Permission // to read the list that shows the same
	columns []string        // of the lines; nil of a document
	states  []exportField   // by which it can be narrowed too
	exportSource
}

// exportField is a field of CreateExportInput that the exports of one kind take.
type exportField struct {
	pointer string
	isGiven func(in *CreateExportInput) bool
	isEmpty func(in *CreateExportInput) bool // nil: it is no list
}

// stateField is a field that lists the states of the rows.
func stateField[State any](pointer string, states func(in *CreateExportInput) []State) exportField {
	return exportField{
		pointer: pointer,
		isGiven: func(in *CreateExportInput) bool { return states(in) != nil },
		isEmpty: func(in *CreateExportInput) bool { return len(states(in)) == 0 },
	}
}

// exportSource is what the file of an export is made of.
type exportSource struct {
	filter       exportField
	forgetFilter func(in *CreateExportInput)
	// check refuses a filter that is wrong, before there is a link.
	check func(ctx context.Context, tx *operation.Tx, in *CreateExportInput) error
	write func(ctx context.Context, e *Export, to io.Writer, flushed func() error) error
}

// howToMake returns how the exports of a kind are made; nil for a kind that there is not.
func howToMake(name ExportKind) *exportKind {
	i := slices.IndexFunc(exportKinds, func(kind exportKind) bool { return kind.name == name })
	if i < 0 {
		return nil
	}
	return &exportKinds[i]
}

// fields returns the fields of the input that no other kind takes.
func (k exportKind) fields() []exportField { return append([]exportField{k.filter}, k.states...) }

// lineWriter writes the lines of an export. The rows are those of the filter, each time as a new query.
type lineWriter[Query any] func(ctx context.Context, e *Export, rows func() (Query, error), file *csvFile) error

// rowsOf makes lines of the rows that a list shows with the filter which is that field of the input.
func rowsOf[Query any, Where interface {
	comparable
	Filter(all Query) (Query, error)
}](
	pointer string, field func(in *CreateExportInput) *Where,
	all func(client *db.Client, in *CreateExportInput) Query,
	write lineWriter[Query],
) exportSource {
	var none Where
	filtered := func(client *db.Client, in *CreateExportInput) (Query, error) {
		return (*field(in)).Filter(all(client, in))
	}
	return exportSource{
		filter:       exportField{pointer: pointer, isGiven: func(in *CreateExportInput) bool { return *field(in) != none }},
		forgetFilter: func(in *CreateExportInput) { *field(in) = none },
		check: func(_ context.Context, tx *operation.Tx, in *CreateExportInput) error {
			_, err := filtered(tx.Client(), in)
			if wrong, ok := errors.AsType[*page.InputError](err); ok {
				var v problem.Fields
				v.Add(pointer+strings.ReplaceAll(strings.TrimPrefix(wrong.Field, "where"), ".", "/"), problem.Invalid, "%s", wrong.Reason)
				return v.Err()
			}
			return err
		},
		write: func(ctx context.Context, e *Export, to io.Writer, flushed func() error) error {
			rows := func() (Query, error) { return filtered(e.operations.Database.Client, &e.wanted) }
			return write(ctx, e, rows, newCSV(to, flushed, e.store.Currency, e.kind.columns))
		},
	}
}

// position is where a row stands among the rows of a table by creation.
type position struct {
	at time.Time
	id uuid.UUID
}

type queryOf[Row any] interface {
	All(ctx context.Context) ([]*Row, error)
}

// eachRow writes one row after the other.
func eachRow[Query queryOf[Row], Row any](positionOf func(*Row) position, write func(*csvFile, *Row)) lineWriter[Query] {
	return func(ctx context.Context, e *Export, rows func() (Query, error), file *csvFile) error {
		return pages(ctx, e, rows, positionOf, func(page []*Row) error {
			for _, row := range page {
				write(file, row)
			}
			return file.flush()
		})
	}
}

// pages reads the rows that were created in the period of the export, the oldest first, a page at a time.
func pages[Query queryOf[Row], Row any](
	ctx context.Context, e *Export, rows func() (Query, error), positionOf func(*Row) position, write func(page []*Row) error,
) error {
	within := e.period
	for {
		query, err := rows()
		if err != nil {
			return fmt.Errorf("transfer: read export: %w", err)
		}
		narrowed, err := intercept.NewQuery(query)
		if err != nil {
			return fmt.Errorf("transfer: read export: %w", err)
		}
		narrowed.WhereP(within)
		narrowed.Order(sql.OrderByField(order.FieldCreatedAt).ToFunc(), sql.OrderByField(order.FieldID).ToFunc())
		narrowed.Limit(privacy.ExportPage)
		page, err := query.All(ctx)
		if err != nil {
			return fmt.Errorf("transfer: read export: %w", err)
		}
		if err := write(page); err != nil || len(page) < privacy.ExportPage {
			return err
		}
		last := positionOf(page[len(page)-1])
		within = func(s *sql.Selector) {
			e.period(s)
			s.Where(sql.CompositeGT([]string{s.C(order.FieldCreatedAt), s.C(order.FieldID)}, last.at, last.id))
		}
	}
}

// period narrows to what was created in the period of the export.
func (e *Export) period(s *sql.Selector) {
	created := s.C(order.FieldCreatedAt)
	if e.wanted.From != nil {
		s.Where(sql.GTE(created, *e.wanted.From))
	}
	s.Where(sql.LT(created, *e.wanted.To))
}
