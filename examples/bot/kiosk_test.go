package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"kiosk/client"
	kioskdemo "kiosk/internal/testkit/demo"
	"kiosk/internal/testkit/program"
)

// waitTimeout is the maximum time that a test waits for one thing.
const waitTimeout = 2 * time.Minute

const (
	ana   = kioskdemo.Ana
	grace = kioskdemo.Grace
)

// demo is a running `kiosk demo`.
type demo struct {
	url, token string
	shop       *client.Client
	variations map[string]string // ids by SKU
}

// startDemo runs `kiosk demo` in another process until the test ends.
func startDemo(t *testing.T, arguments ...string) *demo {
	t.Helper()
	return newDemo(t, kioskdemo.Start(t, arguments...))
}

func newDemo(t *testing.T, started *kioskdemo.Demo) *demo {
	t.Helper()
	shop, err := client.New(started.URL, started.Token)
	if err != nil {
		t.Fatal(err)
	}
	return &demo{url: started.URL, token: started.Token, shop: shop, variations: started.Variations}
}

var builtBot = sync.OnceValues(func() (string, error) {
	return filepath.Join(buildDirectory, "bot"), program.Build(buildDirectory, "kiosk/examples/bot")
})

var buildDirectory string

func TestMain(m *testing.M) {
	var err error
	if buildDirectory, err = os.MkdirTemp("", "kiosk-build-"); err != nil {
		panic(err)
	}
	code := kioskdemo.Main(m)
	_ = os.RemoveAll(buildDirectory)
	os.Exit(code)
}

// transcript collects output and signals each addition.
type transcript struct {
	mutex  sync.Mutex
	text   bytes.Buffer
	seen   int // bytes before the end of the last text that await has found
	signal chan struct{}
}

func newTranscript() *transcript { return &transcript{signal: make(chan struct{})} }

func (o *transcript) Write(p []byte) (int, error) {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	close(o.signal)
	o.signal = make(chan struct{})
	return o.text.Write(p)
}

// await waits until the output contains the text, after the text of the previous call.
func (o *transcript) await(t *testing.T, text string) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), waitTimeout)
	defer cancel()
	for {
		o.mutex.Lock()
		at, changed := bytes.Index(o.text.Bytes()[o.seen:], []byte(text)), o.signal
		if at >= 0 {
			o.seen += at + len(text)
		}
		o.mutex.Unlock()
		if at >= 0 {
			return
		}
		select {
		case <-changed:
		case <-ctx.Done():
			t.Fatalf("no %q in\n%s", text, o)
		}
	}
}

func (o *transcript) String() string {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	return o.text.String()
}
