// Command generate writes the executor of the GraphQL API into graph/generated. It runs gqlgen with gqlgen.yml, and then rewrites
// the most expensive parts of the code: gqlgen executes every field as if it had a resolver, and every row of a list in a goroutine.
//
//   - A plain field is a scalar or an enum that is read from a field of a struct. The function of its object now writes it, with
//     one field context for all plain fields. Responses and errors stay the same, also the path of an error for a null in a
//     non-null field. Field middleware does not run for plain fields. A panic makes the object null, not only the field.
//   - The rows of a list are written one after another, if no row waits for a query of its own: all fields are read from structs,
//     or the rows have Together. The fields of one object that have resolvers still run concurrently.
//
// It fails if gqlgen's code does not have the expected form.
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
	log.SetOutput(io.Discard) // gqlgen logs there which fields get resolvers
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
	cfg.SkipValidation = true // it would compile the code that is rewritten below
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

// model is a plugin that stores gqlgen's data about the schema and its Go types.
type model struct{ *codegen.Data }

// Name implements plugin.Plugin.
func (*model) Name() string { return "model" }

// GenerateCode implements plugin.CodeGenerator.
func (m *model) GenerateCode(data *codegen.Data) error {
	m.Data = data
	return nil
}
