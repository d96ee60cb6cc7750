package fold

import (
	"database/sql/driver"
	"strings"

	"modernc.org/sqlite"
)

// init registers fold and fold_words on every SQLite connection: triggers, indexes and queries use them.
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
