package console

import (
	"encoding/json"
	"net/http"
	"regexp"
	"strings"
)

// pages is a JSON file that lists the scripts of each page by the page's path below Prefix, such as "orders/$number". The script
// that all pages load first comes first. The build writes the file; it is not served.
const pages = "dist/pages.json"

// preloads has the Link header of each page. With it, a browser loads the scripts of a page in parallel with the first script, not
// after it.
type preloads struct {
	paths  *http.ServeMux // used only to match paths; its handlers are never called
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

// linkHeader returns the Link header of the page at the request's path, or "" if there is no such page.
func (p preloads) linkHeader(r *http.Request) string {
	_, pattern := p.paths.Handler(r)
	return p.header[pattern]
}
