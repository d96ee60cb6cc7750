package main

import (
	"context"
	"fmt"
	"io"
	"strings"
	"sync"
	"unicode"
)

// output is the standard output. It keeps the first write error, with which the command then fails: a token that is shown only once
// may be lost.
type output struct {
	to    io.Writer
	mutex sync.Mutex
	err   error
}

func (o *output) Write(text []byte) (int, error) {
	n, err := o.to.Write(text)
	o.mutex.Lock()
	defer o.mutex.Unlock()
	if o.err == nil && err != nil {
		o.err = fmt.Errorf("the output is incomplete: %w", err)
	}
	return n, err
}

// Err returns the first write error.
func (o *output) Err() error {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	return o.err
}

// readUntilDone returns the result of read, or the cause when ctx ends before: the first Ctrl-C also ends a command that waits for
// input.
func readUntilDone(ctx context.Context, read func() (string, error)) (string, error) {
	type line struct {
		text string
		err  error
	}
	arrived := make(chan line, 1)
	go func() {
		text, err := read()
		arrived <- line{text, err}
	}()
	select {
	case got := <-arrived:
		return got.text, got.err
	case <-ctx.Done():
		return "", context.Cause(ctx)
	}
}

// replaceControls replaces the control characters of a name that staff or programs chose: they could control the terminal or break the
// table.
func replaceControls(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return unicode.ReplacementChar
		}
		return r
	}, name)
}
