package main

import (
	"bytes"
	"fmt"
	"time"

	cdx "github.com/CycloneDX/cyclonedx-go"
)

// bill returns the software bill of materials of a platform's programs, a CycloneDX document in JSON.
func (r *release) bill(p platform, parts []part) ([]byte, error) {
	self := cdx.Component{
		BOMRef: "kiosk", Type: cdx.ComponentTypeApplication, Name: "kiosk", Version: r.version,
		Properties: &[]cdx.Property{
			{Name: "kiosk:commit", Value: r.commit},
			{Name: "kiosk:platform", Value: p.system + "/" + p.machine},
		},
	}
	components, references := make([]cdx.Component, len(parts)), make([]string, len(parts))
	for i, part := range parts {
		components[i], references[i] = component(part), part.purl
	}
	document := cdx.NewBOM()
	document.Metadata = &cdx.Metadata{Timestamp: r.time.Format(time.RFC3339), Component: &self}
	document.Components = &components
	document.Dependencies = &[]cdx.Dependency{{Ref: self.BOMRef, Dependencies: &references}}
	var written bytes.Buffer
	if err := cdx.NewBOMEncoder(&written, cdx.BOMFileFormatJSON).SetPretty(true).Encode(document); err != nil {
		return nil, fmt.Errorf("bill of materials: %w", err)
	}
	return written.Bytes(), nil
}

func component(p part) cdx.Component {
	c := cdx.Component{BOMRef: p.purl, Type: cdx.ComponentTypeLibrary, Name: p.name, Version: p.version, PackageURL: p.purl}
	if p.sum != "" {
		c.Hashes = &[]cdx.Hash{{Algorithm: cdx.HashAlgoSHA256, Value: p.sum}}
	}
	if len(p.licenses) > 0 {
		licenses := cdx.Licenses{}
		for _, name := range p.licenses {
			licenses = append(licenses, cdx.LicenseChoice{License: &cdx.License{ID: name}})
		}
		c.Licenses = &licenses
	}
	return c
}
