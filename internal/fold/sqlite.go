package fold

import (
	"database/sql/driver"
	"strings"

	"modernc.org/sqlite"
)

// Triggers, indexes and queries of SQLite use fold and fold_words, so every connection has them.
func init() {
	for name, function := range map[string]func(string) string{
		"fold":       Text,
		"fold_words": func(text string) string { return strings.Join(Words(text), " ") },
	} {
		sqlite.MustRegisterDeterministicScalarFunction(name, 1, func(_ *sqlite.FunctionContext, args []driver.Value) (driver.Value, error) {
			if text, is := args[0].(string); is {
				return function(text), nil
			}
			return args[0], nil
		})
	}
}
