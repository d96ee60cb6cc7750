// Command run starts one throwaway PostgreSQL, runs a command that finds it in KIOSK_TEST_POSTGRES_URL,
// and stops it afterwards, so that all test binaries of a run share one server:
//
//	go run ./internal/testkit/cluster/run -- go test ./...
//
// If KIOSK_TEST_POSTGRES_URL is set already, it uses that server. Its exit code is that of the command.
package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"

	"kiosk/internal/testkit/cluster"
)

func main() {
	arguments := os.Args[1:]
	if len(arguments) > 0 && arguments[0] == "--" {
		arguments = arguments[1:]
	}
	if len(arguments) == 0 {
		fmt.Fprintln(os.Stderr, "usage: run -- command [argument...]")
		os.Exit(2)
	}
	code, err := run(arguments)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		code = max(code, 1)
	}
	os.Exit(code)
}

func run(arguments []string) (code int, err error) {
	server, err := start()
	if err != nil {
		return 1, err
	}
	defer func() { err = errors.Join(err, server.Close()) }()

	// The terminal sends Ctrl-C to the command, too. This process ignores it, to clean up after the command.
	signal.Notify(make(chan os.Signal, 1), os.Interrupt)

	command := exec.Command(arguments[0], arguments[1:]...)
	command.Env = append(os.Environ(), cluster.EnvURL+"="+server.AdminURL())
	command.Stdin, command.Stdout, command.Stderr = os.Stdin, os.Stdout, os.Stderr
	err = command.Run()
	if exit, ok := errors.AsType[*exec.ExitError](err); ok {
		return max(exit.ExitCode(), 1), nil
	}
	return 0, err
}

// start starts the server, at the same port as the last time if that is free. The URL is an environment variable of the tests: with the
// same URL and the same code, go test can use its cached results.
func start() (*cluster.Cluster, error) {
	directory, err := os.Getwd()
	if err != nil || os.Getenv(cluster.EnvURL) != "" || os.Getenv(cluster.EnvCitus) != "" {
		return cluster.Shared()
	}
	return cluster.Start(cluster.Prefer(cluster.PortOf(directory)))
}
