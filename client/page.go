package client

import (
	"context"
	"iter"
	"net/url"
	"strconv"
	"time"
)

// largestPage is the most records that Kiosk returns at once.
const largestPage = 100

// Pagination says where in a list a page stands.
type Pagination struct {
	Page  int `json:"page"`
	Limit int `json:"limit"`
	Total int `json:"total"` // of records on all pages
}

// CursorPagination says where a list that is read by cursor goes on.
type CursorPagination struct {
	Limit      int    `json:"limit"`
	NextCursor string `json:"nextCursor"` // "" when nothing follows
}

// Orders goes through all orders that the filter lets through, the newest first, from its page on,
// and reads a page when the loop gets there. Scope orders:read. An error ends it.
//
// Orders that are placed meanwhile are not seen, and make no order appear twice. With a Status, an
// order that takes another status meanwhile may hide one that follows.
func (c *Client) Orders(ctx context.Context, filter OrderFilter) iter.Seq2[Order, error] {
	return func(yield func(Order, error) bool) {
		filter := filter
		filter.Page = max(filter.Page, 1)
		if filter.Limit == 0 {
			filter.Limit = largestPage
		}
		var seen horizon
		for ; ; filter.Page++ {
			page, err := c.OrderPage(ctx, filter)
			if err != nil {
				yield(Order{}, err)
				return
			}
			for _, order := range page.Orders {
				if seen.passed(order) {
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

// horizon is how far back a reader of orders, newest first, has come: to a time, and to these
// orders of that time. Records that come again because new ones push them on to the next page lie
// before it.
type horizon struct {
	at  time.Time
	ids map[string]bool
}

// passed reports whether the order was met already, and otherwise moves the horizon to it.
func (h *horizon) passed(order Order) bool {
	switch {
	case h.ids == nil || order.CreatedAt.Before(h.at):
		h.at, h.ids = order.CreatedAt, map[string]bool{order.ID: true}
		return false
	case order.CreatedAt.After(h.at) || h.ids[order.ID]:
		return true
	default:
		h.ids[order.ID] = true
		return false
	}
}

// follow goes through a list that is read by cursor, from the cursor on, until nothing follows.
func follow[T any](cursor string, page func(cursor string) ([]T, CursorPagination, error)) iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		cursor := cursor
		for {
			records, pagination, err := page(cursor)
			if err != nil {
				var none T
				yield(none, err)
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
