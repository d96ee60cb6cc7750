package worker

import (
	"errors"
	"fmt"
	"time"

	"kiosk/ent/db"
	"kiosk/ent/db/event"
	"kiosk/internal/auth"
	"kiosk/internal/outbox"
)

// commitAndRollBack writes three events in each transaction, and rolls back every second transaction. The writers keep their
// transactions open for different times, so that ids are committed out of order.
func (s *shop) commitAndRollBack(writer, rounds int) error {
	ctx := auth.With(s.ctx, auth.System(s.store.ID))
	for round := range rounds {
		tx, err := s.db.Begin(ctx)
		if err != nil {
			return err
		}
		statements, err := s.db.On(ctx, tx)
		if err != nil {
			return errors.Join(err, tx.Rollback())
		}
		for range 3 {
			if err := outbox.Append(ctx, statements, time.Now(), outbox.Event{Type: outbox.StockLow, Data: eventData}); err != nil {
				return errors.Join(err, tx.Rollback())
			}
			pause(ctx, time.Duration(writer)*200*time.Microsecond)
		}
		end := tx.Commit
		if round%2 == 1 {
			end = tx.Rollback
		}
		if err := end(); err != nil {
			return err
		}
	}
	return nil
}

// readFeed follows the store's feed by its last number, as GET /events does, until it has seen total events.
func (s *shop) readFeed(total int) error {
	ctx := auth.With(s.ctx, auth.System(s.store.ID))
	var last int64
	seen := map[string]bool{}
	for deadline := time.Now().Add(waitTimeout); len(seen) < total; {
		page, err := s.db.Client.Event.Query().
			Where(event.SequenceGT(last)).Order(db.Asc(event.FieldSequence)).Limit(20).All(ctx)
		if err != nil {
			return err
		}
		for _, e := range page {
			if *e.Sequence != last+1 {
				return fmt.Errorf("number %d follows %d", *e.Sequence, last)
			}
			last = *e.Sequence
			if seen[e.ID.String()] {
				return fmt.Errorf("event %s comes twice", e.ID)
			}
			seen[e.ID.String()] = true
		}
		if time.Now().After(deadline) {
			return fmt.Errorf("saw %d of %d events", len(seen), total)
		}
	}
	if n, err := s.db.Client.Event.Query().Count(ctx); err != nil || n != total {
		return fmt.Errorf("%d events exist, %d expected: %w", n, total, err)
	}
	return nil
}
