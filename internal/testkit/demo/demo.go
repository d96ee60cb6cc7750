// Package demo runs `kiosk demo` in a separate process, for tests of programs that call Kiosk.
package demo

import (
	"bufio"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/internal/testkit"
	"kiosk/internal/testkit/program"
)

// Customers of the demo store, by their linked phones.
const (
	Ana   = "+5511987654321" // Gold, 250.00
	Grace = "+12025550123"   // no tier, no money
)

// startLimit bounds the start of the demo, which takes a second on an idle machine.
const startLimit = 2 * time.Minute

// Demo is a running `kiosk demo` with its first store.
type Demo struct {
	URL, Token string
	// Owner and Password are the e-mail address and the password of the owner.
	Owner, Password string
	// Variations maps SKUs to ids.
	Variations map[string]string

	arguments []string
	data      string
	command   *exec.Cmd
	output    *log
}

// OnBothDatabases runs a test with a demo on each kind of database.
func OnBothDatabases(t *testing.T, test func(t *testing.T, d *Demo)) {
	t.Helper()
	t.Parallel()
	t.Run("sqlite", func(t *testing.T) {
		t.Parallel()
		test(t, Start(t))
	})
	t.Run("postgres", func(t *testing.T) {
		t.Parallel()
		test(t, Start(t, "--database-url", testkit.NewURL(t, dialect.Postgres)))
	})
}

// Start runs the demo with additional arguments until the test ends.
func Start(t testing.TB, arguments ...string) *Demo {
	t.Helper()
	d := &Demo{data: t.TempDir(), arguments: arguments, output: &log{}}
	t.Cleanup(func() {
		d.stop()
		if t.Failed() {
			t.Logf("the demo wrote last\n%s", d.output)
		}
	})
	if err := d.start("127.0.0.1:0"); err != nil {
		t.Fatal(err)
	}
	if err := d.readInfo(); err != nil {
		t.Fatal(err)
	}
	return d
}

// Program returns the path of the kiosk program.
func (d *Demo) Program() string { return d.command.Path }

// Restart kills the demo and starts it again at the same address with the same data.
func (d *Demo) Restart() error {
	d.stop()
	address, err := url.Parse(d.URL)
	if err != nil {
		return err
	}
	return d.start(address.Host)
}

func (d *Demo) start(address string) error {
	path, err := built()
	if err != nil {
		return err
	}
	arguments := append([]string{"demo", "--addr", address, "--data", d.data, "--days", "0"}, d.arguments...)
	d.command = exec.Command(path, arguments...)
	d.command.Env = []string{}
	reader, writer := io.Pipe()
	d.command.Stdout, d.command.Stderr = writer, d.output
	if err := d.command.Start(); err != nil {
		return err
	}
	ready := make(chan struct{})
	go func() {
		lines := bufio.NewScanner(reader)
		for lines.Scan() {
			_, _ = d.output.Write([]byte(lines.Text() + "\n")) // in memory, which does not fail
			if strings.Contains(lines.Text(), "Ctrl-C ends the demo") {
				close(ready)
				_, _ = io.Copy(d.output, reader) // until the demo ends
			}
		}
	}()
	select {
	case <-ready:
		return nil
	case <-time.After(startLimit):
		return errors.New("the demo did not start")
	}
}

// stop kills the demo if it runs.
func (d *Demo) stop() {
	if d.command == nil || d.command.Process == nil {
		return
	}
	_ = d.command.Process.Kill()
	_ = d.command.Wait() // reports that it was killed
}

func (d *Demo) readInfo() error {
	content, err := os.ReadFile(filepath.Join(d.data, "info.json"))
	if err != nil {
		return err
	}
	var info struct {
		BaseURL string
		Stores  []struct {
			Tokens   struct{ Full string }
			Staff    []struct{ Email, Password string } // the owner first
			Products []struct {
				Variations []struct{ ID, SKU string }
			}
		}
	}
	if err := json.Unmarshal(content, &info); err != nil {
		return err
	}
	d.URL, d.Token, d.Variations = info.BaseURL, info.Stores[0].Tokens.Full, map[string]string{}
	d.Owner, d.Password = info.Stores[0].Staff[0].Email, info.Stores[0].Staff[0].Password
	for _, product := range info.Stores[0].Products {
		for _, variation := range product.Variations {
			d.Variations[variation.SKU] = variation.ID
		}
	}
	return nil
}

// Mutate sends a GraphQL mutation as the owner, with input as the variable $in, and returns the response's body.
func (d *Demo) Mutate(t *testing.T, mutation string, input map[string]any) string {
	t.Helper()
	client := testkit.Client{BaseURL: d.URL}
	session := client.Do(t, http.MethodPost, "/session", map[string]string{"store": "demo", "email": d.Owner, "password": d.Password})
	cookie, _, _ := strings.Cut(session.Header.Get("Set-Cookie"), ";")
	request := map[string]any{"query": mutation, "variables": map[string]any{"in": input}}
	return string(client.Do(t, http.MethodPost, "/graphql", request, "Cookie", cookie).Body)
}

// SetPrice changes the base price of a variation that has not been changed since the demo created it.
func (d *Demo) SetPrice(t *testing.T, sku, price string) {
	t.Helper()
	changed := d.Mutate(t, "mutation($in: UpdateVariationInput!) { updateVariation(input: $in) { price } }",
		map[string]any{"id": d.Variations[sku], "version": 1, "price": price})
	if !strings.Contains(changed, `"price":"`+price+`"`) {
		t.Fatalf("the price was not changed: %s", changed)
	}
}

// logLength is how much of the log a failed test shows, in bytes.
const logLength = 2 << 10

// log keeps the last logLength bytes of the output. It is safe for concurrent use.
type log struct {
	mutex sync.Mutex
	text  []byte
}

func (l *log) Write(p []byte) (int, error) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	l.text = append(l.text, p...)
	l.text = l.text[max(0, len(l.text)-logLength):]
	return len(p), nil
}

func (l *log) String() string {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return string(l.text)
}

// built builds the kiosk program once, in a directory that Main removes, and returns its path.
var built = sync.OnceValues(func() (string, error) {
	directory, err := os.MkdirTemp("", "kiosk-build-")
	if err != nil {
		return "", err
	}
	buildDirectory = directory
	return filepath.Join(directory, "kiosk"), program.Build(directory, "kiosk/cmd/kiosk")
})

var buildDirectory string

// Main runs the tests of a package that starts demos, and then removes the program. TestMain of the package must call it.
func Main(m *testing.M) (code int) {
	defer func() {
		if buildDirectory != "" {
			_ = os.RemoveAll(buildDirectory)
		}
	}()
	return m.Run()
}
