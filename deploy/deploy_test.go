// Package deploy_test tests the files that operators copy. It does not build the image.
package deploy_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/oasdiff/yaml"
)

func read(t *testing.T, path string) string {
	t.Helper()
	content, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(content)
}

func units(t *testing.T) []string {
	t.Helper()
	paths, err := filepath.Glob("systemd/*.service")
	if err != nil || len(paths) != 3 {
		t.Fatal(paths, err)
	}
	return paths
}

// TestUnitsAreUnderstoodBySystemd replaces only the path of Kiosk's program, with one that exists.
func TestUnitsAreUnderstoodBySystemd(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	for _, path := range units(t) {
		unit := regexp.MustCompile(`/usr/local/bin/\S+`).ReplaceAllString(read(t, path), "/bin/true")
		file := filepath.Join(folder, filepath.Base(path))
		if err := os.WriteFile(file, []byte(unit), 0o600); err != nil {
			t.Fatal(err)
		}
		out, err := exec.CommandContext(t.Context(), "systemd-analyze", "verify", "--man=no", file).CombinedOutput()
		if err != nil || strings.Contains(string(out), filepath.Base(path)) {
			t.Errorf("%s: %v\n%s", path, err, out)
		}
	}
}

func TestUnitsAreNeverGivenUp(t *testing.T) {
	t.Parallel()
	for _, path := range []string{"systemd/kiosk.service", "systemd/kiosk-worker.service"} {
		if unit := read(t, path); !strings.Contains(unit, "\nRestart=always\n") || !strings.Contains(unit, "\nStartLimitIntervalSec=0\n") {
			t.Errorf("%s ends for good when the database is away while it starts a few times", path)
		}
	}
}

// TestUnitsAreHardened compares the exposure that systemd-analyze computes: 0 is no exposure, 100 is no protection.
func TestUnitsAreHardened(t *testing.T) {
	t.Parallel()
	for _, path := range units(t) {
		out, err := exec.CommandContext(t.Context(), "systemd-analyze", "security", "--no-pager", "--offline=true", "--threshold=15", path).CombinedOutput()
		if err != nil {
			t.Errorf("%s: %v\n%s", path, err, out)
		}
		if !strings.Contains(read(t, path), "\nUser=kiosk\n") {
			t.Errorf("%s has no account of its own", path)
		}
	}
}

func TestEverySettingInDeployIsDocumented(t *testing.T) {
	t.Parallel()
	known := read(t, "../docs/configuration.md")
	for _, path := range append(units(t), "systemd/kiosk.env.example", "container/Dockerfile", "container/compose.yaml") {
		for _, name := range regexp.MustCompile(`KIOSK_[A-Z_]+`).FindAllString(read(t, path), -1) {
			if !strings.Contains(known, "`"+name+"`") {
				t.Errorf("%s sets %s, which is no setting", path, name)
			}
		}
	}
}

// TestAShellReadsTheWholeURLOfTheExample sources the file in a shell, with a URL that has two parameters.
func TestAShellReadsTheWholeURLOfTheExample(t *testing.T) {
	t.Parallel()
	const standard, wanted = "127.0.0.1/kiosk", "127.0.0.1/kiosk?sslmode=require&connect_timeout=5"
	file := filepath.Join(t.TempDir(), "kiosk.env")
	if err := os.WriteFile(file, []byte(strings.Replace(read(t, "systemd/kiosk.env.example"), standard, wanted, 1)), 0o600); err != nil {
		t.Fatal(err)
	}
	command := exec.CommandContext(t.Context(), "sh", "-c", `. "$1"; printf %s "$KIOSK_DATABASE_URL"`, "sh", file)
	command.Env = []string{"PATH=" + os.Getenv("PATH")}
	out, err := command.Output()
	if err != nil || !strings.HasSuffix(string(out), wanted) {
		t.Errorf("%q: %v", out, err)
	}
}

func TestTheImageIsStaticAndHasNeitherShellNorRoot(t *testing.T) {
	t.Parallel()
	file := read(t, "container/Dockerfile")
	_, final, found := strings.Cut(file, "\nFROM scratch\n")
	if !found || !strings.Contains(file, "CGO_ENABLED=0") {
		t.Error("the image is not a static program on nothing")
	}
	if !regexp.MustCompile(`(?m)^USER [1-9]\d*:[1-9]\d*$`).MatchString(final) {
		t.Error("the image runs as root, or as an account whose name nothing resolves")
	}
	for line := range strings.Lines(file) {
		instruction, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		switch instruction {
		case "RUN", "CMD", "ENTRYPOINT":
			if !strings.HasPrefix(rest, "[") {
				t.Errorf("%q needs a shell", line)
			}
		case "FROM":
			if rest != "scratch" && (!strings.Contains(rest, ":") || strings.Contains(rest, ":latest")) {
				t.Errorf("%q names no version", line)
			}
		case "ADD":
			t.Errorf("%q fetches or unpacks what it likes: use COPY", line)
		}
	}
	if wanted := regexp.MustCompile(`(?m)^go (\d+\.\d+)`).FindStringSubmatch(read(t, "../go.mod"))[1]; !strings.Contains(file, "FROM golang:"+wanted) {
		t.Errorf("the image is not built with Go %s", wanted)
	}
}

