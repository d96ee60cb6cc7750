package graph_test

import (
	"testing"

	"github.com/google/uuid"

	"kiosk/internal/auth"
)

type tier struct {
	ID      uuid.UUID
	Name    string
	Level   int
	Version int
}

const (
	createTier = `mutation($input: CreatePriceTierInput!) { createPriceTier(input: $input) { id name level version } }`
	updateTier = `mutation($input: UpdatePriceTierInput!) { updatePriceTier(input: $input) { id name level version } }`
	readTier   = `query($id: ID!) { priceTier(id: $id) { id name level version } }`
)

func TestAPriceTierIsCreatedReadAndChanged(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		created := get[struct{ CreatePriceTier tier }](t, o.staffClient, createTier, vars{
			"input": vars{"name": "Platinum", "level": 3},
		}).CreatePriceTier
		o.audited(t, "price_tier.create")

		changed := get[struct{ UpdatePriceTier tier }](t, o.staffClient, updateTier, vars{
			"input": vars{"id": created.ID, "version": created.Version, "name": "Diamond"},
		}).UpdatePriceTier
		if changed != (tier{created.ID, "Diamond", 3, created.Version + 1}) {
			t.Errorf("%+v", changed)
		}
		o.audited(t, "price_tier.update")
		if read := get[struct{ PriceTier tier }](t, o.staffClient, readTier, id(created.ID)).PriceTier; read != changed {
			t.Errorf("%+v", read)
		}

		o.leavesNoTrace(t, func() {
			again := get[struct{ UpdatePriceTier tier }](t, o.staffClient, updateTier, vars{
				"input": vars{"id": created.ID, "version": changed.Version, "name": "Diamond", "level": 3},
			}).UpdatePriceTier
			if again != changed {
				t.Errorf("the same tier again: %+v, want %+v", again, changed)
			}
		})
		o.refuses(t, "STALE", updateTier, vars{"input": vars{"id": created.ID, "version": created.Version, "level": 3}})
		o.refuses(t, "STALE", updateTier, vars{"input": vars{"id": created.ID, "version": created.Version, "level": 9}})
		o.refuses(t, "ALREADY_EXISTS", createTier, vars{"input": vars{"name": "Diamond", "level": 1}}, "input.name")
		o.refuses(t, "ALREADY_EXISTS", updateTier, vars{"input": vars{"id": o.Gold.ID, "version": 1, "name": "Diamond"}}, "input.name")
		o.refuses(t, "INVALID_INPUT", createTier, vars{"input": vars{"name": " ", "level": 1}}, "input.name")
		o.refuses(t, "NOT_FOUND", updateTier, vars{"input": vars{"id": uuid.New(), "version": 1, "level": 9}})
		o.as(t, auth.Support).refuses(t, "FORBIDDEN", createTier, vars{"input": vars{"name": "Mine", "level": 1}})
	})
}

func TestATierNameThatDiffersFromAnotherOnlyInCaseIsRefused(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for _, same := range []string{"gold", "GOLD", " Gold "} {
			o.refuses(t, "ALREADY_EXISTS", createTier, vars{"input": vars{"name": same, "level": 1}}, "input.name")
		}
		create := func(name string) tier {
			return get[struct{ CreatePriceTier tier }](t, o.staffClient, createTier, vars{"input": vars{"name": name, "level": 1}}).CreatePriceTier
		}
		created := create("Parceiro é")
		o.refuses(t, "ALREADY_EXISTS", createTier, vars{"input": vars{"name": "PARCEIRO E\u0301", "level": 1}}, "input.name")
		o.refuses(t, "ALREADY_EXISTS", updateTier, vars{"input": vars{"id": created.ID, "version": created.Version, "name": "gOLD"}}, "input.name")
		create("Parceiro e") // without the accent it is another name

		renamed := get[struct{ UpdatePriceTier tier }](t, o.staffClient, updateTier, vars{
			"input": vars{"id": created.ID, "version": created.Version, "name": "PARCEIRO É"},
		}).UpdatePriceTier
		if renamed.Name != "PARCEIRO É" {
			t.Errorf("a tier gets its own name in capitals: %+v", renamed)
		}
	})
}

func TestTiersWhoseNamesDifferedOnlyInCaseBeforeCanStillBeEdited(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		older := o.Database.Client.PriceTier.Create().SetName("gold").SetLevel(1).SaveX(o.Context(t))
		changed := get[struct{ UpdatePriceTier tier }](t, o.staffClient, updateTier, vars{
			"input": vars{"id": older.ID, "version": older.Version, "name": "gold", "level": 7},
		}).UpdatePriceTier
		if changed != (tier{older.ID, "gold", 7, older.Version + 1}) {
			t.Errorf("%+v", changed)
		}
	})
}

func TestPriceTiersAreListedByLevelInPages(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		type page struct {
			PriceTiers struct {
				TotalCount int
				Edges      []struct{ Node tier }
				PageInfo   struct {
					HasNextPage bool
					EndCursor   string
				}
			}
		}
		const list = `query($after: Cursor, $first: Int) { priceTiers(after: $after, first: $first) {
			totalCount edges { node { id name level } } pageInfo { hasNextPage endCursor } } }`
		first := get[page](t, o.staffClient, list, vars{"first": 1}).PriceTiers
		if first.TotalCount != 2 || len(first.Edges) != 1 || first.Edges[0].Node.Name != "Silver" || !first.PageInfo.HasNextPage {
			t.Errorf("%+v", first)
		}
		second := get[page](t, o.staffClient, list, vars{"first": 5, "after": first.PageInfo.EndCursor}).PriceTiers
		if len(second.Edges) != 1 || second.Edges[0].Node.Name != "Gold" || second.PageInfo.HasNextPage {
			t.Errorf("%+v", second)
		}
		for _, size := range []any{nil, 0, 101} {
			o.refuses(t, "PAGE_SIZE", list, vars{"first": size})
		}
	})
}
