//go:build ignore

// Generates ent/db from ent/schema.
package main

import (
	"log"

	"entgo.io/contrib/entgql"
	"entgo.io/ent/entc"
	"entgo.io/ent/entc/gen"
)

func main() {
	graphql, err := entgql.NewExtension(entgql.WithRelaySpec(true), entgql.WithTemplates(
		entgql.CollectionTemplate,
		entgql.EnumTemplate,
		entgql.NodeTemplate,
		entgql.PaginationTemplate,
		entgql.EdgeTemplate,
		entgql.WhereTemplate,
	))
	if err != nil {
		log.Fatal(err)
	}
	err = entc.Generate("./schema", &gen.Config{
		Target:  "./db",
		Package: "kiosk/ent/db",
		Features: []gen.Feature{
			gen.FeatureIntercept,
			gen.FeatureExecQuery,
			gen.FeatureLock,
			gen.FeatureUpsert,
			gen.FeatureVersionedMigration,
		},
	}, entc.Extensions(graphql))
	if err != nil {
		log.Fatal(err)
	}
}
