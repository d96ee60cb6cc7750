package logging

import (
	"bytes"
	"context"
	"log"
	"log/slog"
)

// maxLibraryText bounds what a line of a library may hold, in bytes: net/http prints what a receiver of webhooks sends unasked.
const maxLibraryText = 200

// libraryLog takes the lines of the standard library's log, which net/http writes to, and logs them at debug level. The text may
// hold what strangers wrote: it is an attribute of one line, quoted by its handler and short.
type libraryLog struct{ logger *slog.Logger }

func (l libraryLog) Write(line []byte) (int, error) {
	text := bytes.TrimSuffix(line, []byte("\n"))
	text = text[:min(len(text), maxLibraryText)]
	l.logger.LogAttrs(context.Background(), slog.LevelDebug, "a library logged", slog.String("text", string(text)))
	return len(line), nil
}

// captureLibraries sends the lines of the standard library's log, which is one for the process, to the logger.
func captureLibraries(logger *slog.Logger) {
	log.SetFlags(0)
	log.SetOutput(libraryLog{logger})
}
