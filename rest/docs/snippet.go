package docs

import (
	"fmt"
	"strconv"
	"strings"
)

// snippet is a program that sends one request, in one language.
type snippet struct{ Language, Code string }

// exampleKey returns the Idempotency-Key in the examples of an operation. Each operation has its own: a reader who tries the
// examples of two operations would otherwise get idempotency_key_reused. It is constant, so that a retry has the same key.
func (o *operation) exampleKey() string { return "chat-42-" + o.ID }

// snippetsOf returns programs that send the operation's request. They use only the standard library of their language, and read
// the token from the environment.
func snippetsOf(o *operation, base string) []snippet {
	url := base + o.examplePath()
	return []snippet{
		{"curl", curl(o, url)},
		{"Go", golang(o, url)},
		{"TypeScript", typescript(o, url)},
		{"Python", python(o, url)},
	}
}

func curl(o *operation, url string) string {
	var text strings.Builder
	text.WriteString("curl -s ")
	if o.Method != "GET" {
		text.WriteString("-X " + o.Method + " ")
	}
	text.WriteString("'" + url + "' \\\n  -H \"Authorization: Bearer $KIOSK_TOKEN\"")
	if o.takesKey() {
		text.WriteString(" \\\n  -H 'Idempotency-Key: " + o.exampleKey() + "'")
	}
	if o.Body != nil {
		text.WriteString(" \\\n  -H 'Content-Type: application/json' \\\n  -d '" + strings.ReplaceAll(o.Body.Example, "'", `'\''`) + "'")
	}
	return text.String()
}

func golang(o *operation, url string) string {
	body, imports := "http.NoBody", []string{"fmt", "io", "net/http", "os"}
	if o.Body != nil {
		body, imports = "strings.NewReader(`"+o.Body.Example+"`)", append(imports, "strings")
	}
	var text strings.Builder
	text.WriteString("package main\n\nimport (\n")
	for _, name := range imports {
		fmt.Fprintf(&text, "\t%q\n", name)
	}
	fmt.Fprintf(&text, ")\n\nfunc main() {\n\trequest, err := http.NewRequest(%q, %q, %s)\n", o.Method, url, body)
	text.WriteString("\tif err != nil {\n\t\tpanic(err)\n\t}\n")
	text.WriteString("\trequest.Header.Set(\"Authorization\", \"Bearer \"+os.Getenv(\"KIOSK_TOKEN\"))\n")
	if o.takesKey() {
		fmt.Fprintf(&text, "\trequest.Header.Set(\"Idempotency-Key\", %q)\n", o.exampleKey())
	}
	if o.Body != nil {
		text.WriteString("\trequest.Header.Set(\"Content-Type\", \"application/json\")\n")
	}
	text.WriteString("\tresponse, err := http.DefaultClient.Do(request)\n\tif err != nil {\n\t\tpanic(err)\n\t}\n")
	text.WriteString("\tdefer response.Body.Close()\n\tbody, err := io.ReadAll(response.Body)\n\tif err != nil {\n\t\tpanic(err)\n\t}\n")
	text.WriteString("\tfmt.Println(response.StatusCode, string(body))\n}\n")
	return text.String()
}

func typescript(o *operation, url string) string {
	var text strings.Builder
	fmt.Fprintf(&text, "const response = await fetch(%q, {\n", url)
	if o.Method != "GET" {
		fmt.Fprintf(&text, "  method: %q,\n", o.Method)
	}
	text.WriteString("  headers: {\n    Authorization: `Bearer ${process.env.KIOSK_TOKEN}`,\n")
	if o.takesKey() {
		fmt.Fprintf(&text, "    \"Idempotency-Key\": %q,\n", o.exampleKey())
	}
	if o.Body != nil {
		text.WriteString("    \"Content-Type\": \"application/json\",\n")
	}
	text.WriteString("  },\n")
	if o.Body != nil {
		text.WriteString("  body: JSON.stringify(" + strings.ReplaceAll(o.Body.Example, "\n", "\n  ") + "),\n")
	}
	text.WriteString("});\nconsole.log(response.status, await response.text());\n")
	return text.String()
}

func python(o *operation, url string) string {
	var text strings.Builder
	text.WriteString("import os, urllib.error, urllib.request\n\n")
	fmt.Fprintf(&text, "request = urllib.request.Request(\n    %q,\n    method=%q,\n", url, o.Method)
	text.WriteString("    headers={\n        \"Authorization\": f\"Bearer {os.environ['KIOSK_TOKEN']}\",\n")
	if o.takesKey() {
		fmt.Fprintf(&text, "        \"Idempotency-Key\": %s,\n", strconv.Quote(o.exampleKey()))
	}
	if o.Body != nil {
		text.WriteString("        \"Content-Type\": \"application/json\",\n")
	}
	text.WriteString("    },\n")
	if o.Body != nil {
		text.WriteString("    data=\"\"\"" + o.Body.Example + "\"\"\".encode(),\n")
	}
	text.WriteString(")\ntry:\n    response = urllib.request.urlopen(request)\nexcept urllib.error.HTTPError as error:\n    response = error\n")
	text.WriteString("print(response.status, response.read().decode())\n")
	return text.String()
}
