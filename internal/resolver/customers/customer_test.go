package customers_test

import (
	"testing"

	"kiosk/internal/resolver/customers"
)

func TestParsePhoneReturnsTheNumberInE164Format(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"+491511234567":         "+491511234567",
		"+1 (415) 555-2671":     "+14155552671",
		"+1.415.555.2671":       "+14155552671",
		"+55 (11) 98765-4321":   "+5511987654321",
		"+39 06 698 12345":      "+390669812345",
		"+٥٥١١٩٨٧٦٥٤٣٢١":        "+5511987654321",
		"+1415555２６７１":          "+14155552671",
		"+49151O1234567":        "", // a letter
		"+1415555267a1":         "",
		"+141555-52671a":        "",
		"+1800FLOWERS":          "",
		"+1*415*5552671":        "",
		"++14155552671":         "",
		"+14155552671/x5":       "",
		"+14155552671;isub=1":   "",
		"+14155552671;ext=5":    "",
		"+1 415 555 2671 ext 5": "",
		"+14155552671#":         "",
		"+1415\n5552671":        "",
		"+१४१५५५५२६७१":          "",              // digits that the library cannot parse
		"+44 (0)20 7946 0958":   "+442079460958", // a zero that is dialled only within the country
		"+525512345678":         "+525512345678",
		"+5215512345678":        "+525512345678", // the 1 that Mexican mobile numbers no longer have
		"+52 1 55 1234 5678":    "+525512345678",
		"+52155123456789":       "",              // eleven digits after the 1
		"+521551234567":         "+521551234567", // ten digits including the 1, which is no prefix
		"+5225512345678":        "",
		"+5491123456789":        "+5491123456789", // Argentina's nine is a part of the number
		"14155552671":           "",
		"+":                     "",
		"":                      "",
	} {
		if phone, ok := customers.ParsePhone(text); ok != (want != "") || ok && phone != want {
			t.Errorf("%q is %q, %v, want %q", text, phone, ok, want)
		}
	}
}
