package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/internal/testkit"
)

// fence finds the code blocks of a Markdown page: language and text.
var fence = regexp.MustCompile("(?ms)^```([a-z]+)\n(.*?)^```$")

func page(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("../..", path))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// section is the text below a heading, to the next one of its level.
func section(t *testing.T, text, heading string) string {
	t.Helper()
	_, text, found := strings.Cut(text, "\n## "+heading+"\n")
	if !found {
		t.Fatalf("no section %q", heading)
	}
	text, _, _ = strings.Cut(text, "\n## ")
	return text
}

// TestTheReadmesCommandsGetTheAnswersThatItShows pastes each command of the walks through a sale and the back office
// into a shell beside a fresh demo, and compares what comes back with what the page shows.
func TestTheReadmesCommandsGetTheAnswersThatItShows(t *testing.T) {
	t.Parallel()
	onBothDatabases(t, func(t *testing.T, arguments ...string) {
		directory := t.TempDir()
		startDemo(t, filepath.Join(directory, "var", "demo"), arguments...)
		var variables, answered, command string
		readme := page(t, "README.md")
		commands := section(t, readme, "Buy a key") + section(t, readme, "The back office")
		for _, block := range fence.FindAllStringSubmatch(commands, -1) {
			language, text := block[1], block[2]
			switch {
			case language == "json":
				compareAnswers(t, command, answered, text)
			case strings.Contains(text, "curl "):
				command = text
				answered = shell(t, nil, "cd "+directory+"\n"+variables+text)
			case strings.HasPrefix(text, "ORDER="):
				variables += "ORDER=" + answer{body: []byte(answered)}.decode(t)["id"].(string) + "\n"
			case strings.HasPrefix(text, "KPAT="):
				variables += "KPAT=" + kpat.FindString(answered) + "\n"
			default:
				variables += text
			}
		}
	})
}

func compareAnswers(t *testing.T, command, got, shown string) {
	t.Helper()
	var one, other any
	if err := json.Unmarshal([]byte(got), &one); err != nil {
		t.Fatalf("%s\nanswers %s: %v", command, got, err)
	}
	if err := json.Unmarshal([]byte(shown), &other); err != nil {
		t.Fatalf("%s: %v", shown, err)
	}
	if !reflect.DeepEqual(withoutChance("", one), withoutChance("", other)) {
		t.Errorf("%s\nanswers %s\nbut the page shows %s", command, got, shown)
	}
}

var (
	uuids    = regexp.MustCompile(`^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`)
	times    = regexp.MustCompile(`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$`)
	numbers  = regexp.MustCompile(`^[0-9A-HJKMNP-TV-Z]{10}$`)
	kpat     = regexp.MustCompile(`kpat_[0-9A-Za-z_-]{43}`)
	licences = regexp.MustCompile(`^STREAM(-[A-Z2-7]{5}){4}$`)
)

// withoutChance replaces what is different each time by its form.
func withoutChance(name string, value any) any {
	switch value := value.(type) {
	case map[string]any:
		for member, content := range value {
			value[member] = withoutChance(member, content)
		}
	case []any:
		for i, element := range value {
			value[i] = withoutChance("", element)
		}
	case string:
		for form, matches := range map[string]bool{
			"(id)":      uuids.MatchString(value),
			"(time)":    times.MatchString(value),
			"(number)":  name == "number" && numbers.MatchString(value),
			"(token)":   kpat.MatchString(value),
			"(licence)": name == "credentials" && licences.MatchString(value),
		} {
			if matches {
				return form
			}
		}
	}
	return value
}

// TestGettingStartedWorksAsWritten runs the page's commands in their order.
func TestGettingStartedWorksAsWritten(t *testing.T) {
	t.Parallel()
	text := page(t, "docs/getting-started.md")
	for name, dialectName := range map[string]string{"sqlite": dialect.SQLite, "postgres": dialect.Postgres} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			directory := t.TempDir()
			env := environment{"KIOSK_ADDR": "127.0.0.1:0"}
			if dialectName == dialect.Postgres {
				env["KIOSK_DATABASE_URL"] = testkit.NewURL(t, dialectName)
			}
			script := "cd " + directory + "\nexport KIOSK_ADDR=127.0.0.1:0\n"
			for _, block := range fence.FindAllStringSubmatch(section(t, text, "Set it up"), -1) {
				script += strings.ReplaceAll(block[2], "make build\n", "")
			}
			script = strings.ReplaceAll(script, "bin/kiosk", binary(t))
			lines := strings.Split(strings.TrimSpace(shell(t, env, script+"\necho $TOKEN")), "\n")
			token := lines[len(lines)-1]

			env["KIOSK_MASTER_KEY_FILE"] = filepath.Join(directory, "var", "master.keyset")
			if dialectName == dialect.SQLite {
				env["KIOSK_DATABASE_URL"] = "sqlite://" + filepath.Join(directory, "var", "kiosk.db")
			}
			base := startProcess(t, env, "serve").url(t)
			curls := fence.FindAllStringSubmatch(section(t, text, "Serve it"), -1)[1][2]
			got := shell(t, environment{"TOKEN": token}, strings.ReplaceAll(curls, "http://127.0.0.1:8080", base))
			if !strings.Contains(got, `"status":"ok"`) || !strings.HasSuffix(strings.TrimSpace(got), "[]") {
				t.Errorf("the page's requests answer %s", got)
			}
		})
	}
}

func TestTheReadmeListsEveryVariableOfServe(t *testing.T) {
	t.Parallel()
	table := section(t, page(t, "README.md"), "Run it for real")
	help := must(t, nil, "serve", "--help")
	for _, match := range regexp.MustCompile(`\$(KIOSK_[A-Z_]+)`).FindAllStringSubmatch(help, -1) {
		if !strings.Contains(table, "`"+match[1]+"`") {
			t.Errorf("the README lacks %s", match[1])
		}
	}
	for _, match := range regexp.MustCompile("`(KIOSK_[A-Z_]+)`").FindAllStringSubmatch(table, -1) {
		if !strings.Contains(help, "$"+match[1]) {
			t.Errorf("kiosk serve does not know %s of the README", match[1])
		}
	}
}

func TestLinksBetweenPagesLeadSomewhere(t *testing.T) {
	t.Parallel()
	for _, path := range []string{"README.md", "CONTRIBUTING.md", "docs/getting-started.md", "docs/operations.md", "docs/webhooks.md"} {
		for _, match := range regexp.MustCompile(`\]\(([^)#:]+)(?:#[^)]*)?\)`).FindAllStringSubmatch(page(t, path), -1) {
			target := filepath.Join("../..", filepath.Dir(path), match[1])
			if _, err := os.Stat(target); err != nil {
				t.Errorf("%s links to %s: %v", path, match[1], err)
			}
		}
	}
}
