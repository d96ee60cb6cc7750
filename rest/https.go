package rest

import (
	"net/http"

	"kiosk/internal/httpx"
)

// requireHTTPS refuses to send credentials in the clear to another machine.
//
// Error: https_required.
func (h *handler) requireHTTPS(r *http.Request) error {
	if h.proxies.Private(r) {
		return nil
	}
	return &problem{
		code:   codeHTTPSRequired,
		detail: "This order holds credentials, which are sent only over HTTPS. " + httpx.IfBehindProxy,
	}
}
