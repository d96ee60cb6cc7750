package graph_test

import (
	"bytes"
	"compress/gzip"
	"context"
	"database/sql/driver"
	"encoding/base64"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/staffmember"
	"kiosk/ent/db/store"
	"kiosk/graph"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/httpx"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/access"
	"kiosk/internal/resolver/privacy"
	"kiosk/internal/testkit"
)

func TestALinkIsRefusedWhenItIsAlteredForeignOrExpired(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		link := o.link(t, vars{"kind": "CUSTOMERS"}).URL
		other := testkit.NewStore(t, o.Database, func(c *resolver.Config) { c.Now = o.clock.Now })
		parts := strings.Split(link, "/") // "", exports, store, link
		altered := []string{
			link[:len(link)-1], link + "A", link + "%0A", link[:len(link)-40] + "AAAA" + link[len(link)-36:],
			"/exports/" + other.ID.String() + "/" + parts[3],
			"/exports/" + uuid.NewString() + "/" + parts[3],
			"/exports/store/" + parts[3],
			"/exports/" + parts[2] + "/x",
		}
		for _, url := range altered {
			got := o.follow(t, url)
			if got.Status != http.StatusNotFound || !strings.Contains(string(got.Body), "not a download link") {
				t.Errorf("%s: %d %s", url, got.Status, got.Body)
			}
		}
		o.clock.Advance(4 * time.Minute) // the rest is for a busy machine
		if got := o.follow(t, link); got.Status != http.StatusOK {
			t.Errorf("before it expires: %d %s", got.Status, got.Body)
		}
		o.clock.Advance(time.Minute)
		got := o.follow(t, link)
		if got.Status != http.StatusGone || !strings.Contains(string(got.Body), "expired") || got.Header.Get("Content-Type") != "text/plain; charset=utf-8" {
			t.Errorf("after it expired: %d %s", got.Status, got.Body)
		}
	})
}

func TestAFilterThatIsTooLongForALinkIsRefused(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		ids := make([]uuid.UUID, 150)
		for i := range ids {
			ids[i] = uuid.New()
		}
		input := vars{"kind": "CUSTOMERS", "customerWhere": vars{"idIn": ids}}
		o.refuses(t, "INVALID_INPUT", createExport, vars{"input": input}, "input.customerWhere")
	})
}

// outage is a connector that opens no connection while it is set.
type outage struct {
	driver.Connector
	isOut *atomic.Bool
}

// Connect implements driver.Connector.
func (o outage) Connect(ctx context.Context) (driver.Conn, error) {
	if o.isOut.Load() {
		return nil, driver.ErrBadConn
	}
	return o.Connector.Connect(ctx)
}

func TestALinkMayBeOpenedAgainAfterAnOutageOfTheDatabase(t *testing.T) {
	t.Parallel()
	for _, dialectName := range []string{dialect.SQLite, dialect.Postgres} {
		t.Run(dialectName, func(t *testing.T) {
			t.Parallel()
			var isOut atomic.Bool
			d := testkit.Open(t, testkit.NewURL(t, dialectName), database.Options{Instrument: func(c driver.Connector) driver.Connector {
				return outage{c, &isOut}
			}})
			o := open(t, d, func(c *graph.Config) { c.Logger = slog.New(slog.DiscardHandler) })
			link := o.link(t, vars{"kind": "CUSTOMERS"}).URL
			isOut.Store(true)
			d.SQL.SetMaxIdleConns(0) // closes the open connections
			got := o.follow(t, link)
			isOut.Store(false)
			if got.Status != http.StatusServiceUnavailable || got.Header.Get("Retry-After") != "1" || !strings.Contains(string(got.Body), "Try again") {
				t.Errorf("%d, Retry-After %q: %s", got.Status, got.Header.Get("Retry-After"), got.Body)
			}
			if got := o.follow(t, link); got.Status != http.StatusOK {
				t.Errorf("after the outage: %d %s", got.Status, got.Body)
			}
		})
	}
}

