package console

import (
	"encoding/json"
	"net/http"
	"regexp"
	"strings"
)

// pages names the scripts of each page, the first of all pages first, by the page's path below Prefix: "orders/$number". The
// build writes it; it is not served.
const pages = "dist/pages.json"

// preloads has the Link header of each page, so that a browser loads the page's scripts together with the first one and not
// after it.
type preloads struct {
	paths  *http.ServeMux // only matches paths
	header map[string]string
}

var parameter = regexp.MustCompile(`\$(\w+)`)

func newPreloads() (preloads, error) {
	content, err := dist.ReadFile(pages)
	if err != nil {
		return preloads{}, err
	}
	var scripts map[string][]string
	if err := json.Unmarshal(content, &scripts); err != nil {
		return preloads{}, err
	}
	p := preloads{http.NewServeMux(), map[string]string{}}
	for path, files := range scripts {
		pattern := Prefix + "/" + parameter.ReplaceAllString(path, "{$1}")
		if path == "" {
			pattern += "{$}"
		}
		var links []string
		for _, file := range files {
			links = append(links, "<"+Prefix+"/"+file+">; rel=modulepreload; crossorigin")
		}
		p.paths.Handle(pattern, http.NotFoundHandler())
		p.header[pattern] = strings.Join(links, ", ")
	}
	return p, nil
}

// of returns the Link header of the page that the request is for, "" when no page has its path.
func (p preloads) of(r *http.Request) string {
	_, pattern := p.paths.Handler(r)
	return p.header[pattern]
}
