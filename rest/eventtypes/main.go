// Command eventtypes generates the files that depend on the event types in the OpenAPI document: the enumeration of the
// GraphQL API, the constants of the Go client, the list and the names in the console, and the catalogue in docs/webhooks.md.
//
//	go run ./rest/eventtypes
package main

import (
	"fmt"
	"go/format"
	"log"
	"os"
	"path/filepath"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"

	"kiosk/rest/docs"
)

const description = "rest/openapi.yaml"

func main() {
	files, err := generate(".")
	if err != nil {
		log.Fatal(err)
	}
	for path, text := range files {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			log.Fatal(err)
		}
	}
}

// generate returns the text of each generated file by its path, relative to the root of the repository.
func generate(root string) (map[string]string, error) {
	document, err := openapi3.NewLoader().LoadFromFile(filepath.Join(root, description))
	if err != nil {
		return nil, err
	}
	types, err := typesOf(document)
	if err != nil {
		return nil, err
	}
	constants, err := client(types)
	if err != nil {
		return nil, err
	}
	catalogue, err := page(root)
	return map[string]string{
		"graph/event_type.graphqls":         schema(types),
		"client/event_type.go":              constants,
		"console/src/api/eventTypes.gql.ts": script(types),
		"console/src/messages/events.ts":    messages(types),
		"docs/webhooks.md":                  catalogue,
	}, err
}

// eventType is an event type of the catalogue.
type eventType struct {
	name, graphQL, summary string
	titles                 map[string]string // by language
}

// languages lists the languages of the console, in the order in which its messages are written.
var languages = []string{"en", "pt-BR"}

// typesOf returns the event types in the order of the document's enumeration. It returns an error if a type has no webhook, or
// no name in one of the languages.
func typesOf(document *openapi3.T) (types []eventType, err error) {
	for _, value := range document.Components.Schemas["EventType"].Value.Enum {
		name := fmt.Sprint(value)
		webhook := document.Webhooks[name]
		if webhook == nil {
			return nil, fmt.Errorf("%s: the event type %s has no webhook", description, name)
		}
		t := eventType{
			name:    name,
			graphQL: strings.ToUpper(strings.ReplaceAll(name, ".", "_")),
			summary: webhook.Post.Summary,
			titles:  map[string]string{},
		}
		titles, _ := webhook.Extensions["x-display-name"].(map[string]any)
		for _, language := range languages {
			if t.titles[language], _ = titles[language].(string); t.titles[language] == "" {
				return nil, fmt.Errorf("%s: the webhook %s lacks its x-display-name in the language %s", description, name, language)
			}
		}
		types = append(types, t)
	}
	return types, nil
}

const head = "Generated from " + description + " by rest/eventtypes (make generate). Do not edit."

// schema returns the enumeration of the GraphQL API.
func schema(types []eventType) string {
	text := "# " + head + "\n\n" +
		"\"The types of events. Webhooks and the REST API name ORDER_CREATED `order.created`, and so on.\"\nenum EventType {\n"
	for _, t := range types {
		text += fmt.Sprintf("  %q\n  %s\n", t.summary+": `"+t.name+"`.", t.graphQL)
	}
	return text + "}\n"
}

// client returns the constants of the Go client, without webhook.test, which client.EventTest is.
func client(types []eventType) (string, error) {
	text := "// Code generated from " + description + " by rest/eventtypes (make generate). DO NOT EDIT.\n\n" +
		"package client\n\n// The event catalogue.\nconst (\n"
	for _, t := range types {
		if t.name != "webhook.test" {
			text += fmt.Sprintf("Event%s EventType = %q // %s.\n", camel(t.name), t.name, t.summary)
		}
	}
	formatted, err := format.Source([]byte(text + ")\n"))
	return string(formatted), err
}

func camel(name string) (text string) {
	for part := range strings.FieldsFuncSeq(name, func(r rune) bool { return r == '.' || r == '_' }) {
		text += strings.ToUpper(part[:1]) + part[1:]
	}
	return text
}

// script returns the list of event types for the console.
func script(types []eventType) string {
	text := "// " + head + "\n" +
		"import type { EventType } from \"./schema.gql.ts\";\n\n" +
		"/** Every type of events, in the order of the catalogue. */\nexport const eventTypes = [\n"
	for _, t := range types {
		text += fmt.Sprintf("  %q,\n", t.graphQL)
	}
	return text + "] as const satisfies EventType[];\n"
}

// messages returns the names of the event types for the console.
func messages(types []eventType) string {
	text := "// " + head + "\nimport { defineMessages } from \"./messages.ts\";\n\n" +
		"/** The names of the kinds of events. */\nexport const eventTexts = defineMessages(\n"
	for _, language := range languages {
		text += "  {\n"
		for _, t := range types {
			text += fmt.Sprintf("    %s: %q,\n", t.graphQL, t.titles[language])
		}
		text += "  },\n"
	}
	return text + ");\n"
}

// page returns docs/webhooks.md with the catalogue of the document.
func page(root string) (string, error) {
	text, err := os.ReadFile(filepath.Join(root, "docs/webhooks.md"))
	if err != nil {
		return "", err
	}
	document, err := os.ReadFile(filepath.Join(root, description))
	if err != nil {
		return "", err
	}
	events, err := docs.Events(document)
	if err != nil {
		return "", err
	}
	before, rest, began := strings.Cut(string(text), "\n## Event catalogue\n")
	_, after, ended := strings.Cut(rest, "\n## ")
	if !began || !ended {
		return "", fmt.Errorf("docs/webhooks.md has no section Event catalogue before others")
	}
	return before + "\n## Event catalogue\n\n" + events + "\n## " + after, nil
}
