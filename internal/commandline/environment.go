package main

import (
	"strings"

	"github.com/alecthomas/kong"
)

// variables are the environment variables that replace flags, the first that is set.
type variables map[*kong.Flag][]string

// readEnvironment takes the values of flags that the command line leaves out from the program's
// environment. Kong by itself only knows the process's own. An empty variable counts as unset.
func readEnvironment(lookup func(string) (string, bool)) kong.Option {
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
