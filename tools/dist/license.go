package main

import (
	"fmt"
	"slices"
	"strings"

	classifier "github.com/google/licenseclassifier/v2"
	"github.com/google/licenseclassifier/v2/assets"
)

// licenseNames finds the SPDX identifiers of license texts.
type licenseNames struct{ classifier *classifier.Classifier }

func newLicenseNames() (*licenseNames, error) {
	known, err := assets.DefaultClassifier()
	if err != nil {
		return nil, fmt.Errorf("known licenses: %w", err)
	}
	return &licenseNames{known}, nil
}

// of returns the identifiers of the licenses in the texts. It omits texts that are not recognised or have no identifier.
func (n *licenseNames) of(texts []string) []string {
	var found []string
	for _, text := range texts {
		for _, match := range n.classifier.Match([]byte(text)).Matches {
			if match.MatchType == "License" && !strings.HasPrefix(match.Name, "LicenseRef-") && !slices.Contains(found, match.Name) {
				found = append(found, match.Name)
			}
		}
	}
	slices.Sort(found)
	return found
}

// notice returns a text with all parts and their licenses. Each license text appears once, under the parts that have it.
func notice(parts []part) []byte {
	var text strings.Builder
	text.WriteString("Kiosk contains the following software of others. Their licenses follow the list.\n\n")
	sharing := map[string][]string{}
	var order []string
	for _, p := range parts {
		name := p.name + " " + p.version
		fmt.Fprintf(&text, "%s (%s)\n", name, strings.Join(p.licenses, ", "))
		for _, license := range p.texts {
			if sharing[license] == nil {
				order = append(order, license)
			}
			sharing[license] = append(sharing[license], name)
		}
	}
	for _, license := range order {
		fmt.Fprintf(&text, "\n%s\n%s\n\n%s\n", strings.Repeat("=", 80), strings.Join(sharing[license], "\n"), strings.TrimSpace(license))
	}
	return []byte(text.String())
}
