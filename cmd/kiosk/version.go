package main

import (
	"fmt"
	"runtime"
	"runtime/debug"
)

// What make dist gives the linker, which knows no repository.
var builtVersion, builtCommit string

type versionCommand struct{}

// Run prints what this program was built from.
func (versionCommand) Run(p *program) error {
	fmt.Fprintln(p.stdout, buildText())
	return nil
}

// buildText is version, commit, Go version and platform, a line each. The commit is missing in a build outside of a
// repository.
func buildText() string {
	text := "kiosk " + version()
	if commit := commit(); commit != "" {
		text += "\ncommit " + commit
	}
	return text + fmt.Sprintf("\n%s %s/%s", runtime.Version(), runtime.GOOS, runtime.GOARCH)
}

func commit() string {
	if builtCommit != "" {
		return builtCommit
	}
	info, _ := debug.ReadBuildInfo()
	if info == nil {
		return ""
	}
	settings := map[string]string{}
	for _, setting := range info.Settings {
		settings[setting.Key] = setting.Value
	}
	text := settings["vcs.revision"]
	if text != "" && settings["vcs.modified"] == "true" {
		text += ", with changes that were not committed"
	}
	return text
}
