package main

import (
	"cmp"
	"context"
	"debug/buildinfo"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
)

// part is a third-party module or package in the programs.
type part struct {
	name, version string
	purl          string // https://github.com/package-url/purl-spec
	sum           string // SHA-256 of a Go module from go.sum, in hexadecimal
	licenses      []string
	texts         []string // the unchanged texts of its licenses and notices
}

// listed is the output of go list for a linked package.
type listed struct {
	Dir      string
	Standard bool
	Module   *module
}

type module struct {
	Path, Version, Dir string
	Main               bool
	Replace            *module
}

// parts returns everything that is linked into the programs or embedded in them.
func (r *release) parts(ctx context.Context, p platform) ([]part, error) {
	all, err := r.goParts(ctx, p)
	if err != nil {
		return nil, err
	}
	console, err := consoleParts(filepath.Join(r.root, "console", "dist", "licenses.md"))
	if err != nil {
		return nil, err
	}
	playground, err := playgroundParts(filepath.Join(r.root, "graph", "playground"))
	if err != nil {
		return nil, err
	}
	all = append(append(all, console...), playground...)
	slices.SortStableFunc(all, func(a, b part) int { return cmp.Compare(a.purl, b.purl) })
	all = slices.CompactFunc(all, func(a, b part) bool { return a.purl == b.purl })
	for i := range all {
		if len(all[i].texts) == 0 {
			return nil, fmt.Errorf("no license of %s %s was found", all[i].name, all[i].version)
		}
		if len(all[i].licenses) == 0 {
			all[i].licenses = r.names.of(all[i].texts)
		}
	}
	return all, nil
}

// goParts returns the modules of the linked packages, and Go itself.
func (r *release) goParts(ctx context.Context, p platform) ([]part, error) {
	arguments := []string{"list", "-deps", "-json=Dir,Standard,Module"}
	for _, built := range packages {
		arguments = append(arguments, built.path)
	}
	output, err := r.run(ctx, p.environment(), "go", arguments...)
	if err != nil {
		return nil, err
	}
	folders := map[string]map[string]bool{} // by module: the folders of its packages
	modules := map[string]*module{}
	for decoder := json.NewDecoder(strings.NewReader(output)); ; {
		var found listed
		if err := decoder.Decode(&found); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, err
		}
		if found.Standard || found.Module == nil || found.Module.Main {
			continue
		}
		m := found.Module
		if m.Replace != nil {
			m = m.Replace
		}
		if modules[m.Path] == nil {
			modules[m.Path], folders[m.Path] = m, map[string]bool{}
		}
		folders[m.Path][found.Dir] = true
	}
	sums, err := readSums(filepath.Join(r.root, "go.sum"))
	if err != nil {
		return nil, err
	}
	parts := []part{}
	for _, path := range slices.Sorted(maps.Keys(modules)) {
		texts, err := licenseTexts(modules[path].Dir, folders[path])
		if err != nil {
			return nil, err
		}
		version := modules[path].Version
		parts = append(parts, part{name: path, version: version, purl: "pkg:golang/" + path + "@" + version, sum: sums[path+" "+version], texts: texts})
	}
	standard, err := r.standardLibrary(ctx)
	return append(parts, standard), err
}

func (r *release) standardLibrary(ctx context.Context) (part, error) {
	root, err := r.run(ctx, nil, "go", "env", "GOROOT")
	if err != nil {
		return part{}, err
	}
	texts, err := licenseTexts(strings.TrimSpace(root), nil)
	version := strings.TrimPrefix(runtime.Version(), "go")
	return part{name: "std", version: version, purl: "pkg:golang/std@" + version, texts: texts}, err
}

// licenseTexts returns the license files of a module's root and of the folders between it and its packages.
func licenseTexts(root string, folders map[string]bool) ([]string, error) {
	searched := map[string]bool{root: true}
	for folder := range folders {
		for ; len(folder) > len(root); folder = filepath.Dir(folder) {
			searched[folder] = true
		}
	}
	var texts []string
	for _, folder := range slices.Sorted(maps.Keys(searched)) {
		entries, err := os.ReadDir(folder)
		if err != nil {
			return nil, err
		}
		for _, entry := range entries {
			if entry.IsDir() || !isLicense(entry.Name()) {
				continue
			}
			text, err := os.ReadFile(filepath.Join(folder, entry.Name()))
			if err != nil {
				return nil, err
			}
			if !slices.Contains(texts, string(text)) {
				texts = append(texts, string(text))
			}
		}
	}
	return texts, nil
}

func isLicense(name string) bool {
	name = strings.ToLower(name)
	if filepath.Ext(name) == ".go" {
		return false
	}
	for _, word := range []string{"license", "licence", "copying", "notice", "patents"} {
		if strings.HasPrefix(name, word) || strings.HasSuffix(strings.TrimSuffix(name, filepath.Ext(name)), "-"+word) {
			return true
		}
	}
	return false
}

// readSums returns the SHA-256 of modules by path and version. https://go.dev/ref/mod#go-sum-files
func readSums(path string) (map[string]string, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	sums := map[string]string{}
	for line := range strings.Lines(string(text)) {
		fields := strings.Fields(line)
		if len(fields) != 3 || strings.HasSuffix(fields[1], "/go.mod") {
			continue
		}
		sum, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(fields[2], "h1:"))
		if err != nil {
			return nil, err
		}
		sums[fields[0]+" "+fields[1]] = fmt.Sprintf("%x", sum)
	}
	return sums, nil
}

// expectModules returns an error if a program contains a module that is not in the list.
func expectModules(programs []program, parts []part) error {
	for _, built := range programs {
		info, err := buildinfo.ReadFile(built.path)
		if err != nil {
			return err
		}
		for _, m := range info.Deps {
			if m.Replace != nil {
				m = m.Replace
			}
			if !slices.ContainsFunc(parts, func(p part) bool { return p.name == m.Path && p.version == m.Version }) {
				return fmt.Errorf("%s has %s %s, of which no license was read", built.name, m.Path, m.Version)
			}
		}
	}
	return nil
}
