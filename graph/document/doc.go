// Package document accepts or rejects an operation before it is executed. It parses and validates the text within limits,
// estimates the cost of the operation, and rejects an operation that is too expensive.
package document
