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
	err := filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() && (entry.Name() == "node_modules" || entry.Name() == ".git") {
			return filepath.SkipDir
		}
		if !strings.HasSuffix(path, "_test.go") {
			return nil
		}
		source, err := os.ReadFile(path)
		for _, match := range declaration.FindAllStringSubmatch(string(source), -1) {
			written[match[1]] = true
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return written
}
