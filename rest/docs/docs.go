// Package docs serves the documentation of the REST API as HTML pages: guides, and one page for each operation. The pages are
// generated from the OpenAPI document. They show the URL of the server that the reader uses, and load nothing from other servers.
package docs

import (
	"bytes"
	"cmp"
	"embed"
	"html/template"
	"iter"
	"net/http"
	"regexp"
	"strings"
	"sync"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"

	"kiosk/internal/httpx"
)

//go:embed page.html
var pageSource string

//go:embed docs.css
var styleSheet []byte

//go:embed docs.js
var script []byte

//go:embed guides/*.md
var guideFiles embed.FS

// prefix is the beginning of the paths of the pages.
const prefix = "/docs"

// policy is the Content-Security-Policy: a page loads from this server only.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
	"connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// unknownHost is shown when the Host header of a request is not safe to show.
const unknownHost = "kiosk.example.com"

var hostName = regexp.MustCompile(`^[A-Za-z0-9.:\[\]-]{1,255}$`)

// site is the content of all pages.
type site struct {
	apiPath string
	guides  []guide
	groups  []group
	byPath  map[string]view
	page    *template.Template
}

// view is one page: a guide or an operation.
type view struct {
	Title     string
	Guide     *guide
	Operation *operation
}

// Mount serves the pages of an OpenAPI document in YAML. The document is parsed at the first request for a page, which panics
// if the document is malformed.
func Mount(mux *http.ServeMux, document []byte) {
	read := sync.OnceValue(func() *site {
		s, err := newSite(document)
		if err != nil {
			panic(err)
		}
		return s
	})
	serve := func(w http.ResponseWriter, r *http.Request) { read().serve(w, r) }
	mux.HandleFunc("GET "+prefix, serve)
	mux.Handle("GET "+prefix+"/{$}", http.RedirectHandler(prefix, http.StatusPermanentRedirect))
	mux.HandleFunc("GET "+prefix+"/", serve)
	mux.Handle("GET "+prefix+"/docs.css", asset("text/css; charset=utf-8", styleSheet))
	mux.Handle("GET "+prefix+"/docs.js", asset("text/javascript; charset=utf-8", script))
}

func newSite(text []byte) (*site, error) {
	document, err := parse(text)
	if err != nil {
		return nil, err
	}
	s := &site{apiPath: document.get("servers").first().get("url").text(), byPath: map[string]view{}}
	if s.groups, err = operationsOf(document); err != nil {
		return nil, err
	}
	if s.guides, err = guidesOf(document); err != nil {
		return nil, err
	}
	for i := range s.guides {
		s.byPath[s.guides[i].Path()] = view{Title: s.guides[i].Title, Guide: &s.guides[i]}
	}
	for o := range s.operations() {
		s.byPath[o.PagePath()] = view{Title: o.Summary, Operation: o}
	}
	s.page, err = template.New("page").Funcs(template.FuncMap{"markdown": markdown}).Parse(pageSource)
	return s, err
}

func (s *site) operations() iter.Seq[*operation] {
	return func(yield func(*operation) bool) {
		for _, g := range s.groups {
			for _, o := range g.Operations {
				if !yield(o) {
					return
				}
			}
		}
	}
}

// PagePath returns the path of the operation's page.
func (o *operation) PagePath() string { return prefix + "/reference/" + o.ID }

// model is the input of the page template.
type model struct {
	view
	Path     string
	Base     string // the URL of the API: https://kiosk.example.com/api/v1/external
	Snippets []snippet
	Guides   []guide
	Groups   []group
}

func (s *site) serve(w http.ResponseWriter, r *http.Request) {
	found, ok := s.byPath[r.URL.Path]
	if !ok {
		http.NotFound(w, r)
		return
	}
	m := model{view: found, Path: r.URL.Path, Base: originOf(r) + s.apiPath, Guides: s.guides, Groups: s.groups}
	if found.Operation != nil {
		m.Snippets = snippetsOf(found.Operation, m.Base)
	}
	var text bytes.Buffer
	if err := s.page.Execute(&text, m); err != nil {
		panic(err) // the document is part of the program, and tested
	}
	setHeaders(w.Header())
	httpx.NewDocument("text/html; charset=utf-8", text.Bytes()).ServeHTTP(w, r)
}

// originOf returns the origin of the URL that the client used, such as https://kiosk.example.com. It is only shown to the reader.
func originOf(r *http.Request) string {
	scheme, host := "http", r.Host
	if r.TLS != nil || strings.EqualFold(r.Header.Get("X-Forwarded-Proto"), "https") {
		scheme = "https"
	}
	if !hostName.MatchString(host) {
		return "https://" + unknownHost
	}
	return scheme + "://" + host
}

