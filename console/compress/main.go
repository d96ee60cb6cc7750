// Command compress writes the brotli form of every script and style sheet in dist/assets beside the original, as a step of the
// console's build. Brotli files are a seventh smaller than those of gzip, but compressing takes too long for a running Kiosk.
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

// compress writes the brotli form of a file as name.br, unless that saves less than a tenth.
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
	return os.WriteFile(name+".br", compressed.Bytes(), 0o644) //nolint:gosec // the original is public, too
}
