package main

import (
	"fmt"
	"strings"

	"kiosk/internal/problem"
)

// explain is an error as the person at the terminal should read it: with every invalid field of
// an operation's refusal, named as the flag is.
func explain(err error) string {
	refusal := problem.From(err)
	if refusal == nil || len(refusal.Fields) == 0 {
		return err.Error()
	}
	lines := make([]string, len(refusal.Fields))
	for i, field := range refusal.Fields {
		flag, _, _ := strings.Cut(strings.TrimPrefix(field.Pointer, "/"), "/")
		lines[i] = fmt.Sprintf("--%s %s", strings.TrimSuffix(flag, "s"), field.Detail)
	}
	return strings.Join(lines, "\n       ")
}
