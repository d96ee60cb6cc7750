//go:build clients

package clients_test

import (
	"bufio"
	"errors"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"kiosk/internal/testkit"
	"kiosk/internal/testkit/demo"
)

// fence matches the programs of a Markdown page.
var fence = regexp.MustCompile("(?ms)^### (\\w+)\n.*?^```[a-z]+\n(.*?)^```$")

// firstHour is docs/first-hour.md beside a running demo.
type firstHour struct {
	*testing.T
	demo  *demo.Demo
	files map[string]string // the file of each language's program, by language
	text  string

	python, port string
}

// TestTheFirstHourSellsAKeyAndVerifiesAWebhookAsWritten runs the page's programs in each language.
func TestTheFirstHourSellsAKeyAndVerifiesAWebhookAsWritten(t *testing.T) {
	install(t, "typescript")
	npm(t, "typescript", "run", "build")
	text, err := os.ReadFile("../docs/first-hour.md")
	if err != nil {
		t.Fatal(err)
	}
	h := &firstHour{T: t, demo: demo.Start(t), text: string(text)}
	typescript := t.TempDir()
	if err := os.MkdirAll(filepath.Join(typescript, "node_modules", "@kiosk"), 0o755); err != nil {
		t.Fatal(err)
	}
	folder, err := os.Getwd()
	if err == nil {
		err = os.Symlink(filepath.Join(folder, "typescript"), filepath.Join(typescript, "node_modules", "@kiosk", "client"))
	}
	golang, noDirectory := os.MkdirTemp(".", "first-hour-") // inside the module, so that kiosk/client can be imported
	if err != nil || noDirectory != nil {
		t.Fatal(err, noDirectory)
	}
	t.Cleanup(func() { _ = os.RemoveAll(golang) })
	h.python = filepath.Join(folder, "python", "src")
	h.files = map[string]string{
		"Go": filepath.Join(folder, golang, "main.go"), "TypeScript": filepath.Join(typescript, "main.mjs"), "Python": filepath.Join(t.TempDir(), "main.py"),
	}
	for language := range h.files {
		h.port = freePort(t)
		sold, err := h.program(language, "Buy a key").CombinedOutput()
		if err != nil || !regexp.MustCompile(`^[0-9A-Z]{10} COMPLETED [0-9.]+ STREAM-`).Match(sold) {
			t.Errorf("%s: %v\n%s", language, err, sold)
		}
		h.receives(language)
	}
}

// freePort returns a port that was free a moment ago.
func freePort(t *testing.T) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	_, port, _ := net.SplitHostPort(listener.Addr().String())
	return port
}

// program returns the program of a section of the page. Its port is replaced by a free one.
func (h *firstHour) program(language, heading string) *exec.Cmd {
	h.Helper()
	_, section, _ := strings.Cut(h.text, "\n## "+heading+"\n")
	section, _, _ = strings.Cut(section, "\n## ")
	for _, block := range fence.FindAllStringSubmatch(section, -1) {
		if block[1] != language {
			continue
		}
		file := h.files[language]
		if err := os.WriteFile(file, []byte(strings.ReplaceAll(block[2], "3000", h.port)), 0o600); err != nil {
			h.Fatal(err)
		}
		switch language {
		case "Go":
			built := strings.TrimSuffix(file, ".go")
			if output, err := exec.CommandContext(h.Context(), "go", "build", "-o", built, file).CombinedOutput(); err != nil {
				h.Fatalf("%v\n%s", err, output)
			}
			return h.command(built)
		case "TypeScript":
			return h.command("node", file)
		}
		return h.command("python3", "-W", "error", file)
	}
	h.Fatalf("no %s in %s", language, heading)
	return nil
}

func (h *firstHour) command(name string, arguments ...string) *exec.Cmd {
	command := exec.CommandContext(h.Context(), name, arguments...)
	command.Env = append(os.Environ(), "PYTHONPATH="+h.python, "KIOSK_URL="+h.demo.URL, "KIOSK_TOKEN="+h.demo.Token,
		"VARIATION="+h.demo.Variations["STREAM-30"], "KIOSK_WEBHOOK_SECRET=a-secret-for-the-first-hour")
	return command
}

// receives runs a receiver and `kiosk listen`, and sells until the receiver has verified the event.
func (h *firstHour) receives(language string) {
	h.Helper()
	hook := "http://127.0.0.1:" + h.port + "/hook"
	verified := h.start(h.program(language, "Receive a webhook"), "verified order.completed evt_")
	testkit.Eventually(h, time.Minute, "the receiver", func() bool {
		response, err := http.Get(hook)
		if err != nil {
			return false
		}
		_ = response.Body.Close()
		return true
	})
	select {
	case <-h.start(h.listener(), "Forwarding events"):
	case <-time.After(time.Minute):
		h.Fatal("kiosk listen does not follow the events")
	}
	sale := regexp.MustCompile("(?s)```sh\n(curl .*?)```").FindStringSubmatch(h.text)
	if output, err := h.command("bash", "-euc", sale[1]).CombinedOutput(); err != nil || !strings.Contains(string(output), `"number"`) {
		h.Fatalf("%s: %v\n%s", sale[1], err, output)
	}
	select {
	case <-verified:
	case <-time.After(3 * time.Minute):
		h.Errorf("the receiver in %s verified nothing", language)
	}
}

// listener returns the command that the page runs in a second terminal, in a folder with the program and the demo's file.
func (h *firstHour) listener() *exec.Cmd {
	h.Helper()
	block := regexp.MustCompile("(?m)^```sh\n((?:[^`].*\n)*bin/kiosk listen .*\n)```$").FindStringSubmatch(h.text)
	if block == nil {
		h.Fatal("the page does not run kiosk listen")
	}
	folder := h.TempDir()
	file := filepath.Join(folder, "var", "demo", "demo.env")
	err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.Mkdir(filepath.Join(folder, "bin"), 0o755))
	if err == nil {
		err = os.WriteFile(file, []byte("API="+h.demo.URL+"/api/v1/external\nTOKEN="+h.demo.Token+"\n"), 0o600)
	}
	if err == nil {
		err = os.Symlink(h.demo.Program(), filepath.Join(folder, "bin", "kiosk"))
	}
	if err != nil {
		h.Fatal(err)
	}
	text := strings.NewReplacer("3000", h.port, "bin/kiosk", "exec bin/kiosk").Replace(block[1])
	command := exec.CommandContext(h.Context(), "bash", "-euc", text)
	command.Dir, command.Env, command.Stderr = folder, []string{"PATH=" + os.Getenv("PATH")}, os.Stderr
	return command
}

// start runs a command until the test ends. printed is closed when the command prints the text.
func (h *firstHour) start(command *exec.Cmd, text string) (printed <-chan struct{}) {
	h.Helper()
	output, err := command.StdoutPipe()
	if err == nil {
		err = command.Start()
	}
	if err != nil {
		h.Fatal(err)
	}
	h.Cleanup(func() {
		_ = command.Process.Kill()
		_ = command.Wait() // it was killed
	})
	done := make(chan struct{})
	go func() {
		seen := false
		for lines := bufio.NewScanner(output); lines.Scan(); {
			if !seen && strings.Contains(lines.Text(), text) {
				seen = true
				close(done)
			}
		}
	}()
	return done
}
