package worker

import (
	"slices"
	"testing"

	"github.com/google/uuid"

	"kiosk/ent/db/eventfeed"
	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/testkit"
)

func TestPublicationIsReportedForItsStoreOnceItCanBeRead(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		quiet := s.anotherStore()
		notified := make(chan []uuid.UUID, 16)
		s.run(func(c *Config) { c.Published = func(stores ...uuid.UUID) { notified <- stores } })
		s.publish(outbox.StockLow, 3)
		for numbered := 0; numbered < 3; {
			stores := <-notified
			if !slices.Contains(stores, s.store.ID) || slices.Contains(stores, quiet.store.ID) {
				t.Errorf("notified of %v", stores)
			}
			found, err := d.Client.EventFeed.Query().Where(eventfeed.StoreID(s.store.ID)).Only(s.ctx)
			if err != nil {
				t.Fatal(err)
			}
			if numbered = int(found.LastSequence); numbered == 0 {
				t.Error("reported before it can be read")
			}
		}
	})
}
