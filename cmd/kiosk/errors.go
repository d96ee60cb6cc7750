package main

import (
	"context"
	"errors"
	"slices"
	"strings"
	"unicode"

	"github.com/alecthomas/kong"

	"kiosk/internal/database"
	"kiosk/internal/problem"
)

// explain returns the text of an error for the terminal. A validation error lists every invalid field, by the name of the
// command's flag if it has one.
func explain(err error, flags []*kong.Flag) string {
	refusal := problem.From(err)
	if refusal == nil || len(refusal.Fields) == 0 {
		return err.Error()
	}
	lines := make([]string, len(refusal.Fields))
	for i, field := range refusal.Fields {
		name, _, _ := strings.Cut(strings.TrimPrefix(field.Pointer, "/"), "/")
		lines[i] = inCommandLine(name, flags) + " " + field.Detail
	}
	return strings.Join(lines, "\n       ")
}

// signalled returns the signal that ended ctx when err is the cancellation that it caused, and err otherwise.
func signalled(ctx context.Context, err error) error {
	if ctx.Err() != nil && database.IsCanceled(err) {
		return context.Cause(ctx)
	}
	return err
}

// incomplete returns the error of a command that has done a part of its work. It says what is left to do, also after a signal, and does
// not wrap err, because signalled would then replace it. A refusal stays as it is: it says itself what to do. That a store is busy says
// nothing of the rest.
func incomplete(ctx context.Context, left string, err error) error {
	if problem.From(err) != nil && !problem.HasCode(err, problem.CodeBusy) {
		return err
	}
	return errors.New(left + ": " + signalled(ctx, err).Error())
}

// asFlag renames a field in a validation error to the command's flag, when their names differ.
func asFlag(err error, field, flag string) error {
	if refusal := problem.From(err); refusal != nil {
		for i := range refusal.Fields {
			if refusal.Fields[i].Pointer == "/"+field {
				refusal.Fields[i].Pointer = "/" + flag
			}
		}
	}
	return err
}

// inCommandLine returns the flag for a field of an operation: --skip-events for skipEvents, --scope for scopes. A field without a
// flag is an argument, and is returned in lower-case words.
func inCommandLine(field string, flags []*kong.Flag) string {
	var name strings.Builder
	for _, letter := range field {
		if unicode.IsUpper(letter) {
			name.WriteByte('-')
		}
		name.WriteRune(unicode.ToLower(letter))
	}
	for _, flag := range []string{name.String(), strings.TrimSuffix(name.String(), "s")} {
		if slices.ContainsFunc(flags, func(f *kong.Flag) bool { return f.Name == flag }) {
			return "--" + flag
		}
	}
	return strings.ReplaceAll(name.String(), "-", " ")
}
