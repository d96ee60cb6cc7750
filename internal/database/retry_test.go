package database_test

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"kiosk/internal/database"
)

func TestRetryMakesNewAttemptsForAsLongAsRacesAreLost(t *testing.T) {
	t.Parallel()
	other := errors.New("other")
	attempts := 0
	err := new(database.DB).Retry(t.Context(), func() error {
		attempts++
		if attempts < 3 {
			return fmt.Errorf("stock: %w", database.ErrRetry)
		}
		return other
	})
	if !errors.Is(err, other) || attempts != 3 {
		t.Errorf("%v after %d attempts", err, attempts)
	}
}

func TestRetryEndsWithItsContext(t *testing.T) {
	t.Parallel()
	gone := errors.New("the client has disconnected")
	ctx, cancel := context.WithCancelCause(t.Context())
	err := new(database.DB).Retry(ctx, func() error {
		cancel(gone)
		return database.ErrRetry
	})
	if !errors.Is(err, gone) {
		t.Error(err)
	}
}
