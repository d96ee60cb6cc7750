package main

import "net/http"

// securityHeaders are set on every response. A page replaces Content-Security-Policy with its own, and what may be cached replaces
// Cache-Control. Requests from other origins are not allowed: there are no Access-Control headers.
var securityHeaders = http.Header{
	"Cache-Control":                {"no-store"},
	"Content-Security-Policy":      {"default-src 'none'; frame-ancestors 'none'"},
	"Cross-Origin-Resource-Policy": {"same-origin"},
	"Referrer-Policy":              {"no-referrer"},
	"X-Content-Type-Options":       {"nosniff"},
	"X-Frame-Options":              {"DENY"},
}

// transportSecurity makes browsers use only HTTPS for this host for a year.
var transportSecurity = []string{"max-age=31536000"}

// secure sets the security headers on every response.
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
