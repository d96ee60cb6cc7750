package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/alecthomas/kong"

	"kiosk/internal/commandline"
	"kiosk/internal/logging"
)

// Exit codes.
const (
	exitFailure = commandline.ExitFailure
	exitUsage   = commandline.ExitUsage
)

// program is kiosk with its streams and its environment as fields, so that tests run it as main does.
type program struct {
	stdin          io.Reader
	stdout, stderr io.Writer
	// environment looks up a variable, as os.LookupEnv does.
	environment func(name string) (string, bool)
}

// commands are all commands with their flags. A flag overrides its environment variable, which overrides the default.
type commands struct {
	Demo    demoCommand    `cmd:"" group:"try" help:"Serve two stores full of examples and print how to buy from them."`
	Webhook webhookCommand `cmd:"" group:"try" help:"Receive webhooks, to try them out."`
	Listen  listenCommand  `cmd:"" group:"try" help:"Forward a store's events to a receiver on this machine, as webhooks."`
	Trigger triggerCommand `cmd:"" group:"try" help:"Cause an event of a type in a test store."`
	Logs    logsCommand    `cmd:"" group:"try" help:"Show the requests of API tokens, as they come."`

	Init    initCommand    `cmd:"" group:"run" help:"Set everything up for a first store: master key, tables, store, owner, token."`
	Serve   serveCommand   `cmd:"" group:"run" help:"Serve the REST API, the GraphQL API and the console."`
	Migrate migrateCommand `cmd:"" group:"run" help:"Bring the database's tables up to date."`
	Key     keyCommand     `cmd:"" group:"run" help:"Make, rotate and retire the master key, which protects the stores' secrets; replace a store's key."`

	Store storeCommand `cmd:"" group:"administer" help:"Create and list stores, and shred their keys."`
	Token tokenCommand `cmd:"" group:"administer" help:"Create, list and revoke the API tokens of a store."`
	Staff staffCommand `cmd:"" group:"administer" help:"Invite, list and disable the people who run a store."`

	Customer customerCommand `cmd:"" group:"administer" help:"Export or erase what is stored about a customer."`

	Backup   backupCommand   `cmd:"" group:"administer" help:"Copy a SQLite database while it is served."`
	Restored restoredCommand `cmd:"" group:"administer" help:"Prepare a database that was restored from a backup for serving."`

	Version     versionCommand    `cmd:"" group:"program" help:"Print version, commit and Go version."`
	Completion  completionCommand `cmd:"" group:"program" help:"Print a script that completes command lines in bash, zsh or fish."`
	ShowVersion kong.VersionFlag  `name:"version" hidden:"" help:"Print version, commit and Go version."`

	Verify verifyCommand `cmd:"" group:"administer" help:"Prove that the data of the stores is consistent: money, orders, stock, events."`
}

const description = `Kiosk sells license keys: stores with catalogue, price tiers, customer wallets, orders and webhooks behind one API.

To look around: kiosk demo

To run it: kiosk init, then kiosk serve.`

// run executes one command line and returns the exit code of the process. A command that serves shuts down cleanly when ctx ends.
func (p *program) run(ctx context.Context, arguments []string) int {
	written := &output{to: p.stdout}
	p.stdout = written
	exited, exitCode := false, 0
	parser, err := kong.New(&commands{},
		kong.Name("kiosk"),
		kong.Description(description),
		kong.Writers(p.stdout, p.stderr),
		kong.Exit(func(code int) { exited, exitCode = true, code }),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, WrapUpperBound: 100}),
		kong.ExplicitGroups(groups),
		kong.Vars{"version": buildText()},
		commandline.ReadEnvironment(p.environment, os.Environ(), p.stderr),
	)
	if err != nil {
		return p.fail(err, nil)
	}
	if len(arguments) == 0 {
		arguments = []string{"--help"}
	}
	if arguments[0] == completeWord {
		for _, word := range completions(parser.Model.Node, arguments[1:]) {
			fmt.Fprintln(p.stdout, word)
		}
		return 0
	}
	parsed, err := parser.Parse(arguments)
	if exited { // --help
		return exitCode
	}
	if err != nil {
		return p.misused(err)
	}
	parsed.BindTo(ctx, (*context.Context)(nil))
	if err := parsed.Run(p); err != nil {
		return p.fail(signalled(ctx, err), parsed.Flags())
	}
	if err := written.Err(); err != nil {
		return p.fail(err, nil)
	}
	return 0
}

var groups = []kong.Group{
	{Key: "try", Title: "Try it:"},
	{Key: "run", Title: "Run it:"},
	{Key: "administer", Title: "Administer stores:"},
	{Key: "program", Title: "The program itself:"},
	{Key: "database", Title: "Database:"},
	{Key: "secrets", Title: "Secrets:"},
	{Key: "http", Title: "HTTP:"},
	{Key: "limits", Title: "Limits:"},
	{Key: "webhooks", Title: "Webhooks:"},
	{Key: "retention", Title: "Retention:"},
	{Key: "email", Title: "E-mail to staff:"},
	{Key: "logs", Title: "Logs:"},
}

// fail prints the error of a command and returns the exit code. An invalid field is named as its flag among flags.
func (p *program) fail(err error, flags []*kong.Flag) int {
	fmt.Fprintln(p.stderr, "kiosk:", strings.TrimPrefix(logging.Redact(explain(err, flags)), "kiosk: ")) // with which errors of the client begin
	return exitFailure
}

// misused prints the error in a command line and where its help is, and returns the exit code.
func (p *program) misused(err error) int {
	command := "kiosk"
	if failure, ok := errors.AsType[*kong.ParseError](err); ok && failure.Context != nil && failure.Context.Command() != "" {
		command += " " + failure.Context.Command()
	}
	fmt.Fprintf(p.stderr, "kiosk: %s\nSee %s --help\n", logging.Redact(err.Error()), command)
	return exitUsage
}
