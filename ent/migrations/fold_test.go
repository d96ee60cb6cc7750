package migrations

import (
	"context"
	"crypto/rand"
	"database/sql"
	"fmt"
	mathrand "math/rand/v2"
	"slices"
	"strings"
	"testing"

	"entgo.io/ent/dialect"
	"github.com/lib/pq"

	"kiosk/internal/fold"
	"kiosk/internal/testkit/cluster"
)

// TestPostgresFoldsEveryCharacterAsGoDoesWhateverItsLocale has one database of the locale C, which knows the letters of ASCII, and a
// Turkish one, in which the small I is ı.
func TestPostgresFoldsEveryCharacterAsGoDoesWhateverItsLocale(t *testing.T) {
	t.Parallel()
	for locale, options := range map[string]string{
		"C":  "LOCALE 'C'",
		"tr": "LOCALE_PROVIDER icu ICU_LOCALE 'tr' LOCALE 'C'",
	} {
		t.Run(locale, func(t *testing.T) {
			t.Parallel()
			db := postgresWith(t, options)
			if _, err := Up(t.Context(), db, dialect.Postgres); err != nil {
				t.Fatal(err)
			}
			const query = `SELECT c, fold(text), array_to_string(array_remove(tsvector_to_array(
					search_words('00000000-0000-7000-8000-00000000000a', text, NULL)), '@0000000000007000800000000000000a'), ' ')
				FROM (SELECT c, chr(c) || 'Q' || chr(c) || 'A' AS text FROM generate_series(1, 131071) AS c WHERE c NOT BETWEEN 55296 AND 57343) AS texts`
			rows, err := db.QueryContext(t.Context(), query)
			if err != nil {
				t.Fatal(err)
			}
			defer rows.Close()
			wrong := 0
			for rows.Next() {
				var c rune
				var folded, words string
				if err := rows.Scan(&c, &folded, &words); err != nil {
					t.Fatal(err)
				}
				text := string([]rune{c, 'Q', c, 'A'})
				want := slices.Sorted(slices.Values(fold.Words(text)))
				if folded != fold.Text(text) || words != strings.Join(slices.Compact(want), " ") {
					wrong++
					t.Logf("%U %q: %q, %q; Go has %q, %q", c, c, folded, words, fold.Text(text), want)
				}
			}
			if err := rows.Err(); err != nil {
				t.Fatal(err)
			}
			if wrong > 0 {
				t.Errorf("%d characters", wrong)
			}
		})
	}
}

// TestPostgresFoldsTextsOfAnyLengthAsGoDoes has texts with many marks on one letter, of whose order there are rules, and with long
// words.
func TestPostgresFoldsTextsOfAnyLengthAsGoDoes(t *testing.T) {
	t.Parallel()
	db := postgresOpener(t)()
	if _, err := Up(t.Context(), db, dialect.Postgres); err != nil {
		t.Fatal(err)
	}
	texts := []string{"À" + strings.Repeat("\u0301", 29), "a" + strings.Repeat("\u0301", 31) + "\u034f\u0323b"}
	for _, length := range []int{1, 100, 166, 167, 170, 171, 250, 251, 499, 500, 501, 511, 512, 2000} {
		for _, character := range []string{"a", "é", "각", "😀", "𠀀", "\U0001d160"} {
			texts = append(texts, strings.Repeat(character, length), "x "+strings.Repeat(character, length)+" y")
		}
	}
	random := mathrand.New(mathrand.NewPCG(1, 2))
	letters := []rune("aİ각\u0301\u0307\u0323\u0328\u0345\u0344\u034f\u05b0\u05bc\u0650\u0651\u093c\u094d\u3099\U0001d165\U0001d16d")
	for range 500 {
		text := make([]rune, random.IntN(200))
		for i := range text {
			text[i] = letters[random.IntN(3)]
			if random.IntN(60) > 0 {
				text[i] = letters[3+random.IntN(len(letters)-3)] // a mark
			}
		}
		texts = append(texts, string(text))
	}
	for _, text := range texts {
		var folded string
		var words []string
		const query = `SELECT fold($1), array_remove(tsvector_to_array(search_words('00000000-0000-7000-8000-00000000000a', $1, NULL)), '@0000000000007000800000000000000a')`
		if err := db.QueryRowContext(t.Context(), query, text).Scan(&folded, pq.Array(&words)); err != nil {
			t.Fatalf("%+q: %v", text, err)
		}
		if want := fold.Text(text); folded != want {
			t.Errorf("%+q is %+q, Go has %+q", text, folded, want)
		}
		want := slices.Compact(slices.Sorted(slices.Values(fold.Words(text))))
		if slices.Sort(words); !slices.Equal(words, want) {
			t.Errorf("%+q: %+q, Go has %+q", text, words, want)
		}
	}
}

