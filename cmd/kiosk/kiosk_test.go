package main

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"kiosk/internal/testkit"
	processes "kiosk/internal/testkit/program" // program is the command line here
)

// waitTimeout is how long a test waits for an event that must happen: a busy machine may need minutes for it.
const waitTimeout = 3 * time.Minute

// result is the exit code and the output of a command.
type result struct {
	code           int
	stdout, stderr string
}

type environment map[string]string

func (e environment) lookup(name string) (string, bool) {
	value, ok := e[name]
	return value, ok
}

// run executes a command line to its end.
func run(t *testing.T, env environment, arguments ...string) result {
	t.Helper()
	return runWithInput(t, env, "", arguments...)
}

func runWithInput(t *testing.T, env environment, input string, arguments ...string) result {
	t.Helper()
	var stdout, stderr bytes.Buffer
	p := program{strings.NewReader(input), &stdout, &stderr, env.lookup}
	code := p.run(t.Context(), arguments)
	return result{code, stdout.String(), stderr.String()}
}

// must executes a command line that has to succeed and returns its standard output.
func must(t *testing.T, env environment, arguments ...string) string {
	t.Helper()
	got := run(t, env, arguments...)
	if got.code != 0 {
		t.Fatalf("kiosk %s: code %d\n%s", strings.Join(arguments, " "), got.code, got.stderr)
	}
	return got.stdout
}

// server is a running kiosk, in this process or in one of its own.
type server struct {
	stdout, stderr *testkit.Log
	// terminate requests a clean shutdown, kill ends it at once.
	terminate, kill func()
	ended           chan struct{}
	code            int // once it has ended
	pid             int // of a process of its own
}

// start runs a serving command in this process until the test ends.
func start(t *testing.T, env environment, arguments ...string) *server {
	t.Helper()
	ctx, cancel := context.WithCancel(context.WithoutCancel(t.Context()))
	s := &server{stdout: new(testkit.Log), stderr: new(testkit.Log), terminate: cancel, kill: cancel, ended: make(chan struct{})}
	p := program{strings.NewReader(""), s.stdout, s.stderr, env.lookup}
	go func() {
		s.code = p.run(ctx, arguments)
		close(s.ended)
	}()
	t.Cleanup(func() { cancel(); <-s.ended })
	return s
}

// startProcess runs the built program until the test ends.
func startProcess(t *testing.T, env environment, arguments ...string) *server {
	t.Helper()
	return startProgram(t, env, binary(t), arguments...)
}

// startProgram runs a program that serves, or that execs one that serves, until the test ends.
func startProgram(t *testing.T, env environment, path string, arguments ...string) *server {
	t.Helper()
	s := &server{stdout: new(testkit.Log), stderr: new(testkit.Log), ended: make(chan struct{})}
	options := processes.Options{Stdout: s.stdout, Log: s.stderr}
	for name, value := range env {
		options.Env = append(options.Env, name+"="+value)
	}
	running, err := processes.Start(path, options, arguments...)
	if err != nil {
		t.Fatal(err)
	}
	s.terminate, s.kill, s.pid = running.Terminate, running.Kill, running.PID()
	go func() {
		s.code = running.Wait()
		close(s.ended)
	}()
	t.Cleanup(func() { s.kill(); <-s.ended })
	return s
}

// binary returns the path of the program, built as by `make build`.
func binary(t *testing.T) string {
	t.Helper()
	path, err := built()
	if err != nil {
		t.Fatal(err)
	}
	return path
}

var built = sync.OnceValues(func() (string, error) {
	return filepath.Join(buildDirectory, "kiosk"), processes.Build(buildDirectory, "kiosk/cmd/kiosk")
})

var buildDirectory string

func TestMain(m *testing.M) {
	_ = flag.Set("test.parallel", "4") // most of the time they wait for processes
	var err error
	if buildDirectory, err = os.MkdirTemp("", "kiosk-build-"); err != nil {
		panic(err)
	}
	code := m.Run()
	_ = os.RemoveAll(buildDirectory)
	os.Exit(code)
}

// wait returns the exit code when the server has ended.
func (s *server) wait(t *testing.T) int {
	t.Helper()
	select {
	case <-s.ended:
		return s.code
	case <-time.After(waitTimeout):
		t.Fatalf("still running after %s\n%s", waitTimeout, s.stderr)
		return -1
	}
}

// awaitMatch returns the submatches of the first occurrence in an output of the server.
func (s *server) awaitMatch(t *testing.T, output *testkit.Log, pattern string) []string {
	t.Helper()
	expression := regexp.MustCompile(pattern)
	deadline := time.After(waitTimeout)
	for {
		changed := output.Changed()
		if match := expression.FindStringSubmatch(output.String()); match != nil {
			return match
		}
		select {
		case <-changed:
		case <-s.ended:
			if match := expression.FindStringSubmatch(output.String()); match != nil {
				return match
			}
			t.Fatalf("ended with %d before %q\n%s%s", s.code, pattern, s.stdout, s.stderr)
		case <-deadline:
			t.Fatalf("no %q after %s\n%s%s", pattern, waitTimeout, s.stdout, s.stderr)
		}
	}
}

// url returns the URL that `kiosk serve` logs.
func (s *server) url(t *testing.T) string {
	t.Helper()
	return s.awaitMatch(t, s.stderr, `"msg":"serving","url":"([^"]+)"`)[1]
}

// response is the response to a request.
type response struct {
	status int
	header http.Header
	body   []byte
}

// decode reads the body as JSON.
func (r response) decode(t *testing.T) map[string]any {
	t.Helper()
	var value map[string]any
	if err := json.Unmarshal(r.body, &value); err != nil {
		t.Fatalf("%d %s: %v", r.status, r.body, err)
	}
	return value
}

// request sends a request with a token and, unless it is nil, a JSON body. The headers are pairs.
func request(t *testing.T, method, url, token string, body any, headers ...string) response {
	t.Helper()
	got, err := try(t.Context(), method, url, token, body, headers...)
	if err != nil {
		t.Fatal(err)
	}
	return got
}

func try(ctx context.Context, method, url, token string, body any, headers ...string) (response, error) {
	var content io.Reader = http.NoBody
	if body != nil {
		encoded, err := json.Marshal(body)
		if err != nil {
			return response{}, err
		}
		content = bytes.NewReader(encoded)
	}
	r, err := http.NewRequestWithContext(ctx, method, url, content)
	if err != nil {
		return response{}, err
	}
	if token != "" {
		r.Header.Set("Authorization", "Bearer "+token)
	}
	r.Header.Set("Content-Type", "application/json")
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	received, err := http.DefaultClient.Do(r)
	if err != nil {
		return response{}, err
	}
	defer received.Body.Close()
	read, err := io.ReadAll(received.Body)
	return response{received.StatusCode, received.Header, read}, err
}
