package vault

import (
	"fmt"
	"io"
	"log/slog"
)

// redacted, embedded, keeps key material out of whatever prints the type, under every verb.
type redacted struct{}

const redactedText = "[redacted]"

// Format prints a placeholder.
func (redacted) Format(state fmt.State, _ rune) {
	_, _ = io.WriteString(state, redactedText)
}

// LogValue logs a placeholder.
func (redacted) LogValue() slog.Value {
	return slog.StringValue(redactedText)
}
