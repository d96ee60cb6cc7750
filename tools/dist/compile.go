package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// program is a program that was built.
type program struct{ name, path string }

// packages maps the installed name of each program to its package.
var packages = []struct{ name, path string }{{"kiosk", "./cmd/kiosk"}, {"kiosk-worker", "./cmd/worker"}}

// readCommit sets version and commit from git, and the time from SOURCE_DATE_EPOCH, or else from the commit.
// https://reproducible-builds.org/specs/source-date-epoch/
func (r *release) readCommit(ctx context.Context) error {
	described, err := r.run(ctx, nil, "git", "show", "--no-patch", "--format=%H %ct", "HEAD")
	if err != nil {
		return err
	}
	commit, seconds, _ := strings.Cut(strings.TrimSpace(described), " ")
	if given := os.Getenv("SOURCE_DATE_EPOCH"); given != "" {
		seconds = given
	}
	epoch, err := strconv.ParseInt(seconds, 10, 64)
	if err != nil {
		return fmt.Errorf("SOURCE_DATE_EPOCH: %w", err)
	}
	r.commit, r.time = commit, time.Unix(epoch, 0).UTC()
	tag, err := r.run(ctx, nil, "git", "describe", "--tags", "--exact-match", "--match=v[0-9]*", "HEAD")
	r.version = strings.TrimSpace(tag)
	if err != nil { // no release: the pseudo-version that Go has for a commit, https://go.dev/ref/mod#pseudo-versions
		r.version = "v0.0.0-" + r.time.Format("20060102150405") + "-" + commit[:12]
	}
	changed, err := r.run(ctx, nil, "git", "status", "--porcelain", "--untracked-files=no")
	if changed != "" {
		r.version += "+dirty"
	}
	return err
}

// compile builds the programs without C, paths, symbols, and everything else that differs between two checkouts.
func (r *release) compile(ctx context.Context, p platform, staging string) ([]program, error) {
	var programs []program
	flags := "-s -w -buildid= -X main.builtVersion=" + r.version + " -X main.builtCommit=" + r.commit
	for _, built := range packages {
		name := built.name
		if p.system == "windows" {
			name += ".exe"
		}
		path := filepath.Join(staging, name)
		if _, err := r.run(ctx, p.environment(), "go", "build", "-trimpath", "-buildvcs=false", "-ldflags", flags, "-o", path, built.path); err != nil {
			return nil, err
		}
		programs = append(programs, program{name, path})
	}
	return programs, nil
}

// environment returns the environment for compiling for a platform. Variables such as GOAMD64 have Go's defaults, whatever the caller's
// environment says.
func (p platform) environment() []string {
	return []string{"CGO_ENABLED=0", "GOOS=" + p.system, "GOARCH=" + p.machine, "GOAMD64=v1", "GOARM64=v8.0", "GOFLAGS=", "GOEXPERIMENT=", "GOFIPS140=off", "GOWORK=off"}
}

// run runs a program and returns its standard output. Its error has the standard error output.
func (r *release) run(ctx context.Context, environment []string, name string, arguments ...string) (string, error) {
	command := exec.CommandContext(ctx, name, arguments...) //nolint:gosec // git and go, with arguments of this program
	command.Dir = r.root
	command.Env = append(os.Environ(), environment...)
	var printed, stderr bytes.Buffer
	command.Stdout, command.Stderr = &printed, &stderr
	if err := command.Run(); err != nil {
		return "", errors.Join(fmt.Errorf("%s %s: %w", name, arguments[0], err), errors.New(strings.TrimSpace(stderr.String())))
	}
	return printed.String(), nil
}
