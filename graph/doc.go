// Package graph is the GraphQL API over the operations of internal/resolver.
//
// Reads come straight from the data layer, which confines them to the caller's store;
// every write is one operation of internal/resolver, as it is for the REST API.
// Each aggregate has its schema file with the one-line resolvers beside it; the executor is
// generated into graph/generated, by graph/generate.
package graph
