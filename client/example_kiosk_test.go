package client_test

import (
	"context"
	"log"
	"os"
	"slices"
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/client"
	"kiosk/internal/testkit"
)

// exampleKiosk is a Kiosk for one example.
type exampleKiosk struct {
	*kiosk
	shop  *client.Client
	close func()
}

// openExample opens a Kiosk on SQLite, in which Ana (+5511987654321) has 1000.00.
func openExample() *exampleKiosk {
	t := &exampleTB{}
	k := open(t, testkit.NewDatabase(t, dialect.SQLite))
	return &exampleKiosk{k, k.client(t, k.url), t.end}
}

// sell sells Ana n licenses.
func (k *exampleKiosk) sell(n int) {
	for range n {
		if _, err := k.shop.PlaceOrder(context.Background(), client.PlaceOrderInput{
			Customer:     client.ByID(k.Ana.ID.String()),
			VariationIDs: []string{k.Yearly.ID.String()},
		}); err != nil {
			log.Fatal(err)
		}
	}
}

// lostCursor returns a cursor after which events were deleted.
func (k *exampleKiosk) lostCursor() string {
	page, err := k.shop.EventPage(context.Background(), client.EventFilter{})
	if err != nil {
		log.Fatal(err)
	}
	ctx := k.Context(&exampleTB{})
	end := k.Database.Client.EventFeed.Query().OnlyX(ctx).LastSequence + 10
	k.Database.Client.EventFeed.Update().SetLastSequence(end).SetMissingTo(end).ExecX(ctx)
	return page.Pagination.NextCursor
}

// exampleTB implements the methods of testing.TB that testkit uses, because examples have no testing.TB.
type exampleTB struct {
	testing.TB
	cleanups []func()
}

func (e *exampleTB) Helper() {}

func (e *exampleTB) Context() context.Context { return context.Background() }

func (e *exampleTB) Cleanup(f func()) { e.cleanups = append(e.cleanups, f) }

func (e *exampleTB) Error(args ...any) { log.Print(args...) }

func (e *exampleTB) Fatal(args ...any) { log.Fatal(args...) }

func (e *exampleTB) TempDir() string {
	directory, err := os.MkdirTemp("", "kiosk-example-")
	if err != nil {
		log.Fatal(err)
	}
	e.Cleanup(func() { _ = os.RemoveAll(directory) })
	return directory
}

// end runs the cleanups, the last one first.
func (e *exampleTB) end() {
	for _, cleanup := range slices.Backward(e.cleanups) {
		cleanup()
	}
}
