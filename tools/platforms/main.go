// Command platforms checks that packages compile for other systems. It checks their files and types for each of the named systems:
//
//	go run -C tools ./platforms -root .. windows,darwin ./cmd/kiosk ./cmd/worker
//
// It loads the packages and their imports from source, which takes a tenth of the time of compiling them, and prints every error. It
// exits with 1 if there are errors.
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
