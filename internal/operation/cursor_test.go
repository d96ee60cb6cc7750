package operation_test

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/operation"
)

func TestPlaceIsReadAsItWasWrittenAndNothingElseIs(t *testing.T) {
	t.Parallel()
	at, id := time.Date(2026, 1, 2, 3, 4, 5, 6_000, time.UTC), uuid.New()
	place := operation.PlaceOf(at, id)
	if gotAt, gotID, err := operation.ParsePlace(place); err != nil || !gotAt.Equal(at) || gotID != id {
		t.Errorf("%q is %s %s (%v)", place, gotAt, gotID, err)
	}
	for _, wrong := range []string{"", " ", "1", "x " + id.String(), "1 x", place + " more", place + "x", " " + place, "1.5 " + id.String()} {
		if at, id, err := operation.ParsePlace(wrong); err == nil {
			t.Errorf("%q is %s %s", wrong, at, id)
		}
	}
}
