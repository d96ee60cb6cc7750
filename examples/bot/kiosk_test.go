package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"kiosk/client"
	"kiosk/internal/testkit/program"
)

// patience is how long a test waits for something that should happen at once.
const patience = 30 * time.Second

// demo is a running `kiosk demo`.
type demo struct {
	url, token string
	shop       *client.Client
	variations map[string]string // ids by SKU
}

const (
	ana   = "+5511987654321" // Gold, 250.00
	grace = "+12025550123"   // no tier, no money
)

// startDemo runs the program's demo as a process of its own until the test ends.
func startDemo(t *testing.T, arguments ...string) *demo {
	t.Helper()
	path, err := builtKiosk()
	if err != nil {
		t.Fatal(err)
	}
	data := t.TempDir()
	command := exec.Command(path, append([]string{"demo", "--addr", "127.0.0.1:0", "--data", data, "--days", "0"}, arguments...)...)
	output := newTranscript()
	command.Stdout, command.Stderr, command.Env = output, output, []string{}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = command.Process.Kill()
		_ = command.Wait() // it was killed
		if t.Failed() {
			t.Logf("the demo said\n%s", output)
		}
	})
	output.await(t, "Ctrl-C ends the demo")
	return readDemo(t, filepath.Join(data, "info.json"))
}

func readDemo(t *testing.T, path string) *demo {
	t.Helper()
	content, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var info struct {
		BaseURL string `json:"baseUrl"`
		Stores  []struct {
			Tokens   struct{ Full string }
			Products []client.Product
		}
	}
	if err := json.Unmarshal(content, &info); err != nil {
		t.Fatal(err)
	}
	d := &demo{url: info.BaseURL, token: info.Stores[0].Tokens.Full, variations: map[string]string{}}
	if d.shop, err = client.New(d.url, d.token); err != nil {
		t.Fatal(err)
	}
	for _, product := range info.Stores[0].Products {
		for _, variation := range product.Variations {
			d.variations[variation.SKU] = variation.ID
		}
	}
	return d
}

var builtKiosk = sync.OnceValues(func() (string, error) { return build("kiosk/cmd/kiosk") })

var builtBot = sync.OnceValues(func() (string, error) { return build("kiosk/examples/bot") })

func build(path string) (string, error) {
	return filepath.Join(buildDirectory, filepath.Base(path)), program.Build(buildDirectory, path)
}

var buildDirectory string

func TestMain(m *testing.M) {
	var err error
	if buildDirectory, err = os.MkdirTemp("", "kiosk-build-"); err != nil {
		panic(err)
	}
	code := m.Run()
	_ = os.RemoveAll(buildDirectory)
	os.Exit(code)
}

// transcript collects output and signals each addition.
type transcript struct {
	mutex  sync.Mutex
	text   bytes.Buffer
	seen   int // how much of it await has passed
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

// await waits until the output, after what was awaited before, contains the text.
func (o *transcript) await(t *testing.T, text string) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), patience)
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
