package operation_test

import (
	"testing"

	"kiosk/internal/operation"
)

func TestACallerWhoIsNotSignedInIsNoShreddedStore(t *testing.T) {
	t.Parallel()
	if operation.IsShredded(operation.NotSignedIn()) {
		t.Error("a caller who is not signed in counts as a shredded store")
	}
}
