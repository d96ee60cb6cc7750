package graph

import (
	"context"

	"kiosk/ent/db"
	"kiosk/graph/generated"
	"kiosk/internal/auth"
)

// accessToken converts the results of an operation that creates an access token.
func accessToken(token string, session *db.StaffSession, err error) (*generated.CreatedAccessToken, error) {
	return &generated.CreatedAccessToken{Token: token, Session: session}, err
}

// endedSessions converts the results of an operation that ends sessions.
func endedSessions(count int, err error) (*generated.EndedSessions, error) {
	return &generated.EndedSessions{Count: count}, err
}

// isCurrent reports whether the session is the one that sent the request.
func isCurrent(ctx context.Context, session *db.StaffSession) (bool, error) {
	actor, err := auth.From(ctx)
	return actor.SessionID == session.ID, err
}

// unlinkedStore converts the results of an operation that unlinks a store.
func unlinkedStore(slug string, err error) (*generated.UnlinkedStore, error) {
	return &generated.UnlinkedStore{Slug: slug}, err
}
