package graph_test

import (
	"fmt"
	"maps"
	"net/http"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/vektah/gqlparser/v2/ast"

	"kiosk/graph/errcode"
	"kiosk/internal/audit"
	"kiosk/internal/auth"
	"kiosk/internal/problem"
)

const guide = "../docs/graphql.md"

// TestTheGuideListsEveryCodeAndPermission compares the two tables of docs/graphql.md with the code. -update writes them.
func TestTheGuideListsEveryCodeAndPermission(t *testing.T) {
	t.Parallel()
	content, err := os.ReadFile(guide)
	if err != nil {
		t.Fatal(err)
	}
	current := string(content)
	current = between(t, current, "codes", codesTable())
	current = between(t, current, "reasons", reasonsTable())
	current = between(t, current, "permissions", permissionsTable())
	current = between(t, current, "operations", operationsTable())
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

const consoleCodes = "../console/src/api/errorCodes.ts"

// TestTheConsoleHasEveryCodeAndReason compares the types of the console with the codes and reasons that the API can return. The
// console does not compile without a text for each of them in both languages. -update writes the file.
func TestTheConsoleHasEveryCodeAndReason(t *testing.T) {
	t.Parallel()
	reasons := make([]string, 0, len(problem.Rules))
	for reason := range problem.Rules {
		reasons = append(reasons, strings.ToUpper(string(reason)))
	}
	want := "// Written by go test ./graph -run TestTheConsole -update; do not edit.\n" +
		union("ErrorCode", slices.Collect(maps.Keys(errcode.Codes))) + "\n" + union("ErrorReason", reasons)
	if *update {
		if err := os.WriteFile(consoleCodes, []byte(want), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if content, err := os.ReadFile(consoleCodes); err != nil || string(content) != want {
		t.Fatalf("%s is not current (%v); run go test ./graph -run TestTheConsole -update", consoleCodes, err)
	}
}

const consoleAudit = "../console/src/api/auditWords.ts"

// TestTheConsoleHasEveryWordOfTheAudit compares the types of the console with the actions, subjects and fields of audit entries.
// The console does not compile without a text for each of them in both languages. -update writes the file.
func TestTheConsoleHasEveryWordOfTheAudit(t *testing.T) {
	t.Parallel()
	want := "// Written by go test ./graph -run TestTheConsole -update; do not edit.\n" +
		union("AuditAction", slices.Clone(audit.Actions)) + "\n" +
		union("AuditSubject", slices.Clone(audit.Subjects)) + "\n" +
		union("AuditField", slices.Clone(audit.Fields))
	if *update {
		if err := os.WriteFile(consoleAudit, []byte(want), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if content, err := os.ReadFile(consoleAudit); err != nil || string(content) != want {
		t.Fatalf("%s is not current (%v); run go test ./graph -run TestTheConsole -update", consoleAudit, err)
	}
}

// union returns a union type of TypeScript.
func union(name string, values []string) string {
	slices.Sort(values)
	return "export type " + name + " =\n  | \"" + strings.Join(values, "\"\n  | \"") + "\";\n"
}

// between replaces the text between the two comments with the name of a table.
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
	for _, code := range slices.Sorted(maps.Keys(errcode.Codes)) {
		known := errcode.Codes[code]
		table += fmt.Sprintf("| `%s` | %d %s | %s |\n", code, known.Status, http.StatusText(known.Status), known.Meaning)
	}
	return table
}

func reasonsTable() string {
	table := "| reason | code | parameters | what it says |\n|---|---|---|---|\n"
	for _, reason := range slices.Sorted(maps.Keys(problem.Rules)) {
		rule := problem.Rules[reason]
		code := rule.Code
		if _, ofOperation := errcode.Codes[strings.ToUpper(code)]; ofOperation {
			code = strings.ToUpper(code)
		}
		params := ""
		if len(rule.Params) > 0 {
			params = "`" + strings.Join(rule.Params, "`, `") + "`"
		}
		table += fmt.Sprintf("| `%s` | `%s` | %s | %s |\n", strings.ToUpper(string(reason)), code, params, rule.Meaning)
	}
	return table
}

// operationsTable returns a table with all fields of the three root types, and the first sentence of each description.
func operationsTable() string {
	table := ""
	for _, root := range []*ast.Definition{schema.Query, schema.Mutation, schema.Subscription} {
		table += "| " + strings.ToLower(root.Name) + " | permission | what it does |\n|---|---|---|\n"
		for _, field := range slices.SortedFunc(slices.Values(root.Fields), func(a, b *ast.FieldDefinition) int { return strings.Compare(a.Name, b.Name) }) {
			if strings.HasPrefix(field.Name, "__") {
				continue
			}
			permission := field.Directives.ForName("can").Arguments.ForName("permission").Value.Raw
			table += fmt.Sprintf("| `%s` | `%s` | %s |\n", field.Name, permission, firstSentence(field.Description))
		}
		table += "\n"
	}
	return strings.TrimSuffix(table, "\n")
}

var sentence = regexp.MustCompile(`^.*?[.:](?:\s|$)`)

func firstSentence(description string) string {
	line := strings.ReplaceAll(strings.Join(strings.Fields(description), " "), "|", "\\|")
	if found := sentence.FindString(line); found != "" {
		line = found
	}
	return strings.TrimRight(line, " .:") + "."
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
