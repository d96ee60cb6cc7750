package main

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
)

func TestTypesOfThePythonClientAreCurrent(t *testing.T) {
	t.Parallel()
	document, err := openapi3.NewLoader().LoadFromFile("../../rest/openapi.yaml")
	if err != nil {
		t.Fatal(err)
	}
	written, err := os.ReadFile("../python/src/kiosk_client/generated/types.py")
	if err != nil {
		t.Fatal(err)
	}
	if generate(document) != string(written) {
		t.Error("run make generate")
	}
}

// The filters are arguments of the list methods of the Python client, which are written by hand.
func TestThePythonClientHasEveryFilterOfItsLists(t *testing.T) {
	t.Parallel()
	document, err := openapi3.NewLoader().LoadFromFile("../../rest/openapi.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for path, file := range map[string]string{
		"/orders": "orders", "/customers": "customers", "/events": "events", "/requests": "requests",
	} {
		source, err := os.ReadFile("../python/src/kiosk_client/_async/" + file + ".py")
		if err != nil {
			t.Fatal(err)
		}
		before, _, found := strings.Cut(string(source), `"GET", "`+path+`", query`)
		if !found {
			t.Errorf("%s.py lists no %s", file, path)
			continue
		}
		list := before[strings.LastIndex(before, "async def"):]
		for _, parameter := range document.Paths.Value(path).Get.Parameters {
			name := parameter.Value.Name
			if parameter.Value.In == "query" && !regexp.MustCompile(`\b`+name+`=`).MatchString(list) {
				t.Errorf("the list %s of %s.py does not send %s", path, file, name)
			}
		}
	}
}
