package timestamp_test

import (
	"encoding/json"
	"testing"
	"time"

	"kiosk/internal/timestamp"
)

func TestTimestampIsWrittenInUTCWithMilliseconds(t *testing.T) {
	t.Parallel()
	zone := time.FixedZone("-03", -3*60*60)
	for want, given := range map[string]time.Time{
		`"2026-01-02T03:04:05.678Z"`: time.Date(2026, 1, 2, 0, 4, 5, 678_999_000, zone),
		`"2026-01-02T03:04:05.000Z"`: time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC),
	} {
		got, err := json.Marshal(timestamp.Of(given))
		if err != nil || string(got) != want {
			t.Errorf("%v: got %s, %v; want %s", given, got, err, want)
		}
	}
}

func TestTimestampThatIsAbsentIsNull(t *testing.T) {
	t.Parallel()
	got, err := json.Marshal(timestamp.OfPtr(nil))
	if err != nil || string(got) != "null" {
		t.Errorf("got %s, %v; want null", got, err)
	}
}

func TestNowHasNoMoreThanMicroseconds(t *testing.T) {
	t.Parallel()
	if now := timestamp.Now(); now.Nanosecond()%1000 != 0 || now.Location() != time.UTC {
		t.Errorf("got %v", now)
	}
}
