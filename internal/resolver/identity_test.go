package resolver_test

import (
	"context"
	"strings"
	"sync"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/internal/auth"
	"kiosk/internal/problem"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/access"
	"kiosk/internal/testkit"
)

// onCounted runs a test against a store in each database, of which the statements are counted.
func onCounted(t *testing.T, test func(t *testing.T, s *testkit.Store, counter *testkit.Counter)) {
	t.Helper()
	t.Parallel()
	for _, dialectName := range []string{dialect.SQLite, dialect.Postgres} {
		t.Run(dialectName, func(t *testing.T) {
			t.Parallel()
			d, counter := testkit.NewCountedDatabase(t, dialectName)
			test(t, testkit.NewStore(t, d), counter)
		})
	}
}

func TestAllWhoComeWithATokenAtOnceAskTheDatabaseOnce(t *testing.T) {
	onCounted(t, func(t *testing.T, s *testkit.Store, counter *testkit.Counter) {
		token := s.NewToken(t, auth.ProductsRead)
		counter.Take()
		var callers sync.WaitGroup
		for range 50 {
			callers.Go(func() {
				if _, err := s.Resolver.Authenticate(t.Context(), token); err != nil {
					t.Error(err)
				}
			})
		}
		callers.Wait()
		requests := 0
		for _, statement := range counter.Take() {
			if strings.HasPrefix(statement, "SELECT") && strings.Contains(statement, "api_tokens") {
				requests++
			}
		}
		if requests != 1 {
			t.Errorf("asked %d times", requests)
		}
	})
}

func TestCallerWhoLeavesTakesTheResponseFromNoOtherCaller(t *testing.T) {
	onCounted(t, func(t *testing.T, s *testkit.Store, _ *testkit.Counter) {
		token := s.NewToken(t, auth.ProductsRead)
		gone, leave := context.WithCancel(t.Context())
		leave()
		var callers sync.WaitGroup
		for i := range 20 {
			callers.Go(func() {
				if i%2 == 0 {
					_, _ = s.Resolver.Authenticate(gone, token)
				} else if _, err := s.Resolver.Authenticate(t.Context(), token); err != nil {
					t.Error(err)
				}
			})
		}
		callers.Wait()
	})
}

func TestEndOfATokenIsKnownAtOnceAndHasNoOthersAskedFor(t *testing.T) {
	onCounted(t, func(t *testing.T, s *testkit.Store, counter *testkit.Counter) {
		ctx := s.Context(t)
		ending, row, err := s.Resolver.CreateToken(ctx, access.NewToken{Name: "ending", Scopes: auth.AllScopes})
		if err != nil {
			t.Fatal(err)
		}
		staying := s.NewToken(t, auth.ProductsRead)
		for _, token := range []string{ending, staying} {
			if _, err := s.Resolver.Authenticate(ctx, token); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := s.Resolver.RevokeToken(ctx, row.ID); err != nil {
			t.Fatal(err)
		}
		counter.Take()
		if _, err := s.Resolver.Authenticate(ctx, staying); err != nil {
			t.Error(err)
		}
		if queries := counter.Take(); len(queries) > 0 {
			t.Errorf("the database was asked about another token: %q", queries)
		}
		_, err = s.Resolver.Authenticate(ctx, ending)
		testkit.WantCode(t, err, problem.CodeUnauthenticated)
	})
}

func TestAUseThatCannotBeNotedIsTriedOnceAMinute(t *testing.T) {
	t.Parallel()
	for _, dialectName := range []string{dialect.SQLite, dialect.Postgres} {
		t.Run(dialectName, func(t *testing.T) {
			t.Parallel()
			d, counter := testkit.NewCountedDatabase(t, dialectName)
			var clock testkit.Clock
			s := testkit.NewStore(t, d, func(c *resolver.Config) { c.Now = clock.Now })
			ctx := s.Context(t)
			var tokens []string
			for range 9 {
				tokens = append(tokens, s.NewToken(t, auth.ProductsRead))
			}
			holder, err := d.Begin(ctx)
			testkit.Must(t, err)
			testkit.Must(t, holder.APIToken.Update().SetName("held").Exec(ctx))
			tries := func(tokens []string) (tries int) {
				counter.Take()
				for _, token := range tokens {
					if _, err := s.Resolver.Authenticate(ctx, token); err != nil {
						t.Errorf("the token is refused: %v", err)
					}
				}
				for _, statement := range counter.Take() {
					if strings.HasPrefix(statement, "UPDATE") && strings.Contains(statement, "last_used_at") {
						tries++
					}
				}
				return tries
			}
			if n := tries(tokens[:3]); n > 1 {
				t.Errorf("it was tried %d times while another transaction held the tokens", n)
			}
			testkit.Must(t, holder.Rollback())
			if n := tries(tokens[3:6]); n != 0 {
				t.Errorf("it was tried %d times within a minute", n)
			}
			clock.Advance(2 * time.Minute)
			if n := tries(tokens[6:]); n != 3 {
				t.Errorf("%d uses of 3 tokens were noted after a minute", n)
			}
		})
	}
}
