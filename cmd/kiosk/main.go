// Command kiosk serves the stores' external API and administers them. Run kiosk --help.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	// After the first signal, which asks for a clean end, a second one ends the process as usual.
	context.AfterFunc(ctx, stop)
	p := program{
		stdin:       os.Stdin,
		stdout:      os.Stdout,
		stderr:      os.Stderr,
		environment: os.LookupEnv,
	}
	os.Exit(p.run(ctx, os.Args[1:]))
}
