// Command kiosk serves the stores' REST API and administers them. Run kiosk --help.
package main

import (
	"context"
	"os"
	"os/signal"
	"runtime/debug"
	"syscall"
)

// gcPercent lets garbage grow to four times the live heap before a collection. The live heap is only some megabytes: with Go's
// default of 100 a busy server collects a dozen times a second, and spends a sixth of its CPU time on it. GOGC overrides it.
const gcPercent = 400

func main() {
	if _, chosen := os.LookupEnv("GOGC"); !chosen {
		debug.SetGCPercent(gcPercent)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	// The first signal starts a clean shutdown. A second one ends the process at once.
	context.AfterFunc(ctx, stop)
	p := program{
		stdin:       os.Stdin,
		stdout:      os.Stdout,
		stderr:      os.Stderr,
		environment: os.LookupEnv,
	}
	os.Exit(p.run(ctx, os.Args[1:]))
}
