package rest_test

import (
	"os"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
)

func TestWhatIsNewInTheDocumentIsInTheChangelog(t *testing.T) {
	t.Parallel()
	before, err := loadDocument(released)
	if err != nil {
		t.Fatal(err)
	}
	changelog, err := os.ReadFile("../CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	_, unreleased, _ := strings.Cut(string(changelog), "## [Unreleased]\n")
	unreleased, _, _ = strings.Cut(unreleased, "\n## [")
	_, told, _ := strings.Cut(unreleased, "### The API\n")
	told, _, _ = strings.Cut(told, "\n### ")
	known := words(before)
	for word := range words(published().document) {
		if !known[word] && !strings.Contains(told, "`"+word+"`") {
			t.Errorf("CHANGELOG.md says nothing of the new `%s` under The API", word)
		}
	}
}

// words are what clients have to do with by name: operations, parameters, members, codes, headers and webhooks.
func words(document *openapi3.T) map[string]bool {
	all := map[string]bool{}
	for path, item := range document.Paths.Map() {
		for method, operation := range item.Operations() {
			all[method+" "+path] = true
			for _, parameter := range parameters(item, operation) {
				all[parameter.Name] = true
			}
			for _, response := range operation.Responses.Map() {
				for header := range response.Value.Headers {
					all[header] = true
				}
			}
		}
	}
	for _, schema := range document.Components.Schemas {
		for member := range schema.Value.Properties {
			all[member] = true
		}
	}
	for _, code := range document.Components.Schemas["ErrorCode"].Value.Enum {
		all[code.(string)] = true
	}
	for webhook := range document.Webhooks {
		all[webhook] = true
	}
	return all
}
