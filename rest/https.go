package rest

import (
	"net/http"

	"kiosk/internal/httpx"
)

// requireHTTPS refuses a request whose body or response holds secrets and could be read on the way.
//
// Error: https_required.
func (h *handler) requireHTTPS(r *http.Request, what string) error {
	if h.proxies.Private(r) {
		return nil
	}
	return &problemDetails{code: codeHTTPSRequired, detail: what + " only over HTTPS. " + httpx.IfBehindProxy}
}

// overHTTPS serves an endpoint whose every request or response holds a secret. Error: https_required.
func (h *handler) overHTTPS(what string, serve func(http.ResponseWriter, *http.Request) error) func(http.ResponseWriter, *http.Request) error {
	return func(w http.ResponseWriter, r *http.Request) error {
		if err := h.requireHTTPS(r, what); err != nil {
			return err
		}
		return serve(w, r)
	}
}
