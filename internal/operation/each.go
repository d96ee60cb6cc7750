package operation

import (
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"
)

// TryEach calls do for every element, also after an error, so that an error in one store does not stop the others. It stops when the
// context ends. It returns all errors joined.
func TryEach[T any](ctx context.Context, all []T, do func(T) error) error {
	var failures []error
	for _, element := range all {
		if ctx.Err() != nil {
			return errors.Join(append(failures, context.Cause(ctx))...)
		}
		failures = append(failures, do(element))
	}
	return errors.Join(failures...)
}

// InStore wraps an error with the id of the store in which it occurred. It returns nil for nil.
func InStore(id uuid.UUID, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("operation: in the store %s: %w", id, err)
}
