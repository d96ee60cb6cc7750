package operation

import (
	"fmt"

	"kiosk/ent/db"
	"kiosk/internal/problem"
)

// Missing returns the error of a read: CodeNotFound when there was no such row, and otherwise err, wrapped.
func Missing(err error, what string) error {
	if db.IsNotFound(err) {
		return problem.Refuse(problem.CodeNotFound, "There is no such %s.", what)
	}
	return fmt.Errorf("operation: read %s: %w", what, err)
}

// OrderNotFound returns the error for an order that the store does not have.
func OrderNotFound() *problem.Error {
	return problem.Refuse(problem.CodeOrderNotFound, "There is no such order.")
}

// Stale returns the error for a change that is based on an old version of the row.
func Stale(what string) *problem.Error {
	return problem.Refuse(problem.CodeStale, "The %s changed in the meantime. Read it again and repeat the change.", what)
}

// Taken returns the error for a value of a field that another row already has. Its detail reads, for example, "There is a category
// with the slug "games" already."
func Taken(what, field, value string) *problem.Error {
	refusal := problem.Refuse(problem.CodeAlreadyExists, "There is a %s with the %s %q already.", what, field, value)
	refusal.Fields = []problem.Field{problem.NewField("/"+field, problem.AlreadyExists, "is the %s of another %s", field, what)}
	return refusal
}

// Replaces reports whether an input changes the value of a field. A nil value means that the input does not contain the field; clears
// means that the input sets it to null.
func Replaces[T comparable](before, value *T, clears bool) bool {
	if clears {
		return before != nil
	}
	return value != nil && (before == nil || *before != *value)
}
