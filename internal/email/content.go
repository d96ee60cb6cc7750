package email

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"
	"strings"
	"unicode"
)

// Content is what an e-mail says, without whom it is to.
type Content struct {
	Subject string `json:"subject"`
	Text    string `json:"text"`
	HTML    string `json:"html"`
}

// Language is a language that e-mails are written in, as an HTML page names it.
type Language string

// The languages.
const (
	English    Language = "en"
	Portuguese Language = "pt-BR"
)

// letter is an e-mail before it is written as text and as HTML. The parts come in this order.
type letter struct {
	Language   Language
	Subject    string
	Greeting   string
	Paragraphs []string
	Lists      []list
	Button     string // what the link is called
	Link       string
	ButtonHint string // stands before the link where there is no button
	Closing    []string
}

// list is a heading with lines.
type list struct {
	Title string
	Lines []string
}

//go:embed letter.html
var letterSource string

var letterTemplate = template.Must(template.New("letter").Parse(letterSource))

// write returns the letter as text and as HTML.
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

// oneLine makes a text that people wrote fit for a header or a line: every control character becomes a space. Those that turn the
// direction of writing are left out, because they would turn what comes behind the text, too.
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
