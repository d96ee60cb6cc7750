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

// TestPackagesBelowInternalStaySmall holds them to 25 files without tests: more are several subjects.
func TestPackagesBelowInternalStaySmall(t *testing.T) {
	t.Parallel()
	const most = 25
	files := map[string]int{}
	eachFile(t, func(path string) {
		isOne := strings.HasPrefix(filepath.ToSlash(path), "../internal/") && strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go")
		if isOne {
			files[filepath.Dir(path)]++
		}
	})
	if len(files) < 30 {
		t.Errorf("only %d packages were looked at", len(files))
	}
	for _, folder := range slices.Sorted(maps.Keys(files)) {
		if files[folder] > most {
			t.Errorf("%s has %d files without tests; %d are the most", folder, files[folder], most)
		}
	}
}

// TestCommentsNameWhatIsThere holds the pages, their headings and what comments cite of rest/openapi.yaml to the files.
func TestCommentsNameWhatIsThere(t *testing.T) {
	t.Parallel()
	comment := regexp.MustCompile(`(?m)(?:^|\s)//.*$`)
	page := regexp.MustCompile(`([\w./-]+\.(?:md|yaml))(?:, "([^"]+)")?`)
	contract := regexp.MustCompile(`\b([a-z]*[A-Z]\w+)(?: and ([A-Z]\w+))? in (?:rest/)?openapi\.yaml`)
	document := read(t, "../rest/openapi.yaml")
	cited := 0
	eachFile(t, func(file string) {
		if !strings.HasSuffix(file, ".go") || strings.HasPrefix(file, "../ent/db/") {
			return
		}
		for _, line := range comment.FindAllString(read(t, file), -1) {
			for _, match := range page.FindAllStringSubmatch(line, -1) {
				if name := match[1]; !path.IsAbs(name) {
					cited++
					expectHeading(t, file, name, match[2])
				}
			}
			for _, match := range contract.FindAllStringSubmatch(line, -1) {
				for _, name := range match[1:] {
					named := strings.Contains(document, "\n    "+name+":\n") || strings.Contains(document, " operationId: "+name+"\n")
					if name != "" && !named {
						t.Errorf("%s: openapi.yaml has no %s", file, name)
					}
				}
			}
		}
	})
	if cited < 40 {
		t.Errorf("the comments cite %d pages", cited)
	}
}

// expectHeading expects the page that a comment of the file cites, beside the file or in the repository, and its heading.
func expectHeading(t *testing.T, file, name, heading string) {
	t.Helper()
	for _, folder := range []string{filepath.Dir(file), ".."} {
		text, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			continue
		}
		if heading != "" && !strings.Contains(string(text), "# "+heading+"\n") {
			t.Errorf("%s: %s has no heading %q", file, name, heading)
		}
		return
	}
	t.Errorf("%s: there is no %s", file, name)
}

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
