package operation

import (
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"
)

// TryEach does the same with each of all and goes on after a failure, so that no store waits until another one's trouble is
// over. It stops when the context ends, and returns every error.
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

// InStore says of an error in which store it came.
func InStore(id uuid.UUID, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("operation: in the store %s: %w", id, err)
}
