package document

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/parser"
)

// FuzzLiteral writes a text into an operation as a JSON string, unchanged and with all non-ASCII characters escaped. The parsed
// operation must have the same text.
func FuzzLiteral(f *testing.F) {
	for _, seed := range []string{"Ana 😀", `\ud83d`, "\"\\\"😀\\", "a\n😀\r#\"\"\"", "\U0010ffff\U00010000\ue000\ufffd"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		text = strings.ToValidUTF8(text, "?")
		encoded, err := json.Marshal(text)
		if err != nil {
			t.Fatal(err)
		}
		operation := fmt.Sprintf("{ a(b: %s, c: %s) # %[1]s\n d(e: %[2]s) }", encoded, escaped(string(encoded)))
		joined, err := joinSurrogates(operation)
		if err != nil {
			t.Fatalf("%s: %v", operation, err)
		}
		document, err := parser.ParseQuery(&ast.Source{Input: joined})
		if err != nil {
			t.Fatalf("%s: %v", operation, err)
		}
		for _, selection := range document.Operations[0].SelectionSet {
			for _, argument := range selection.(*ast.Field).Arguments {
				if argument.Value.Raw != text {
					t.Errorf("%s: %s is %q", operation, argument.Name, argument.Value.Raw)
				}
			}
		}
	})
}

// escaped replaces all non-ASCII characters with escapes.
func escaped(text string) string {
	var b strings.Builder
	for _, r := range text {
		if r < 0x80 {
			b.WriteRune(r)
			continue
		}
		for _, unit := range utf16.Encode([]rune{r}) {
			fmt.Fprintf(&b, `\u%04x`, unit)
		}
	}
	return b.String()
}
