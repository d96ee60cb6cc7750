// Command run starts one throwaway PostgreSQL, runs a command that finds it in KIOSK_TEST_POSTGRES_URL,
// and stops it afterwards, so that all test binaries of a run share one server:
//
//	go run ./internal/testkit/cluster/run -- go test ./...
//
// A server that KIOSK_TEST_POSTGRES_URL names already is used as it is. It exits as the command does.
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

	// The terminal sends Ctrl-C to the command too; we outlast it, to clean up after it.
	signal.Notify(make(chan os.Signal, 1), os.Interrupt)

	command := exec.Command(arguments[0], arguments[1:]...)
	command.Env = append(os.Environ(), cluster.EnvURL+"="+server.AdminURL())
	command.Stdin, command.Stdout, command.Stderr = os.Stdin, os.Stdout, os.Stderr
	err = command.Run()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return max(exit.ExitCode(), 1), nil
	}
	return 0, err
}

// start starts the server where it was the last time, if it can: go test repeats what a variable has changed for, and so not
// the tests that have passed with the same URL and the same code.
func start() (*cluster.Cluster, error) {
	directory, err := os.Getwd()
	if err != nil || os.Getenv(cluster.EnvURL) != "" || os.Getenv(cluster.EnvCitus) != "" {
		return cluster.Shared()
	}
	return cluster.Start(cluster.Prefer(cluster.PortOf(directory)))
}
