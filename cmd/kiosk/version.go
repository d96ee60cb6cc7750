package main

import (
	"fmt"
	"runtime"
	"runtime/debug"
)

// make dist sets these by -ldflags: it builds without the data of the repository.
var builtVersion, builtCommit string

type versionCommand struct{}

// Run prints the version and the commit from which this program was built.
func (versionCommand) Run(p *program) error {
	fmt.Fprintln(p.stdout, buildText())
	return nil
}

// buildText returns version, commit, Go version and platform, in a line each. Outside of a repository there is no commit.
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
