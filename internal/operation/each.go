package operation

import (
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"
)

// TryEach calls do for every element, also after failures, so that the trouble of one store does not stop the others. It ends
// when the context ends, and returns every error.
func TryEach[T any](ctx context.Context, all []T, do func(T) error) error {
	var failures []error
	for _, one := range all {
		if ctx.Err() != nil {
			return errors.Join(append(failures, context.Cause(ctx))...)
		}
		failures = append(failures, do(one))
	}
	return errors.Join(failures...)
}

// InStore adds to an error in which store it occurred.
func InStore(id uuid.UUID, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("operation: in the store %s: %w", id, err)
}
