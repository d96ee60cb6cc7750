package docs_test

import (
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// unlisted are folders whose packages the folder above them describes.
var unlisted = regexp.MustCompile(`^(ent/$|(clients|console|docs|tools|ent/db|ent/migrations/diff|graph/generated|internal/testkit)/|.*/testdata/)`)

// TestContributingListsEveryPackage holds the list in "Where things are" to the folders that have Go code.
func TestContributingListsEveryPackage(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(text), "\n## Where things are\n")
	list, _, _ = strings.Cut(list, "\n## ")
	listed := map[string]bool{}
	parent := ""
	for _, line := range regexp.MustCompile(`(?m)^( *)([\w/-]+)/ +\S`).FindAllStringSubmatch(list, -1) {
		if name := line[2]; line[1] == "" {
			parent = name
			listed[name] = true
		} else {
			listed[path.Join(parent, name)] = true
		}
	}
	for name := range listed {
		if info, err := os.Stat(filepath.Join("..", name)); err != nil || !info.IsDir() {
			t.Errorf("CONTRIBUTING.md lists %s, which is no folder", name)
		}
	}
	if len(listed) < 50 {
		t.Errorf("the list has %d lines", len(listed))
	}
	for _, name := range slices.Sorted(maps.Keys(foldersOfGo(t))) {
		if !listed[name] && !unlisted.MatchString(name+"/") {
			t.Errorf("CONTRIBUTING.md does not list %s", name)
		}
	}
}

func foldersOfGo(t *testing.T) map[string]bool {
	t.Helper()
	folders := map[string]bool{}
	eachFile(t, func(path string) {
		if strings.HasSuffix(path, ".go") && filepath.Dir(path) != ".." {
			name, _ := filepath.Rel("..", filepath.Dir(path))
			folders[filepath.ToSlash(name)] = true
		}
	})
	return folders
}
