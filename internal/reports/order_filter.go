package reports

import (
	"iter"
	"reflect"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/ent/db/salesrollup"
	"kiosk/internal/problem"
)

// DefaultPageLimit is how many orders a page has: listOrders in rest/openapi.yaml.
const DefaultPageLimit = 20

// OrderFilter narrows a list of orders. Nil fields do not narrow. Each field but Page and Limit is one of orderConditions.
type OrderFilter struct {
	Status      *order.Status
	CustomerID  *uuid.UUID
	ProductID   *uuid.UUID
	VariationID *uuid.UUID
	From        *time.Time // created then or later
	To          *time.Time // created before
	Page        int        // from 1
	Limit       int        // 1 to problem.MaxPageLimit
}

// orderConditions are all that a list of orders can be narrowed by. Pages, totals, the parameters of the REST API and the
// totals of the GraphQL API are made from this list, so that a condition holds in all of them or in none.
var orderConditions = []orderCondition{
	declare("status", column{"o", "status", "="}, byStatus,
		func(f *OrderFilter) **order.Status { return &f.Status },
		func(w where) **order.Status { return &w.Status }),
	declare("userId", column{"o", "customer_id", "="}, salesrollup.DimensionCUSTOMER,
		func(f *OrderFilter) **uuid.UUID { return &f.CustomerID },
		func(w where) **uuid.UUID { return &w.CustomerID }),
	declare("productId", column{"i", "product_id", "="}, salesrollup.DimensionPRODUCT,
		func(f *OrderFilter) **uuid.UUID { return &f.ProductID },
		func(w where) **uuid.UUID { return &w.item.ProductID }),
	declare("variationId", column{"i", "variation_id", "="}, salesrollup.DimensionVARIATION,
		func(f *OrderFilter) **uuid.UUID { return &f.VariationID },
		func(w where) **uuid.UUID { return &w.item.VariationID }),
	declare("dateFrom", column{"o", "created_at", ">="}, byTime,
		func(f *OrderFilter) **time.Time { return &f.From },
		func(w where) **time.Time { return &w.CreatedAtGTE }),
	declare("dateTo", column{"o", "created_at", "<"}, byTime,
		func(f *OrderFilter) **time.Time { return &f.To },
		func(w where) **time.Time { return &w.CreatedAtLT }),
}

// rollupBy says how the sales rollups know a condition: by their status, by their buckets of time, or as the dimension whose
// ids the condition names. Such a dimension, and the status, also have an index in the order of the list.
type rollupBy = salesrollup.Dimension

const (
	notRolledUp rollupBy = "" // orders are counted one by one
	byStatus    rollupBy = "status"
	byTime      rollupBy = "time"
)

// column is what a condition compares: of the orders o, or of the items i, one of which must meet it.
type column struct{ table, name, operator string }

func (c column) isOfItems() bool { return c.table == "i" }

// isTime reports whether the column is what the list is ordered by, which items have too.
func (c column) isTime() bool { return c.table == "o" && c.name == "created_at" }

// orderCondition is one thing that orders can be narrowed by.
type orderCondition struct {
	column
	parameter string // its name in the REST API
	rollup    rollupBy
	// value is what a filter asks for; nil: it does not narrow.
	value func(f *OrderFilter) any
	// field is a pointer to the filter's field, which is a pointer.
	field func(f *OrderFilter) any
	// take moves the condition of the GraphQL API that means the same into a filter, if it is given.
	take func(f *OrderFilter, w where) bool
}

// where is a filter of the GraphQL API, and what it says of one item.
type where struct {
	*db.OrderWhereInput
	item *db.OrderItemWhereInput
}

func declare[T any](parameter string, c column, known rollupBy, field func(*OrderFilter) **T, same func(where) **T) orderCondition {
	return orderCondition{
		column:    c,
		parameter: parameter,
		rollup:    known,
		value: func(f *OrderFilter) any {
			if value := *field(f); value != nil {
				return *value
			}
			return nil
		},
		field: func(f *OrderFilter) any { return field(f) },
		take: func(f *OrderFilter, w where) bool {
			from := same(w)
			if *from == nil {
				return false
			}
			*field(f), *from = *from, nil
			return true
		},
	}
}

// Validate reports every invalid field.
func (f OrderFilter) Validate() error {
	var errs problem.Fields
	if f.Page < 1 {
		errs.Add("/page", problem.Invalid, "must be 1 or more")
	}
	errs.CheckLimit(f.Limit)
	if f.From != nil && f.To != nil && f.From.After(*f.To) {
		errs.Add("/dateFrom", problem.EndsBeforeStart, "must not be after dateTo")
	}
	return errs.Err()
}

// Parameters are the conditions by their names in the REST API, each with a pointer to the field that takes the value:
// a **order.Status, **uuid.UUID or **time.Time.
func (f *OrderFilter) Parameters() iter.Seq2[string, any] {
	return func(yield func(string, any) bool) {
		for _, c := range orderConditions {
			if !yield(c.parameter, c.field(f)) {
				return
			}
		}
	}
}

// Names returns the names of the Parameters.
func (f *OrderFilter) Names() (names []string) {
	for name := range f.Parameters() {
		names = append(names, name)
	}
	return names
}

// FilterOf returns the filter that means the same as one of the GraphQL API. It reports false when there is none.
func FilterOf(in *db.OrderWhereInput) (f OrderFilter, same bool) {
	if in == nil {
		return f, true
	}
	left := *in // what no condition has taken yet
	item := &db.OrderItemWhereInput{}
	if len(left.HasItemsWith) == 1 {
		*item = *left.HasItemsWith[0]
	}
	ofItems := 0 // in the GraphQL API several of them are of the same item, in an OrderFilter each may be of another one
	for _, c := range orderConditions {
		if c.take(&f, where{&left, item}) && c.isOfItems() {
			ofItems++
		}
	}
	if ofItems == 1 && reflect.ValueOf(*item).IsZero() {
		left.HasItemsWith = nil
	}
	return f, reflect.ValueOf(left).IsZero()
}

// given is a condition with the value that a filter has for it.
type given struct {
	orderCondition
	argument any
}

func (f OrderFilter) given() []given {
	var list []given
	for _, c := range orderConditions {
		value := c.value(&f)
		if at, isTime := value.(time.Time); isTime {
			value = at.UTC() // as SQLite compares times: as text
		}
		if value != nil {
			list = append(list, given{c, value})
		}
	}
	return list
}
