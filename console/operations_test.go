package console_test

import (
	"encoding/json"
	"os"
	"testing"

	"github.com/vektah/gqlparser/v2"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/validator/rules"
)

// TestOperationsFitTheSchema checks the operations of the console, which `make console` writes to operations.json, against the schema.
func TestOperationsFitTheSchema(t *testing.T) {
	t.Parallel()
	sdl, err := os.ReadFile("../graph/kiosk.graphql")
	if err != nil {
		t.Fatal(err)
	}
	schema := gqlparser.MustLoadSchema(&ast.Source{Name: "kiosk.graphql", Input: string(sdl)})
	content, err := os.ReadFile("operations.json")
	if err != nil {
		t.Fatal(err)
	}
	var operations map[string]string
	if err := json.Unmarshal(content, &operations); err != nil || len(operations) == 0 {
		t.Fatalf("%d operations: %v", len(operations), err)
	}
	for name, text := range operations {
		if _, errs := gqlparser.LoadQueryWithRules(schema, text, rules.NewDefaultRules()); errs != nil {
			t.Errorf("%s: %v", name, errs)
		}
	}
}
