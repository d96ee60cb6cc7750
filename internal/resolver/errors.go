package resolver

import (
	"fmt"

	"kiosk/ent/db"
	"kiosk/internal/database"
	"kiosk/internal/problem"
)

// missing turns "no such row" into a refusal.
func missing(err error, what string) error {
	if db.IsNotFound(err) {
		return problem.Refuse(problem.CodeNotFound, "There is no such %s.", what)
	}
	return fmt.Errorf("resolver: read %s: %w", what, err)
}

// stale refuses a change that is based on a version which is no longer the last.
func stale(what string) *problem.Error {
	return problem.Refuse(problem.CodeStale, "The %s was changed in the meantime. Read it again and repeat the change.", what)
}

// creation turns the constraints that an insert can break into errors the caller understands.
func creation(err error, what, field, value string) error {
	switch {
	case err == nil:
		return nil
	case database.IsUniqueViolation(err):
		return problem.Refuse(problem.CodeAlreadyExists, "There is a %s with the %s %q already.", what, field, value)
	case db.IsConstraintError(err):
		return problem.Refuse(problem.CodeNotFound, "There is no %s with the %s %q.", what, field, value)
	default:
		return fmt.Errorf("resolver: create %s: %w", what, err)
	}
}
