// Package reference writes the settings of a command line down for people: docs/configuration.md.
package reference

import (
	"fmt"
	"os"
	"strings"

	"github.com/alecthomas/kong"
)

// Table is a Markdown table of a command's flags, in the order of its help. Hidden flags and --help are left out.
func Table(command *kong.Node) string {
	var table strings.Builder
	table.WriteString("| flag | variable | default | what it is |\n|---|---|---|---|\n")
	for _, group := range command.AllFlags(true) {
		for _, flag := range group {
			if flag.Name != "help" {
				writeRow(&table, flag)
			}
		}
	}
	return table.String()
}

func writeRow(table *strings.Builder, flag *kong.Flag) {
	name := "--" + flag.Name
	if !flag.IsBool() {
		name += "=" + flag.FormatPlaceHolder()
	}
	help := strings.TrimSuffix(flag.Help, " Default: "+flag.Default+".")
	if flag.Required {
		help += " Required."
	}
	fmt.Fprintf(table, "| `%s` | %s | %s | %s |\n", name, code(strings.Join(flag.Envs, ", ")), code(flag.Default), escape(help))
}

func code(text string) string {
	if text == "" {
		return ""
	}
	return "`" + text + "`"
}

var escape = strings.NewReplacer("|", `\|`, "<", "&lt;", "\n", " ").Replace

// Section is what a page holds between the comments "generated: NAME" and "end of NAME".
func Section(page, name string) (string, error) {
	_, rest, begun := strings.Cut(page, "<!-- generated: "+name+" -->\n")
	section, _, ended := strings.Cut(rest, "<!-- end of "+name+" -->")
	if !begun || !ended {
		return "", fmt.Errorf("the page has no section %q", name)
	}
	return section, nil
}

// Write replaces a section of the page in a file.
func Write(path, name, content string) error {
	page, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	before, err := Section(string(page), name)
	if err != nil {
		return err
	}
	begin := "<!-- generated: " + name + " -->\n"
	return os.WriteFile(path, []byte(strings.Replace(string(page), begin+before, begin+content, 1)), 0o644)
}
