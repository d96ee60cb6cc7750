package webhooks_test

import (
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/getkin/kin-openapi/openapi3"

	"kiosk/rest/webhooksig"
)

// fence finds the code blocks of a Markdown page: language and text.
var fence = regexp.MustCompile("(?ms)^```([a-z]+)\n(.*?)^```$")

func page(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../webhooks.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestThePageShowsTheCodeOfTheExamples(t *testing.T) {
	t.Parallel()
	for language, file := range map[string]string{
		"go":     "go/main.go",
		"js":     "node/receiver.js",
		"python": "python/receiver.py",
	} {
		program, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		shown := slices.ContainsFunc(fence.FindAllStringSubmatch(page(t), -1), func(block []string) bool {
			return block[1] == language && strings.Contains(block[2], "the raw body") && strings.Contains(string(program), block[2])
		})
		if !shown {
			t.Errorf("the page does not show the verification of %s as it is", file)
		}
	}
}

func TestThePageShowsEveryEventAsTheDocumentDescribesIt(t *testing.T) {
	t.Parallel()
	document, err := openapi3.NewLoader().LoadFromFile("../../../rest/openapi.yaml")
	if err != nil {
		t.Fatal(err)
	}
	examples := map[string]string{} // by the heading before
	for _, section := range strings.Split(page(t), "\n#")[1:] {
		heading, text, _ := strings.Cut(section, "\n")
		if block := fence.FindStringSubmatch(text); block != nil && block[1] == "json" {
			examples[strings.TrimLeft(heading, "# ")] = block[2]
		}
	}
	const envelope = `{"id": "evt_01k31f8phye9x9y02ctdfapzgg", "type": %q, "created_at": "2026-01-02T03:04:05Z", "livemode": true, "data": %s}`
	check := func(name, text string) {
		var event any
		if err := json.Unmarshal([]byte(text), &event); err != nil {
			t.Errorf("%s: %v in %q", name, err, text)
			return
		}
		schema := document.Webhooks[name].Post.RequestBody.Value.Content["application/json"].Schema
		if err := schema.Value.VisitJSON(event, openapi3.EnableJSONSchema2020()); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		known := described(schema, "")
		for _, path := range members(event, "") {
			if !slices.Contains(known, path) {
				t.Errorf("%s shows %s, which is not described", name, path)
			}
		}
	}
	check("stock.low", examples["What arrives"])
	for name := range document.Webhooks {
		check(name, fmt.Sprintf(envelope, name, examples[name]))
	}
}

// described lists the paths of the members that a schema describes.
func described(schema *openapi3.SchemaRef, prefix string) (paths []string) {
	for name, member := range schema.Value.Properties {
		paths = append(paths, prefix+name)
		paths = append(paths, described(member, prefix+name+".")...)
	}
	if schema.Value.Items != nil {
		paths = append(paths, described(schema.Value.Items, prefix)...)
	}
	for _, part := range slices.Concat(schema.Value.AllOf, schema.Value.AnyOf, schema.Value.OneOf) {
		paths = append(paths, described(part, prefix)...)
	}
	return paths
}

// members lists the paths of all members of a JSON value, sorted.
func members(value any, prefix string) (paths []string) {
	switch value := value.(type) {
	case map[string]any:
		for name, member := range value {
			paths = append(paths, prefix+name)
			paths = append(paths, members(member, prefix+name+".")...)
		}
	case []any:
		for _, element := range value {
			paths = append(paths, members(element, prefix)...)
		}
	}
	slices.Sort(paths)
	return slices.Compact(paths)
}

func TestTheSignatureToCheckByHandIsRight(t *testing.T) {
	t.Parallel()
	v1 := regexp.MustCompile(`(?m)^v1 +([0-9a-f]{64})$`).FindStringSubmatch(page(t))
	if v1 == nil {
		t.Fatal("the page shows no signature to check by hand")
	}
	header := "t=1767323045,v1=" + v1[1]
	if want := webhooksig.Sign(secret, time.Unix(1767323045, 0), []byte(`{"a":1}`)); header != want {
		t.Errorf("the page shows %s, want %s", header, want)
	}
}
