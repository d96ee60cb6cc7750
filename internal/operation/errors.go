package operation

import (
	"fmt"

	"kiosk/ent/db"
	"kiosk/internal/database"
	"kiosk/internal/problem"
)

// Missing turns "no such row" into a refusal.
func Missing(err error, what string) error {
	if db.IsNotFound(err) {
		return problem.Refuse(problem.CodeNotFound, "There is no such %s.", what)
	}
	return fmt.Errorf("operation: read %s: %w", what, err)
}

// Stale refuses a change that is based on a version which is no longer the last.
func Stale(what string) *problem.Error {
	return problem.Refuse(problem.CodeStale, "The %s was changed in the meantime. Read it again and repeat the change.", what)
}

// Creation turns the constraints that an insert can break into errors the caller understands.
func Creation(err error, what, field, value string) error {
	switch {
	case err == nil:
		return nil
	case database.IsUniqueViolation(err):
		return problem.Refuse(problem.CodeAlreadyExists, "There is a %s with the %s %q already.", what, field, value)
	case db.IsConstraintError(err):
		return problem.Refuse(problem.CodeNotFound, "There is no %s with the %s %q.", what, field, value)
	default:
		return fmt.Errorf("operation: create %s: %w", what, err)
	}
}
