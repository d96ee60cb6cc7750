package session

import (
	"net/http"
	"net/netip"
	"time"

	"kiosk/internal/httpx"
	"kiosk/internal/resolver/access"
)

const (
	// resetFloor is the minimum duration of a request for a password reset, so that the duration does not reveal whether the account
	// exists.
	resetFloor = 300 * time.Millisecond
	// resetsAtOnce and resetPause limit the requests from an address: ten at once, then one in two minutes.
	resetsAtOnce = 10
	resetPause   = 2 * time.Minute
)

// newResets returns the limit of requests for password resets by address, nil unless limits.AuthFailures is set.
func newResets(limits httpx.Limits) *httpx.Buckets[netip.Prefix] {
	if limits.AuthFailures <= 0 {
		return nil
	}
	return httpx.NewBuckets[netip.Prefix](1/resetPause.Seconds(), resetsAtOnce)
}

// canReset is the response of GET /session/reset.
type canReset struct {
	ByEmail bool `json:"byEmail"`
}

// ShowReset returns whether passwords can be reset by e-mail: GET /session/reset.
func (s *Server) ShowReset(w http.ResponseWriter, _ *http.Request) error {
	respond(w, canReset{s.resolver.SendsEmail()})
	return nil
}

// RequestReset sends a link for a password reset by e-mail: POST /session/reset {"store", "email"}. The response is 202 without a
// body whether the account exists or not.
//
// Errors: those of readSecrets; CodeNotFound if the server sends no e-mails; too_many_failures.
func (s *Server) RequestReset(w http.ResponseWriter, r *http.Request) error {
	in := access.RequestPasswordResetInput{RequestID: httpx.RequestInfoFrom(r.Context()).RequestID, Language: preferredLanguage(r.Header)}
	r, end, err := s.readSecrets(w, r, map[string]*string{"store": &in.Store, "email": &in.Email})
	defer end()
	if err != nil {
		return err
	}
	if in.Store == "" || in.Email == "" {
		return httpx.Malformed("Send store and email as texts.")
	}
	if s.resets != nil {
		if _, wait := s.resets.Take(s.proxies.Network(r), s.signIns.now()); wait > 0 {
			return tooManyFailures("Too many new passwords were requested from your address.", wait)
		}
	}
	floor := time.NewTimer(resetFloor) // starts after the body has arrived, whose duration the sender controls
	defer floor.Stop()
	if err := s.resolver.RequestPasswordReset(r.Context(), in); err != nil { //nolint:contextcheck // as in SignIn
		return err
	}
	select {
	case <-floor.C:
	case <-r.Context().Done():
	}
	w.WriteHeader(http.StatusAccepted)
	return nil
}

// preferredLanguage returns the language that a browser prefers.
func preferredLanguage(header http.Header) access.Language {
	if httpx.PrefersPortuguese(header) {
		return access.LanguagePortuguese
	}
	return access.LanguageEnglish
}
