package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// bundled matches the heading of a package in the list that the console's build writes: name, version and license.
var bundled = regexp.MustCompile(`(?m)^## (\S+) - (\S+) \(([^)]*)\)$`)

// consoleParts returns the npm packages in the console.
func consoleParts(path string) ([]part, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	places := bundled.FindAllSubmatchIndex(text, -1)
	if len(places) == 0 {
		return nil, fmt.Errorf("%s names no package", path)
	}
	var parts []part
	for i, place := range places {
		end := len(text)
		if i+1 < len(places) {
			end = places[i+1][0]
		}
		name, version, license := string(text[place[2]:place[3]]), string(text[place[4]:place[5]]), string(text[place[6]:place[7]])
		parts = append(parts, npmPart(name, version, strings.TrimSpace(string(text[place[1]:end])), license))
	}
	return parts, nil
}

// npmPart returns the part of an npm package, with the license that the package declares, if it does.
func npmPart(name, version, text, license string) part {
	p := part{name: name, version: version, purl: "pkg:npm/" + strings.Replace(name, "@", "%40", 1) + "@" + version, texts: []string{text}}
	if license != "" {
		p.licenses = []string{license}
	}
	return p
}

// shared matches the heading of a license text in the playground's list: the packages that have it.
var shared = regexp.MustCompile(`(?m)^== (.+)$`)

// playgroundParts returns the npm packages of /playground, with the versions in its lock file.
func playgroundParts(folder string) ([]part, error) {
	packages, err := lockedPackages(filepath.Join(folder, "package-lock.json"))
	if err != nil {
		return nil, err
	}
	text, err := os.ReadFile(filepath.Join(folder, "LICENSES.bundled.txt"))
	if err != nil {
		return nil, err
	}
	var parts []part
	places := shared.FindAllSubmatchIndex(text, -1)
	for i, place := range places {
		end := len(text)
		if i+1 < len(places) {
			end = places[i+1][0]
		}
		for name := range strings.SplitSeq(string(text[place[2]:place[3]]), ", ") {
			locked, known := packages[name]
			if !known {
				return nil, fmt.Errorf("%s: %s is not in the lock file", folder, name)
			}
			parts = append(parts, npmPart(name, locked.Version, strings.TrimSpace(string(text[place[1]:end])), locked.License))
		}
	}
	if len(parts) == 0 {
		return nil, fmt.Errorf("%s names no package", folder)
	}
	return parts, nil
}

// lockedPackage is a package in a lock file.
type lockedPackage struct {
	Version string `json:"version"`
	License string `json:"license"`
}

func lockedPackages(path string) (map[string]lockedPackage, error) {
	content, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var lock struct {
		Packages map[string]lockedPackage `json:"packages"`
	}
	if err := json.Unmarshal(content, &lock); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	packages := map[string]lockedPackage{}
	for place, locked := range lock.Packages {
		packages[strings.TrimPrefix(place, "node_modules/")] = locked
	}
	return packages, nil
}
