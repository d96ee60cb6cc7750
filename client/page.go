package client

import (
	"context"
	"iter"
	"net/url"
	"strconv"
	"time"
)

// largestPage is the largest limit of a page.
const largestPage = 100

// Pagination is the position of a page in a list with page numbers.
type Pagination struct {
	Page  int `json:"page"`
	Limit int `json:"limit"`
	Total int `json:"total"` // records on all pages
}

// CursorPagination says how to read the next page of a list with cursors.
type CursorPagination struct {
	Limit      int    `json:"limit"`
	NextCursor string `json:"nextCursor"` // "" on the last page
}

// Orders iterates over all orders that match the filter, the newest first, from its page on. Scope
// orders:read. It reads a page only when the loop needs it. An error ends the iteration.
//
// Orders that are placed during the iteration are not yielded, and no order is yielded twice. With a
// Status in the filter, an order whose status changes during the iteration can move the orders after
// it, so that one of them is skipped.
func (c *Client) Orders(ctx context.Context, filter OrderFilter) iter.Seq2[Order, error] {
	return func(yield func(Order, error) bool) {
		filter := filter
		filter.Page = max(filter.Page, 1)
		if filter.Limit == 0 {
			filter.Limit = largestPage
		}
		var last position
		for ; ; filter.Page++ {
			page, err := c.OrderPage(ctx, filter)
			if err != nil {
				yield(Order{}, err)
				return
			}
			for _, order := range page.Orders {
				if last.passed(order) {
					continue
				}
				if !yield(order, nil) {
					return
				}
			}
			if len(page.Orders) == 0 || filter.Page*filter.Limit >= page.Pagination.Total {
				return
			}
		}
	}
}

// position is the place in the list of orders, newest first, up to which orders were yielded. New
// orders move older ones to the next page, so that a page can repeat orders before this position.
type position struct {
	at  time.Time       // when the last yielded order was created
	ids map[string]bool // of the yielded orders that were created at that time
}

// passed reports whether the order was yielded before. If not, it moves the position to the order.
func (p *position) passed(order Order) bool {
	switch {
	case p.ids == nil || order.CreatedAt.Before(p.at):
		p.at, p.ids = order.CreatedAt, map[string]bool{order.ID: true}
		return false
	case order.CreatedAt.After(p.at) || p.ids[order.ID]:
		return true
	default:
		p.ids[order.ID] = true
		return false
	}
}

// follow iterates over a list with cursors, from the cursor to the last page. page reads one page.
func follow[T any](cursor string, page func(cursor string) ([]T, CursorPagination, error)) iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		cursor := cursor
		for {
			records, pagination, err := page(cursor)
			if err != nil {
				var zero T
				yield(zero, err)
				return
			}
			for _, record := range records {
				if !yield(record, nil) {
					return
				}
			}
			cursor = pagination.NextCursor
			if cursor == "" || len(records) == 0 || len(records) < pagination.Limit {
				return
			}
		}
	}
}

func cursorQuery(cursor string, limit int) url.Values {
	query := url.Values{}
	setIfGiven(query, "cursor", cursor)
	setNumber(query, "limit", limit)
	return query
}

func setIfGiven(query url.Values, name, value string) {
	if value != "" {
		query.Set(name, value)
	}
}

func setNumber(query url.Values, name string, value int) {
	if value != 0 {
		query.Set(name, strconv.Itoa(value))
	}
}

func setTime(query url.Values, name string, at time.Time) {
	if !at.IsZero() {
		query.Set(name, at.UTC().Format(time.RFC3339Nano))
	}
}
