package logging

import (
	"bytes"
	"context"
	"log"
	"log/slog"
)

// maxLibraryText bounds a library's log line, in bytes: net/http logs data that a webhook receiver sends without a request.
const maxLibraryText = 200

// libraryLog logs the lines of the standard library's log package, which net/http uses, at debug level. A line may hold text from
// outside, so it becomes an attribute, which the handler quotes, and is cut to maxLibraryText.
type libraryLog struct{ logger *slog.Logger }

func (l libraryLog) Write(line []byte) (int, error) {
	text := bytes.TrimSuffix(line, []byte("\n"))
	text = text[:min(len(text), maxLibraryText)]
	l.logger.LogAttrs(context.Background(), slog.LevelDebug, "a library logged", slog.String("text", string(text)))
	return len(line), nil
}

// captureLibraries redirects the log package's standard logger, of which the process has one, to the logger.
func captureLibraries(logger *slog.Logger) {
	log.SetFlags(0)
	log.SetOutput(libraryLog{logger})
}
