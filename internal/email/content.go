package email

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"
	"strings"
	"unicode"
)

// Content is an e-mail without its recipient.
type Content struct {
	Subject string `json:"subject"`
	Text    string `json:"text"`
	HTML    string `json:"html"`
}

// Language is the language of an e-mail, as a tag for the lang attribute of HTML.
type Language string

// The languages.
const (
	English    Language = "en"
	Portuguese Language = "pt-BR"
)

// letter holds the parts of an e-mail, in their order, before it is rendered as text and as HTML.
type letter struct {
	Language   Language
	Subject    string
	Greeting   string
	Paragraphs []string
	Lists      []list
	Button     string // the label of the link
	Link       string
	ButtonHint string // precedes the link in plain text, which has no button
	Closing    []string
}

// list is a list with a heading.
type list struct {
	Title string
	Lines []string
}

//go:embed letter.html
var letterSource string

var letterTemplate = template.Must(template.New("letter").Parse(letterSource))

// write renders the letter as text and as HTML.
func (l letter) write() (Content, error) {
	l.Subject = oneLine(l.Subject)
	var page bytes.Buffer
	if err := letterTemplate.Execute(&page, l); err != nil {
		return Content{}, fmt.Errorf("email: write as HTML: %w", err)
	}
	return Content{Subject: l.Subject, Text: l.text(), HTML: page.String()}, nil
}

func (l letter) text() string {
	parts := append([]string{l.Greeting}, l.Paragraphs...)
	for _, list := range l.Lists {
		parts = append(parts, list.Title+"\n- "+strings.Join(list.Lines, "\n- "))
	}
	parts = append(parts, l.ButtonHint+"\n"+l.Link)
	return strings.Join(append(parts, l.Closing...), "\n\n") + "\n"
}

// oneLine returns a user's text in a form that is safe in a header or a line: every control character becomes a space, and runs of
// spaces become one. Characters that change the direction of writing are removed, because they would change that of the text that
// follows, too.
func oneLine(text string) string {
	spaced := strings.Map(func(r rune) rune {
		switch {
		case unicode.IsControl(r) || r == '\u2028' || r == '\u2029':
			return ' '
		case '\u202a' <= r && r <= '\u202e' || '\u2066' <= r && r <= '\u2069': // embeddings, overrides and isolates: UAX 9
			return -1
		default:
			return r
		}
	}, text)
	return strings.Join(strings.Fields(spaced), " ")
}
