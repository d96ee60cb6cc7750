package rest

import (
	"net/http"

	"kiosk/internal/httpx"
)

// decodeBody reads the request's body, one JSON object of at most limit bytes, for its members to
// be taken out one by one; what is wrong with them goes to errs, and those that are none of the names are.
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

// decodeOptionalBody is decodeBody for a body that may be absent, which is as one without members.
func decodeOptionalBody(w http.ResponseWriter, r *http.Request, limit int64, errs *fieldErrors, names ...string) (object, error) {
	if r.ContentLength == 0 {
		return object{errs: errs}, nil
	}
	return decodeBody(w, r, limit, errs, names...)
}
