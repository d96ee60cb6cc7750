package graph

import (
	"cmp"
	"context"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/apitoken"
	"kiosk/ent/db/comment"
	"kiosk/ent/db/staffmember"
	"kiosk/ent/page"
	"kiosk/graph/generated"
	"kiosk/internal/auth"
	"kiosk/internal/resolver/orders"
)

// actorOf is who is noted at a row that has their name too.
func actorOf(kind string, id *uuid.UUID, name string) *generated.Actor {
	return &generated.Actor{Kind: auth.Kind(kind), ID: id, Name: name}
}

// namesOfActors returns what staff members, by e-mail if they have no name, and tokens are called, by their ids, in two
// statements.
func (r *Resolver) namesOfActors(ctx context.Context, ids []uuid.UUID) (map[uuid.UUID]string, error) {
	names := map[uuid.UUID]string{}
	if len(ids) == 0 {
		return names, nil
	}
	staff, err := r.data.StaffMember.Query().
		Where(staffmember.IDIn(ids...)).
		Select(staffmember.FieldID, staffmember.FieldName, staffmember.FieldEmail).
		All(ctx)
	if err != nil {
		return nil, err
	}
	for _, member := range staff {
		names[member.ID] = cmp.Or(member.Name, member.Email)
	}
	tokens, err := r.data.APIToken.Query().Where(apitoken.IDIn(ids...)).Select(apitoken.FieldID, apitoken.FieldName).All(ctx)
	for _, token := range tokens {
		names[token.ID] = token.Name
	}
	return names, err
}

// placeOfUploaders is what the names of those who uploaded batches are loaded under.
type placeOfUploaders struct{}

// uploaderOf returns who uploaded a batch. Those of all batches that were read together are read at once.
func (r *Resolver) uploaderOf(ctx context.Context, batch *db.LicenseBatch) (*generated.Actor, error) {
	names, err := page.Load(batch.Together(), placeOfUploaders{}, func(batches []*db.LicenseBatch) (map[uuid.UUID]string, error) {
		var ids []uuid.UUID
		for _, row := range batches {
			if row.ActorID != nil {
				ids = append(ids, *row.ActorID)
			}
		}
		return r.namesOfActors(ctx, ids)
	})
	actor := actorOf(batch.ActorKind, batch.ActorID, "")
	if batch.ActorID != nil {
		actor.Name = names[*batch.ActorID]
	}
	return actor, err
}

// commentNow reads a comment that was written with what the caller selects; null when it was erased meanwhile.
func (r *Resolver) commentNow(ctx context.Context) func(*orders.Commented, error) (*db.Comment, error) {
	return func(written *orders.Commented, err error) (*db.Comment, error) {
		if err != nil {
			return nil, err
		}
		return one(ctx, r.data.Comment.Query().Where(comment.ID(written.ID)))
	}
}
