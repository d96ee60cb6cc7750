package main

import "net/http"

// securityHeaders are part of every response, from whichever API; a page says itself what it may load. No API
// answers other origins: there are no Access-Control headers.
var securityHeaders = http.Header{
	"Content-Security-Policy":      {"default-src 'none'; frame-ancestors 'none'"},
	"Cross-Origin-Resource-Policy": {"same-origin"},
	"Referrer-Policy":              {"no-referrer"},
	"X-Content-Type-Options":       {"nosniff"},
	"X-Frame-Options":              {"DENY"},
}

// transportSecurity has browsers use HTTPS for this host for a year.
var transportSecurity = []string{"max-age=31536000"}

// secure puts the headers on every response.
func secure(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		header := w.Header()
		for name, value := range securityHeaders {
			header[name] = value
		}
		if r.TLS != nil {
			header["Strict-Transport-Security"] = transportSecurity
		}
		next.ServeHTTP(w, r)
	})
}
