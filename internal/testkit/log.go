package testkit

import (
	"bytes"
	"sync"
)

// Log is a writer that keeps everything that is logged. It is safe for concurrent use, because some lines are written after the
// response of their request.
type Log struct {
	mu      sync.Mutex
	text    bytes.Buffer
	changed chan struct{} // nil until Changed is called
}

// Write implements io.Writer.
func (l *Log) Write(line []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.changed != nil {
		close(l.changed)
		l.changed = nil
	}
	return l.text.Write(line)
}

// Changed returns a channel that the next Write closes. Call it before String, to miss nothing that is written in between.
func (l *Log) Changed() <-chan struct{} {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.changed == nil {
		l.changed = make(chan struct{})
	}
	return l.changed
}

// String returns the lines so far.
func (l *Log) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.String()
}
