// Package commandline holds what the command lines of Kiosk's programs share.
package commandline

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/agnivade/levenshtein"
	"github.com/alecthomas/kong"
)

// Exit codes of the programs.
const (
	ExitFailure = 1
	ExitUsage   = 2 // of the command line
)

// NotNegative returns an error when the value of a flag is below zero.
func NotNegative[N int | time.Duration](flag string, value N) error {
	if value < 0 {
		return fmt.Errorf("--%s must not be negative", flag)
	}
	return nil
}

// variables holds the environment variables of each flag, of which the first that is set counts.
type variables map[*kong.Flag][]string

// ReadEnvironment sets flags that are not on the command line from environment variables, which it reads with lookup, a function
// like os.LookupEnv. An empty variable counts as unset. Kong itself can read only the environment of the process, and uses empty
// values.
//
// Before the command runs, it writes a line to warnings for each probably misspelled variable: its name belongs to no flag, but
// differs by a letter or two from one that does. The variables are those of environ, a list like that of os.Environ. The values are
// never written. Other unknown names are ignored: Kubernetes sets variables that it names after services.
func ReadEnvironment(lookup func(string) (string, bool), environ []string, warnings io.Writer) kong.Option {
	known := variables{}
	warn := sync.OnceFunc(func() { known.warnOfMisspelled(environ, warnings) }) // Kong calls the hook for each part of a command's name
	return kong.OptionFunc(func(k *kong.Kong) error {
		for _, option := range []kong.Option{
			kong.PostBuild(func(k *kong.Kong) error { return kong.Visit(k.Model, known.takeFromKong) }),
			kong.Resolvers(kong.ResolverFunc(func(_ *kong.Context, _ *kong.Path, flag *kong.Flag) (any, error) {
				for _, name := range known[flag] {
					if value, _ := lookup(name); value != "" {
						return value, nil
					}
				}
				return nil, nil
			})),
			kong.ValueFormatter(known.help),
			kong.WithBeforeApply(func() error { warn(); return nil }),
		} {
			if err := option.Apply(k); err != nil {
				return err
			}
		}
		return nil
	})
}

// takeFromKong stores the variables of a flag, and removes them from Kong's model so that Kong does not read them itself.
func (v variables) takeFromKong(node kong.Visitable, next kong.Next) error {
	if flag, ok := node.(*kong.Flag); ok {
		v[flag] = flag.Tag.Envs
		flag.Tag.Envs = nil
	}
	return next(nil)
}

func (v variables) warnOfMisspelled(environ []string, warnings io.Writer) {
	known := slices.Sorted(slices.Values(slices.Concat(slices.Collect(maps.Values(v))...)))
	for _, variable := range environ {
		name, _, _ := strings.Cut(variable, "=")
		if similar := nearest(name, known); similar != "" {
			fmt.Fprintf(warnings, "WARNING: the variable %s is not known and changes nothing. Is %s meant?\n", name, similar)
		}
	}
}

// nearest returns the known name that differs from name by a letter or two. It returns "" when there is none, or when name is known.
func nearest(name string, known []string) string {
	const typos = 2
	if !strings.HasPrefix(name, "KIOSK") || slices.Contains(known, name) || len(known) == 0 {
		return ""
	}
	distance := func(candidate string) int { return levenshtein.ComputeDistance(name, candidate) }
	similar := slices.MinFunc(known, func(a, b string) int { return distance(a) - distance(b) })
	if distance(similar) > typos {
		return ""
	}
	return similar
}

// help returns the help text of a flag, followed by its environment variables.
func (v variables) help(value *kong.Value) string {
	if value.Flag == nil || len(v[value.Flag]) == 0 {
		return value.Help
	}
	return value.Help + " ($" + strings.Join(v[value.Flag], ", $") + ")"
}