// postgresWith opens an empty database that is made with options.
func postgresWith(t *testing.T, options string) *sql.DB {
	t.Helper()
	server, err := cluster.Shared()
	if err != nil {
		t.Fatal(err)
	}
	name := "migrations_" + strings.ToLower(rand.Text())
	admin := openPool(t, "postgres", server.AdminURL())
	execute(t, admin, fmt.Sprintf("CREATE DATABASE %s TEMPLATE template0 ENCODING 'UTF8' %s", pq.QuoteIdentifier(name), options))
	t.Cleanup(func() {
		if err := server.DropDatabase(context.WithoutCancel(t.Context()), name); err != nil {
			t.Error(err)
		}
	})
	return openPool(t, "postgres", server.URL(name))
}

func TestWhatWasWrittenBeforeIsFoundByItsWords(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, dialectName string, open func() *sql.DB) {
		db := open()
		if _, err := up(t.Context(), db, dialectName, earliest(t, dialectName, 7)); err != nil {
			t.Fatal(err)
		}
		for _, statement := range append(stock,
			"UPDATE customers SET name = 'Сергей Ёлкин', email = 'ЮРИЙ@пример.рф', external_ref = 'matrix:김철수', phone = '+5511987654321'",
			"UPDATE products SET name = 'कुमार', slug = 'kumar'", "UPDATE variations SET sku = 'Đ-7'",
		) {
			execute(t, db, statement)
		}
		if _, err := Up(t.Context(), db, dialectName); err != nil {
			t.Fatal(err)
		}
		indexes := map[string]string{"c": "search_customers", "p": "search_catalogue", "v": "search_catalogue"}
		for kind, text := range map[string]string{"c": "Сергей Ёлкин ЮРИЙ пример matrix 김철수 1198", "p": "कुमार kumar", "v": "Đ 7"} {
			var terms []string
			query := "SELECT count(*) FROM " + indexes[kind] + " WHERE " + indexes[kind] + " MATCH 'scope : " + kind + "* AND words : (%s)'"
			term, and := `"%s"*`, " AND "
			if dialectName == dialect.Postgres {
				query = map[string]string{
					"c": `SELECT count(*) FROM customers WHERE search_words(store_id, name || ' ' || coalesce(email, '') || ' ' || coalesce(external_ref, ''), phone)`,
					"p": `SELECT count(*) FROM products WHERE search_words(store_id, name || ' ' || slug, NULL)`,
					"v": `SELECT count(*) FROM variations WHERE search_words(store_id, sku, NULL)`,
				}[kind] + " @@ ($$%s$$)::tsquery"
				term, and = "'%s':*", " & "
			}
			for _, word := range fold.Words(text) {
				terms = append(terms, fmt.Sprintf(term, word))
			}
			if n := count(t, db, fmt.Sprintf(query, strings.Join(terms, and))); n != 1 {
				t.Errorf("%q finds %d rows", text, n)
			}
		}
		if n := count(t, db, "SELECT count(*) FROM customers WHERE fold(email) = '"+fold.Text("юрий@ПРИМЕР.рф")+"'"); n != 1 {
			t.Errorf("the address finds %d rows", n)
		}
	})
}

