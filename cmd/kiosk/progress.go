package main

import (
	"fmt"
	"io"
	"time"

	"kiosk/internal/terminal"
)

const (
	// progressAfter is how long a command runs before it shows its progress.
	progressAfter = 2 * time.Second
	progressEvery = 200 * time.Millisecond
)

// progress shows the progress of a long command on one line of a terminal. Elsewhere it shows nothing.
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

// show replaces the line, at most once per progressEvery.
func (p *progress) show(format string, values ...any) {
	now := time.Now()
	if p.to == nil || now.Before(p.next) {
		return
	}
	p.next, p.shown = now.Add(progressEvery), true
	fmt.Fprintf(p.to, "\r\x1b[K"+format, values...)
}

// during runs work of unknown length, shows for how long it has run, and returns its error.
func (p *progress) during(task string, work func() error) error {
	done, shown := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(shown)
		defer p.clear()
		started, tick := time.Now(), time.NewTicker(progressEvery)
		defer tick.Stop()
		for {
			select {
			case <-done:
				return
			case now := <-tick.C:
				p.show("%s: %s", task, now.Sub(started).Truncate(time.Second))
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
