package rest

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"strconv"

	"kiosk/internal/database"
	"kiosk/internal/httpx"
	"kiosk/internal/money"
	"kiosk/internal/problem"
)

// The error codes of the REST API itself. Operations return other codes: those of package problem.
const (
	codeInternal             problem.Code = "internal"
	codeClientClosedRequest  problem.Code = "client_closed_request"
	codeRouteNotFound        problem.Code = "route_not_found"
	codeMethodNotAllowed     problem.Code = "method_not_allowed"
	codeInsufficientScope    problem.Code = "insufficient_scope"
	codePhoneTaken           problem.Code = "phone_taken"
	codeExternalRefTaken     problem.Code = "external_ref_taken"
	codeTierNotFound         problem.Code = "tier_not_found"
	codeTotalChanged         problem.Code = "total_changed"
	codeHTTPSRequired        problem.Code = "https_required"
	codeUnknownField         problem.Code = fieldUnknownField
	codeUnknownParameter     problem.Code = fieldUnknownParameter
	codeMalformedBody        problem.Code = httpx.CodeMalformedBody
	codeBodyTooLarge         problem.Code = httpx.CodeBodyTooLarge
	codeUnsupportedMediaType problem.Code = httpx.CodeUnsupportedMediaType
	codeRateLimited          problem.Code = httpx.CodeRateLimited
	codeTooManyFailures      problem.Code = httpx.CodeTooManyFailures
	codeTooManyConcurrent    problem.Code = httpx.CodeTooManyConcurrent
	codeOverloaded           problem.Code = httpx.CodeOverloaded
	codeTimeout              problem.Code = "timeout"
	codeUnavailable          problem.Code = "unavailable"
	codeBodyTimeout          problem.Code = httpx.CodeBodyTimeout
)

// statusClientClosedRequest is the status that nginx logs when the client closed the connection before the response.
const statusClientClosedRequest = 499

// kinds maps every code of the REST API to its HTTP status and its title.
var kinds = map[problem.Code]struct {
	status int
	title  string
}{
	problem.CodeInvalidInput:         {http.StatusBadRequest, "Invalid request"},
	problem.CodeUnauthenticated:      {http.StatusUnauthorized, "Missing or invalid token"},
	problem.CodeProductNotFound:      {http.StatusNotFound, "Product not found"},
	problem.CodeVariationNotFound:    {http.StatusNotFound, "Variation not found"},
	problem.CodeCustomerNotFound:     {http.StatusNotFound, "Customer not found"},
	problem.CodePhoneNotLinked:       {http.StatusNotFound, "Phone not linked"},
	problem.CodeOrderNotFound:        {http.StatusNotFound, "Order not found"},
	problem.CodeEndpointNotFound:     {http.StatusNotFound, "Webhook endpoint not found"},
	problem.CodeItemNotFound:         {http.StatusNotFound, "Item not found"},
	problem.CodeOrderState:           {http.StatusConflict, "Wrong state of the order"},
	problem.CodeForbidden:            {http.StatusForbidden, "Forbidden"},
	problem.CodeCustomerBlocked:      {http.StatusBadRequest, "Customer blocked"},
	problem.CodeInsufficientBalance:  {http.StatusBadRequest, "Insufficient wallet balance"},
	problem.CodeInsufficientStock:    {http.StatusBadRequest, "Insufficient stock"},
	problem.CodeVariationNotDigital:  {http.StatusBadRequest, "Variation takes no licenses"},
	problem.CodeDuplicateLicenses:    {http.StatusBadRequest, "Duplicate licenses"},
	problem.CodeEndpointLimit:        {http.StatusBadRequest, "Too many webhook endpoints"},
	problem.CodeEndpointSuspended:    {http.StatusBadRequest, "Webhook endpoint suspended"},
	codePhoneTaken:                   {http.StatusConflict, "Phone taken"},
	codeExternalRefTaken:             {http.StatusConflict, "External reference taken"},
	codeTierNotFound:                 {http.StatusNotFound, "Price tier not found"},
	codeTotalChanged:                 {http.StatusConflict, "Total changed"},
	problem.CodeCursorExpired:        {http.StatusGone, "Cursor expired"},
	problem.CodeIdempotencyKeyReused: {http.StatusConflict, "Idempotency key reused"},
	problem.CodeBusy:                 {http.StatusServiceUnavailable, "Busy"},

	codeInternal:             {http.StatusInternalServerError, "Internal error"},
	codeClientClosedRequest:  {statusClientClosedRequest, "Client closed request"},
	codeRouteNotFound:        {http.StatusNotFound, "No such path"},
	codeMethodNotAllowed:     {http.StatusMethodNotAllowed, "Method not allowed"},
	codeInsufficientScope:    {http.StatusForbidden, "Insufficient scope"},
	codeHTTPSRequired:        {http.StatusForbidden, "HTTPS required"},
	codeUnknownField:         {http.StatusBadRequest, "Unknown field"},
	codeUnknownParameter:     {http.StatusBadRequest, "Unknown parameter"},
	codeMalformedBody:        {http.StatusBadRequest, "Malformed body"},
	codeBodyTooLarge:         {http.StatusRequestEntityTooLarge, "Body too large"},
	codeUnsupportedMediaType: {http.StatusUnsupportedMediaType, "Unsupported media type"},
	codeRateLimited:          {http.StatusTooManyRequests, "Rate limit exceeded"},
	codeTooManyFailures:      {http.StatusTooManyRequests, "Too many failed authentications"},
	codeTooManyConcurrent:    {http.StatusTooManyRequests, "Too many concurrent requests"},
	codeOverloaded:           {http.StatusServiceUnavailable, "Overloaded"},
	codeTimeout:              {http.StatusServiceUnavailable, "Timeout"},
	codeUnavailable:          {http.StatusServiceUnavailable, "Unavailable"},
	codeBodyTimeout:          {http.StatusRequestTimeout, "Body too slow"},
}

