package main

import (
	"os"
	"path/filepath"
	"testing"
)

func TestFilesGeneratedFromEventTypesAreCurrent(t *testing.T) {
	t.Parallel()
	const root = "../.."
	files, err := generate(root)
	if err != nil {
		t.Fatal(err)
	}
	for path, want := range files {
		written, err := os.ReadFile(filepath.Join(root, path))
		if err != nil {
			t.Fatal(err)
		}
		if string(written) != want {
			t.Errorf("%s is not current: run make generate", path)
		}
	}
}
