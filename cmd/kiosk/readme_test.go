package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
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

// TestTheReadmesCommandsGetTheResponsesThatItShows runs each command of the README's sale, and of the tour that continues it, in a
// shell beside a new demo, and compares the responses with those on the pages.
func TestTheReadmesCommandsGetTheResponsesThatItShows(t *testing.T) {
	t.Parallel()
	onBothDatabases(t, func(t *testing.T, arguments ...string) {
		directory := t.TempDir()
		startDemo(t, filepath.Join(directory, "var", "demo"), append(arguments, "--days", "60")...)
		var variables, received, command string
		commands := section(t, page(t, "README.md"), "Buy a key") + page(t, "docs/tour.md")
		requests, compared := len(curlLine.FindAllString(commands, -1)), 0
		for _, block := range fence.FindAllStringSubmatch(commands, -1) {
			language, text := block[1], block[2]
			switch {
			case language == "json":
				compareResponses(t, command, received, text)
				compared++
			case strings.Contains(text, "curl "):
				command = text
				received = shell(t, nil, "cd "+directory+"\n"+variables+text)
			case strings.HasPrefix(text, "ORDER="):
				variables += "ORDER=" + response{body: []byte(received)}.decode(t)["id"].(string) + "\n"
			case strings.HasPrefix(text, "KPAT="):
				variables += "KPAT=" + kpat.FindString(received) + "\n"
			default:
				variables += text
			}
		}
		if requests == 0 || compared != requests {
			t.Errorf("the page asks %d times and shows %d responses", requests, compared)
		}
	})
}

// curlLine is a request of a page.
var curlLine = regexp.MustCompile(`(?m)^curl `)

func compareResponses(t *testing.T, command, got, shown string) {
	t.Helper()
	var one, other any
	if err := json.Unmarshal([]byte(got), &one); err != nil {
		t.Fatalf("%s\nreturns %s: %v", command, got, err)
	}
	if err := json.Unmarshal([]byte(shown), &other); err != nil {
		t.Fatalf("%s: %v", shown, err)
	}
	if !reflect.DeepEqual(withoutChance("", one), withoutChance("", other)) {
		t.Errorf("%s\nreturns %s\nbut the page shows %s", command, got, shown)
	}
}

var (
	uuids    = regexp.MustCompile(`^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`)
	times    = regexp.MustCompile(`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$`)
	numbers  = regexp.MustCompile(`^[0-9A-HJKMNP-TV-Z]{10}$`)
	kpat     = regexp.MustCompile(`kpat_[0-9A-Za-z_-]{43}`)
	licenses = regexp.MustCompile(`^STREAM(-[A-Z2-7]{5}){4}$`)
)

// withoutChance replaces values that differ each time, such as ids and times, by their format.
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
			"(license)": name == "credentials" && licenses.MatchString(value),
		} {
			if matches {
				return form
			}
		}
	}
	return value
}

// blocks returns the commands of a section.
func blocks(t *testing.T, text, heading string) []string {
	t.Helper()
	var commands []string
	for _, block := range fence.FindAllStringSubmatch(section(t, text, heading), -1) {
		commands = append(commands, block[2])
	}
	return commands
}

// untilDelivered shows the wallet of the sale's customer, and waits for the event of the sale.
const untilDelivered = `
curl -s "$API/customers/by-phone/+5511987654321/wallet" -H "Authorization: Bearer $TOKEN"
until curl -s "$API/events" -H "Authorization: Bearer $TOKEN" | grep order.completed; do test $SECONDS -lt 60; done
`

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
			script += strings.ReplaceAll(strings.Join(blocks(t, text, "Set it up"), ""), "make build\n", "")
			script = strings.ReplaceAll(script, "bin/kiosk", binary(t))
			lines := strings.Split(strings.TrimSpace(shell(t, env, script+"\necho $PASSWORD\necho $TOKEN")), "\n")
			env["PASSWORD"], env["TOKEN"] = lines[len(lines)-2], lines[len(lines)-1]

			env["KIOSK_MASTER_KEY_FILE"] = filepath.Join(directory, "var", "master.keyset")
			if dialectName == dialect.SQLite {
				env["KIOSK_DATABASE_URL"] = "sqlite://" + filepath.Join(directory, "var", "kiosk.db")
			}
			serving := blocks(t, text, "Serve it")
			base := startProcess(t, env, strings.Fields(serving[0])[1:]...).url(t)
			got := shell(t, env, strings.ReplaceAll(serving[1], "http://127.0.0.1:8080", base))
			if !strings.Contains(got, `"status":"ok"`) || !strings.HasSuffix(strings.TrimSpace(got), "[]") {
				t.Errorf("the page's requests return %s", got)
			}
			sale := "cd " + directory + "\n" + strings.Join(blocks(t, text, "Sell something"), "") + untilDelivered
			sold := shell(t, env, strings.ReplaceAll(sale, "http://127.0.0.1:8080", base))
			for _, promise := range []string{`"status":"COMPLETED"`, `"credentials":"OFFICE-7QX2-M4KD"`, `"balance":"20.10"`} {
				if !strings.Contains(sold, promise) {
					t.Errorf("the page's sale does not end with %s: %s", promise, sold)
				}
			}
		})
	}
}

