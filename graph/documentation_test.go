package graph_test

import (
	"fmt"
	"maps"
	"net/http"
	"os"
	"slices"
	"strings"
	"testing"

	"kiosk/graph"
	"kiosk/internal/auth"
)

const guide = "../docs/graphql.md"

// TestTheGuideListsEveryCodeAndPermission holds the two tables of docs/graphql.md to the code. -update writes them.
func TestTheGuideListsEveryCodeAndPermission(t *testing.T) {
	t.Parallel()
	content, err := os.ReadFile(guide)
	if err != nil {
		t.Fatal(err)
	}
	current := string(content)
	current = between(t, current, "codes", codesTable())
	current = between(t, current, "permissions", permissionsTable())
	if current == string(content) {
		return
	}
	if !*update {
		t.Fatalf("%s is not current; run go test ./graph -run Guide -update", guide)
	}
	if err := os.WriteFile(guide, []byte(current), 0o600); err != nil {
		t.Fatal(err)
	}
}

// between puts a table between the two comments of its name.
func between(t *testing.T, text, name, table string) string {
	t.Helper()
	start, end := "<!-- "+name+" -->\n", "<!-- end of "+name+" -->"
	before, rest, found := strings.Cut(text, start)
	_, after, closed := strings.Cut(rest, end)
	if !found || !closed {
		t.Fatalf("%s has no place for the table of %s", guide, name)
	}
	return before + start + table + end + after
}

func codesTable() string {
	table := "| code | status | what it says |\n|---|---|---|\n"
	for _, code := range slices.Sorted(maps.Keys(graph.Codes)) {
		known := graph.Codes[code]
		table += fmt.Sprintf("| `%s` | %d %s | %s |\n", code, known.Status, http.StatusText(known.Status), known.Meaning)
	}
	return table
}

func permissionsTable() string {
	table := "| permission | OWNER | MANAGER | SUPPORT | VIEWER | opens |\n|---|---|---|---|---|---|\n"
	for _, value := range schema.Types["Permission"].EnumValues {
		table += "| `" + value.Name + "` |"
		for _, role := range allRoles {
			mark := " "
			if slices.Contains(role.Permissions(), auth.Permission(value.Name)) {
				mark = " ✓ "
			}
			table += mark + "|"
		}
		table += " " + value.Description + " |\n"
	}
	return table
}
