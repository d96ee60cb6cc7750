package rest

import (
	"net/http"

	"kiosk/internal/httpx"
)

// requireHTTPS rejects a request that holds secrets in its body or response, unless it came over HTTPS or from the same
// machine. The detail of the error begins with what.
//
// Error: https_required.
func (h *handler) requireHTTPS(r *http.Request, what string) error {
	if h.proxies.Private(r) {
		return nil
	}
	return &problemDetails{code: codeHTTPSRequired, detail: what + " only over HTTPS. " + httpx.IfBehindProxy}
}

// overHTTPS wraps an endpoint whose requests or responses always hold a secret. Error: https_required.
func (h *handler) overHTTPS(what string, serve func(http.ResponseWriter, *http.Request) error) func(http.ResponseWriter, *http.Request) error {
	return func(w http.ResponseWriter, r *http.Request) error {
		if err := h.requireHTTPS(r, what); err != nil {
			return err
		}
		return serve(w, r)
	}
}
