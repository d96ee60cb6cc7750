package main

import (
	"bytes"
	"fmt"
	"go/format"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ast/astutil"
)

// code has the files that gqlgen wrote: their texts by their paths.
type code map[string]string

func read(dir string) (code, error) {
	paths, err := filepath.Glob(filepath.Join(dir, "*.generated.go"))
	if err != nil {
		return nil, err
	}
	read := code{}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		read[path] = string(text)
	}
	return read, nil
}

// write writes the files, without unused imports.
func (c code) write() error {
	for path, text := range c {
		files := token.NewFileSet()
		file, err := parser.ParseFile(files, path, text, parser.ParseComments)
		if err != nil {
			return err
		}
		for _, spec := range append(file.Imports[:0:0], file.Imports...) {
			name, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			if !astutil.UsesImport(file, name) {
				astutil.DeleteImport(files, file, name)
			}
		}
		var out bytes.Buffer
		if err := format.Node(&out, files, file); err != nil {
			return err
		}
		if err := os.WriteFile(path, out.Bytes(), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// function returns the file and the text of a method of the executor.
func (c code) function(name string) (path, text string, err error) {
	start := "func (ec *executionContext) " + name + "("
	for path, all := range c {
		if _, after, ok := strings.Cut(all, start); ok {
			body, _, _ := strings.Cut(after, "\n}\n")
			return path, start + body + "\n}\n", nil
		}
	}
	return "", "", fmt.Errorf("gqlgen wrote no %s", name)
}

// edit replaces texts in a function. It returns an error for a text that the function does not have exactly once.
func (c code) edit(name string, replacements map[string]string) error {
	path, text, err := c.function(name)
	if err != nil {
		return err
	}
	edited := text
	for old, replacement := range replacements {
		if strings.Count(edited, old) != 1 {
			return fmt.Errorf("%s has this %d times, not once:\n%s", name, strings.Count(edited, old), old)
		}
		edited = strings.Replace(edited, old, replacement, 1)
	}
	c[path] = strings.Replace(c[path], text, edited, 1)
	return nil
}

// remove removes a function. It returns an error if the text is not the expected one, in which TYPE stands for any type.
func (c code) remove(name, expected string) error {
	path, text, err := c.function(name)
	if err != nil {
		return err
	}
	pattern := "^" + strings.ReplaceAll(regexp.QuoteMeta(expected), "TYPE", `[^\n]+`) + "$"
	if !regexp.MustCompile(pattern).MatchString(text) {
		return fmt.Errorf("%s has another form than expected:\n%s", name, text)
	}
	c[path] = strings.Replace(c[path], text, "", 1)
	return nil
}
