package main

import (
	"debug/buildinfo"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"kiosk/internal/testkit"
)

func TestBashCompletesCommandsFlagsAndValues(t *testing.T) {
	t.Parallel()
	setUp := fmt.Sprintf("PATH=%s:$PATH\nsource <(kiosk completion bash)\ncomplete -p kiosk\n", filepath.Dir(binary(t)))
	for line, want := range map[string]string{
		"kiosk sta":                         "staff",
		"kiosk staff ":                      "create disable enable invite list reset-password",
		"kiosk staff create --em":           "--email",
		"kiosk serve --log-format ":         "auto json text",
		"kiosk staff --store acme dis":      "disable",
		"kiosk staff disable --store staff": "",
		"kiosk completion ":                 "bash fish zsh",
	} {
		t.Run(line, func(t *testing.T) {
			t.Parallel()
			words := strings.Split(line, " ")
			script := setUp + "COMP_WORDS=("
			for _, word := range words {
				script += "'" + word + "' "
			}
			script += fmt.Sprintf(")\nCOMP_CWORD=%d\n_kiosk\necho \"reply:${COMPREPLY[*]-}\"", len(words)-1)
			got := strings.Split(strings.TrimRight(shell(t, nil, script), "\n"), "\n")
			if got[0] != "complete -o default -F _kiosk kiosk" || got[len(got)-1] != "reply:"+want {
				t.Errorf("%q, want %q", got, want)
			}
		})
	}
}

func TestTheOtherShellsScriptsStartTheProgramThatCompletes(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"zsh", "fish"} {
		if got := must(t, nil, "completion", name); !strings.Contains(got, completeWord) {
			t.Errorf("%s: %s", name, got)
		}
	}
	if got := run(t, nil, "completion", "cmd"); got.code != exitUsage {
		t.Errorf("%+v", got)
	}
	if got := must(t, nil, completeWord, "migrate", ""); got != "copy\ndistribute\nstatus\nup\n" {
		t.Errorf("completed to %q", got)
	}
}

func TestVersionNamesVersionCommitAndGo(t *testing.T) {
	t.Parallel()
	got := must(t, nil, "version")
	if !strings.HasPrefix(got, "kiosk ") || !strings.Contains(got, "\ngo1.") {
		t.Errorf("%q", got)
	}
	if flag := must(t, nil, "--version"); flag != got {
		t.Errorf("--version says %q, version %q", flag, got)
	}
	info, err := buildinfo.ReadFile(binary(t))
	testkit.Must(t, err)
	built := shell(t, nil, binary(t)+" version")
	for _, setting := range info.Settings { // Go writes none in a linked worktree
		if setting.Key == "vcs.revision" && !strings.Contains(built, "\ncommit "+setting.Value) {
			t.Errorf("%q does not name commit %s", built, setting.Value)
		}
	}
}