func TestALinkIsNotOpenedForLongerThanAReadMayTake(t *testing.T) {
	t.Parallel()
	for _, dialectName := range []string{dialect.SQLite, dialect.Postgres} {
		t.Run(dialectName, func(t *testing.T) {
			t.Parallel()
			const connections = 2
			d := testkit.Open(t, testkit.NewURL(t, dialectName), database.Options{MaxConns: connections})
			o := open(t, d, func(c *graph.Config) {
				c.Limits = httpx.Limits{Timeout: time.Hour, ReadTimeout: 300 * time.Millisecond}
			})
			link := o.link(t, vars{"kind": "CUSTOMERS"}).URL
			for range connections {
				conn, err := d.SQL.Conn(t.Context())
				if err != nil {
					t.Fatal(err)
				}
				t.Cleanup(func() { _ = conn.Close() })
			}
			ctx, cancel := context.WithTimeout(t.Context(), waitTimeout)
			defer cancel()
			request, err := http.NewRequestWithContext(ctx, http.MethodGet, o.server.URL+link, nil)
			if err != nil {
				t.Fatal(err)
			}
			response, err := http.DefaultClient.Do(request)
			if err != nil {
				t.Fatal(err)
			}
			defer response.Body.Close()
			if response.StatusCode != http.StatusServiceUnavailable {
				t.Error(response.Status)
			}
		})
	}
}

func TestAnExportLinkHoldsNothingReadableOfItsFilters(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		phone, name := "+5511987654321", "Beatriz"
		link := o.link(t, vars{"kind": "CUSTOMERS", "customerWhere": vars{"or": []vars{{"phone": phone}, {"nameContainsFold": name}}}}).URL
		encoded := link[strings.LastIndex(link, "/")+1:]
		decoded, err := base64.RawURLEncoding.DecodeString(encoded)
		if err != nil {
			t.Fatal(err)
		}
		for _, secret := range []string{phone, phone[1:], name, "customerWhere", "CUSTOMERS", "staff"} {
			if strings.Contains(link, secret) || bytes.Contains(decoded, []byte(secret)) {
				t.Errorf("%q is readable in the link", secret)
			}
		}
		if got := o.follow(t, link); got.Status != http.StatusOK {
			t.Errorf("%d %s", got.Status, got.Body)
		}
	})
}

func TestALinkEndsWithTheRightsOfItsMakerAndWithTheKeysOfItsStore(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		ctx := o.Context(t)
		link := o.as(t, auth.Manager).link(t, vars{"kind": "CUSTOMERS"}).URL
		if got := o.follow(t, link); got.Status != http.StatusOK {
			t.Fatalf("%d %s", got.Status, got.Body)
		}
		managers := o.Database.Client.StaffMember.Update().Where(staffmember.RoleEQ(staffmember.RoleMANAGER))
		if err := managers.SetRole(staffmember.RoleSUPPORT).Exec(ctx); err != nil {
			t.Fatal(err)
		}
		if got := o.follow(t, link); got.Status != http.StatusForbidden || !strings.Contains(string(got.Body), "may not export") {
			t.Errorf("%d %s", got.Status, got.Body)
		}

		link = o.link(t, vars{"kind": "CUSTOMERS"}).URL
		if err := o.Database.Client.Store.Update().Where(store.ID(o.ID)).ClearKeyset().Exec(ctx); err != nil {
			t.Fatal(err)
		}
		later := *o // another process, which has not cached the store
		later.server = httptest.NewServer(graph.New(graph.Config{Resolver: o.Reopened(t).Resolver, Database: o.Database}))
		t.Cleanup(later.server.Close)
		if got := later.follow(t, link); got.Status != http.StatusNotFound {
			t.Errorf("of a store without keys: %d %s", got.Status, got.Body)
		}
	})
}

// slowReader is a client that has read one page when something happens.
type slowReader struct {
	*httptest.ResponseRecorder
	meanwhile func()
}

// Flush implements http.Flusher.
func (r *slowReader) Flush() {
	if r.meanwhile != nil {
		r.meanwhile()
	}
	r.meanwhile = nil
}

// reads downloads with a slow reader, and reports whether the response was whole.
func (o *fixture) reads(t *testing.T, url string, meanwhile func()) (lines int, whole bool) {
	t.Helper()
	reader := &slowReader{httptest.NewRecorder(), meanwhile}
	defer func() {
		if failure := recover(); failure != nil && failure != http.ErrAbortHandler { //nolint:errorlint,err113 // as net/http compares it
			panic(failure)
		}
		lines = bytes.Count(reader.Body.Bytes(), []byte("\r\n"))
	}()
	o.server.Config.Handler.ServeHTTP(reader, httptest.NewRequestWithContext(t.Context(), http.MethodGet, url, nil))
	return 0, true
}

