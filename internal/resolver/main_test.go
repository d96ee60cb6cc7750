package resolver_test

import (
	"flag"
	"os"
	"testing"
)

// TestMain lets the model test run few sequences by default, because each step is held against all checks on a
// real database. For a long run: go test ./internal/resolver -run AgreesWithTheModel -rapid.checks 2000
func TestMain(m *testing.M) {
	_ = flag.Set("rapid.checks", "20")
	flag.Parse()
	os.Exit(m.Run())
}
