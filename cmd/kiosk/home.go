package main

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"html/template"
	"log/slog"
	"net/http"
	"runtime/debug"

	"kiosk/internal/httpx"
)

//go:embed home/index.html
var homeSource string

//go:embed home/home.css
var homeStyle string

var homeTemplate = template.Must(template.New("home").Parse(homeSource))

// homePolicy allows the page its own style sheet, by its hash, and the icon.
var homePolicy = "default-src 'none'; style-src 'sha256-" + hashOf(homeStyle) + "'; img-src 'self'; " +
	"base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

func hashOf(text string) string {
	sum := sha256.Sum256([]byte(text))
	return base64.StdEncoding.EncodeToString(sum[:])
}

// home serves the page at /, which links to everything else and shows the state of the service.
type home struct {
	health *health
	isDemo bool
	logger *slog.Logger
}

// ServeHTTP implements http.Handler. Programs that prefer JSON are redirected to the description of the API.
func (h home) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	w.Header().Add("Vary", "Accept, Accept-Language")
	if prefersJSON(r.Header) {
		http.Redirect(w, r, "/docs", http.StatusTemporaryRedirect)
		return
	}
	_, isReady := h.health.ready(r.Context())
	var page bytes.Buffer
	err := homeTemplate.Execute(&page, struct {
		homeTexts
		Style           template.CSS
		Version         string
		IsReady, IsDemo bool
	}{homeTextsFor(r.Header), template.CSS(homeStyle), version(), isReady, h.isDemo}) //nolint:gosec // the style sheet is embedded
	if err != nil {
		h.logger.Error("render the page at /", "error", err)
		http.Error(w, http.StatusText(http.StatusInternalServerError), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Content-Security-Policy", homePolicy)
	w.Header().Set("Cache-Control", "no-store")
	_, _ = page.WriteTo(w) // a client that has left needs no page
}

func prefersJSON(header http.Header) bool {
	accept := httpx.PreferencesOf(header, "Accept")
	return accept.Weight("application/json", "application/*", "*/*") > accept.Weight("text/html", "text/*", "*/*")
}

// version returns the version of the module that this program was built from, as Go derives it from the repository.
func version() string {
	if builtVersion != "" {
		return builtVersion
	}
	info, known := debug.ReadBuildInfo()
	if !known || info.Main.Version == "" || info.Main.Version == "(devel)" {
		return "development"
	}
	return info.Main.Version
}

// homeTexts are what the page says in one language.
type homeTexts struct {
	Language, State, VersionLabel        string
	Ready, NotReady, Demo, DemoHint      string
	Console, ConsoleHint, Docs, DocsHint string
	Playground, PlaygroundHint           string
	Health, HealthHint                   string
}

func homeTextsFor(header http.Header) homeTexts {
	if httpx.PrefersPortuguese(header) {
		return homePortuguese
	}
	return homeEnglish
}

var homeEnglish = homeTexts{
	Language: "en", State: "State of the service", VersionLabel: "Version",
	Ready: "Ready", NotReady: "Not ready", Demo: "Demo",
	DemoHint:       "This is a demo with made-up stores. Its e-mail address and password are in the terminal where it was started.",
	Console:        "Console",
	ConsoleHint:    "Run a store: orders, customers, products, licenses and top-ups.",
	Docs:           "REST API",
	DocsHint:       "The endpoints that bots and other programs call, with examples.",
	Playground:     "GraphQL playground",
	PlaygroundHint: "Try queries and mutations of the API for staff.",
	Health:         "Health",
	HealthHint:     "What a load balancer reads: database, migrations, shutdown.",
}

var homePortuguese = homeTexts{
	Language: "pt-BR", State: "Estado do serviço", VersionLabel: "Versão",
	Ready: "Pronto", NotReady: "Não está pronto", Demo: "Demonstração",
	DemoHint:       "Esta é uma demonstração com lojas fictícias. O e-mail e a senha estão no terminal em que ela foi iniciada.",
	Console:        "Console",
	ConsoleHint:    "A loja no dia a dia: pedidos, clientes, produtos, licenças e recargas.",
	Docs:           "API REST",
	DocsHint:       "Os endpoints para bots e outros sistemas, com exemplos.",
	Playground:     "Playground GraphQL",
	PlaygroundHint: "Experimente consultas e mutações da API da equipe.",
	Health:         "Saúde",
	HealthHint:     "O que um balanceador de carga lê: banco de dados, migrações, encerramento.",
}