// composition is the part of the compose file that the tests check.
type composition struct {
	Services map[string]struct {
		Image       string                       `json:"image"`
		Command     []string                     `json:"command"`
		Environment map[string]string            `json:"environment"`
		Secrets     []string                     `json:"secrets"`
		Volumes     []string                     `json:"volumes"`
		Networks    []string                     `json:"networks"`
		Ports       []string                     `json:"ports"`
		CapDrop     []string                     `json:"cap_drop"`
		ReadOnly    bool                         `json:"read_only"`
		MemLimit    string                       `json:"mem_limit"`
		DependsOn   map[string]map[string]string `json:"depends_on"`
	} `json:"services"`
	Networks map[string]any `json:"networks"`
	Secrets  map[string]any `json:"secrets"`
}

func TestComposeStartsTheAPIAndTheWorkerOnMigratedTables(t *testing.T) {
	t.Parallel()
	var composed composition
	if _, err := yaml.Unmarshal([]byte(read(t, "container/compose.yaml")), &composed, yaml.DecodeOpts{}); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"api", "worker"} {
		service := composed.Services[name]
		if service.DependsOn["migrate"]["condition"] != "service_completed_successfully" {
			t.Errorf("%s does not wait for the migrations", name)
		}
		if !service.ReadOnly || !slices.Equal(service.CapDrop, []string{"ALL"}) {
			t.Errorf("%s: %+v", name, service)
		}
	}
	if composed.Services["migrate"].DependsOn["database"]["condition"] != "service_healthy" {
		t.Error("the migrations do not wait for the database")
	}
	for name, service := range composed.Services {
		for _, secret := range service.Secrets {
			if _, defined := composed.Secrets[secret]; !defined {
				t.Errorf("%s uses the secret %s, which nothing defines", name, secret)
			}
		}
		for _, network := range service.Networks {
			if _, defined := composed.Networks[network]; !defined {
				t.Errorf("%s uses the network %s, which nothing defines", name, network)
			}
		}
		for _, port := range service.Ports {
			if !strings.HasPrefix(port, "127.0.0.1:") {
				t.Errorf("%s is open to the network at %s", name, port)
			}
		}
		for variable := range service.Environment {
			if strings.HasSuffix(variable, "PASSWORD") || strings.HasSuffix(variable, "DATABASE_URL") {
				t.Errorf("%s has a secret in the compose file: %s", name, variable)
			}
		}
	}
}

// TestComposeMountsTheFolderOfTheMasterKey checks that a container sees the new file after a rotation, which replaces the file. If only
// the file were mounted, as Compose mounts a secret, the container would keep the old one.
func TestComposeMountsTheFolderOfTheMasterKey(t *testing.T) {
	t.Parallel()
	text := read(t, "container/compose.yaml")
	var composed composition
	if _, err := yaml.Unmarshal([]byte(text), &composed, yaml.DecodeOpts{}); err != nil {
		t.Fatal(err)
	}
	for name, mode := range map[string]string{"key": "", "api": ":ro", "worker": ":ro"} {
		service := composed.Services[name]
		if !slices.Contains(service.Volumes, "./keys:/keys"+mode) || service.Environment["KIOSK_MASTER_KEY_FILE"] != "/keys/master.keyset" {
			t.Errorf("%s: %+v", name, service)
		}
	}
	for secret, source := range composed.Secrets {
		if strings.Contains(secret+fmt.Sprint(source), "key") {
			t.Errorf("the secret %s is a file that is mounted alone: %v", secret, source)
		}
	}
	for _, command := range []string{"create", "rotate-master", "retire-master"} {
		if !strings.Contains(text, "\n#   docker compose run --rm key "+command+"\n") {
			t.Errorf("compose.yaml does not say how to %s", command)
		}
	}
	if !strings.Contains(read(t, "container/Dockerfile.dockerignore"), "\ndeploy/container/keys\n") {
		t.Error("the keys go into the build of the image")
	}
}

// TestEveryProcessCollectsGarbageBeforeItRunsOutOfMemory checks that the soft limit, above which Go collects garbage more often, is
// below the hard limit.
func TestEveryProcessCollectsGarbageBeforeItRunsOutOfMemory(t *testing.T) {
	t.Parallel()
	const soft = "288MiB"
	for _, path := range units(t) {
		if unit := read(t, path); !strings.Contains(unit, "\nEnvironment=GOMEMLIMIT="+soft+"\n") || !strings.Contains(unit, "\nMemoryMax=1G\n") {
			t.Errorf("%s does not bound its memory", path)
		}
	}
	if !strings.Contains(read(t, "systemd/kiosk.env.example"), "\nGOMEMLIMIT="+soft+"\n") {
		t.Error("kiosk.env.example does not name GOMEMLIMIT")
	}
	_, final, _ := strings.Cut(read(t, "container/Dockerfile"), "\nFROM scratch\n")
	if !regexp.MustCompile(`(?m)^ENV .*\bGOMEMLIMIT=` + soft + `\b`).MatchString(final) {
		t.Error("the image sets no GOMEMLIMIT")
	}
	var composed composition
	if _, err := yaml.Unmarshal([]byte(read(t, "container/compose.yaml")), &composed, yaml.DecodeOpts{}); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"migrate", "key", "api", "worker"} {
		if service := composed.Services[name]; service.Environment["GOMEMLIMIT"] != soft || service.MemLimit != "1g" {
			t.Errorf("%s: GOMEMLIMIT is %q and mem_limit %q", name, service.Environment["GOMEMLIMIT"], service.MemLimit)
		}
	}
}
