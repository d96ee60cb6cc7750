package rest

import (
	"math"
	"strconv"
	"strings"

	"kiosk/internal/problem"
	"kiosk/internal/reports"
	"kiosk/internal/resolver/webhooks"
)

// maxPage is no rule of the contract, which knows no maximum: an offset must fit.
const maxPage = math.MaxInt64 / problem.MaxPageLimit

// pageView is a page of a list, with PagePagination in openapi.yaml.
type pageView struct {
	Data       any            `json:"data"`
	Pagination paginationView `json:"pagination"`
}

type paginationView struct {
	Page  int `json:"page"`
	Limit int `json:"limit"`
	Total int `json:"total"`
}

// page returns the page and limit that a request asks for.
func (q query) page() (page, limit int) {
	page = q.pageNumber("page")
	limit = q.number("limit", 1, problem.MaxPageLimit, reports.DefaultPageLimit, "must be an integer from 1 to 100")
	return page, limit
}

// pageNumber returns the number of a page, or 1 when it is absent. One beyond maxPage is maxPage, which is as empty.
func (q query) pageNumber(name string) int {
	text, given := q.one(name)
	if !given {
		return 1
	}
	isNumber := text != "" && strings.Trim(text, "0123456789") == ""
	number, tooLarge := strconv.ParseUint(text, 10, 64)
	switch {
	case !isNumber || number == 0:
		q.errs.parameter(name, problem.Invalid, "must be an integer of at least 1")
		return 1
	case tooLarge != nil:
		return maxPage
	default:
		return int(min(number, maxPage))
	}
}

// cursorPageView is a part of a list that is read by cursor: CursorPagination and FeedPagination in openapi.yaml.
type cursorPageView struct {
	Data       any                  `json:"data"`
	Pagination cursorPaginationView `json:"pagination"`
}

type cursorPaginationView struct {
	Limit      int     `json:"limit"`
	NextCursor *string `json:"nextCursor"`
}

// newCursorPage returns the view of a part that ends at the cursor next, "" when nothing follows.
func newCursorPage(data any, limit int, next string) cursorPageView {
	view := cursorPageView{Data: data, Pagination: cursorPaginationView{Limit: limit}}
	if next != "" {
		view.Pagination.NextCursor = &next
	}
	return view
}

// cursor returns where in a list a request wants to go on, and how many records it asks for.
func (q query) cursor() (cursor string, limit int) {
	cursor = q.text("cursor")
	limit = q.number("limit", 1, problem.MaxPageLimit, webhooks.DefaultFeedLimit, "must be an integer from 1 to 100")
	return cursor, limit
}

// asParameters names the fields of a refused input as the query parameters that they came from.
func asParameters(err error) error {
	refused := problem.From(err)
	if refused == nil || len(refused.Fields) == 0 {
		return err
	}
	p := &problemDetails{code: refused.Code, detail: refused.Detail}
	for _, field := range refused.Fields {
		name := strings.TrimPrefix(field.Pointer, "/")
		p.fieldErrors = append(p.fieldErrors, fieldError{Parameter: name, Code: field.Code, Detail: field.Detail})
	}
	return p
}
