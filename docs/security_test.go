// Package docs_test holds the pages to the code.
package docs_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

func TestEveryThreatNamesTestsThatExist(t *testing.T) {
	t.Parallel()
	page, err := os.ReadFile("security.md")
	if err != nil {
		t.Fatal(err)
	}
	_, threats, _ := strings.Cut(string(page), "\n## Threats\n")
	threats, _, found := strings.Cut(threats, "\n## ")
	if !found {
		t.Fatal("the page has no threats")
	}
	written := testsOfTheProject(t)
	name := regexp.MustCompile("`((?:Test|Fuzz)[A-Z]\\w*)`")
	for _, match := range name.FindAllStringSubmatch(string(page), -1) {
		if !written[match[1]] {
			t.Errorf("there is no test %s", match[1])
		}
	}
	for _, threat := range strings.Split(threats, "\n### ")[1:] {
		if !name.MatchString(threat) && !strings.Contains(threat, "`make vulncheck`") {
			title, _, _ := strings.Cut(threat, "\n")
			t.Errorf("nothing tests the threat %q", title)
		}
	}
}

func testsOfTheProject(t *testing.T) map[string]bool {
	t.Helper()
	declaration := regexp.MustCompile(`(?m)^func ((?:Test|Fuzz)\w+)\(`)
	written := map[string]bool{}
	eachFile(t, func(path string) {
		if !strings.HasSuffix(path, "_test.go") {
			return
		}
		source, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, match := range declaration.FindAllStringSubmatch(string(source), -1) {
			written[match[1]] = true
		}
	})
	return written
}

// eachFile visits the files of the project.
func eachFile(t *testing.T, visit func(path string)) {
	t.Helper()
	err := filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case !entry.IsDir():
			visit(path)
		case entry.Name() == "node_modules" || entry.Name() == ".git":
			return filepath.SkipDir
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
