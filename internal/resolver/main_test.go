package resolver_test

import (
	"flag"
	"os"
	"testing"
)

// TestMain limits the model test to 20 sequences by default, because it runs all checks on a real database after each step.
// For a long run: go test ./internal/resolver -run AgreesWithTheModel -rapid.checks 2000
func TestMain(m *testing.M) {
	_ = flag.Set("rapid.checks", "20")
	flag.Parse()
	os.Exit(m.Run())
}
