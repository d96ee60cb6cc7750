package page_test

import (
	"slices"
	"testing"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/page"
	"kiosk/internal/database"
	"kiosk/internal/testkit"
)

// It reads events: their sequence, which they are ordered by, is NULL until they are published. No list of the API shows
// unpublished events.
func TestRowsWithoutAValueHaveTheirPlaceInEveryOrder(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		store := testkit.NewStore(t, d)
		for i := range 7 {
			create := d.Client.Event.Create().SetType("order.created").SetData("{}")
			if i%2 == 0 {
				create.SetSequence(int64(100 - i))
			}
			if err := create.Exec(store.Context(t)); err != nil {
				t.Fatal(err)
			}
		}
		total, err := d.Client.Event.Query().Count(store.Context(t))
		if err != nil {
			t.Fatal(err)
		}
		read := func(args page.Args) *db.EventConnection {
			got, err := d.Client.Event.Query().Paginate(store.Context(t), args, nil)
			if err != nil {
				t.Fatal(err)
			}
			return got
		}
		for _, direction := range []page.Direction{page.Asc, page.Desc} {
			order := &page.Order{Direction: direction, Field: "SEQUENCE"}
			var forward, backward []uuid.UUID
			args := page.Args{First: new(2), OrderBy: order}
			for {
				got := read(args)
				forward = append(forward, ids(got)...)
				if args.After = got.PageInfo.EndCursor; !got.PageInfo.HasNextPage {
					break
				}
			}
			args = page.Args{Last: new(2), OrderBy: order}
			for {
				got := read(args)
				backward = append(ids(got), backward...)
				if args.Before = got.PageInfo.StartCursor; !got.PageInfo.HasPreviousPage {
					break
				}
			}
			distinct := map[uuid.UUID]bool{}
			for _, id := range forward {
				distinct[id] = true
			}
			if len(forward) != total || len(distinct) != total || !slices.Equal(forward, backward) {
				t.Errorf("%s: of %d events forward\n%v, backward\n%v", direction, total, forward, backward)
			}
		}
	})
}

// TestBothCursorsBoundAPage reads the rows between two cursors, from both ends.
func TestBothCursorsBoundAPage(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		store := testkit.NewStore(t, d)
		order := &page.Order{Direction: page.Desc, Field: "NAME"}
		read := func(args page.Args) *db.CustomerConnection {
			args.OrderBy = order
			got, err := d.Client.Customer.Query().Paginate(store.Context(t), args, nil)
			if err != nil {
				t.Fatal(err)
			}
			return got
		}
		all := read(page.Args{First: new(100)})
		after, before := &all.Edges[0].Cursor, &all.Edges[4].Cursor
		first, last := read(page.Args{First: new(2), After: after, Before: before}), read(page.Args{Last: new(2), After: after, Before: before})
		if got := ids(first); !slices.Equal(got, ids(all)[1:3]) || !first.PageInfo.HasNextPage || !first.PageInfo.HasPreviousPage {
			t.Errorf("the first two between are %v of %v: %+v", got, ids(all), first.PageInfo)
		}
		if got := ids(last); !slices.Equal(got, ids(all)[2:4]) || !last.PageInfo.HasNextPage || !last.PageInfo.HasPreviousPage {
			t.Errorf("the last two between are %v of %v: %+v", got, ids(all), last.PageInfo)
		}
	})
}

func ids[N any](c *page.Connection[N]) (all []uuid.UUID) {
	for _, edge := range c.Edges {
		switch node := any(edge.Node).(type) {
		case *db.Event:
			all = append(all, node.ID)
		case *db.Customer:
			all = append(all, node.ID)
		}
	}
	return all
}
