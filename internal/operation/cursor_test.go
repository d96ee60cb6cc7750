package operation_test

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/operation"
)

func TestAPositionIsReadAsItWasWrittenAndNothingElseIs(t *testing.T) {
	t.Parallel()
	at, id := time.Date(2026, 1, 2, 3, 4, 5, 6_000, time.UTC), uuid.New()
	position := operation.PositionOf(at, id)
	if gotAt, gotID, err := operation.ParsePosition(position); err != nil || !gotAt.Equal(at) || gotID != id {
		t.Errorf("%q was parsed as %s %s (%v)", position, gotAt, gotID, err)
	}
	for _, wrong := range []string{"", " ", "1", "x " + id.String(), "1 x", position + " more", position + "x", " " + position, "1.5 " + id.String()} {
		if at, id, err := operation.ParsePosition(wrong); err == nil {
			t.Errorf("%q was parsed as %s %s, want an error", wrong, at, id)
		}
	}
}
