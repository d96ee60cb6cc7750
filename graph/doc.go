// Package graph is the GraphQL API over the operations of internal/resolver.
//
// Resolvers read from ent/db, which limits every query to the caller's store. Every write is one operation of
// internal/resolver, as in the REST API. Each subject has a schema file, with its one-line resolvers beside it. The command
// graph/generate writes the executor into graph/generated.
//
// A request goes through these packages: graph/transport receives it, graph/session authenticates its sender, graph/document
// accepts or rejects the operation, and the resolvers of this package execute it. graph/errcode has the codes of errors.
package graph
