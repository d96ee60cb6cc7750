package main

import (
	"slices"
	"strings"
	"unicode"

	"github.com/alecthomas/kong"

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
