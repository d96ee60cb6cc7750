package graph_test

import (
	"flag"
	"os"
	"testing"

	"kiosk/graph"
)

var update = flag.Bool("update", false, "write the golden files anew")

const published = "kiosk.graphql"

func TestPublishedSDLIsCurrent(t *testing.T) {
	t.Parallel()
	if *update {
		if err := os.WriteFile(published, []byte(graph.SDL()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(published)
	if err != nil {
		t.Fatal(err)
	}
	if string(text) != graph.SDL() {
		t.Errorf("%s is not what is served: run go test ./graph -run TestPublishedSDLIsCurrent -update, and look at the difference", published)
	}
}

func TestStaffCanFetchTheSDL(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		r := o.client.Do(t, "GET", graph.Path+"/schema.graphql", nil)
		if r.Status != 200 || string(r.Body) != graph.SDL() || r.Header.Get("Content-Type") != "application/graphql; charset=utf-8" {
			t.Errorf("%d %v", r.Status, r.Header)
		}
	})
}
