package problem_test

import (
	"strings"
	"testing"

	"kiosk/internal/problem"
)

func TestAnEmailAddressHasNoSpacesAndNothingInvisible(t *testing.T) {
	t.Parallel()
	for address, want := range map[string]bool{
		"ana@shop.example":               true,
		"Ana.Souza+kiosk@Shop.example":   true,
		"josé@exämple.com":               true,
		"ana@shop.example ":              false,
		"ana@shop.example\u00a0":         false, // a no-break space, which is often copied together with an address
		"\u3000ana@shop.example":         false,
		"ana@shop.example\u0085":         false,
		"ana@shop\u2028.example":         false,
		"ana\u200b@shop.example":         false,
		"ana\u202e@shop.example":         false,
		"\ufeffana@shop.example":         false,
		strings.Repeat("a", 250) + "@xx": true,
		strings.Repeat("a", 252) + "@xx": false,
	} {
		var fields problem.Fields
		fields.Email("/email", address)
		if got := fields.Err() == nil; got != want {
			t.Errorf("%q: valid %t, want %t", address, got, want)
		}
	}
}
