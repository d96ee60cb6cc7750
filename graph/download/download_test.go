package download_test

import (
	"context"
	"database/sql/driver"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/graph/download"
	"kiosk/graph/errcode"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/httpx"
	"kiosk/internal/resolver/transfer"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/recorder"
)

func TestADownloadThatTheDatabaseHoldsUpEndsAtTheTimeOfAPage(t *testing.T) {
	t.Parallel()
	for _, dialectName := range []string{dialect.SQLite, dialect.Postgres} {
		t.Run(dialectName, func(t *testing.T) {
			t.Parallel()
			var holds atomic.Bool
			d := testkit.Open(t, testkit.NewURL(t, dialectName), database.Options{Instrument: func(c driver.Connector) driver.Connector {
				return recorder.Wrap(c, func(ctx context.Context, _ driver.QueryerContext, s *recorder.Statement) {
					if holds.Load() && strings.Contains(s.Text, "customers") && strings.Contains(s.Text, "LIMIT") {
						select {
						case <-ctx.Done():
						case <-time.After(time.Minute): // the page has no time limit
							t.Error("the statement was not ended")
						}
					}
				})
			}})
			s := testkit.NewStore(t, d)
			link, err := s.Resolver.CreateExport(s.NewStaff(t, auth.Owner), transfer.CreateExportInput{Kind: "CUSTOMERS"})
			if err != nil {
				t.Fatal(err)
			}
			logger := slog.New(slog.DiscardHandler)
			handler := download.New(s.Resolver, d, logger, errcode.Presenter(logger), httpx.Limits{})
			follow := func(handler download.Handler) (content []byte, err error) {
				mux := http.NewServeMux()
				mux.Handle("GET "+transfer.ExportPath+"{store}/{link}", handler)
				server := httptest.NewServer(mux)
				defer server.Close()
				request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, server.URL+link.URL, nil)
				if err != nil {
					return nil, err
				}
				response, err := http.DefaultClient.Do(request)
				if err != nil {
					return nil, err
				}
				defer response.Body.Close()
				return io.ReadAll(response.Body)
			}
			holds.Store(true)
			if content, err := follow(handler.WithPageTimeout(2 * time.Second)); err == nil {
				t.Errorf("the file ended as if it were whole: %s", content)
			}
			holds.Store(false)
			if content, err := follow(handler); err != nil || !strings.HasPrefix(string(content), "customerId,") {
				t.Errorf("again: %s %v", content, err)
			}
		})
	}
}