func setHeaders(header http.Header) {
	header.Set("Content-Security-Policy", policy)
	header.Set("X-Content-Type-Options", "nosniff")
	header.Set("Referrer-Policy", "no-referrer")
}

func asset(mediaType string, content []byte) http.Handler {
	file := httpx.NewDocument(mediaType, content)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		setHeaders(w.Header())
		file.ServeHTTP(w, r)
	})
}

var renderer = goldmark.New(goldmark.WithExtensions(extension.Table))

// markdown renders Markdown of the document or of a guide. HTML in it is omitted. Code blocks get the keyboard focus, so that
// they can be scrolled.
func markdown(text string) (template.HTML, error) {
	var out bytes.Buffer
	if err := renderer.Convert([]byte(text), &out); err != nil {
		return "", err
	}
	return template.HTML(strings.ReplaceAll(out.String(), "<pre>", `<pre tabindex="0">`)), nil //nolint:gosec // goldmark escapes what is no Markdown
}

// guide is a page of explanations.
type guide struct {
	Name, Title string
	text        string // Markdown, in which BASE is replaced by the URL of the API
}

// Path returns the path of the guide. The first guide is the page at /docs.
func (g guide) Path() string {
	if g.Name == firstGuide {
		return prefix
	}
	return prefix + "/" + g.Name
}

// Text returns the guide with the URL of the API.
func (g guide) Text(base string) string { return strings.ReplaceAll(g.text, "BASE", base) }

const firstGuide = "quick-start"

// guidesOf returns the guides in the order of the navigation. A guide is a section of the document's description, a file of
// this package, or both.
func guidesOf(document node) ([]guide, error) {
	guides := []guide{
		{Name: firstGuide, Title: "Quick start"},
		{Name: "authentication", Title: "Authentication"},
		{Name: "conventions", Title: "Conventions"},
		{Name: "idempotency", Title: "Idempotency", text: "Retrying"},
		{Name: "errors", Title: "Errors"},
		{Name: "lists", Title: "Lists and pages", text: "Lists"},
		{Name: "limits", Title: "Limits"},
		{Name: "webhooks", Title: "Webhooks"},
		{Name: "feed", Title: "Event feed"},
		{Name: "clients", Title: "Clients"},
	}
	sections := sectionsOf(document.get("info", "description").text())
	for i, g := range guides {
		own, err := guideFiles.ReadFile("guides/" + g.Name + ".md")
		section := sections[cmp.Or(g.text, g.Title)]
		if err != nil && section == "" {
			return nil, err
		}
		guides[i].text = strings.TrimSpace(section + "\n\n" + string(own))
	}
	events, err := eventsOf(document)
	for i := range guides {
		if guides[i].Name == "webhooks" {
			guides[i].text += "\n\n## Events\n\n" + events
		}
	}
	return guides, err
}

// sectionsOf returns the sections of Markdown by their headings of the second level.
func sectionsOf(text string) map[string]string {
	sections := map[string]string{}
	for _, part := range strings.Split("\n"+text, "\n## ")[1:] {
		title, rest, _ := strings.Cut(part, "\n")
		sections[title] = rest
	}
	return sections
}

// Events returns the list of the events of an OpenAPI document as Markdown, with an example of the data of each.
func Events(openapi []byte) (string, error) {
	document, err := parse(openapi)
	if err != nil {
		return "", err
	}
	return eventsOf(document)
}

func eventsOf(document node) (string, error) {
	var text strings.Builder
	text.WriteString("The examples show `data` only. Amounts are text with two decimals; times in `data` are UTC with milliseconds. `data` never " +
		"holds credentials or internal notes.\n")
	for name, item := range document.get("webhooks").members() {
		post := item.get("post")
		schema := post.get("requestBody", "content", "application/json", "schema")
		example, err := indented(exampleOf(memberOf(schema, "data"), 0))
		if err != nil {
			return "", err
		}
		text.WriteString("\n### " + name + "\n\n" + post.get("summary").text() + ". " + post.get("description").text() +
			"\n\n```json\n" + example + "\n```\n")
	}
	return text.String(), nil
}

// memberOf returns the schema of an object's member. If several parts of the object's schema have the member, the last one wins.
func memberOf(schema node, name string) (found node) {
	for _, part := range partsOf(schema) {
		if member := part.get("properties", name); member.exists() {
			found = member
		}
	}
	return found
}
