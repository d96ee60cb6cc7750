package operation

import (
	"fmt"

	"kiosk/ent/db"
	"kiosk/internal/problem"
)

// Missing turns "no such row" into a refusal.
func Missing(err error, what string) error {
	if db.IsNotFound(err) {
		return problem.Refuse(problem.CodeNotFound, "There is no such %s.", what)
	}
	return fmt.Errorf("operation: read %s: %w", what, err)
}

// OrderNotFound refuses what concerns an order that the store does not have.
func OrderNotFound() *problem.Error {
	return problem.Refuse(problem.CodeOrderNotFound, "There is no such order.")
}

// Stale refuses a change that is based on a version which is no longer the last.
func Stale(what string) *problem.Error {
	return problem.Refuse(problem.CodeStale, "The %s changed in the meantime. Read it again and repeat the change.", what)
}

// Taken refuses a value of a field that another row has already. Its detail reads, for example, "There is a category with the slug
// "games" already."
func Taken(what, field, value string) *problem.Error {
	refusal := problem.Refuse(problem.CodeAlreadyExists, "There is a %s with the %s %q already.", what, field, value)
	refusal.Fields = []problem.Field{problem.NewField("/"+field, problem.AlreadyExists, "is the %s of another %s", field, what)}
	return refusal
}

// Replaces reports whether a value that is given, or cleared, is another than before. Nil is not given.
func Replaces[T comparable](before, given *T, clears bool) bool {
	if clears {
		return before != nil
	}
	return given != nil && (before == nil || *before != *given)
}
