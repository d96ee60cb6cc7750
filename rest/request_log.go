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

// requestsPattern is the only route whose requests are not logged: a client that waits for requests would get its own.
const requestsPattern = "/requests"

// listRequests serves GET /requests, an extension: the requests that the token has sent, the oldest first. Without a cursor
// and without after, it returns the newest ones. With wait, the request is held until there is one to return.
func (h *handler) listRequests(w http.ResponseWriter, r *http.Request) error {
	var errs fieldErrors
	q := readQuery(r, &errs)
	cursor, limit := q.cursor()
	wait := q.wait("wait")
	filter := requests.RequestFilter{Cursor: cursor, After: q.requestsAfter(), Limit: limit, Status: q.statusRange("status")}
	if err := errs.joinParameters(filter.Validate()); err != nil {
		return err
	}
	resumeCursor, waited := resumed(r.Context())
	if waited {
		filter.Cursor, filter.After = resumeCursor, ""
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

// requestsAfter returns the parameter after: "start" or "end".
func (q query) requestsAfter() string {
	after := q.text("after")
	if after != "" && after != requests.AfterStart && after != webhooks.AfterEnd {
		q.errs.parameter("after", problem.Invalid, requests.RequestAfterRule)
	}
	return after
}

// statusRange returns a parameter that holds a status (404) or a class of statuses (4xx). When it is absent, it returns all
// statuses.
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

// logRequest stores a request in the token's request log, if it was sent with a token and got a response. It is called as
// httpx.RequestInfo.LogResponse.
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

// loggedPath returns the request's path after Prefix, as the log shows it. Ids that Kiosk made are kept, and every other
// parameter becomes :name. Phones and external references identify customers, and a client may send any text in place of an id.
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

// isOwnID reports whether a path parameter has the form of an id that Kiosk makes.
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
