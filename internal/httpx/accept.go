package httpx

import (
	"net/http"
	"strconv"
	"strings"
)

// Preferences holds the weights in an Accept, Accept-Encoding or Accept-Language header by name, in lower case. A weight of 0 means that
// the client does not accept it. RFC 9110, section 12.5.
type Preferences map[string]float64

// PreferencesOf parses a header, which may have several lines. Parameters other than the weight are ignored; a malformed weight
// counts as 0.
func PreferencesOf(header http.Header, name string) Preferences {
	preferences := Preferences{}
	for part := range strings.SplitSeq(strings.Join(header.Values(name), ","), ",") {
		value, parameters, _ := strings.Cut(part, ";")
		if value = strings.ToLower(strings.TrimSpace(value)); value != "" {
			preferences[value] = max(preferences[value], weightOf(parameters))
		}
	}
	return preferences
}

func weightOf(parameters string) float64 {
	for parameter := range strings.SplitSeq(parameters, ";") {
		name, value, _ := strings.Cut(strings.TrimSpace(parameter), "=")
		if !strings.EqualFold(name, "q") {
			continue
		}
		weight, err := strconv.ParseFloat(strings.TrimSpace(value), 64)
		if err != nil || weight < 0 || weight > 1 {
			return 0
		}
		return weight
	}
	return 1
}

// Weight returns the weight of the first name that the header lists, 0 when it lists none. Pass the exact value first, then the
// wildcards that include it.
func (p Preferences) Weight(names ...string) float64 {
	for _, name := range names {
		if weight, listed := p[name]; listed {
			return weight
		}
	}
	return 0
}

// PrefersPortuguese reports whether the header Accept-Language prefers Portuguese to English.
func PrefersPortuguese(header http.Header) bool {
	languages := PreferencesOf(header, "Accept-Language")
	return languages.Weight("pt-br", "pt") > languages.Weight("en-us", "en-gb", "en")
}
