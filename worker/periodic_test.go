package worker

import (
	"context"
	"errors"
	"log/slog"
	"testing"

	"kiosk/internal/database"
	"kiosk/internal/testkit"
)

func TestPeriodicTasksRunAgainThoughOneFails(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		done := make(chan struct{})
		s.run(func(c *Config) {
			c.Logger = slog.New(slog.DiscardHandler)
			c.PeriodicTasks = []func(context.Context) error{
				func(context.Context) error { return errors.New("the first task fails") },
				func(ctx context.Context) error {
					if _, ends := ctx.Deadline(); !ends {
						t.Error("a task whose database falls silent would run for ever")
					}
					select {
					case done <- struct{}{}:
					case <-ctx.Done():
					}
					return nil
				},
			}
		})
		for range 3 {
			<-done
		}
	})
}
