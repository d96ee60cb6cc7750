// Package graph is the GraphQL API over the operations of internal/resolver.
//
// Reads come straight from the data layer, which confines them to the caller's store;
// every write is one operation of internal/resolver, as it is for the REST API.
// Each aggregate has its schema file with the one-line resolvers beside it; the executor is
// generated into graph/generated, by graph/generate.
//
// A request comes in by graph/transport, which asks graph/session who sends it; graph/document decides whether its operation
// runs, and the resolvers of this package run it. The codes of its errors are those of graph/errcode.
package graph
