// Package ent holds the description of the data (schema), the data layer generated from it (db)
// and the migrations that bring a database there.
package ent

//go:generate go run -mod=mod entc.go
