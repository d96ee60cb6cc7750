// Package commandline is what the command lines of the programs have in common.
package commandline

import (
	"fmt"
	"strings"
	"time"

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
func ReadEnvironment(lookup func(string) (string, bool)) kong.Option {
	known := variables{}
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

// help is a flag's line of help with the variables that replace it.
func (v variables) help(value *kong.Value) string {
	if value.Flag == nil || len(v[value.Flag]) == 0 {
		return value.Help
	}
	return value.Help + " ($" + strings.Join(v[value.Flag], ", $") + ")"
}