// TestALongWordOfBeforeIsFoundByTheIndexThatHasItWhole has a name of 200 syllables, which are 600 letters: of a later version, a word
// has 500.
func TestALongWordOfBeforeIsFoundByTheIndexThatHasItWhole(t *testing.T) {
	t.Parallel()
	db := postgresOpener(t)()
	if _, err := up(t.Context(), db, dialect.Postgres, earliest(t, dialect.Postgres, 8)); err != nil {
		t.Fatal(err)
	}
	name := strings.Repeat("각", 200)
	for _, statement := range append(stock, "UPDATE customers SET name = '"+name+"'") {
		execute(t, db, statement)
	}
	if _, err := Up(t.Context(), db, dialect.Postgres); err != nil {
		t.Fatal(err)
	}
	db.SetMaxOpenConns(1)
	execute(t, db, "SET enable_seqscan = off")
	const found = `SELECT count(*) FROM customers
		WHERE search_words(store_id, name || ' ' || coalesce(email, '') || ' ' || coalesce(external_ref, ''), phone) @@ ($$'%s':*$$)::tsquery`
	for _, text := range []string{name, name[:len("각")*100]} {
		if n := count(t, db, fmt.Sprintf(found, fold.Words(text)[0])); n != 1 {
			t.Errorf("%q finds %d rows", text, n)
		}
	}
}

// Deleting securely costs milliseconds for each row, in which no other writer goes on.
func TestSQLiteDeletesOnlyTheWordsOfCustomersSecurely(t *testing.T) {
	t.Parallel()
	db := sqliteOpener(t)()
	if _, err := Up(t.Context(), db, dialect.SQLite); err != nil {
		t.Fatal(err)
	}
	for index, want := range map[string]int{"search_customers": 1, "search_catalogue": 0} {
		if n := count(t, db, "SELECT count(*) FROM "+index+"_config WHERE k = 'secure-delete' AND v = 1"); n != want {
			t.Errorf("%s: %d, want %d", index, n, want)
		}
	}
}

// TestSQLiteWritesTheWordsOfARowAnewOnlyIfATextChanges sets texts to what they are, as an import does in each line, and then each text to
// another one. Words that are not written anew stay what the test makes of them.
func TestSQLiteWritesTheWordsOfARowAnewOnlyIfATextChanges(t *testing.T) {
	t.Parallel()
	db := sqliteOpener(t)()
	if _, err := Up(t.Context(), db, dialect.SQLite); err != nil {
		t.Fatal(err)
	}
	for _, statement := range append(stock, "UPDATE customers SET email = 'a@b.example', external_ref = 'r', phone = '+5511987654321'") {
		execute(t, db, statement)
	}
	for _, texts := range []struct {
		table, index string
		columns      []string
	}{
		{"customers", "search_customers", []string{"name", "email", "external_ref", "phone"}},
		{"products", "search_catalogue", []string{"name", "slug"}},
		{"variations", "search_catalogue", []string{"sku"}},
	} {
		for _, column := range texts.columns {
			execute(t, db, fmt.Sprintf("UPDATE %s SET words = 'stale'", texts.index))
			execute(t, db, fmt.Sprintf("UPDATE %s SET %[2]s = %[2]s", texts.table, column))
			if n := count(t, db, fmt.Sprintf("SELECT count(*) FROM %s WHERE words <> 'stale'", texts.index)); n != 0 {
				t.Errorf("words of %s were written anew although their %s is the same", texts.table, column)
			}
			execute(t, db, fmt.Sprintf("UPDATE %s SET %s = '+5511987654329'", texts.table, column))
			if n := count(t, db, fmt.Sprintf("SELECT count(*) FROM %s WHERE %[1]s MATCH '5511987654329*'", texts.index)); n != 1 {
				t.Errorf("%d rows are found by the new %s of %s", n, column, texts.table)
			}
		}
	}
	execute(t, db, "UPDATE customers SET erased_at = '2026-01-02'")
	if n := count(t, db, "SELECT count(*) FROM search_customers"); n != 0 {
		t.Error("an erased customer is found")
	}
}
