// Command compress writes the brotli form of every script and style sheet in dist/assets beside it. It is a part of the
// console's build: brotli saves a seventh of what gzip leaves, and takes too long to be done while Kiosk runs.
package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"

	"github.com/andybalholm/brotli"
)

func main() {
	for _, pattern := range []string{"dist/assets/*.js", "dist/assets/*.css"} {
		files, err := filepath.Glob(pattern)
		for i := 0; i < len(files) && err == nil; i++ {
			err = compress(files[i])
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}

// compress writes name.br, unless that would save less than a tenth.
func compress(name string) error {
	content, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	var compressed bytes.Buffer
	writer := brotli.NewWriterLevel(&compressed, brotli.BestCompression)
	if _, err := writer.Write(content); err != nil {
		return err
	}
	if err := writer.Close(); err != nil {
		return err
	}
	if compressed.Len() >= len(content)*9/10 {
		return nil
	}
	return os.WriteFile(name+".br", compressed.Bytes(), 0o644) //nolint:gosec // what it compresses is public, too
}
