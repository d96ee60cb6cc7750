package docs

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"

	yaml "github.com/oasdiff/yaml3"
)

// maxNesting is the maximum depth of nested fields that a page shows.
const maxNesting = 4

// field is a member of a body, with the content that its page shows.
type field struct {
	Name        string
	Type        string
	Required    bool
	Description string   // Markdown
	Values      []string // the values of an enumeration
	Fields      []field
}

// fieldsOf returns the members of an object, or of the objects of a list.
func fieldsOf(schema node, nesting int) []field {
	if nesting > maxNesting {
		return nil
	}
	if items := schema.get("items"); items.exists() {
		return fieldsOf(items, nesting)
	}
	var all []field
	for _, part := range partsOf(schema) {
		required := part.get("required").texts()
		for name, member := range part.get("properties").members() {
			found := newField(name, member, nesting)
			found.Required = slices.Contains(required, name)
			if at := slices.IndexFunc(all, func(f field) bool { return f.Name == name }); at >= 0 {
				all[at] = found.over(all[at])
				continue
			}
			all = append(all, found)
		}
	}
	return all
}

func newField(name string, schema node, nesting int) field {
	f := field{
		Name:        name,
		Type:        typeOf(schema),
		Description: schema.get("description").text(),
		Values:      schema.get("enum").texts(),
		Fields:      fieldsOf(schema, nesting+1),
	}
	if only := schema.get("const").text(); only != "" {
		f.Values = []string{only}
	}
	return f
}

// over returns the field with the values of an earlier part of the schema where it has none.
func (f field) over(earlier field) field {
	f.Required = f.Required || earlier.Required
	if f.Type == "" {
		f.Type = earlier.Type
	}
	if f.Description == "" {
		f.Description = earlier.Description
	}
	if len(f.Fields) == 0 {
		f.Fields = earlier.Fields
	}
	return f
}

// partsOf returns all schemas that describe a value: the schema itself and, recursively, its allOf, oneOf and anyOf.
func partsOf(schema node) []node {
	parts := []node{schema}
	for _, name := range []string{"allOf", "oneOf", "anyOf"} {
		for part := range schema.get(name).items() {
			parts = append(parts, partsOf(part)...)
		}
	}
	return parts
}

// typeOf returns the type of a value in words: "string (uuid)", "list of objects", "integer or null".
func typeOf(schema node) string {
	name, mayBeNull := "", false
	for _, part := range partsOf(schema) {
		types := part.get("type").texts()
		isNull := slices.Contains(types, "null")
		mayBeNull = mayBeNull || isNull
		if types = slices.DeleteFunc(types, func(t string) bool { return t == "null" }); len(types) > 0 && name == "" {
			name = nameOf(part, types)
		}
	}
	if mayBeNull && name != "" {
		name += " or null"
	}
	return name
}

func nameOf(schema node, types []string) string {
	if types[0] == "array" {
		return "list of " + plural(typeOf(schema.get("items")))
	}
	name := strings.Join(types, " or ")
	if format := schema.get("format").text(); format != "" {
		name += " (" + format + ")"
	}
	return name
}

func plural(name string) string {
	word, rest, _ := strings.Cut(name, " ")
	if word == "" {
		return "values"
	}
	if rest != "" {
		rest = " " + rest
	}
	return word + "s" + rest
}

// member is a member of an object.
type member struct {
	name  string
	value any
}

// object is a JSON object that keeps the order of its members.
type object []member

// MarshalJSON implements json.Marshaler.
func (o object) MarshalJSON() ([]byte, error) {
	var text bytes.Buffer
	text.WriteByte('{')
	for i, m := range o {
		if i > 0 {
			text.WriteByte(',')
		}
		name, err := json.Marshal(m.name)
		if err != nil {
			return nil, err
		}
		value, err := encoded(m.value)
		if err != nil {
			return nil, err
		}
		text.Write(name)
		text.WriteByte(':')
		text.Write(value)
	}
	text.WriteByte('}')
	return text.Bytes(), nil
}

// encoded returns the value as JSON, without escaping HTML characters such as <.
func encoded(value any) ([]byte, error) {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(value)
	return bytes.TrimSpace(text.Bytes()), err
}

// exampleOf returns an example value of the schema: its own example, or one composed of the examples of its members.
func exampleOf(schema node, nesting int) any {
	if example, ok := ownExample(schema); ok {
		return example
	}
	var members object
	for _, part := range partsOf(schema) {
		if example, ok := ownExample(part); ok {
			return example
		}
		if items := part.get("items"); items.exists() {
			if nesting > maxNesting {
				return []any{}
			}
			return []any{exampleOf(items, nesting+1)}
		}
		for name, value := range part.get("properties").members() {
			if nesting > maxNesting {
				break
			}
			example := member{name, exampleOf(value, nesting+1)}
			if at := slices.IndexFunc(members, func(m member) bool { return m.name == name }); at >= 0 {
				members[at] = example
				continue
			}
			members = append(members, example)
		}
	}
	if members != nil {
		return members
	}
	return plainExample(schema)
}

func ownExample(schema node) (any, bool) {
	for _, found := range []node{schema.get("example"), schema.get("examples").first(), schema.get("const"), schema.get("enum").first()} {
		if found.exists() {
			return valueOf(found), true
		}
	}
	return nil, false
}

// plainExample returns a value of the schema's type.
func plainExample(schema node) any {
	types := ""
	for _, part := range partsOf(schema) {
		if types = strings.Join(part.get("type").texts(), " "); types != "" {
			break
		}
	}
	switch {
	case strings.Contains(types, "null"):
		return nil
	case types == "integer" || types == "number":
		return 1
	case types == "boolean":
		return true
	case types == "object":
		return object{}
	}
	return "…"
}

// valueOf returns a node of the document as a value that encodes to JSON, with the members in the order of the document.
func valueOf(n node) any {
	switch n.at.Kind {
	case yaml.MappingNode:
		members := object{}
		for name, value := range n.members() {
			members = append(members, member{name, valueOf(value)})
		}
		return members
	case yaml.SequenceNode:
		list := []any{}
		for item := range n.items() {
			list = append(list, valueOf(item))
		}
		return list
	default:
		var value any
		if err := n.at.Decode(&value); err != nil {
			return n.at.Value
		}
		return value
	}
}

// indented returns the value as indented JSON.
func indented(value any) (string, error) {
	compact, err := encoded(value)
	if err != nil {
		return "", err
	}
	var text bytes.Buffer
	err = json.Indent(&text, compact, "", "  ")
	return text.String(), err
}
