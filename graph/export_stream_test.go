package graph_test

import (
	"bufio"
	"fmt"
	"io"
	"net/http"
	"runtime"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/graph"
	"kiosk/internal/bulk"
	"kiosk/internal/ids"
	"kiosk/internal/resolver/transfer"
	"kiosk/internal/testkit"
)

// crowd adds customers by COPY, several of them with the same time of creation.
func (o *fixture) crowd(t testing.TB, n int) {
	t.Helper()
	const chunk = 10_000
	began := o.clock.Now().Add(-time.Hour)
	err := bulk.Load(o.Context(t), o.Database, func(l *bulk.Loader) error {
		for done := 0; done < n; done += chunk {
			people := bulk.Table{
				Name:    "customers",
				Columns: []string{"id", "created_at", "updated_at", "store_id", "name", "status"},
			}
			for i := range min(chunk, n-done) {
				at := began.Add(time.Duration((done+i)/7) * time.Millisecond)
				name := fmt.Sprintf("Customer %d %s", done+i, strings.Repeat("x", 100))
				people.Rows = append(people.Rows, []any{ids.New(), at, at, o.ID, name, "ACTIVE"})
			}
			if err := l.Write(t.Context(), people); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// begin starts a download, whose body the caller reads.
func (o *fixture) begin(t testing.TB) io.ReadCloser {
	t.Helper()
	url := o.server.URL + o.link(t, vars{"kind": "CUSTOMERS"}).URL
	request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, url, nil)
	if err != nil {
		t.Fatal(err)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	if response.StatusCode != http.StatusOK {
		t.Fatal(response.Status)
	}
	return response.Body
}

// It does not run beside other tests, whose memory it would measure.
func TestAnExportOfManyRowsTakesTheMemoryOfFew(t *testing.T) { //nolint:paralleltest // see above
	const rows, bound = 30_000, 24 << 20 // as entities, the rows take several times as much
	o := open(t, testkit.NewDatabase(t, dialect.Postgres))
	o.crowd(t, rows)
	before := heap()
	body := o.begin(t)
	defer body.Close()
	lines, most := -1, uint64(0) // without the header
	seen := make(map[[16]byte]struct{}, rows)
	idle := heap()
	for scanner := bufio.NewScanner(body); scanner.Scan(); lines++ {
		if id, ok := ids.Parse(scanner.Text()[:min(36, len(scanner.Text()))]); ok {
			seen[id] = struct{}{}
		}
		if lines%3_000 == 0 {
			most = max(most, heap())
		}
	}
	if want := rows + 5; lines != want || len(seen) != want { // with those that every store of a test has
		t.Errorf("%d lines, %d ids, want %d", lines, len(seen), want)
	}
	if most > idle+bound {
		t.Errorf("the heap grew from %d to %d MiB while the file was sent", idle>>20, most>>20)
	}
	t.Logf("heap: %d MiB before, %d MiB at most", before>>20, most>>20)
}

// heap returns the bytes in use after a garbage collection.
func heap() uint64 {
	runtime.GC()
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return stats.HeapAlloc
}

func TestADownloadThatTheClientLeavesEndsItsQueries(t *testing.T) {
	t.Parallel()
	const rows = 40_000
	d, counter := testkit.NewCountedDatabase(t, dialect.Postgres)
	ended := make(chan struct{})
	o := open(t, d)
	o.crowd(t, rows)
	inner := o.server.Config.Handler
	o.server.Config.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, transfer.ExportPath) {
			defer close(ended)
		}
		inner.ServeHTTP(w, r)
	})
	body := o.begin(t)
	if _, err := io.ReadFull(body, make([]byte, 1000)); err != nil {
		t.Fatal(err)
	}
	body.Close()
	<-ended
	statements := 0
	for _, text := range counter.Take() {
		if strings.Contains(text, `FROM "customers"`) && strings.Contains(text, "LIMIT") {
			statements++
		}
	}
	if pages := rows / 500; statements == 0 || statements > pages/2 {
		t.Errorf("%d of %d pages were read for a client that had gone", statements, pages)
	}
}

func TestAFailureMidwayBreaksTheTransfer(t *testing.T) {
	t.Parallel()
	o := open(t, testkit.NewDatabase(t, dialect.Postgres), func(c *graph.Config) { c.Logger = nil })
	o.crowd(t, 40_000)
	body := o.begin(t)
	defer body.Close()
	if _, err := io.ReadFull(body, make([]byte, 1000)); err != nil {
		t.Fatal(err)
	}
	if err := o.Database.Close(); err != nil {
		t.Fatal(err)
	}
	if n, err := io.Copy(io.Discard, body); err == nil {
		t.Errorf("the file ended after %d bytes as if it were whole", n)
	}
}
