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
	states  []exportField   // further fields of the input that select rows
	exportSource
}

// exportField is a field of CreateExportInput that only one kind of export accepts.
type exportField struct {
	pointer string
	isSet   func(in *CreateExportInput) bool
	isEmpty func(in *CreateExportInput) bool // nil: the field is not a list
}

// stateField returns a field that selects rows by a list of states.
func stateField[State any](pointer string, states func(in *CreateExportInput) []State) exportField {
	return exportField{
		pointer: pointer,
		isSet:   func(in *CreateExportInput) bool { return states(in) != nil },
		isEmpty: func(in *CreateExportInput) bool { return len(states(in)) == 0 },
	}
}

// exportSource reads the rows of an export and writes its file.
type exportSource struct {
	filter      exportField
	clearFilter func(in *CreateExportInput)
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

// fields returns the fields of the input that only this kind accepts.
func (k exportKind) fields() []exportField { return append([]exportField{k.filter}, k.states...) }

// lineWriter writes the lines of an export. Each call of rows returns a new query for the rows that match the filter.
type lineWriter[Query any] func(ctx context.Context, e *Export, rows func() (Query, error), file *csvFile) error

// rowsOf returns a source that writes those rows of the query all that match a filter of the input. field returns that filter, and
// pointer is its JSON pointer.
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
		filter:      exportField{pointer: pointer, isSet: func(in *CreateExportInput) bool { return *field(in) != none }},
		clearFilter: func(in *CreateExportInput) { *field(in) = none },
		check: func(_ context.Context, tx *operation.Tx, in *CreateExportInput) error {
			_, err := filtered(tx.Client(), in)
			if wrong, ok := errors.AsType[*page.InputError](err); ok {
				var v problem.Fields
				field := pointer + strings.ReplaceAll(strings.TrimPrefix(wrong.Field, "where"), ".", "/")
				if wrong.MaxLength > 0 {
					v.Add(field, problem.TooLong, "must have at most %d characters", wrong.MaxLength)
				} else {
					v.Add(field, problem.Invalid, "%s", wrong.Reason)
				}
				return v.Err()
			}
			return err
		},
		write: func(ctx context.Context, e *Export, to io.Writer, flushed func() error) error {
			rows := func() (Query, error) { return filtered(e.operations.Database.Client, &e.input) }
			return write(ctx, e, rows, newCSV(to, flushed, e.store.Currency, e.kind.columns))
		},
	}
}

// position is the position of a row in a table by creation time and id.
type position struct {
	at time.Time
	id uuid.UUID
}

type queryOf[Row any] interface {
	All(ctx context.Context) ([]*Row, error)
}

// eachRow returns a lineWriter that calls write for each row.
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

// pages reads the rows that were created in the period of the export, the oldest first, and calls write for each page.
func pages[Query queryOf[Row], Row any](
	ctx context.Context, e *Export, rows func() (Query, error), positionOf func(*Row) position, write func(page []*Row) error,
) error {
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
		modifier.Order(sql.OrderByField(order.FieldCreatedAt).ToFunc(), sql.OrderByField(order.FieldID).ToFunc())
		modifier.Limit(privacy.ExportPage)
		page, err := query.All(ctx)
		if err != nil {
			return fmt.Errorf("transfer: read export: %w", err)
		}
		if err := write(page); err != nil || len(page) < privacy.ExportPage {
			return err
		}
		last := positionOf(page[len(page)-1])
		where = func(s *sql.Selector) {
			e.period(s)
			s.Where(sql.CompositeGT([]string{s.C(order.FieldCreatedAt), s.C(order.FieldID)}, last.at, last.id))
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
