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

// conversation is what is said and heard in a terminal.
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

// visible writes control characters as Go does, such as \x1b: what a store calls its wares must not
// steer the terminal, and a key must not lose a character unseen. Tabs and line breaks stay.
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

// ask prints a prompt and returns what was answered, without the spaces around it. It reports
// false when there will be no answer, because the customer quits or is gone.
func (c *conversation) ask(prompt string) (answer string, there bool) {
	fmt.Fprint(c.out, visible(prompt))
	select {
	case line, open := <-c.lines:
		answer = strings.TrimSpace(line)
		return answer, open && !strings.EqualFold(answer, "quit")
	case <-c.done:
		return "", false
	}
}

// confirm asks until the answer is yes or no. A caller that is gone has not agreed.
func (c *conversation) confirm(question string) (yes, there bool) {
	for {
		answer, there := c.ask(question + " (yes/no) ")
		if !there {
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
