//go:build ignore

// Generates ent/db from ent/schema.
package main

import (
	"bytes"
	"errors"
	"log"
	"os"

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
			gen.FeatureVersionedMigration,
		},
	}, entc.Extensions(graphql))
	if err != nil {
		log.Fatal(err)
	}
	if err := countOnRequest("db/gql_pagination.go"); err != nil {
		log.Fatal(err)
	}
}

// countOnRequest keeps lists from counting all their rows for pageInfo, which they do although the page itself tells
// whether another one follows; they go on counting for totalCount, and for pageInfo without edges.
func countOnRequest(path string) error {
	const (
		counting = "if hasCollectedField(ctx, totalCountField) || hasCollectedField(ctx, pageInfoField) {"
		wanted   = "if hasCollectedField(ctx, totalCountField) || ignoredEdges && hasCollectedField(ctx, pageInfoField) {"
	)
	generated, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	if !bytes.Contains(generated, []byte(counting)) {
		return errors.New("the lists of this version of entgql count in another way: see countOnRequest")
	}
	return os.WriteFile(path, bytes.ReplaceAll(generated, []byte(counting), []byte(wanted)), 0o644)
}
