package main

import (
	"strings"
	"testing"
)

func TestBotKeepsTabsAndShowsOtherControlCharacters(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"mail\tpassword":         "mail\tpassword",
		"two\nlines":             "two\nlines",
		"Ação 日本 🎮":              "Ação 日本 🎮",
		"1\u00a0000":             "1\u00a0000",
		"\x1b[2Jcleared":         `\x1b[2Jcleared`,
		"\x9b2J":                 "\ufffd2J",
		"\u009b2J":               `\u009b2J`,
		"good\rbad\x00\a":        `good\rbad\x00\a`,
		"right\u202eto left":     `right\u202eto left`,
		`C:\keys "quoted" 'too'`: `C:\keys "quoted" 'too'`,
	} {
		out := new(strings.Builder)
		conversation := newConversation(t.Context(), strings.NewReader("yes\n"), out)
		conversation.say("%s", text)
		if want := want + "\n"; out.String() != want {
			t.Errorf("said %q, want %q", out, want)
		}
		out.Reset()
		if yes, _ := conversation.confirm(text + "?"); !yes || out.String() != want+"? (yes/no) " {
			t.Errorf("asked %q, want %q", out, want)
		}
	}
}
