package main

import (
	"fmt"
	"io"
	"time"

	"kiosk/internal/terminal"
)

const (
	// progressAfter is how long a command takes before it shows how far it is.
	progressAfter = 2 * time.Second
	progressEvery = 200 * time.Millisecond
)

// progress shows on one line of a terminal how far a long command is. Elsewhere it shows nothing.
type progress struct {
	to    io.Writer // nil where there is no terminal
	next  time.Time
	shown bool
}

func newProgress(to io.Writer, after time.Duration) *progress {
	if !terminal.Is(to) {
		to = nil
	}
	return &progress{to: to, next: time.Now().Add(after)}
}

// show replaces the line, unless it did so a moment ago.
func (p *progress) show(format string, values ...any) {
	now := time.Now()
	if p.to == nil || now.Before(p.next) {
		return
	}
	p.next, p.shown = now.Add(progressEvery), true
	fmt.Fprintf(p.to, "\r\x1b[K"+format, values...)
}

// during runs work, which does not say how far it is, and shows for how long it has run.
func (p *progress) during(what string, work func() error) error {
	done, shown := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(shown)
		defer p.clear()
		begun, tick := time.Now(), time.NewTicker(progressEvery)
		defer tick.Stop()
		for {
			select {
			case <-done:
				return
			case now := <-tick.C:
				p.show("%s: %s", what, now.Sub(begun).Truncate(time.Second))
			}
		}
	}()
	err := work()
	close(done)
	<-shown
	return err
}

// clear removes the line.
func (p *progress) clear() {
	if p.shown {
		fmt.Fprint(p.to, "\r\x1b[K")
	}
	p.shown = false
}
