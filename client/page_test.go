package client_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/internal/testkit"
)

// goBlocks returns the Go code of docs/clients.md: the program, and the excerpts.
func goBlocks(t testing.TB) (program string, excerpts []string) {
	t.Helper()
	page, err := os.ReadFile("../docs/clients.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, block := range regexp.MustCompile("(?ms)^```go\n(.*?)^```$").FindAllStringSubmatch(string(page), -1) {
		if strings.HasPrefix(block[1], "package main") {
			program = block[1]
			continue
		}
		excerpts = append(excerpts, block[1])
	}
	if program == "" || len(excerpts) == 0 {
		t.Fatal("the page shows no code")
	}
	return program, excerpts
}

func TestThePageShowsCodeOfTheExamples(t *testing.T) {
	t.Parallel()
	examples, err := os.ReadFile("example_test.go")
	if err != nil {
		t.Fatal(err)
	}
	_, excerpts := goBlocks(t)
	for _, excerpt := range excerpts {
		if !strings.Contains(withoutIndentation(string(examples)), withoutIndentation(excerpt)) {
			t.Errorf("no example contains\n%s", excerpt)
		}
	}
}

func withoutIndentation(code string) string {
	return regexp.MustCompile(`(?m)^\t+`).ReplaceAllString(code, "")
}

// The program is built as a reader of the page builds it: in a separate module, without downloads.
func TestThePagesProgramBuysAKeyFromAModuleOfItsOwn(t *testing.T) {
	t.Parallel()
	program, _ := goBlocks(t)
	repository, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	directory := t.TempDir()
	write(t, filepath.Join(directory, "main.go"), program)
	write(t, filepath.Join(directory, "go.mod"), "module bot\n\ngo 1.26.0\n")
	stranger := func(environment []string, arguments ...string) string {
		command := exec.CommandContext(t.Context(), "go", arguments...)
		command.Dir = directory
		command.Env = append(os.Environ(), append(environment, "GOPROXY=off", "GOFLAGS=", "CGO_ENABLED=0", "GOWORK=off")...)
		output, err := command.CombinedOutput()
		if err != nil {
			t.Fatalf("go %s: %v\n%s", strings.Join(arguments, " "), err, output)
		}
		return string(output)
	}
	stranger(nil, "mod", "edit", "-require=kiosk@v0.0.0", "-replace=kiosk="+repository)

	k := open(t, testkit.NewDatabase(t, dialect.SQLite))
	output := stranger([]string{
		"KIOSK_URL=" + k.url,
		"KIOSK_TOKEN=" + k.FullToken,
		"CUSTOMER=" + *k.Ana.LinkedPhone,
		"VARIATION=" + k.Yearly.ID.String(),
	}, "run", ".")
	if !regexp.MustCompile(`^[0-9A-Z]{10} COMPLETED 39\.90 KEY-\d+\n$`).MatchString(output) {
		t.Errorf("it printed %q", output)
	}
	list := stranger(nil, "list", "-deps", "-f", "{{if not .Standard}}{{.ImportPath}}{{end}}", ".")
	if want := "kiosk/rest/webhooksig\nkiosk/client\nbot\n"; list != want {
		t.Errorf("it needs %q, want %q", list, want)
	}
}

func write(t testing.TB, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}
