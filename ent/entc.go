//go:build ignore

// Generates ent/db from ent/schema.
package main

import (
	"log"

	"entgo.io/ent/entc"
	"entgo.io/ent/entc/gen"
)

func main() {
	err := entc.Generate("./schema", &gen.Config{
		Target:  "./db",
		Package: "kiosk/ent/db",
		Features: []gen.Feature{
			gen.FeatureIntercept,
			gen.FeatureExecQuery,
			gen.FeatureLock,
			gen.FeatureUpsert,
			gen.FeatureVersionedMigration,
		},
	})
	if err != nil {
		log.Fatal(err)
	}
}
