package vault

import (
	"fmt"
	"io"
	"log/slog"
)

// redacted is embedded in types with key material, so that no format verb and no logger prints it.
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
