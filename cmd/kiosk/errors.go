package main

import (
	"context"
	"slices"
	"strings"
	"unicode"

	"github.com/alecthomas/kong"

	"kiosk/internal/database"
	"kiosk/internal/problem"
)

// explain is an error as the person at the terminal should read it: with every invalid field of an operation's refusal, named as
// the flag of the command is, if there is one.
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

// signalled is the signal that ended a command, where its work failed because of it.
func signalled(ctx context.Context, err error) error {
	if ctx.Err() != nil && database.IsCanceled(err) {
		return context.Cause(ctx)
	}
	return err
}

// asFlag has an operation's refusal of a field name the flag of the command, which is named otherwise.
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

// inCommandLine is a field's name in the command line: skipEvents is --skip-events, and of scopes each is a --scope. What has no
// flag is an argument.
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
