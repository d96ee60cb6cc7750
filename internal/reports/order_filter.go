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

// DefaultPageLimit is the default number of orders on a page, as documented for listOrders in rest/openapi.yaml.
const DefaultPageLimit = 20

// OrderFilter filters and pages a list of orders. A nil field does not filter. Each field except Page and Limit has one orderCondition.
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

// orderConditions are all conditions of an OrderFilter. Pages, totals, the parameters of the REST API and the totals of the GraphQL API
// are built from this list, so that they all support the same conditions.
var orderConditions = []orderCondition{
	newCondition("status", column{"o", "status", "="}, byStatus,
		func(f *OrderFilter) **order.Status { return &f.Status },
		func(w where) **order.Status { return &w.Status }),
	newCondition("userId", column{"o", "customer_id", "="}, salesrollup.DimensionCUSTOMER,
		func(f *OrderFilter) **uuid.UUID { return &f.CustomerID },
		func(w where) **uuid.UUID { return &w.CustomerID }),
	newCondition("productId", column{"i", "product_id", "="}, salesrollup.DimensionPRODUCT,
		func(f *OrderFilter) **uuid.UUID { return &f.ProductID },
		func(w where) **uuid.UUID { return &w.item.ProductID }),
	newCondition("variationId", column{"i", "variation_id", "="}, salesrollup.DimensionVARIATION,
		func(f *OrderFilter) **uuid.UUID { return &f.VariationID },
		func(w where) **uuid.UUID { return &w.item.VariationID }),
	newCondition("dateFrom", column{"o", "created_at", ">="}, byTime,
		func(f *OrderFilter) **time.Time { return &f.From },
		func(w where) **time.Time { return &w.CreatedAtGTE }),
	newCondition("dateTo", column{"o", "created_at", "<"}, byTime,
		func(f *OrderFilter) **time.Time { return &f.To },
		func(w where) **time.Time { return &w.CreatedAtLT }),
}

// rollupBy says which column of the sales rollups a condition restricts: the status, the time bucket, or the id of the named dimension.
// The table of the list has an index in the list's order for the status and for each such dimension.
type rollupBy = salesrollup.Dimension

const (
	notRolledUp rollupBy = "" // orders are counted one by one
	byStatus    rollupBy = "status"
	byTime      rollupBy = "time"
)

// column is the column that a condition compares, of the orders o or of the items i. An order meets a condition on items if one of its
// items does.
type column struct{ table, name, operator string }

func (c column) isOfItems() bool { return c.table == "i" }

// isTime reports whether the column is the time by which the list is ordered. Items have a copy of it.
func (c column) isTime() bool { return c.table == "o" && c.name == "created_at" }

// orderCondition is a condition of an OrderFilter on one column.
type orderCondition struct {
	column
	parameter string // its name in the REST API
	rollup    rollupBy
	// value returns the filter's value for the condition, or nil if the filter does not set it.
	value func(f *OrderFilter) any
	// field returns a pointer to the filter's field, which is itself a pointer.
	field func(f *OrderFilter) any
	// take moves the equivalent condition of a GraphQL filter, if set, into an OrderFilter, and reports whether it did.
	take func(f *OrderFilter, w where) bool
}

// where is a filter of the GraphQL API, and its filter for one item.
type where struct {
	*db.OrderWhereInput
	item *db.OrderItemWhereInput
}

// newCondition returns a condition. field returns its field in an OrderFilter, and graphQL its field in a GraphQL filter.
func newCondition[T any](parameter string, c column, rollup rollupBy, field func(*OrderFilter) **T, graphQL func(where) **T) orderCondition {
	return orderCondition{
		column:    c,
		parameter: parameter,
		rollup:    rollup,
		value: func(f *OrderFilter) any {
			if value := *field(f); value != nil {
				return *value
			}
			return nil
		},
		field: func(f *OrderFilter) any { return field(f) },
		take: func(f *OrderFilter, w where) bool {
			source := graphQL(w)
			if *source == nil {
				return false
			}
			*field(f), *source = *source, nil
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

// Parameters yields the names of the conditions in the REST API, each with a pointer to the field for its value: a **order.Status,
// **uuid.UUID or **time.Time.
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

// FilterOf returns the OrderFilter that is equivalent to a GraphQL filter. It reports false when there is none.
func FilterOf(in *db.OrderWhereInput) (f OrderFilter, ok bool) {
	if in == nil {
		return f, true
	}
	rest := *in // the fields that no condition has taken yet
	item := &db.OrderItemWhereInput{}
	if len(rest.HasItemsWith) == 1 {
		*item = *rest.HasItemsWith[0]
	}
	ofItems := 0 // several conditions must hold for one item in GraphQL, and for any items in an OrderFilter
	for _, c := range orderConditions {
		if c.take(&f, where{&rest, item}) && c.isOfItems() {
			ofItems++
		}
	}
	if ofItems == 1 && reflect.ValueOf(*item).IsZero() {
		rest.HasItemsWith = nil
	}
	return f, reflect.ValueOf(rest).IsZero()
}

// activeCondition is a condition that a filter sets, with the value.
type activeCondition struct {
	orderCondition
	argument any
}

func (f OrderFilter) activeConditions() []activeCondition {
	var list []activeCondition
	for _, c := range orderConditions {
		value := c.value(&f)
		if at, isTime := value.(time.Time); isTime {
			value = at.UTC() // SQLite compares times as text
		}
		if value != nil {
			list = append(list, activeCondition{c, value})
		}
	}
	return list
}
