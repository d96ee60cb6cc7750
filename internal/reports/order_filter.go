package reports

import (
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

// OrderFilter filters and pages a list of orders. A nil field does not filter. Each field except Page and Limit is one of conditions.
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

// FilterOf returns the OrderFilter that is equivalent to a GraphQL filter. It reports false when there is none.
func FilterOf(in *db.OrderWhereInput) (f OrderFilter, ok bool) {
	if in == nil {
		return f, true
	}
	rest := *in // becomes the conditions that f does not have
	f.Status, rest.Status = rest.Status, nil
	f.CustomerID, rest.CustomerID = rest.CustomerID, nil
	f.From, rest.CreatedAtGTE = rest.CreatedAtGTE, nil
	f.To, rest.CreatedAtLT = rest.CreatedAtLT, nil
	if len(rest.HasItemsWith) == 1 {
		item := *rest.HasItemsWith[0]
		f.ProductID, item.ProductID = item.ProductID, nil
		f.VariationID, item.VariationID = item.VariationID, nil
		hasOne := (f.ProductID == nil) != (f.VariationID == nil) // two must hold for one item in GraphQL, and for any items in f
		if hasOne && reflect.ValueOf(item).IsZero() {
			rest.HasItemsWith = nil
		}
	}
	return f, reflect.ValueOf(rest).IsZero()
}

// orderCondition is a condition of an OrderFilter on one column.
type orderCondition struct {
	column
	rollup   rollupBy
	argument any // with which the column is compared
}

// column is the column that a condition compares, of the orders o or of the items i. An order meets a condition on items if one of its
// items does.
type column struct{ table, name, operator string }

func (c column) isOfItems() bool { return c.table == "i" }

// isTime reports whether the column is the time by which the list is ordered. Items have a copy of it.
func (c column) isTime() bool { return c.table == "o" && c.name == "created_at" }

// rollupBy says which column of the sales rollups a condition restricts: the status, the time bucket, or the id of the named dimension.
// The table of the list has an index in the list's order for the status and for each such dimension.
type rollupBy = salesrollup.Dimension

const (
	notRolledUp rollupBy = "" // orders are counted one by one
	byStatus    rollupBy = "status"
	byTime      rollupBy = "time"
)

// conditions returns the conditions that the filter sets. Pages and totals of both APIs are built from them, so that they agree.
func (f OrderFilter) conditions() []orderCondition {
	var list []orderCondition
	if f.Status != nil {
		list = append(list, orderCondition{column{"o", "status", "="}, byStatus, *f.Status})
	}
	if f.CustomerID != nil {
		list = append(list, orderCondition{column{"o", "customer_id", "="}, salesrollup.DimensionCUSTOMER, *f.CustomerID})
	}
	if f.ProductID != nil {
		list = append(list, orderCondition{column{"i", "product_id", "="}, salesrollup.DimensionPRODUCT, *f.ProductID})
	}
	if f.VariationID != nil {
		list = append(list, orderCondition{column{"i", "variation_id", "="}, salesrollup.DimensionVARIATION, *f.VariationID})
	}
	if f.From != nil { // in UTC, because SQLite compares times as text
		list = append(list, orderCondition{column{"o", "created_at", ">="}, byTime, f.From.UTC()})
	}
	if f.To != nil {
		list = append(list, orderCondition{column{"o", "created_at", "<"}, byTime, f.To.UTC()})
	}
	return list
}
