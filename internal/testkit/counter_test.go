package testkit_test

import (
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/internal/testkit"
)

func TestTheCounterSeesEveryStatement(t *testing.T) {
	t.Parallel()
	for _, name := range []string{dialect.SQLite, dialect.Postgres} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d, counter := testkit.NewCountedDatabase(t, name)
			s := testkit.NewStore(t, d)
			counter.Take()
			if _, err := d.Client.Product.Query().WithVariations().All(s.Context(t)); err != nil {
				t.Fatal(err)
			}
			if texts := counter.Take(); len(texts) != 2 {
				t.Errorf("%q", texts)
			}
		})
	}
}
