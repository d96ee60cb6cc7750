package page

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"

	"github.com/99designs/gqlgen/graphql"
)

// ErrDeleted ends a read of a row that another one names: it was deleted, with that one, after that one was read.
var ErrDeleted = errors.New("page: a row was deleted while what names it was read")

// InputError is what is wrong with an argument of a list.
type InputError struct {
	Field  string // after, where.or.0
	Reason string // must be …
}

func (e *InputError) Error() string { return e.Field + ": " + e.Reason }

// EmptyFilter is the error of a filter without a condition inside another one: whether it means all rows or none
// would depend on where it stands.
func EmptyFilter(path string) error {
	return &InputError{path, "must hold a condition"}
}

// Field is a value of the enum of a list's orderings.
type Field string

// MarshalGQL implements graphql.Marshaler.
func (f Field) MarshalGQL(w io.Writer) { _, _ = io.WriteString(w, strconv.Quote(string(f))) }

// UnmarshalGQL implements graphql.Unmarshaler. Validation has seen to it that the enum has the value.
func (f *Field) UnmarshalGQL(value any) error { return unmarshalEnum(f, value) }

// MarshalGQL implements graphql.Marshaler.
func (d Direction) MarshalGQL(w io.Writer) { _, _ = io.WriteString(w, strconv.Quote(string(d))) }

// UnmarshalGQL implements graphql.Unmarshaler. Validation has seen to it that the enum has the value.
func (d *Direction) UnmarshalGQL(value any) error { return unmarshalEnum(d, value) }

func unmarshalEnum[T ~string](target *T, value any) error {
	text, ok := value.(string)
	if !ok {
		return fmt.Errorf("%T is no value of an enum", value)
	}
	*target = T(text)
	return nil
}

// Args are the arguments of a list, but for the filter.
type Args struct {
	After, Before *string
	First, Last   *int
	OrderBy       *Order
	// Count, if it is given, knows the total without counting the rows.
	Count func(context.Context) (int, error)
	// Found, if it is given, is where the rows of a page are found in the order of the list.
	Found *Found
}

// Of are the arguments in the order of the schema.
func Of(after *string, first *int, before *string, last *int, orderBy *Order) Args {
	return Args{After: after, First: first, Before: before, Last: last, OrderBy: orderBy}
}

// Args returns the arguments of a field that is a list, which is read together with the rows above it.
func (f Selection) Args() (Args, error) {
	var args Args
	for name, target := range map[string]**string{"after": &args.After, "before": &args.Before} {
		if value := f.Arguments[name]; value != nil {
			text, err := graphql.UnmarshalString(value)
			if err != nil {
				return args, &InputError{name, err.Error()}
			}
			*target = &text
		}
	}
	for name, target := range map[string]**int{"first": &args.First, "last": &args.Last} {
		if value := f.Arguments[name]; value != nil {
			n, err := graphql.UnmarshalInt(value)
			if err != nil {
				return args, &InputError{name, err.Error()}
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

// Where reads the filter of a field that is a list; nil when it has none.
func Where[W any](ctx context.Context, f Selection) (*W, error) {
	value := f.Arguments["where"]
	if value == nil {
		return nil, nil //nolint:nilnil // no filter
	}
	where := new(W)
	if err := graphql.UnmarshalInputFromContext(ctx, value, where); err != nil {
		return nil, &InputError{"where", err.Error()}
	}
	return where, nil
}

// Below says that an error is about an argument of a field below the one that is being resolved.
func (f Selection) Below(err error) error {
	if inputErr, ok := errors.AsType[*InputError](err); ok {
		return &InputError{f.Alias + "." + inputErr.Field, inputErr.Reason}
	}
	return err
}
