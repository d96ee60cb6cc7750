// Package terminal reports whether a stream is a terminal.
package terminal

import (
	"os"

	"github.com/mattn/go-isatty"
)

// Is reports whether a reader or writer is a terminal.
func Is(stream any) bool {
	file, ok := stream.(*os.File)
	return ok && (isatty.IsTerminal(file.Fd()) || isatty.IsCygwinTerminal(file.Fd()))
}
