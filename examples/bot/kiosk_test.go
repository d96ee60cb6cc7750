package main

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"kiosk/client"
	"kiosk/internal/testkit"
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

// transcript is the output of a bot.
type transcript struct {
	testkit.Log
	seen int // bytes before the end of the last text that await has found
}

// await waits until the output contains the text, after the text of the previous call.
func (o *transcript) await(t *testing.T, text string) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), waitTimeout)
	defer cancel()
	for {
		changed := o.Changed()
		if at := strings.Index(o.String()[o.seen:], text); at >= 0 {
			o.seen += at + len(text)
			return
		}
		select {
		case <-changed:
		case <-ctx.Done():
			t.Fatalf("no %q in\n%s", text, o)
		}
	}
}
