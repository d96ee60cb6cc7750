package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode"
)

// conversation is the input and output of a terminal.
type conversation struct {
	out   io.Writer
	lines <-chan string // closed when the input ends
	done  <-chan struct{}
}

func newConversation(ctx context.Context, in io.Reader, out io.Writer) *conversation {
	lines := make(chan string)
	go func() {
		defer close(lines)
		scanner := bufio.NewScanner(in)
		for scanner.Scan() {
			select {
			case lines <- scanner.Text():
			case <-ctx.Done():
				return
			}
		}
	}()
	return &conversation{out, lines, ctx.Done()}
}

// say prints a line.
func (c *conversation) say(format string, args ...any) {
	fmt.Fprintln(c.out, visible(fmt.Sprintf(format, args...)))
}

// visible replaces control characters by Go escapes such as \x1b. The name of a product must not
// control the terminal, and every character of a key must be visible. Tabs and line breaks stay.
func visible(text string) string {
	var shown strings.Builder
	for _, char := range text {
		if char == '\n' || char == '\t' || unicode.IsGraphic(char) {
			shown.WriteRune(char)
			continue
		}
		shown.WriteString(strings.Trim(strconv.QuoteRune(char), "'"))
	}
	return shown.String()
}

// ask prints a prompt and returns the answer, without surrounding spaces. ok is false when the
// customer quits, or the input or the context ends.
func (c *conversation) ask(prompt string) (answer string, ok bool) {
	fmt.Fprint(c.out, visible(prompt))
	select {
	case line, open := <-c.lines:
		answer = strings.TrimSpace(line)
		return answer, open && !strings.EqualFold(answer, "quit")
	case <-c.done:
		return "", false
	}
}

// confirm repeats the question until the answer is yes or no. ok is as in ask; without it, yes is false.
func (c *conversation) confirm(question string) (yes, ok bool) {
	for {
		answer, ok := c.ask(question + " (yes/no) ")
		if !ok {
			return false, false
		}
		switch strings.ToLower(answer) {
		case "yes", "y":
			return true, true
		case "no", "n":
			return false, true
		}
		c.say("Please answer yes or no.")
	}
}
