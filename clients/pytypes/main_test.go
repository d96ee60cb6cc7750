package main

import (
	"os"
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
