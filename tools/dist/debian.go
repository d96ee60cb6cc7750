package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/goreleaser/nfpm/v2"
	"github.com/goreleaser/nfpm/v2/deb"
	"github.com/goreleaser/nfpm/v2/files"
)

// places maps files of the archive to their paths in the package. dpkg asks the operator before it replaces a settings file that the
// operator has changed.
var places = map[string]struct {
	path string
	mode fs.FileMode
	kind string
}{
	"kiosk":                         {"/usr/bin/kiosk", 0o755, files.TypeFile},
	"kiosk-worker":                  {"/usr/bin/kiosk-worker", 0o755, files.TypeFile},
	"NOTICE":                        {"/usr/share/doc/kiosk/copyright", 0o644, files.TypeFile},
	"README.md":                     {"/usr/share/doc/kiosk/README.md", 0o644, files.TypeFile},
	"CHANGELOG.md":                  {"/usr/share/doc/kiosk/CHANGELOG.md", 0o644, files.TypeFile},
	"kiosk.cdx.json":                {"/usr/share/doc/kiosk/kiosk.cdx.json", 0o644, files.TypeFile},
	"systemd/kiosk.service":         {"/usr/lib/systemd/system/kiosk.service", 0o644, files.TypeFile},
	"systemd/kiosk-worker.service":  {"/usr/lib/systemd/system/kiosk-worker.service", 0o644, files.TypeFile},
	"systemd/kiosk-migrate.service": {"/usr/lib/systemd/system/kiosk-migrate.service", 0o644, files.TypeFile},
	"systemd/kiosk.sysusers.conf":   {"/usr/lib/sysusers.d/kiosk.conf", 0o644, files.TypeFile},
	"systemd/kiosk.env.example":     {"/etc/kiosk/kiosk.env", 0o600, files.TypeConfigNoReplace},
}

// debian writes the package of a platform. Installing the package starts no service, because its settings name no database yet.
func (r *release) debian(p platform, contents []content) error {
	staging, err := os.MkdirTemp("", "kiosk-deb-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(staging)
	info := &nfpm.Info{
		Name: "kiosk", Arch: p.machine, Platform: "linux", Version: debianVersion(r.version), VersionSchema: "none",
		Section: "web", Priority: "optional", Maintainer: "Kiosk <kiosk@localhost>", MTime: r.time, DisableGlobbing: true,
		Description: "Server of shops for license keys and top-ups\n" +
			"Sells through bots by a REST API, with a console for staff, on PostgreSQL or SQLite. " +
			"After installation set /etc/kiosk/kiosk.env, and start the units kiosk-migrate, kiosk and kiosk-worker.",
		Overridables: nfpm.Overridables{
			Depends: []string{"adduser | systemd", "ca-certificates"}, Recommends: []string{"systemd"}, Suggests: []string{"postgresql"},
			Scripts: nfpm.Scripts{
				PostInstall: r.script("postinst"), PreRemove: r.script("prerm"), PostRemove: r.script("postrm"),
			},
		},
	}
	for _, c := range contents {
		place, known := places[c.name]
		if !known {
			return fmt.Errorf("the package has no place for %s", c.name)
		}
		source := filepath.Join(staging, filepath.Base(c.name))
		if err := os.WriteFile(source, atHome(c), 0o600); err != nil {
			return err
		}
		info.Contents = append(info.Contents, &files.Content{
			Source: source, Destination: place.path, Type: place.kind, FileInfo: &files.ContentFileInfo{Mode: place.mode, MTime: r.time},
		})
	}
	var written bytes.Buffer
	if err := nfpm.PrepareForPackager(info, "deb"); err != nil {
		return fmt.Errorf("package of Debian: %w", err)
	}
	if err := deb.Default.Package(info, &written); err != nil {
		return fmt.Errorf("package of Debian: %w", err)
	}
	name := fmt.Sprintf("kiosk_%s_%s.deb", debianVersion(r.version), p.machine)
	return publish(filepath.Join(r.out, name), written.Bytes())
}

func (r *release) script(name string) string { return filepath.Join(r.root, "deploy", "debian", name) }

// atHome returns the content of a file; in systemd units, the programs' path is /usr/bin, because a package must not install into
// /usr/local.
func atHome(c content) []byte {
	if !strings.HasSuffix(c.name, ".service") {
		return c.data
	}
	return bytes.ReplaceAll(c.data, []byte("/usr/local/bin/"), []byte("/usr/bin/"))
}

var pseudo = regexp.MustCompile(`^0\.0\.0-(\d{14})-([0-9a-f]{12})`)

// debianVersion returns the version of the package. A pseudo-version becomes one that sorts before every release, and by time.
// https://www.debian.org/doc/debian-policy/ch-controlfields.html#version
func debianVersion(version string) string {
	version = strings.TrimPrefix(version, "v")
	version = pseudo.ReplaceAllString(version, "0.0.0~git$1.$2")
	return strings.ReplaceAll(version, "-", "~") // v1.0.0-rc.1 sorts before v1.0.0
}
