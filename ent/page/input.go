package page

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"

	"github.com/99designs/gqlgen/graphql"

	"kiosk/internal/problem"
)

// ErrDeleted is the error of a read along an edge, when both rows were deleted after the first one was read.
var ErrDeleted = errors.New("page: a row was deleted while a row that refers to it was read")

// InputError says why an argument of a list is invalid.
type InputError struct {
	Argument string        // such as after, or where.or.0
	Rule     problem.Field // the rule that it breaks, without a pointer
}

// NewInputError returns an InputError. The first arguments of the format are the reason's parameters.
func NewInputError(argument string, reason problem.Reason, format string, args ...any) *InputError {
	return &InputError{argument, problem.NewField("", reason, format, args...)}
}

func (e *InputError) Error() string { return e.Argument + ": " + e.Rule.Detail }

// EmptyFilter returns the error for a nested filter without a condition: it would match all rows or none, depending on
// the filter around it.
func EmptyFilter(path string) error {
	return NewInputError(path, problem.Invalid, "must hold a condition")
}

// Field is a value of the enum of a list's orderings.
type Field string

// MarshalGQL implements graphql.Marshaler.
func (f Field) MarshalGQL(w io.Writer) { _, _ = io.WriteString(w, strconv.Quote(string(f))) }

// UnmarshalGQL implements graphql.Unmarshaler. Validation has checked that the enum has the value.
func (f *Field) UnmarshalGQL(value any) error { return unmarshalEnum(f, value) }

// MarshalGQL implements graphql.Marshaler.
func (d Direction) MarshalGQL(w io.Writer) { _, _ = io.WriteString(w, strconv.Quote(string(d))) }

// UnmarshalGQL implements graphql.Unmarshaler. Validation has checked that the enum has the value.
func (d *Direction) UnmarshalGQL(value any) error { return unmarshalEnum(d, value) }

func unmarshalEnum[T ~string](target *T, value any) error {
	text, ok := value.(string)
	if !ok {
		return fmt.Errorf("%T is not a value of an enum", value)
	}
	*target = T(text)
	return nil
}

// Args are the arguments of a list, without the filter.
type Args struct {
	After, Before *string
	First, Last   *int
	OrderBy       *Order
	// Count, if it is not nil, returns the total, instead of a count of the list's rows.
	Count func(context.Context) (int, error)
	// IndexTable, if it is not nil, has the ids of the rows in the order of the list.
	IndexTable *IndexTable
	// Few says that few rows match the filter, and that an index finds them in another order than that of the list. SQLite, without
	// statistics, would read the list in its order until enough rows match.
	Few bool
}

// Of returns the arguments. Its parameters have the order of the arguments in the schema.
func Of(after *string, first *int, before *string, last *int, orderBy *Order) Args {
	return Args{After: after, First: first, Before: before, Last: last, OrderBy: orderBy}
}

// Args returns the arguments of a nested list, which is read together with its parent rows. The error is an *InputError.
func (f Selection) Args() (Args, error) {
	var args Args
	for name, target := range map[string]**string{"after": &args.After, "before": &args.Before} {
		if value := f.Arguments[name]; value != nil {
			text, err := graphql.UnmarshalString(value)
			if err != nil {
				return args, NewInputError(name, problem.WrongType, "%v", err)
			}
			*target = &text
		}
	}
	for name, target := range map[string]**int{"first": &args.First, "last": &args.Last} {
		if value := f.Arguments[name]; value != nil {
			n, err := graphql.UnmarshalInt(value)
			if err != nil {
				return args, NewInputError(name, problem.WrongType, "%v", err)
			}
			*target = &n
		}
	}
	if order, ok := f.Arguments["orderBy"].(map[string]any); ok {
		field, _ := order["field"].(string)
		direction, _ := order["direction"].(string) // ASC when it is absent
		args.OrderBy = &Order{Direction(direction), Field(field)}
	}
	return args, nil
}

// Where decodes the filter of a nested list, nil without a filter. The error is an *InputError.
func Where[W any](ctx context.Context, f Selection) (*W, error) {
	value := f.Arguments["where"]
	if value == nil {
		return nil, nil //nolint:nilnil // no filter
	}
	where := new(W)
	if err := graphql.UnmarshalInputFromContext(ctx, value, where); err != nil {
		return nil, NewInputError("where", problem.Invalid, "%v", err)
	}
	return where, nil
}

// Below returns the error of a nested field, with the field's alias in front of the argument's name.
func (f Selection) Below(err error) error {
	if inputErr, ok := errors.AsType[*InputError](err); ok {
		below := *inputErr
		below.Argument = f.Alias + "." + inputErr.Argument
		return &below
	}
	return err
}
