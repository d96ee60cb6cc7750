package rest

import (
	"math"
	"strconv"
	"strings"

	"kiosk/internal/problem"
	"kiosk/internal/reports"
	"kiosk/internal/resolver/webhooks"
)

// maxPage keeps the offset of a page within an int64. The contract has no maximum.
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

// page returns the parameters page and limit, or their defaults.
func (q query) page() (page, limit int) {
	return q.pageNumber("page"), q.limit(reports.DefaultPageLimit)
}

// limit returns the parameter limit, or fallback when it is absent.
func (q query) limit(fallback int) int {
	text, present := q.one("limit")
	if !present {
		return fallback
	}
	number, err := strconv.Atoi(text)
	if err != nil || strings.HasPrefix(text, "+") || number < 1 || number > problem.MaxPageLimit {
		q.errs.parameter("limit", problem.Invalid, "must be an integer from 1 to %d", problem.MaxPageLimit)
		return fallback
	}
	return number
}

// pageNumber returns the number of a page, or 1 when it is absent. A larger number than maxPage becomes maxPage, which is an
// empty page too.
func (q query) pageNumber(name string) int {
	text, present := q.one(name)
	if !present {
		return 1
	}
	isNumber := text != "" && strings.Trim(text, "0123456789") == ""
	number, overflow := strconv.ParseUint(text, 10, 64)
	switch {
	case !isNumber || number == 0:
		q.errs.parameter(name, problem.Invalid, "must be an integer of at least 1")
		return 1
	case overflow != nil:
		return maxPage
	default:
		return int(min(number, maxPage))
	}
}

// cursorPageView is a page of a list that is read by cursor: CursorPagination and FeedPagination in openapi.yaml.
type cursorPageView struct {
	Data       any                  `json:"data"`
	Pagination cursorPaginationView `json:"pagination"`
}

type cursorPaginationView struct {
	Limit      int     `json:"limit"`
	NextCursor *string `json:"nextCursor"`
}

// newCursorPage returns the view of a page. next is the cursor of the following page, "" when there is none.
func newCursorPage(data any, limit int, next string) cursorPageView {
	view := cursorPageView{Data: data, Pagination: cursorPaginationView{Limit: limit}}
	if next != "" {
		view.Pagination.NextCursor = &next
	}
	return view
}

// cursor returns the parameters cursor and limit. An absent cursor is "", an absent limit the default.
func (q query) cursor() (cursor string, limit int) {
	return q.text("cursor"), q.limit(webhooks.DefaultFeedLimit)
}

// asParameters reports the fields of an operation's error as query parameters instead of body members. Other errors are
// returned unchanged.
func asParameters(err error) error {
	refused := problem.From(err)
	if refused == nil || len(refused.Fields) == 0 {
		return err
	}
	return &problemDetails{code: refused.Code, detail: refused.Detail, fieldErrors: parameterErrorsOf(refused)}
}

// parameterErrorsOf returns the fields of an operation's error as errors of query parameters.
func parameterErrorsOf(refused *problem.Error) (found []fieldError) {
	for _, field := range refused.Fields {
		found = append(found, fieldError{Parameter: strings.TrimPrefix(field.Pointer, "/"), Code: field.Code, Detail: field.Detail})
	}
	return found
}
