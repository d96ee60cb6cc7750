// Command generate writes the executor of the GraphQL API into graph/generated: it runs gqlgen as gqlgen.yml says, and rewrites
// what costs most. gqlgen executes every field as if it had a resolver, and every row of a list in a goroutine.
//
//   - A scalar or an enum that is read from a field of a struct (a plain field) is written by the function of its object, which
//     has one field context for all of them. Responses and errors stay the same, with the path of a null where the schema has
//     none. Field middleware does not run, and a panic makes the object null, not only the field.
//   - Rows of a list are written one after another when no row waits for a query of its own: when all is read from structs, or
//     the rows have Together. Fields of one object that have resolvers still run concurrently.
//
// It fails when gqlgen writes code of another form.
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
