// Package errcode has the error codes of the GraphQL API, and converts errors to errors that the caller may see.
package errcode

import (
	"cmp"
	"net/http"
	"strings"

	"github.com/vektah/gqlparser/v2/gqlerror"
)

// Codes of errors that only the GraphQL API has, in lower case like the codes of operations (problem.Code).
const (
	Internal            = "internal"
	Timeout             = "timeout"
	Unavailable         = "unavailable"
	ClientClosedRequest = "client_closed_request"
	CrossOrigin         = "cross_origin"
	StoreChanged        = "store_changed"
	ViewerChanged       = "viewer_changed"
	HTTPSRequired       = "https_required"
	MethodNotAllowed    = "method_not_allowed"
	NotAcceptable       = "not_acceptable"
	StreamRequired      = "stream_required"
	SubscriptionsOnly   = "subscriptions_only"
	ProtocolUnsupported = "protocol_unsupported"
	TooManyConcurrent   = "too_many_concurrent"
	SubscriberTooSlow   = "subscriber_too_slow"
	ServerStopping      = "server_stopping"
	BatchUnsupported    = "batch_unsupported"
	QueryTooLong        = "query_too_long"
	TooDeep             = "too_deep"
	TooComplex          = "too_complex"
	TooManyFields       = "too_many_fields"
	ResponseTooLarge    = "response_too_large"
	TooManyAliases      = "too_many_aliases"
	TooManyRootFields   = "too_many_root_fields"
	FilterTooLarge      = "filter_too_large"
	PageSize            = "page_size"
	ParseFailed         = "graphql_parse_failed"
	ValidationFailed    = "graphql_validation_failed"
)

// Code describes a value of extensions.code.
type Code struct {
	// Status is the HTTP status when the operation was not executed because of this error. After an execution it is 200.
	Status  int
	Meaning string
}

