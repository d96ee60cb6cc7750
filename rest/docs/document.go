package docs

import (
	"iter"
	"strings"

	yaml "github.com/oasdiff/yaml3"
)

// node is a YAML node of the OpenAPI document. Its members keep the order of the text. A node without at is absent.
type node struct{ root, at *yaml.Node }

// parse parses an OpenAPI document in YAML.
func parse(text []byte) (node, error) {
	var document yaml.Node
	if err := yaml.Unmarshal(text, &document); err != nil {
		return node{}, err
	}
	return node{document.Content[0], document.Content[0]}, nil
}

func (n node) exists() bool { return n.at != nil }

// get returns the node at a path of member names.
func (n node) get(path ...string) node {
	for _, name := range path {
		n = n.member(name)
	}
	return n
}

func (n node) member(name string) node {
	for key, value := range n.members() {
		if key == name {
			return value
		}
	}
	return node{root: n.root}
}

// members iterates over the members of an object. If the object has a $ref, the members of the referenced object follow its own.
func (n node) members() iter.Seq2[string, node] {
	return func(yield func(string, node) bool) {
		if n.at == nil || n.at.Kind != yaml.MappingNode {
			return
		}
		target := node{root: n.root}
		for i := 0; i+1 < len(n.at.Content); i += 2 {
			key, value := n.at.Content[i].Value, n.at.Content[i+1]
			if key == "$ref" {
				target = n.resolve(value.Value)
				continue
			}
			if !yield(key, node{n.root, value}) {
				return
			}
		}
		target.members()(yield)
	}
}

// resolve returns the node of a reference such as #/components/schemas/Id.
func (n node) resolve(reference string) node {
	names := strings.Split(strings.TrimPrefix(reference, "#/"), "/")
	return node{n.root, n.root}.get(names...)
}

// items iterates over the items of a list.
func (n node) items() iter.Seq[node] {
	return func(yield func(node) bool) {
		if n.at == nil || n.at.Kind != yaml.SequenceNode {
			return
		}
		for _, item := range n.at.Content {
			if !yield(node{n.root, item}) {
				return
			}
		}
	}
}

// text returns the text of a scalar, "" for other nodes.
func (n node) text() string {
	if n.at == nil || n.at.Kind != yaml.ScalarNode {
		return ""
	}
	return n.at.Value
}

// texts returns the scalars of a list, or the scalar itself as a list of one.
func (n node) texts() []string {
	if text := n.text(); text != "" {
		return []string{text}
	}
	var all []string
	for item := range n.items() {
		all = append(all, item.text())
	}
	return all
}

// first returns the first item of a list.
func (n node) first() node {
	for item := range n.items() {
		return item
	}
	return node{root: n.root}
}
