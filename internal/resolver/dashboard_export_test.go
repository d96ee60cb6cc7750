package resolver

import (
	"context"

	"kiosk/internal/database"
)

// In lets a test read a dashboard in the snapshot in which it counts the plain way.
func (d *Dashboard) In(snapshot database.Statements) {
	d.reads = func(_ context.Context, read func(database.Statements) error) error { return read(snapshot) }
}
