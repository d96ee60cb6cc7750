// Package commandline is what the command lines of the programs have in common.
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

// NotNegative refuses the value of a flag that is below zero.
func NotNegative[N int | time.Duration](flag string, value N) error {
	if value < 0 {
		return fmt.Errorf("--%s must not be negative", flag)
	}
	return nil
}

// variables are the environment variables that replace flags, the first that is set.
type variables map[*kong.Flag][]string

// ReadEnvironment takes the values of flags that the command line leaves out from the program's environment, which lookup knows
// as os.LookupEnv does. Kong by itself only knows the process's own, and takes an empty variable for a value; here it counts as unset.
//
// Before the command runs, warnings gets a line for each variable of environ, a list as that of os.Environ, which no flag has, but
// one has nearly. No value is written. Other unknown names are left alone: Kubernetes makes some of the names of its services.
func ReadEnvironment(lookup func(string) (string, bool), environ []string, warnings io.Writer) kong.Option {
	known := variables{}
	warn := sync.OnceFunc(func() { known.warnOfMisspelled(environ, warnings) }) // Kong calls it for each part of a command's name
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

// takeFromKong notes a flag's variables and leaves none for Kong to look up.
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
		if meant := nearest(name, known); meant != "" {
			fmt.Fprintf(warnings, "WARNING: the variable %s is not known and changes nothing. Is %s meant?\n", name, meant)
		}
	}
}

// nearest returns which of the known names is meant by one that is not among them but differs in a letter or two, or "".
func nearest(name string, known []string) string {
	const typos = 2
	if !strings.HasPrefix(name, "KIOSK") || slices.Contains(known, name) || len(known) == 0 {
		return ""
	}
	distance := func(each string) int { return levenshtein.ComputeDistance(name, each) }
	meant := slices.MinFunc(known, func(a, b string) int { return distance(a) - distance(b) })
	if distance(meant) > typos {
		return ""
	}
	return meant
}

// help is a flag's line of help with the variables that replace it.
func (v variables) help(value *kong.Value) string {
	if value.Flag == nil || len(v[value.Flag]) == 0 {
		return value.Help
	}
	return value.Help + " ($" + strings.Join(v[value.Flag], ", $") + ")"
}
