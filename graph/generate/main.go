// Command generate writes the executor of the GraphQL API, graph/generated, and what resolvers lack: it runs gqlgen as
// gqlgen.yml says, and then makes cheaper what gqlgen wrote.
//
// gqlgen executes each field as if it had a resolver: some ten allocations, the middleware of fields and a recover for a number
// that stands in a struct. Most fields are such; so the function of an object writes them itself, with one field context for all.
// And rows of a list that have no other fields are written one after another, without a goroutine for each.
//
// The responses stay the same, also those to a null where the schema has none. Field middleware (AroundFields) does not
// run for these fields: Kiosk has none. A panic makes the object null, not only the field.
//
// A version of gqlgen that writes other code makes this command fail.
package main

import (
	"fmt"
	"io"
	"log"
	"os"

	"github.com/99designs/gqlgen/api"
	"github.com/99designs/gqlgen/codegen"
	"github.com/99designs/gqlgen/codegen/config"
)

func main() {
	log.SetOutput(io.Discard) // gqlgen says there which fields it gives resolvers
	if err := generate(); err != nil {
		fmt.Fprintln(os.Stderr, "graph/generate:", err)
		os.Exit(1)
	}
}

func generate() error {
	cfg, err := config.LoadConfigFromDefaultLocations()
	if err != nil {
		return err
	}
	cfg.SkipValidation = true // it would compile what is rewritten below
	var built model
	if err := api.Generate(cfg, api.AddPlugin(&built)); err != nil {
		return err
	}
	code, err := read(cfg.Exec.DirName)
	if err != nil {
		return err
	}
	if err := code.simplify(built.Data); err != nil {
		return err
	}
	return code.write()
}

// model is a plugin that keeps what gqlgen knows of the schema and its Go types.
type model struct{ *codegen.Data }

// Name implements plugin.Plugin.
func (*model) Name() string { return "model" }

// GenerateCode implements plugin.CodeGenerator.
func (m *model) GenerateCode(data *codegen.Data) error {
	m.Data = data
	return nil
}
