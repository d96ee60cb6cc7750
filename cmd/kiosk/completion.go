package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/alecthomas/kong"
)

type completionCommand struct {
	Shell string `arg:"" enum:"bash,zsh,fish" help:"bash, zsh or fish."`
}

func (completionCommand) Help() string {
	return `Prints a script that completes commands, flags and their values.

    source <(kiosk completion bash)                                # in ~/.bashrc
    source <(kiosk completion zsh)                                 # in ~/.zshrc, after compinit
    kiosk completion fish > ~/.config/fish/completions/kiosk.fish`
}

// Run prints the script.
func (c completionCommand) Run(p *program) error {
	fmt.Fprint(p.stdout, completionScripts[c.Shell])
	return nil
}

// completeWord is the first argument with which the completion scripts start the program. The words of the command line
// follow; the last one, which may be empty, is the one to complete. The program prints the candidates, one per line. If there
// are none, the shell completes file names.
const completeWord = "__complete"

var completionScripts = map[string]string{
	"bash": `_kiosk() {
	local IFS=$'\n'
	COMPREPLY=($("${COMP_WORDS[0]}" ` + completeWord + ` "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _kiosk kiosk
`,
	"zsh": `#compdef kiosk
_kiosk() {
	local -a found
	found=("${(@f)$("${words[1]}" ` + completeWord + ` "${(@)words[2,CURRENT]}" 2>/dev/null)}")
	if [[ -n "${found[1]}" ]]; then compadd -a found; else _files; fi
}
compdef _kiosk kiosk
`,
	"fish": `complete -c kiosk -a '(kiosk ` + completeWord + ` (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'
`,
}

// completions returns the candidates for the last word, sorted.
func completions(root *kong.Node, words []string) (found []string) {
	if len(words) == 0 {
		return nil
	}
	words = slices.DeleteFunc(slices.Clone(words), func(word string) bool { return word == "=" }) // bash's --flag=value
	last := len(words) - 1
	node, valueOf := root, (*kong.Flag)(nil)
	for _, word := range words[:last] {
		node, valueOf = advance(node, valueOf, word)
	}
	for _, candidate := range candidates(node, valueOf, strings.HasPrefix(words[last], "-")) {
		if words[last] == "=" || strings.HasPrefix(candidate, words[last]) {
			found = append(found, candidate)
		}
	}
	slices.Sort(found)
	return found
}

// advance reads one word. It returns the command at that point, and the flag whose value the next word is, or nil.
func advance(node *kong.Node, valueOf *kong.Flag, word string) (*kong.Node, *kong.Flag) {
	if valueOf != nil {
		return node, nil
	}
	if strings.HasPrefix(word, "-") {
		for _, flag := range visibleFlags(node) {
			if word == "--"+flag.Name && !flag.IsBool() {
				return node, flag
			}
		}
		return node, nil
	}
	for _, child := range node.Children {
		if child.Name == word {
			return child, nil
		}
	}
	return node, nil
}

func candidates(node *kong.Node, valueOf *kong.Flag, isFlag bool) (words []string) {
	switch {
	case valueOf != nil:
		return enumOf(valueOf.Value)
	case isFlag:
		for _, flag := range visibleFlags(node) {
			words = append(words, "--"+flag.Name)
		}
		return words
	}
	for _, child := range node.Children {
		if !child.Hidden {
			words = append(words, child.Name)
		}
	}
	for _, argument := range node.Positional {
		words = append(words, enumOf(argument)...)
	}
	return words
}

func visibleFlags(node *kong.Node) (flags []*kong.Flag) {
	for _, group := range node.AllFlags(true) {
		flags = append(flags, group...)
	}
	return flags
}

func enumOf(value *kong.Value) []string {
	if value.Enum == "" {
		return nil
	}
	return value.EnumSlice()
}
