// Command pytypes generates the types of the Python client from the schemas of the OpenAPI document.
//
//	go run ./clients/pytypes rest/openapi.yaml clients/python/src/kiosk_client/generated/types.py
package main

import (
	"fmt"
	"log"
	"maps"
	"os"
	"slices"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
)

func main() {
	if len(os.Args) != 3 {
		log.Fatal("usage: pytypes openapi.yaml types.py")
	}
	document, err := openapi3.NewLoader().LoadFromFile(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile(os.Args[2], []byte(generate(document)), 0o600); err != nil { //nolint:gosec // the path comes from the developer who runs the generator
		log.Fatal(err)
	}
}

const head = `# Generated from rest/openapi.yaml by clients/pytypes (make generate). Do not edit.
from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, TypedDict, Union

`

// generate returns a Python module with a TypedDict of each object, and a Literal of each enumeration.
func generate(document *openapi3.T) string {
	m := &module{}
	names := slices.Sorted(maps.Keys(document.Components.Schemas))
	for _, name := range names {
		if schema := document.Components.Schemas[name].Value; len(schema.Enum) > 0 {
			fmt.Fprintf(&m.literals, "%s = %s\n", name, literal(schema.Enum))
		}
	}
	for _, name := range names {
		if schema := document.Components.Schemas[name].Value; isObject(schema) {
			m.class(name, schema)
		}
	}
	m.events(document)
	return head + m.literals.String() + m.classes.String()
}

type module struct{ literals, classes strings.Builder }

// events writes the union of the types of webhook events.
func (m *module) events(document *openapi3.T) {
	m.classes.WriteString("\n\n# An event. Narrow it by its \"type\"; a newer Kiosk has types that are not listed here, which a program ignores.\nKioskEvent = Union[\n")
	for _, name := range slices.Sorted(maps.Keys(document.Webhooks)) {
		ref := document.Webhooks[name].Post.RequestBody.Value.Content["application/json"].Schema
		fmt.Fprintf(&m.classes, "    %s,\n", m.typeOf("", ref))
	}
	m.classes.WriteString("]\n")
}

// class writes a TypedDict for an object. Required and optional members are in two classes, one derived from the other, because
// Python 3.9 does not have NotRequired.
func (m *module) class(name string, schema *openapi3.Schema) {
	members, required := map[string]*openapi3.SchemaRef{}, map[string]bool{}
	collect(schema, members, required)
	types := map[string]string{}
	for _, member := range slices.Sorted(maps.Keys(members)) {
		types[member] = m.typeOf(name+strings.ToUpper(member[:1])+member[1:], members[member])
	}
	base, optional := "TypedDict", len(required) < len(members)
	if optional && len(required) > 0 {
		m.head("_"+name+"Required", base, "", "")
		m.members(types, members, func(member string) bool { return required[member] })
		base = "_" + name + "Required"
	}
	if optional {
		m.head(name, base, ", total=False", schema.Description)
		m.members(types, members, func(member string) bool { return !required[member] })
		return
	}
	m.head(name, base, "", schema.Description)
	m.members(types, members, func(string) bool { return true })
}

func (m *module) head(name, base, options, description string) {
	fmt.Fprintf(&m.classes, "\n\nclass %s(%s%s):\n", name, base, options)
	if description != "" {
		fmt.Fprintf(&m.classes, "    \"\"\"%s\"\"\"\n\n", strings.ReplaceAll(oneLine(description), `\`, `\\`))
	}
}

func (m *module) members(types map[string]string, members map[string]*openapi3.SchemaRef, include func(string) bool) {
	for _, member := range slices.Sorted(maps.Keys(types)) {
		if !include(member) {
			continue
		}
		if description := members[member].Value.Description; description != "" {
			fmt.Fprintf(&m.classes, "    # %s\n", oneLine(description))
		}
		fmt.Fprintf(&m.classes, "    %s: %s\n", member, types[member])
	}
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// collect adds the members of an object and of the parts of its allOf. A member of a later part replaces one of an earlier part.
func collect(schema *openapi3.Schema, members map[string]*openapi3.SchemaRef, required map[string]bool) {
	for _, part := range schema.AllOf {
		collect(part.Value, members, required)
	}
	maps.Copy(members, schema.Properties)
	for _, name := range schema.Required {
		required[name] = true
	}
}

func isObject(schema *openapi3.Schema) bool {
	return len(schema.Properties) > 0 || slices.ContainsFunc(schema.AllOf, func(part *openapi3.SchemaRef) bool { return isObject(part.Value) })
}

// typeOf returns the Python type of a schema. For an object without a name in the document it writes a class with the given name.
func (m *module) typeOf(name string, ref *openapi3.SchemaRef) string {
	schema := ref.Value
	if named := ref.Ref[strings.LastIndex(ref.Ref, "/")+1:]; named != "" && (isObject(schema) || len(schema.Enum) > 0) {
		return named
	}
	switch {
	case len(schema.Enum) > 0:
		return literal(schema.Enum)
	case schema.Const != nil:
		return literal([]any{schema.Const})
	case len(schema.OneOf)+len(schema.AnyOf) > 0:
		return m.union(name, slices.Concat(schema.OneOf, schema.AnyOf))
	case isObject(schema):
		m.class(name, schema)
		return name
	}
	text := m.plain(name, schema)
	if schema.Type.Includes("null") {
		return "Optional[" + text + "]"
	}
	return text
}

func (m *module) plain(name string, schema *openapi3.Schema) string {
	switch {
	case schema.Type.Includes("string"):
		return "str"
	case schema.Type.Includes("integer"):
		return "int"
	case schema.Type.Includes("number"):
		return "float"
	case schema.Type.Includes("boolean"):
		return "bool"
	case schema.Type.Includes("array"):
		return "List[" + m.typeOf(name+"Item", schema.Items) + "]"
	case len(schema.AllOf) > 0:
		return m.typeOf(name, schema.AllOf[0])
	default:
		return "Dict[str, Any]"
	}
}

func (m *module) union(name string, parts openapi3.SchemaRefs) string {
	var types []string
	nullable := false
	for _, part := range parts {
		if part.Value.Type.Is("null") {
			nullable = true
			continue
		}
		types = append(types, m.typeOf(name, part))
	}
	text := strings.Join(types, ", ")
	if len(types) > 1 {
		text = "Union[" + text + "]"
	}
	if nullable {
		return "Optional[" + text + "]"
	}
	return text
}

func literal(values []any) string {
	var texts []string
	nullable := false
	for _, value := range values {
		if value == nil {
			nullable = true
			continue
		}
		texts = append(texts, fmt.Sprintf("%q", value))
	}
	text := "Literal[" + strings.Join(texts, ", ") + "]"
	if nullable {
		return "Optional[" + text + "]"
	}
	return text
}
