// Package logging creates the loggers of the commands. They mask secrets.
package logging

import (
	"context"
	"io"
	"log/slog"
	"os"
	"regexp"
	"slices"
	"strings"

	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/terminal"
)

// Flags are the flags that choose the level and format of logs. Logs go to the standard error output.
type Flags struct {
	LogLevel  slog.Level `group:"logs" env:"KIOSK_LOG_LEVEL" default:"info" placeholder:"LEVEL" help:"Log from this level on: debug, info, warn or error. Default: info."`
	LogFormat string     `group:"logs" env:"KIOSK_LOG_FORMAT" enum:"auto,text,json" default:"auto" help:"text, json, or auto: text on a terminal and JSON elsewhere."`
}

// Logger returns a logger that writes to w and masks secrets. If w is os.Stderr, lines that libraries write to the standard library's
// log package go through it, too.
func (f Flags) Logger(w io.Writer) *slog.Logger {
	logger := f.newLogger(w)
	if w == io.Writer(os.Stderr) {
		captureLibraries(logger)
	}
	return logger
}

func (f Flags) newLogger(w io.Writer) *slog.Logger {
	options := &slog.HandlerOptions{Level: f.LogLevel, ReplaceAttr: redactAttribute}
	if f.LogFormat == "text" || (f.LogFormat == "auto" && terminal.Is(w)) {
		return slog.New(redactingHandler{slog.NewTextHandler(w, options)})
	}
	return slog.New(redactingHandler{slog.NewJSONHandler(w, options)})
}

const redacted = "[redacted]"

// secretNames lists the attributes that are always masked.
var secretNames = map[string]bool{
	"authorization": true, "token": true, "password": true, "secret": true, "credentials": true,
	"cookie": true, "next_secret": true, "session": true, "masterkey": true, "master_key": true,
}

var (
	tokens       = regexp.MustCompile(`(ksk_live_|ksk_test_|kpat_|kses_|klnk_)[A-Za-z0-9_-]{8,}`)
	urlPasswords = regexp.MustCompile(`(://[^/\s:@]*:)[^/\s?#]+@`) // up to the last @: a password that is not escaped may contain one
)

// Redact masks everything in a text that looks like a token or like the password in a URL.
func Redact(text string) string {
	if strings.Contains(text, "_") { // a cheap test: most lines of a log need no regular expression
		text = tokens.ReplaceAllString(text, "${1}"+redacted)
	}
	if strings.Contains(text, "://") {
		text = urlPasswords.ReplaceAllString(text, "${1}"+redacted+"@")
	}
	return text
}

func redactAttribute(_ []string, attribute slog.Attr) slog.Attr {
	if secretNames[strings.ToLower(attribute.Key)] {
		return slog.String(attribute.Key, redacted)
	}
	switch value := attribute.Value.Any().(type) {
	case string:
		attribute.Value = slog.StringValue(Redact(value))
	case error:
		attribute.Value = slog.StringValue(Redact(value.Error()))
	}
	return attribute
}

// redactingHandler masks secrets in messages, and adds the actor and the request as attributes. redactAttribute masks the attributes.
type redactingHandler struct{ slog.Handler }

func (h redactingHandler) Handle(ctx context.Context, record slog.Record) error {
	record.Message = Redact(record.Message)
	if actor, err := auth.From(ctx); err == nil && !actor.SeesAllTenants() {
		record = record.Clone()
		record.AddAttrs(missing(record, actor)...)
	}
	return h.Handler.Handle(ctx, record)
}

// missing returns attributes for the store, the actor and the request, without those that the record already has.
func missing(record slog.Record, actor auth.Actor) []slog.Attr {
	present := map[string]bool{}
	record.Attrs(func(attribute slog.Attr) bool {
		present[attribute.Key] = true
		return true
	})
	attributes := []slog.Attr{slog.String("store", actor.StoreID.String()), slog.String("actor_kind", string(actor.Kind))}
	if actor.ID != uuid.Nil {
		attributes = append(attributes, slog.String("actor", actor.ID.String()))
	}
	if actor.RequestID != "" {
		attributes = append(attributes, slog.String("request_id", actor.RequestID))
	}
	return slices.DeleteFunc(attributes, func(attribute slog.Attr) bool { return present[attribute.Key] })
}

func (h redactingHandler) WithAttrs(attributes []slog.Attr) slog.Handler {
	return redactingHandler{h.Handler.WithAttrs(attributes)}
}

func (h redactingHandler) WithGroup(name string) slog.Handler {
	return redactingHandler{h.Handler.WithGroup(name)}
}
