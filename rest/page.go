package rest

import "math"

const (
	defaultLimit = 20
	maxLimit     = 100
	maxPage      = math.MaxInt64 / maxLimit // the contract knows no maximum; an offset must fit
)

// pageView is a page of a list. Contract: "Pagination envelope".
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
	page = q.number("page", 1, maxPage, 1, "must be an integer of at least 1")
	limit = q.number("limit", 1, maxLimit, defaultLimit, "must be an integer from 1 to 100")
	return page, limit
}
