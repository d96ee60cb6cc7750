// Package reference writes the reference of the command lines' settings, docs/configuration.md.
package reference

import (
	"fmt"
	"os"
	"strings"

	"github.com/alecthomas/kong"
)

// Table returns a Markdown table of a command's flags, in the order of its help, without hidden flags and --help.
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

// Section returns the part of a page between the comments "generated: NAME" and "end of NAME".
func Section(page, name string) (string, error) {
	_, rest, begun := strings.Cut(page, "<!-- generated: "+name+" -->\n")
	section, _, ended := strings.Cut(rest, "<!-- end of "+name+" -->")
	if !begun || !ended {
		return "", fmt.Errorf("the page has no section %q", name)
	}
	return section, nil
}

// Write replaces a section of a file.
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
