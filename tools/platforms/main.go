// Command platforms checks that packages compile for each system for which they are named, as far as their types and files go:
//
//	go run -C tools ./platforms -root .. windows,darwin ./cmd/kiosk ./cmd/worker
//
// It reads them and all that they import from their source, in a tenth of the time in which a compiler would translate them for
// a system, and prints every error. It exits with 1 if there are some.
package main

import (
	"flag"
	"fmt"
	"os"
	"strings"

	"golang.org/x/tools/go/packages"
)

func main() {
	root := flag.String("root", ".", "the directory of the packages' module")
	flag.Parse()
	if flag.NArg() < 2 {
		fmt.Fprintln(os.Stderr, "usage: platforms [-root directory] systems packages…")
		os.Exit(2)
	}
	failed := false
	for system := range strings.SplitSeq(flag.Arg(0), ",") {
		found, err := packages.Load(&packages.Config{
			Mode: packages.LoadAllSyntax,
			Dir:  *root,
			Env:  append(os.Environ(), "GOOS="+system, "CGO_ENABLED=0"),
		}, flag.Args()[1:]...)
		if err != nil {
			fmt.Fprintf(os.Stderr, "%s: %v\n", system, err)
			os.Exit(1)
		}
		if errors := packages.PrintErrors(found); errors > 0 {
			fmt.Fprintf(os.Stderr, "%s: %d errors\n", system, errors)
			failed = true
		}
	}
	if failed {
		os.Exit(1)
	}
}
