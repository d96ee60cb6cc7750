package main

import (
	"flag"
	"os"
	"testing"

	"github.com/alecthomas/kong"

	"kiosk/internal/testkit/reference"
)

var update = flag.Bool("update", false, "write the configuration reference anew")

func TestConfigurationReferenceIsCurrent(t *testing.T) { //nolint:paralleltest // it may write the page
	const path = "../../docs/configuration.md"
	parser, err := kong.New(&commands{}, kong.Name("kiosk"), kong.ExplicitGroups(groups))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"serve", "migrate up", "verify", "demo"} {
		node := find(t, parser.Model.Node, name)
		want := reference.Table(node)
		if *update {
			if err := reference.Write(path, "kiosk "+name, want); err != nil {
				t.Fatal(err)
			}
		}
		page, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := reference.Section(string(page), "kiosk "+name); err != nil || got != want {
			t.Errorf("docs/configuration.md is not current for kiosk %s (%v): run make generate. It should be\n%s", name, err, want)
		}
	}
}

func find(t *testing.T, root *kong.Node, path string) *kong.Node {
	t.Helper()
	for _, leaf := range root.Leaves(false) {
		if leaf.Path() == "kiosk "+path || leaf.FullPath() == "kiosk "+path {
			return leaf
		}
	}
	t.Fatalf("no command kiosk %s", path)
	return nil
}
