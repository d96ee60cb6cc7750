package rest

import (
	"net/http"

	"kiosk/internal/httpx"
)

// decodeBody reads the request's body, one JSON object of at most limit bytes. The methods of the returned
// object read its members and record field errors in errs. A member that is not in names is recorded as unknown.
//
// Errors: unsupported_media_type, body_too_large, body_timeout, malformed_body.
func decodeBody(w http.ResponseWriter, r *http.Request, limit int64, errs *fieldErrors, names ...string) (object, error) {
	members, err := httpx.ReadObject(w, r, limit)
	if err != nil {
		return object{}, err
	}
	body := object{members: members, errs: errs}
	body.knows(names...)
	return body, nil
}

// decodeOptionalBody is decodeBody for a body that may be absent. An absent body is an object without members.
func decodeOptionalBody(w http.ResponseWriter, r *http.Request, limit int64, errs *fieldErrors, names ...string) (object, error) {
	if r.ContentLength == 0 {
		return object{errs: errs}, nil
	}
	return decodeBody(w, r, limit, errs, names...)
}
