// Package schema declares the entities of the database: their fields, edges and indexes.
package schema

import (
	"context"
	"fmt"

	"entgo.io/ent"
	"entgo.io/ent/dialect/sql"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/mixin"
	"github.com/google/uuid"

	"kiosk/ent/db/intercept"
	"kiosk/internal/auth"
	"kiosk/internal/ids"
	"kiosk/internal/timestamp"
)

// identified gives an entity a UUIDv7 as its id, and the time of its creation.
type identified struct{ mixin.Schema }

func (identified) Fields() []ent.Field {
	return []ent.Field{
		field.UUID("id", uuid.UUID{}).Default(ids.New).Immutable(),
		field.Time("created_at").Default(timestamp.Now).Immutable(),
	}
}

// updated keeps the time of the last change.
type updated struct{ mixin.Schema }

func (updated) Fields() []ent.Field {
	return []ent.Field{
		field.Time("updated_at").Default(timestamp.Now).UpdateDefault(timestamp.Now),
	}
}

// versioned counts the edits by people, for optimistic concurrency control.
type versioned struct{ mixin.Schema }

func (versioned) Fields() []ent.Field {
	return []ent.Field{
		field.Int("version").Default(1).Positive(),
	}
}

// tenant gives an entity the id of its store. Every query and mutation reaches only rows of the store of the Actor in the
// context. Without an actor it fails.
type tenant struct{ mixin.Schema }

func (tenant) Fields() []ent.Field {
	return []ent.Field{
		field.UUID("store_id", uuid.UUID{}).Immutable(),
	}
}

func (tenant) Interceptors() []ent.Interceptor {
	return []ent.Interceptor{confineQueries("store_id")}
}

func (tenant) Hooks() []ent.Hook {
	return []ent.Hook{confineMutations}
}

func confineQueries(column string) ent.Interceptor {
	return intercept.TraverseFunc(func(ctx context.Context, q intercept.Query) error {
		actor, err := auth.From(ctx)
		if err != nil {
			return err
		}
		if !actor.SeesAllTenants() {
			q.WhereP(sql.FieldEQ(column, actor.StoreID))
		}
		return nil
	})
}

// tenantMutation has the methods that Ent generates for a mutation of an entity with the tenant mixin.
type tenantMutation interface {
	StoreID() (uuid.UUID, bool)
	SetStoreID(uuid.UUID)
	WhereP(...func(*sql.Selector))
}

func confineMutations(next ent.Mutator) ent.Mutator {
	return ent.MutateFunc(func(ctx context.Context, m ent.Mutation) (ent.Value, error) {
		actor, err := auth.From(ctx)
		if err != nil {
			return nil, err
		}
		mutation, ok := m.(tenantMutation)
		if !ok {
			return nil, fmt.Errorf("schema: %T has no store", m)
		}
		switch {
		case actor.SeesAllTenants():
		case m.Op().Is(ent.OpCreate):
			if id, set := mutation.StoreID(); set && id != actor.StoreID {
				return nil, fmt.Errorf("schema: a %s of another store", m.Type())
			}
			mutation.SetStoreID(actor.StoreID)
		default:
			mutation.WhereP(sql.FieldEQ("store_id", actor.StoreID))
		}
		return next.Mutate(ctx, m)
	})
}
