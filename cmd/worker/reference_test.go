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
	parser, err := kong.New(&command{}, kong.Name("worker"))
	if err != nil {
		t.Fatal(err)
	}
	want := reference.Table(parser.Model.Node)
	if *update {
		if err := reference.Write(path, "worker", want); err != nil {
			t.Fatal(err)
		}
	}
	page, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := reference.Section(string(page), "worker"); err != nil || got != want {
		t.Errorf("docs/configuration.md is not current for worker (%v): run make generate. It should be\n%s", err, want)
	}
}
