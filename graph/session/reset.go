package session

import (
	"net/http"
	"net/netip"
	"time"

	"kiosk/internal/httpx"
	"kiosk/internal/resolver/access"
)

const (
	// resetFloor is how long the response to a request for a new password takes at least, so that its time does not reveal whether the
	// person exists.
	resetFloor = 300 * time.Millisecond
	// resetsAtOnce and resetPause bound how many such requests an address makes: ten at once, then one in two minutes.
	resetsAtOnce = 10
	resetPause   = 2 * time.Minute
)

// newResets bounds the requests for new passwords by address, only if the limits say so.
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

// ShowReset says whether a person who forgot the password can have a link by e-mail: GET /session/reset.
func (s *Server) ShowReset(w http.ResponseWriter, _ *http.Request) error {
	respond(w, canReset{s.resolver.SendsEmail()})
	return nil
}

// RequestReset sends a person who forgot the password a link by e-mail: POST /session/reset {"store", "email"}. The response is
// 202 without a body whether the person exists or not.
//
// Errors: those of readSecrets, CodeNotFound (no e-mails are sent), rate_limited.
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
	began := time.NewTimer(resetFloor) // once the request is here, which its sender may draw out
	defer began.Stop()
	if err := s.resolver.RequestPasswordReset(r.Context(), in); err != nil { //nolint:contextcheck // as in SignIn
		return err
	}
	select {
	case <-began.C:
	case <-r.Context().Done():
	}
	w.WriteHeader(http.StatusAccepted)
	return nil
}

// preferredLanguage is the language that a browser asks for.
func preferredLanguage(header http.Header) access.Language {
	accepted := httpx.PreferencesOf(header, "Accept-Language")
	if accepted.Weight("pt-br", "pt") > accepted.Weight("en-us", "en-gb", "en") {
		return access.LanguagePortuguese
	}
	return access.LanguageEnglish
}
