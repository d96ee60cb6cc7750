package scalar

import (
	"io"
	"strings"

	"github.com/99designs/gqlgen/graphql"

	"kiosk/internal/outbox"
	"kiosk/internal/problem"
)

var errEventType = &Error{problem.UnknownEventType, "is not an EventType"}

// eventTypes maps names in the schema to types of events.
var eventTypes = func() map[string]string {
	types := map[string]string{}
	for _, t := range outbox.Types {
		types[eventTypeName(string(t))] = string(t)
	}
	return types
}()

// eventTypeName returns the name of a type of events in the schema: ORDER_CREATED for order.created.
func eventTypeName(eventType string) string {
	return strings.ToUpper(strings.ReplaceAll(eventType, ".", "_"))
}

// MarshalEventType writes a type of events with its name in the schema.
func MarshalEventType(eventType string) graphql.Marshaler {
	return graphql.WriterFunc(func(w io.Writer) {
		_, _ = io.WriteString(w, `"`+eventTypeName(eventType)+`"`)
	})
}

// UnmarshalEventType reads the name of a type of events in the schema.
func UnmarshalEventType(value any) (string, error) {
	name, _ := value.(string)
	eventType, known := eventTypes[name]
	if !known {
		return "", errEventType
	}
	return eventType, nil
}
