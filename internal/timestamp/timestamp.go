// Package timestamp truncates times to the precision of the databases, and formats them for the REST API.
package timestamp

import "time"

const layout = "2006-01-02T15:04:05.000Z"

// Now returns the current time in UTC, truncated to microseconds, which is PostgreSQL's precision.
func Now() time.Time { return time.Now().UTC().Truncate(time.Microsecond) }

// Timestamp is a time that is formatted as ISO 8601 in UTC with milliseconds: 2026-01-02T03:04:05.678Z.
type Timestamp time.Time

// Of wraps t.
func Of(t time.Time) Timestamp { return Timestamp(t) }

// OfPtr wraps a time that may be absent.
func OfPtr(t *time.Time) *Timestamp { return (*Timestamp)(t) }

// String formats the time like MarshalJSON, without quotes.
func (t Timestamp) String() string { return time.Time(t).UTC().Format(layout) }

// MarshalJSON implements json.Marshaler.
func (t Timestamp) MarshalJSON() ([]byte, error) {
	text := make([]byte, 0, len(layout)+2)
	text = append(text, '"')
	text = time.Time(t).UTC().AppendFormat(text, layout)
	return append(text, '"'), nil
}

// UnmarshalJSON implements json.Unmarshaler for any RFC 3339 time.
func (t *Timestamp) UnmarshalJSON(data []byte) error {
	return (*time.Time)(t).UnmarshalJSON(data)
}
