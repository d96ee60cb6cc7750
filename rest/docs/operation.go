package docs

import (
	"net/url"
	"slices"
	"strings"
)

// operation is one method of one path of the API, with the content of its page.
type operation struct {
	ID, Tag     string
	Method      string // GET
	Path        string // /orders/{id}
	Summary     string
	Description string // Markdown
	Scope       string
	Parameters  []parameter
	Body        *body
	Responses   []response
}

// parameter is a parameter of the path, the query or the headers.
type parameter struct {
	Name, In    string
	Type        string
	Required    bool
	Description string // Markdown
	Values      []string
	Example     string
}

// body is the body of a request or a response.
type body struct {
	Description string // Markdown
	Fields      []field
	Example     string // JSON
}

// response is a possible response of an operation.
type response struct {
	Status      string
	Description string // Markdown
	Codes       []string
	Body        *body
}

// group is the operations under one heading of the navigation.
type group struct {
	Name        string
	Description string // Markdown
	Operations  []*operation
}

// methods lists the HTTP methods of operations, in the order of their pages.
var methods = []string{"get", "post", "put", "patch", "delete"}

// operationsOf returns the operations of the API, grouped by tag, in the order of the document.
func operationsOf(document node) ([]group, error) {
	var groups []group
	for tag := range document.get("tags").items() {
		groups = append(groups, group{Name: tag.get("name").text(), Description: tag.get("description").text()})
	}
	for path, item := range document.get("paths").members() {
		for _, method := range methods {
			found := item.get(method)
			if !found.exists() {
				continue
			}
			o, err := newOperation(method, path, item, found)
			if err != nil {
				return nil, err
			}
			at := slices.IndexFunc(groups, func(g group) bool { return g.Name == o.Tag })
			groups[at].Operations = append(groups[at].Operations, o)
		}
	}
	return slices.DeleteFunc(groups, func(g group) bool { return len(g.Operations) == 0 }), nil
}

func newOperation(method, path string, item, found node) (*operation, error) {
	o := &operation{
		ID:          found.get("operationId").text(),
		Tag:         found.get("tags").first().text(),
		Method:      strings.ToUpper(method),
		Path:        path,
		Summary:     found.get("summary").text(),
		Description: found.get("description").text(),
		Scope:       found.get("security").first().get("token").first().text(),
	}
	for _, list := range []node{item.get("parameters"), found.get("parameters")} {
		for p := range list.items() {
			o.Parameters = append(o.Parameters, newParameter(p))
		}
	}
	var err error
	if o.Body, err = newBody(found.get("requestBody")); err != nil {
		return nil, err
	}
	for status, r := range found.get("responses").members() {
		content, err := newBody(r)
		if err != nil {
			return nil, err
		}
		if last := len(o.Responses) - 1; content != nil && last >= 0 && o.Responses[last].Body != nil && o.Responses[last].Body.Example == content.Example {
			content = nil // the previous response shows the same body
		}
		o.Responses = append(o.Responses, response{Status: status, Description: r.get("description").text(), Codes: codesOf(r), Body: content})
	}
	return o, nil
}

func newParameter(p node) parameter {
	schema := p.get("schema")
	example := p.get("example").text()
	if example == "" && p.get("in").text() == "path" {
		example, _ = exampleOf(schema, 0).(string)
	}
	values := schema.get("enum").texts()
	if len(values) == 0 {
		values = schema.get("items", "enum").texts()
	}
	return parameter{
		Name: p.get("name").text(), In: p.get("in").text(), Type: typeOf(schema), Required: p.get("required").text() == "true",
		Description: p.get("description").text(), Values: values, Example: example,
	}
}

// newBody returns the JSON body of a request or a response, or nil if it has none.
func newBody(owner node) (*body, error) {
	content := owner.get("content", "application/json")
	if !content.exists() {
		return nil, nil //nolint:nilnil // no body
	}
	schema := content.get("schema")
	example := exampleOf(schema, 0)
	if own := content.get("example"); own.exists() {
		example = valueOf(own)
	}
	for _, named := range content.get("examples").members() {
		example = valueOf(named.get("value"))
		break
	}
	text, err := indented(example)
	return &body{Description: owner.get("description").text(), Fields: fieldsOf(schema, 0), Example: text}, err
}

// codesOf returns the error codes of a problem response, or nil when there are maxCodes or more.
func codesOf(r node) []string {
	for _, part := range partsOf(r.get("content", "application/problem+json", "schema")) {
		code := part.member("properties").member("code")
		if list := code.get("enum").texts(); len(list) > 0 && len(list) < maxCodes {
			return list
		}
	}
	return nil
}

// maxCodes limits the codes that a page lists for one response, to fewer than this. The guide to errors lists all codes.
const maxCodes = 20

// ChangesData reports whether the operation may change data.
func (o *operation) ChangesData() bool { return o.Method != "GET" }

// HasDryRun reports whether the operation has the parameter dryRun.
func (o *operation) HasDryRun() bool {
	return slices.ContainsFunc(o.Parameters, func(p parameter) bool { return p.Name == "dryRun" })
}

// Inputs returns the parameters of the path and the query.
func (o *operation) Inputs() []parameter {
	return slices.DeleteFunc(slices.Clone(o.Parameters), func(p parameter) bool { return p.In == "header" })
}

// examplePath returns the path with example values of its parameters, and with the required query parameters and dryRun.
func (o *operation) examplePath() string {
	path, query := o.Path, url.Values{}
	for _, p := range o.Parameters {
		switch {
		case p.In == "path":
			path = strings.ReplaceAll(path, "{"+p.Name+"}", url.PathEscape(p.Example))
		case p.In == "query" && p.Required:
			query.Set(p.Name, p.Example)
		}
	}
	if o.HasDryRun() {
		query.Set("dryRun", "true")
	}
	if len(query) > 0 {
		path += "?" + query.Encode()
	}
	return path
}

// takesKey reports whether the operation takes an Idempotency-Key.
func (o *operation) takesKey() bool {
	return slices.ContainsFunc(o.Parameters, func(p parameter) bool { return p.Name == "Idempotency-Key" })
}
