package rest

import (
	"context"
	"net/http"
	"strings"
	"time"

	"github.com/go-chi/chi/v5"

	"kiosk/internal/auth"
	"kiosk/internal/httpx"
	"kiosk/internal/ids"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/requests"
	"kiosk/internal/resolver/webhooks"
	"kiosk/internal/timestamp"
)

// requestsPattern is the one route whose requests are not logged: a reader that waits for requests would find its own.
const requestsPattern = "/requests"

// listRequests serves GET /requests, an extension: the requests that the token has sent, the oldest first. Without a cursor
// they are the newest. With wait it is held until there is one.
func (h *handler) listRequests(w http.ResponseWriter, r *http.Request) error {
	var errs fieldErrors
	q := readQuery(r, &errs)
	cursor, limit := q.cursor()
	wait := q.wait("wait")
	filter := requests.RequestFilter{Cursor: cursor, After: q.requestsAfter(), Limit: limit, Status: q.statusRange("status")}
	if err := errs.join(nil); err != nil {
		return err
	}
	goesOn, waited := resumed(r.Context())
	if waited {
		filter.Cursor, filter.After = goesOn, ""
	}
	page, err := h.resolver.Requests(r.Context(), filter)
	if err != nil {
		return asParameters(err)
	}
	if len(page.Requests) == 0 && wait > 0 && !waited {
		actor, err := auth.From(r.Context())
		if err != nil {
			return err
		}
		return &waitError{actor: actor, limit: wait, cursor: page.NextCursor, wait: func(ctx context.Context) error {
			return h.resolver.AwaitRequests(auth.With(ctx, actor), page.Position, filter.Status)
		}}
	}
	views := make([]requestView, len(page.Requests))
	for i, request := range page.Requests {
		views[i] = newRequestView(request)
	}
	return list(w, r, newCursorPage(views, limit, page.NextCursor))
}

// requestsAfter returns where to read on without a cursor.
func (q query) requestsAfter() string {
	after := q.text("after")
	if after != "" && after != requests.AfterStart && after != webhooks.AfterEnd {
		q.errs.parameter("after", problem.Invalid, requests.RequestAfterRule)
	}
	return after
}

// statusRange returns a parameter that holds a status or a class of them, all statuses when it is absent.
func (q query) statusRange(name string) requests.StatusRange {
	found, ok := requests.ParseStatusRange(q.text(name))
	if !ok {
		q.errs.parameter(name, problem.Invalid, requests.StatusRule)
	}
	return found
}

// requestView is a logged request. Path follows Prefix.
type requestView struct {
	RequestID string              `json:"requestId"`
	Method    string              `json:"method"`
	Path      string              `json:"path"`
	Status    int                 `json:"status"`
	Code      *string             `json:"code"`
	Duration  float64             `json:"durationMs"`
	ActorName string              `json:"actorName"`
	CreatedAt timestamp.Timestamp `json:"createdAt"`
}

func newRequestView(request requests.LoggedRequest) requestView {
	view := requestView{
		RequestID: request.RequestID,
		Method:    request.Method,
		Path:      request.Path,
		Status:    request.Status,
		Duration:  float64(request.DurationUs) / 1000,
		ActorName: request.TokenName,
		CreatedAt: timestamp.Of(request.CreatedAt),
	}
	if request.Code != "" {
		view.Code = &request.Code
	}
	return view
}

// logRequest has the log keep a request of a token that was responded to. It is what httpx.RequestInfo.LogResponse calls.
func (h *handler) logRequest(r *http.Request, current *httpx.RequestInfo, status int, took time.Duration) {
	if status == 0 || current.Actor.Kind != auth.KindToken {
		return
	}
	h.resolver.NoteRequest(current.Actor, requests.RequestNote{
		Method:    r.Method,
		Path:      current.LoggedPath,
		Status:    status,
		Code:      current.Code,
		RequestID: current.RequestID,
		Duration:  took,
	})
}

// loggedPath is the request's path behind Prefix as the log shows it: with the ids that Kiosk made, and with :name in place of
// every other parameter. A phone and a reference tell who a customer is, and a caller may write anything where an id belongs.
func loggedPath(r *http.Request, pattern string) string {
	if !strings.Contains(pattern, "{") {
		return pattern
	}
	path := pattern
	parameters := chi.RouteContext(r.Context()).URLParams
	for i, name := range parameters.Keys {
		shown := ":" + name
		if value := parameters.Values[i]; isOwnID(name, value) {
			shown = value
		}
		path = strings.Replace(path, "{"+name+"}", shown, 1)
	}
	return path
}

// isOwnID reports whether a parameter of the path is an id of Kiosk's form.
func isOwnID(name, value string) bool {
	if name != "id" && name != "itemId" {
		return false
	}
	if _, ok := ids.Parse(value); ok {
		return true
	}
	_, ok := webhooks.ParseEndpointID(value)
	return ok
}