func TestADownloadEndsSoonAfterTheRightsOfItsMakerAndTheKeysOfItsStore(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		ctx := o.Context(t)
		creates := make([]*db.CustomerCreate, 2*privacy.ExportPage)
		for i := range creates {
			creates[i] = o.Database.Client.Customer.Create().SetName("Ana")
		}
		for chunk := range slices.Chunk(creates, privacy.ExportPage) {
			o.Database.Client.Customer.CreateBulk(chunk...).ExecX(ctx)
		}
		check := func(what string, end func(maker *db.StaffMember) error, isWhole bool) {
			t.Helper()
			b, maker := o.signedIn(t, auth.Manager)
			var made struct{ CreateExport exportLink }
			testkit.Must(t, json.Unmarshal(b.run(t, createExport, vars{"input": vars{"kind": "CUSTOMERS"}}).Data, &made))
			lines, whole := o.reads(t, made.CreateExport.URL, func() {
				if err := end(maker); err != nil {
					t.Error(err)
				}
				o.clock.Advance(5 * time.Second)
			})
			if whole != isWhole || (lines == 1+privacy.ExportPage) == isWhole {
				t.Errorf("%s: %d lines, whole %t", what, lines, whole)
			}
		}
		check("nothing", func(*db.StaffMember) error { return nil }, true)
		check("disabled", func(maker *db.StaffMember) error {
			_, err := o.Resolver.DisableStaff(ctx, access.DisableStaffInput{ID: maker.ID})
			return err
		}, false)
		check("another role", func(maker *db.StaffMember) error {
			_, err := o.Resolver.SetStaffRole(ctx, access.SetStaffRoleInput{ID: maker.ID, Version: maker.Version, Role: staffmember.RoleVIEWER})
			return err
		}, false)
		check("disabled while the clock is set back", func(maker *db.StaffMember) error {
			o.clock.Advance(-time.Hour)
			_, err := o.Resolver.DisableStaff(ctx, access.DisableStaffInput{ID: maker.ID})
			return err
		}, false)
		o.clock.Advance(time.Hour)
		check("shredded", func(*db.StaffMember) error { return o.Resolver.ShredStore(ctx) }, false)
	})
}

func TestAFileIsNotKeptAndComesCompressedWhenAsked(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		link := o.link(t, vars{"kind": "CUSTOMERS"}).URL
		plain := o.follow(t, link)
		name := o.Slug + "-customers-"
		for header, want := range map[string]string{
			"Content-Type":           "text/csv; charset=utf-8; header=present",
			"Cache-Control":          "no-store",
			"X-Content-Type-Options": "nosniff",
			"Vary":                   "Accept-Encoding",
			"Content-Encoding":       "",
		} {
			if got := plain.Header.Get(header); got != want {
				t.Errorf("%s: %q, want %q", header, got, want)
			}
		}
		if got := plain.Header.Get("Content-Disposition"); !strings.HasPrefix(got, `attachment; filename="`+name) || !strings.HasSuffix(got, `Z.csv"`) {
			t.Error(got)
		}
		for accepted, compressed := range map[string]bool{"br, gzip;q=0.5": true, "gzip;q=0": false, "identity": false} {
			got := o.follow(t, link, "Accept-Encoding", accepted)
			if is := got.Header.Get("Content-Encoding") == "gzip"; is != compressed {
				t.Errorf("%s: compressed %v", accepted, is)
			}
			if content := got.Body; !compressed && !bytes.Equal(content, plain.Body) {
				t.Errorf("%s: %s", accepted, content)
			}
			if compressed {
				zip, err := gzip.NewReader(bytes.NewReader(got.Body))
				if err != nil {
					t.Fatal(err)
				}
				if content, err := io.ReadAll(zip); err != nil || !bytes.Equal(content, plain.Body) {
					t.Errorf("%s: %v %s", accepted, err, content)
				}
			}
		}
	})
}
