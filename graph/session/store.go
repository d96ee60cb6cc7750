package session

import (
	"context"
	"net/http"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/graph/errcode"
	"kiosk/internal/auth"
	"kiosk/internal/httpx"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/access"
)

// storeHeader and viewerHeader have the ids of the store that a page shows and of the staff member who opened it. A page sends
// them with every request: with another page of the browser, the user may have switched to another store, or another person may
// have signed in. Programs need not send them.
const (
	storeHeader  = "X-Kiosk-Store"
	viewerHeader = "X-Kiosk-Viewer"
)

// checkPage rejects the request of a page whose store or staff member is not that of the session. Errors: store_changed,
// viewer_changed.
func checkPage(actor auth.Actor, stores, viewers []string) error {
	if !allAre(actor.StoreID, stores) {
		return &problem.Error{Code: errcode.StoreChanged, Detail: "The session is one of another store than the page shows. Open the store again, or switch back."}
	}
	if !allAre(actor.ID, viewers) {
		return &problem.Error{Code: errcode.ViewerChanged, Detail: "The session is one of another person than the page belongs to. Open the page again, or sign in as that person."}
	}
	return nil
}

func allAre(id uuid.UUID, sent []string) bool {
	return !slices.ContainsFunc(sent, func(other string) bool { return other != id.String() })
}

// linkedStore is the response with a store that was linked.
type linkedStore struct {
	Slug     string    `json:"slug"`
	Name     string    `json:"name"`
	Livemode bool      `json:"livemode"`
	Role     auth.Role `json:"role"`
	Email    string    `json:"email"`
}

// LinkStore links the account of the session with the account of the same person in another store, whose password is in the body:
// POST /session/stores {"store", "email", "password"}. For the limits of wrong passwords, it counts as a sign-in to that account.
//
// Errors: those of readSecrets, Admit and Resolver.LinkStore; too_many_failures, overloaded.
func (s *Server) LinkStore(w http.ResponseWriter, r *http.Request) error {
	in := access.SignInInput{RequestID: httpx.RequestInfoFrom(r.Context()).RequestID}
	r, end, err := s.readSecrets(w, r, map[string]*string{"store": &in.Store, "email": &in.Email, "password": &in.Password})
	defer end()
	if err != nil {
		return err
	}
	if r, err = s.Admit(w, r); err != nil {
		return err
	}
	if in.Store == "" || in.Email == "" || in.Password == "" {
		return httpx.Malformed("Send store, email and password as texts.")
	}
	var linked *access.LinkedStore
	_, _, err = s.signIns.attempt(r.Context(), s.proxies.Network(r), in, func(ctx context.Context, in access.SignInInput) (_ string, _ *db.StaffSession, err error) { //nolint:contextcheck // as in SignIn
		linked, err = s.resolver.LinkStore(ctx, in)
		return "", nil, err
	})
	if err != nil {
		return err
	}
	respond(w, linkedStore{linked.Slug(), linked.Name(), linked.Livemode(), auth.Role(linked.Role()), linked.Email()})
	return nil
}

// SwitchStore replaces the browser's session with one in a linked store: POST /session/switch {"store"}.
//
// Errors: those of readSecrets, Admit and Resolver.SwitchStore.
func (s *Server) SwitchStore(w http.ResponseWriter, r *http.Request) error {
	var store string
	r, end, err := s.readSecrets(w, r, map[string]*string{"store": &store})
	defer end()
	if err != nil {
		return err
	}
	if r, err = s.Admit(w, r); err != nil {
		return err
	}
	secret, session, err := s.resolver.SwitchStore(r.Context(), store)
	if err != nil {
		return err
	}
	return s.respondWithSession(w, r, secret, session)
}