// problemDetails is an error of the REST API, before it is written as a problemView.
type problemDetails struct {
	code        problem.Code
	detail      string
	unknown     bool // whether the request was carried out is not known
	fieldErrors []fieldError
	cause       error // for the log; set for server errors only

	shortage *problem.Shortage
	oldest   string
	total    *money.Amount // the current total of the order, for total_changed

	retryAfter int // seconds, for statuses 429 and 503; 0 means 1
}

// Error implements error.
func (p *problemDetails) Error() string { return string(p.code) + ": " + p.detail }

// fieldError is an error of one member of the body, by its JSON pointer (RFC 6901), or of one parameter of the path, the query
// or a header, by its name.
type fieldError struct {
	Pointer   string `json:"pointer,omitempty"`
	Parameter string `json:"parameter,omitempty"`
	Code      string `json:"code"`
	Detail    string `json:"detail"`
}

// problemView is a problem on the wire. RFC 9457, with the members that Problem in openapi.yaml adds.
type problemView struct {
	Type      string       `json:"type"`
	Title     string       `json:"title"`
	Status    int          `json:"status"`
	Detail    string       `json:"detail"`
	Instance  string       `json:"instance"`
	Code      problem.Code `json:"code"`
	Message   string       `json:"message"`
	RequestID string       `json:"requestId"`
	Errors    []fieldError `json:"errors,omitempty"`
	*problem.Shortage
	Oldest string        `json:"oldest,omitempty"`
	Total  *money.Amount `json:"total,omitempty"`
}

