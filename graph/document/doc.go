// Package document decides about the text of an operation before it is executed: it parses and validates it, within bounds of
// its own, adds up what it would cost, and refuses what asks for too much.
package document