// Codes are all values of extensions.code in errors of the GraphQL API.
var Codes = map[string]Code{
	// The request.
	"UNAUTHENTICATED":        {http.StatusUnauthorized, "The caller is not signed in: the session or access token is missing, wrong or has ended."},
	"CROSS_ORIGIN":           {http.StatusForbidden, "A page of another site asked in the name of who is signed in, or a proxy replaced the header Host."},
	"STORE_CHANGED":          {http.StatusConflict, "The session is one of another store than the header X-Kiosk-Store names: the browser has switched. Nothing was done."},
	"VIEWER_CHANGED":         {http.StatusConflict, "The session is one of another person than the header X-Kiosk-Viewer names: someone else has signed in with the browser. Nothing was done."},
	"HTTPS_REQUIRED":         {http.StatusForbidden, "The request or its response would hold a secret or a password, and could be read on the way."},
	"METHOD_NOT_ALLOWED":     {http.StatusMethodNotAllowed, "The path does not know the method."},
	"UNSUPPORTED_MEDIA_TYPE": {http.StatusUnsupportedMediaType, "The body is not application/json in UTF-8."},
	"BODY_TOO_LARGE":         {http.StatusRequestEntityTooLarge, "The body has too many bytes."},
	"BODY_TIMEOUT":           {http.StatusRequestTimeout, "The body took too long to arrive."},
	"MALFORMED_BODY":         {http.StatusBadRequest, "The body is not one JSON object of the expected form."},
	"NOT_ACCEPTABLE":         {http.StatusNotAcceptable, "The header Accept names nothing that the server can answer with."},
	"STREAM_REQUIRED":        {http.StatusBadRequest, "A subscription needs a stream: Accept: text/event-stream, or a WebSocket."},
	"SUBSCRIPTIONS_ONLY":     {http.StatusBadRequest, "A stream takes subscriptions only."},
	"PROTOCOL_UNSUPPORTED":   {http.StatusBadRequest, "The WebSocket does not offer the protocol graphql-transport-ws, or lacks a header that opens it."},
	"SUBSCRIBER_TOO_SLOW":    {http.StatusOK, "The subscription ended because its events were read too slowly. Subscribe again, after the last sequence seen."},
	"SERVER_STOPPING":        {http.StatusServiceUnavailable, "The server is stopping. Subscribe again, after the last sequence seen."},
	"BATCH_UNSUPPORTED":      {http.StatusBadRequest, "The body is an array. Send one operation in each request."},
	"RATE_LIMITED":           {http.StatusTooManyRequests, "More requests than a staff member may make; see the headers RateLimit and Retry-After."},
	"TOO_MANY_FAILURES":      {http.StatusTooManyRequests, "Too many wrong passwords or tokens; wait as long as Retry-After says."},
	"TOO_MANY_CONCURRENT":    {http.StatusTooManyRequests, "Too many requests or streams of one staff member are under way, or subscriptions on one stream."},
	"OVERLOADED":             {http.StatusServiceUnavailable, "There is more to do than can be done now."},

	// The operation, before it is executed.
	"GRAPHQL_PARSE_FAILED":      {http.StatusBadRequest, "The operation is not GraphQL."},
	"GRAPHQL_VALIDATION_FAILED": {http.StatusBadRequest, "The operation or its variables do not fit the schema, or a mutation selects several root fields."},
	"PERSISTED_QUERY_NOT_FOUND": {http.StatusNotFound, "The server does not know the hash; send the operation's text with it."},
	"QUERY_TOO_LONG":            {http.StatusBadRequest, "The operation's text is too long. Values belong into variables."},
	"TOO_DEEP":                  {http.StatusBadRequest, "Fields are nested too deeply."},
	"TOO_COMPLEX":               {http.StatusBadRequest, "The operation asks for too much at once: fields, multiplied by the sizes of the pages they are in."},
	"TOO_MANY_ALIASES":          {http.StatusBadRequest, "Too many fields have an alias."},
	"TOO_MANY_FIELDS":           {http.StatusBadRequest, "The text has too many fields, each counted as often as the fragment around it is spread."},
	"TOO_MANY_ROOT_FIELDS":      {http.StatusBadRequest, "The operation has too many root fields."},
	"FILTER_TOO_LARGE":          {http.StatusBadRequest, "The filters have too many terms, or are nested too deeply."},
	"PAGE_SIZE":                 {http.StatusBadRequest, "A list needs either first or last, 1 to 100."},

	// Its fields.
	"FORBIDDEN":               {http.StatusForbidden, "The role does not grant the permission that the field asks for, or not so much of it."},
	"INVALID_INPUT":           {http.StatusBadRequest, "Values are wrong; extensions.fields says which and why."},
	"NOT_FOUND":               {http.StatusNotFound, "There is no such thing in this store."},
	"PRODUCT_NOT_FOUND":       {http.StatusNotFound, "There is no such product."},
	"VARIATION_NOT_FOUND":     {http.StatusNotFound, "There is no such variation."},
	"CUSTOMER_NOT_FOUND":      {http.StatusNotFound, "There is no such customer."},
	"PHONE_NOT_LINKED":        {http.StatusNotFound, "No customer has linked the phone."},
	"ORDER_NOT_FOUND":         {http.StatusNotFound, "There is no such order."},
	"ITEM_NOT_FOUND":          {http.StatusNotFound, "There is no such item in the order."},
	"ENDPOINT_NOT_FOUND":      {http.StatusNotFound, "There is no such webhook endpoint."},
	"STALE":                   {http.StatusConflict, "It was changed since the version that the change is based on."},
	"ALREADY_EXISTS":          {http.StatusConflict, "There is one with this name, address or key."},
	"ORDER_STATE":             {http.StatusConflict, "The order or item is in a state that does not allow it."},
	"PRODUCT_STATE":           {http.StatusConflict, "The product is in a state that does not allow it."},
	"CUSTOMER_BLOCKED":        {http.StatusBadRequest, "The customer is blocked."},
	"INSUFFICIENT_BALANCE":    {http.StatusBadRequest, "The wallet does not hold enough."},
	"INSUFFICIENT_STOCK":      {http.StatusBadRequest, "There is not enough in stock."},
	"VARIATION_NOT_DIGITAL":   {http.StatusBadRequest, "The variation takes no licenses."},
	"VARIATION_DIGITAL":       {http.StatusBadRequest, "The stock of the variation is its licenses."},
	"DUPLICATE_LICENSES":      {http.StatusBadRequest, "Some of the licenses are there already."},
	"ACCESS_TOKEN_LIMIT":      {http.StatusBadRequest, "The staff member has as many personal access tokens as one may have. End one first."},
	"ENDPOINT_LIMIT":          {http.StatusBadRequest, "The store has as many webhook endpoints as it may have."},
	"ENDPOINT_SUSPENDED":      {http.StatusBadRequest, "The webhook endpoint is suspended."},
	"ENDPOINT_ACTIVE":         {http.StatusConflict, "The webhook endpoint is active already."},
	"ENDPOINT_PAUSED":         {http.StatusConflict, "The webhook endpoint is paused already."},
	"ROTATION_STATE":          {http.StatusConflict, "The rotation of the secret is at another step."},
	"DELIVERY_PENDING":        {http.StatusConflict, "The delivery is still under way."},
	"RECHARGE_DECIDED":        {http.StatusConflict, "The recharge was approved or rejected already."},
	"LAST_OWNER":              {http.StatusConflict, "The store would be without an active owner."},
	"STAFF_DISABLED":          {http.StatusConflict, "The staff member is disabled."},
	"CURSOR_EXPIRED":          {http.StatusGone, "Events behind the place were deleted, in a subscription to `events`: go on after the number `params.goOnAfter`, or after 0 for all that are left."},
	"IDEMPOTENCY_KEY_REUSED":  {http.StatusConflict, "The idempotency key was used for something else."},
	"IDEMPOTENCY_KEY_INVALID": {http.StatusBadRequest, "The idempotency key has the wrong form."},
	"EXPIRED":                 {http.StatusGone, "The link was valid for a short time only."},
	"BUSY":                    {http.StatusServiceUnavailable, "The store is busy; try again."},
	"RESPONSE_TOO_LARGE":      {http.StatusOK, "The response would have more bytes than the server sends (`--max-response-bytes`). Ask for less at once; what a mutation changes was done."},
	"TIMEOUT":                 {http.StatusServiceUnavailable, "The operation took too long."},
	"UNAVAILABLE":             {http.StatusServiceUnavailable, "The database is not available just now, or something was deleted while it was read; try again after extensions.retryAfter seconds."},
	"CLIENT_CLOSED_REQUEST":   {statusClientClosedRequest, "The caller did not wait for the response."},
	"INTERNAL":                {http.StatusInternalServerError, "Our fault. Report extensions.requestId."},
}

// statusClientClosedRequest is the status that nginx logs when the client did not wait for the response.
const statusClientClosedRequest = 499

// New returns an error with a code and a message for the caller.
func New(code, format string, args ...any) *gqlerror.Error {
	err := gqlerror.Errorf(format, args...)
	err.Extensions = map[string]any{"code": Upper(code)}
	return err
}

// Upper returns a code or a reason in the spelling of the GraphQL API.
func Upper(code string) string { return strings.ToUpper(code) }

// StatusOf returns the HTTP status for an operation that was not executed: the status of the first error, 200 without errors.
func StatusOf(list gqlerror.List) int {
	if len(list) == 0 {
		return http.StatusOK
	}
	code, _ := list[0].Extensions["code"].(string)
	return cmp.Or(Codes[code].Status, http.StatusInternalServerError)
}