// refuse responds with the problem for err. An error without a code is a server error: its text is logged with the request
// id, and the client does not get it.
func (h *handler) refuse(w http.ResponseWriter, r *http.Request, err error) {
	p := asProblem(err)
	if p.cause == nil {
		httpx.RequestInfoFrom(r.Context()).CountRejected(string(p.code))
	}
	if ended := r.Context().Err(); p.cause != nil && ended != nil {
		p = asEnded(ended)
	}
	if p.unknown {
		p.detail += " " + repeatAdvice(r.Method)
	}
	kind := kinds[p.code]
	httpx.RequestInfoFrom(r.Context()).Code = string(p.code)
	if p.cause != nil {
		h.logger.LogAttrs(r.Context(), slog.LevelError, "request failed",
			slog.String("request_id", httpx.RequestInfoFrom(r.Context()).RequestID), slog.Any("error", p.cause))
	}
	header := w.Header()
	header.Del("ETag")
	header.Del("Vary")
	header.Set("Content-Type", "application/problem+json")
	noStore(w)
	switch kind.status {
	case http.StatusUnauthorized:
		header.Set("WWW-Authenticate", challenge(r))
	case http.StatusTooManyRequests, http.StatusServiceUnavailable:
		header.Set("Retry-After", strconv.Itoa(max(1, p.retryAfter)))
	}
	_ = write(w, kind.status, problemView{ // a problemView can always be encoded
		Type:      "urn:kiosk:problem:" + string(p.code),
		Title:     kind.title,
		Status:    kind.status,
		Detail:    p.detail,
		Instance:  r.URL.EscapedPath(),
		Code:      p.code,
		Message:   p.detail,
		RequestID: httpx.RequestInfoFrom(r.Context()).RequestID,
		Errors:    p.fieldErrors,
		Shortage:  p.shortage,
		Oldest:    p.oldest,
		Total:     p.total,
	})
}

// repeatAdvice returns what a client should do that does not know whether its request was carried out.
func repeatAdvice(method string) string {
	if method == http.MethodGet || method == http.MethodHead {
		return "Repeat the request."
	}
	return "The request may have been carried out: repeat it with the same Idempotency-Key."
}

// asEnded returns the problem of a request whose context ended: its deadline passed or the client closed the connection.
func asEnded(cause error) *problemDetails {
	if errors.Is(cause, context.DeadlineExceeded) {
		return &problemDetails{code: codeTimeout, detail: "The request took too long.", unknown: true}
	}
	return &problemDetails{code: codeClientClosedRequest, detail: "The caller did not wait for the response."}
}

// asProblem converts the error of a handler to the problem that the client gets.
func asProblem(err error) *problemDetails {
	if own, ok := errors.AsType[*problemDetails](err); ok {
		return own
	}
	if rejected, ok := errors.AsType[*httpx.RejectError](err); ok {
		return &problemDetails{code: problem.Code(rejected.Code), detail: rejected.Detail, retryAfter: rejected.RetryAfter}
	}
	refused := problem.From(err)
	if refused == nil {
		return asFailure(err)
	}
	if _, known := kinds[refused.Code]; !known {
		return asFailure(fmt.Errorf("rest: no status for the code %s: %s", refused.Code, refused.Detail))
	}
	return &problemDetails{
		code:        refused.Code,
		detail:      cmp.Or(refused.Detail, kinds[refused.Code].title+"."),
		fieldErrors: fieldErrorsOf(refused),
		shortage:    refused.Shortage,
		oldest:      refused.Oldest,
	}
}

// asFailure returns the problem of a server error. Only the log gets the cause. A deadline in cause that is not the request's own
// is one of waiting for the database, for example to look up the token.
func asFailure(cause error) *problemDetails {
	if errors.Is(cause, context.DeadlineExceeded) {
		return &problemDetails{
			code:    codeOverloaded,
			detail:  "There is more to do than can be done now.",
			unknown: true,
			cause:   cause,
		}
	}
	if database.IsUnavailable(cause) {
		return &problemDetails{
			code:    codeUnavailable,
			detail:  "The database is not available just now.",
			unknown: true,
			cause:   cause,
		}
	}
	return &problemDetails{
		code:   codeInternal,
		detail: "Something went wrong on our side. Quote the request id when you report it.",
		cause:  cause,
	}
}

func fieldErrorsOf(refused *problem.Error) []fieldError {
	var fieldErrors []fieldError
	for _, field := range refused.Fields {
		fieldErrors = append(fieldErrors, fieldError{Pointer: field.Pointer, Code: field.Code, Detail: field.Detail})
	}
	return fieldErrors
}
