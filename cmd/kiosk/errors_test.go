package main

import (
	"fmt"
	"testing"

	"kiosk/internal/problem"
)

func TestABusyStoreDoesNotHideThatACommandIsIncomplete(t *testing.T) {
	t.Parallel()
	const left = "the rotation is not finished: run it again"
	for code, want := range map[problem.Code]string{
		problem.CodeBusy:  left + ": store acme: Try again.",
		problem.CodeStale: "store acme: Try again.",
	} {
		if got := incomplete(t.Context(), left, fmt.Errorf("store acme: %w", problem.Refuse(code, "Try again."))); got.Error() != want {
			t.Errorf("%s: %s", code, got)
		}
	}
}
