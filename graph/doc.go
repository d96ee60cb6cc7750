// Package graph is the door of the back office: GraphQL over the operations of internal/resolver.
//
// Reads come straight from the data layer, which confines them to the store of whoever asks;
// every write is one operation of internal/resolver, as it is for the external API.
// The schema files, the one-line resolvers beside them, the executor in graph/generated and
// the playground arrive with the back office; gqlgen.yml says where each of them lives.
package graph
