// Command dist builds the files of a release: for each platform an archive with the static programs, the licenses of their parts and a
// list of the parts (SBOM); for Linux also a Debian package; and the checksums of all files. Two builds of the same commit are
// identical, whatever the directory, the time, the locale and the umask.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"time"
)

const allPlatforms = "linux/amd64,linux/arm64,darwin/amd64,darwin/arm64,windows/amd64,windows/arm64"

// platform is an operating system and a processor architecture, by Go's names.
type platform struct{ system, machine string }

func (p platform) String() string { return p.system + "_" + p.machine }

// release holds what all platforms share.
type release struct {
	root    string // of the repository
	out     string // the directory for the files
	version string // such as v1.2.3
	commit  string
	time    time.Time // the modification time of everything in the files
	names   *licenseNames
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	root := flag.String("root", ".", "the repository")
	out := flag.String("out", "dist", "where the files go; what is there is removed")
	platforms := flag.String("platforms", allPlatforms, "comma-separated")
	flag.Parse()
	if err := run(ctx, *root, *out, *platforms); err != nil {
		fmt.Fprintln(os.Stderr, "dist:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, root, out, platforms string) error {
	r, err := newRelease(ctx, root, out)
	if err != nil {
		return err
	}
	for name := range strings.SplitSeq(platforms, ",") {
		system, machine, ok := strings.Cut(name, "/")
		if !ok {
			return fmt.Errorf("a platform is written as linux/amd64, not %q", name)
		}
		if err := r.build(ctx, platform{system, machine}); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	return writeSums(r.out)
}

func newRelease(ctx context.Context, root, out string) (*release, error) {
	root, err := filepath.Abs(root)
	if err != nil {
		return nil, err
	}
	r := &release{root: root}
	if r.out, err = filepath.Abs(out); err != nil {
		return nil, err
	}
	if err := os.RemoveAll(r.out); err != nil {
		return nil, err
	}
	if err := os.MkdirAll(r.out, 0o750); err != nil {
		return nil, err
	}
	if err := r.readCommit(ctx); err != nil {
		return nil, err
	}
	r.names, err = newLicenseNames()
	return r, err
}

// build creates the files of one platform.
func (r *release) build(ctx context.Context, p platform) error {
	fmt.Println("building", p, r.version)
	staging, err := os.MkdirTemp("", "kiosk-dist-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(staging)
	programs, err := r.compile(ctx, p, staging)
	if err != nil {
		return err
	}
	parts, err := r.parts(ctx, p)
	if err != nil {
		return err
	}
	if err := expectModules(programs, parts); err != nil {
		return err
	}
	bill, err := r.bill(p, parts)
	if err != nil {
		return err
	}
	contents, err := r.contents(programs, parts, bill)
	if err != nil {
		return err
	}
	name := r.name(p)
	if err := publish(filepath.Join(r.out, name+".cdx.json"), bill); err != nil {
		return err
	}
	if err := r.archive(p, name, contents); err != nil {
		return err
	}
	if p.system != "linux" {
		return nil
	}
	return r.debian(p, contents)
}

func (r *release) name(p platform) string {
	return "kiosk_" + strings.TrimPrefix(r.version, "v") + "_" + p.String()
}