// rowOfSetting matches a setting in a table: a variable beside its flag.
var rowOfSetting = regexp.MustCompile("(?m)^\\|.*`--[a-z-]+.*\\| `KIOSK_|^\\| `KIOSK_.*\\| `--")

// TestSettingsAreListedInTheConfigurationReferenceOnly finds copies of its tables on other pages, which make generate does not update.
func TestSettingsAreListedInTheConfigurationReferenceOnly(t *testing.T) {
	t.Parallel()
	for _, path := range pages(t) {
		if listed := rowOfSetting.MatchString(page(t, path)); listed != (path == "docs/configuration.md") {
			t.Errorf("%s has a table of settings: %v", path, listed)
		}
	}
}

// link matches a link to another page or to a place on the same page: path and anchor.
var link = regexp.MustCompile(`\]\(([^)#:]*)(?:#([^)]*))?\)`)

// TestLinksBetweenPagesLeadSomewhere follows them from page to page; every page is reached from the README.
func TestLinksBetweenPagesLeadSomewhere(t *testing.T) {
	t.Parallel()
	linked := map[string]bool{"README.md": true}
	for _, path := range pages(t) {
		for _, match := range link.FindAllStringSubmatch(page(t, path), -1) {
			target, anchor := filepath.Join(filepath.Dir(path), match[1]), match[2]
			if match[1] == "" {
				target = path
			}
			linked[target] = linked[target] || target != path
			if _, err := os.Stat(filepath.Join("../..", target)); err != nil {
				t.Errorf("%s links to %s: %v", path, match[0], err)
				continue
			}
			if anchor != "" && !slices.Contains(anchors(page(t, target)), anchor) {
				t.Errorf("%s links to %s, and there is no such heading", path, match[0])
			}
		}
	}
	for _, path := range pages(t) {
		if strings.HasPrefix(path, "docs/") && !linked[path] {
			t.Errorf("no page links to %s", path)
		}
	}
}

var negativeValue = regexp.MustCompile(`--[a-z-]+[= ]-[0-9]+`)

func TestTheProgramTakesTheNegativeValuesThatPagesGiveToFlags(t *testing.T) {
	t.Parallel()
	seen := 0
	for _, path := range pages(t) {
		for _, flag := range negativeValue.FindAllString(page(t, path), -1) {
			seen++
			if got := run(t, nil, append([]string{"serve", "--help"}, strings.Fields(flag)...)...); got.code != 0 {
				t.Errorf("%s writes %s: %s", path, flag, got.stderr)
			}
		}
	}
	if seen == 0 {
		t.Error("no page has such a flag")
	}
}

// pages returns the paths of the pages for readers in the repository.
func pages(t *testing.T) (paths []string) {
	t.Helper()
	for _, pattern := range []string{"*.md", "docs/*.md", "docs/*/*.md", "console/*.md", "clients/*/*.md", "examples/*/*.md"} {
		found, err := filepath.Glob(filepath.Join("../..", pattern))
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range found {
			paths = append(paths, strings.TrimPrefix(filepath.ToSlash(path), "../../"))
		}
	}
	if len(paths) < 30 {
		t.Errorf("only %v were looked at", paths)
	}
	return paths
}

var (
	heading      = regexp.MustCompile(`(?m)^#+ (.+)$`)
	notInAnchors = regexp.MustCompile(`[^\p{L}\p{N}_ -]`)
)

// anchors returns the names that GitHub gives to the headings of a page in links.
func anchors(text string) (names []string) {
	for _, match := range heading.FindAllStringSubmatch(fence.ReplaceAllString(text, ""), -1) {
		names = append(names, strings.ReplaceAll(notInAnchors.ReplaceAllString(strings.ToLower(match[1]), ""), " ", "-"))
	}
	return names
}
