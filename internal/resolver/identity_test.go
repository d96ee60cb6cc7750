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

// withCountedStatements runs a test on both databases with a counter of the statements.
func withCountedStatements(t *testing.T, test func(t *testing.T, s *testkit.Store, counter *testkit.Counter)) {
	t.Helper()
	t.Parallel()
	for _, dialectName := range []string{dialect.SQLite, dialect.Postgres} {
		t.Run(dialectName, func(t *testing.T) {
			t.Parallel()
			d, counter := testkit.NewCountedDatabase(t, dialectName)
			test(t, testkit.NewStore(t, d, func(c *resolver.Config) { c.CacheTime = time.Hour }), counter)
		})
	}
}

func TestConcurrentRequestsWithATokenReadItOnce(t *testing.T) {
	withCountedStatements(t, func(t *testing.T, s *testkit.Store, counter *testkit.Counter) {
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
			t.Errorf("the token was read %d times", requests)
		}
	})
}

func TestACancelledCallerDoesNotFailOtherCallers(t *testing.T) {
	withCountedStatements(t, func(t *testing.T, s *testkit.Store, _ *testkit.Counter) {
		token := s.NewToken(t, auth.ProductsRead)
		cancelled, cancel := context.WithCancel(t.Context())
		cancel()
		var callers sync.WaitGroup
		for i := range 20 {
			callers.Go(func() {
				if i%2 == 0 {
					_, _ = s.Resolver.Authenticate(cancelled, token)
				} else if _, err := s.Resolver.Authenticate(t.Context(), token); err != nil {
					t.Error(err)
				}
			})
		}
		callers.Wait()
	})
}

func TestARevokedTokenIsRefusedAtOnceAndOthersStayCached(t *testing.T) {
	withCountedStatements(t, func(t *testing.T, s *testkit.Store, counter *testkit.Counter) {
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
			t.Errorf("another token was read again: %q", queries)
		}
		_, err = s.Resolver.Authenticate(ctx, ending)
		testkit.WantCode(t, err, problem.CodeUnauthenticated)
	})
}

func TestWritingTheLastUseOfTokensIsRetriedOnceAMinute(t *testing.T) {
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
				t.Errorf("%d attempts to write the last use while another transaction locks the tokens, want at most 1", n)
			}
			testkit.Must(t, holder.Rollback())
			if n := tries(tokens[3:6]); n != 0 {
				t.Errorf("%d attempts within a minute after a failure, want 0", n)
			}
			clock.Advance(2 * time.Minute)
			if n := tries(tokens[6:]); n != 3 {
				t.Errorf("%d attempts for 3 tokens after a minute, want 3", n)
			}
		})
	}
}
