package rest_test

import (
	"context"
	"database/sql/driver"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"testing"

	"entgo.io/ent/dialect"
	"github.com/getkin/kin-openapi/openapi3"

	"kiosk/internal/database"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/recorder"
	"kiosk/rest"
)

// The connection to PostgreSQL is cut at each statement of each request that takes an Idempotency-Key: before the statement arrives, and
// after PostgreSQL has carried it out, when its response is lost. The caller sends the request again until it has a response.
func TestARequestThatIsCutAtAnyStatementAndSentAgainHappensOnce(t *testing.T) {
	t.Parallel()
	for route, operation := range keyedRoutes(t) {
		t.Run(operation, func(t *testing.T) {
			t.Parallel()
			line := newLine(t, testkit.NewURL(t, dialect.Postgres))
			w := open(t, testkit.Open(t, line.url, database.Options{Instrument: func(d driver.Connector) driver.Connector {
				return recorder.Wrap(d, line.note)
			}}), func(c *rest.Config) { c.Logger = slog.New(slog.DiscardHandler) })
			w.prepareCuts(t)
			once := w.sendCut(t, route, line, 0, false)
			for _, lost := range []bool{false, true} {
				statements := 0
				for ; ; statements++ {
					made := w.sendCut(t, route, line, statements+1, lost)
					if made != once {
						t.Errorf("cut at statement %d (response lost: %t): %v, and uncut %v", statements+1, lost, made, once)
					}
					if !line.wasCut() {
						break
					}
				}
				if statements < 5 {
					t.Errorf("only %d statements were cut", statements)
				}
			}
		})
	}
}

// keyedRoutes returns the routes that take an Idempotency-Key, with the ids of their operations.
func keyedRoutes(t *testing.T) map[rest.Route]string {
	t.Helper()
	keyed := map[rest.Route]string{}
	for _, route := range rest.Routes() {
		operation := published().document.Paths.Find(strings.TrimPrefix(route.Pattern, api)).GetOperation(route.Method)
		if operation.Parameters.GetByInAndName(openapi3.ParameterInHeader, keyHeader) != nil {
			keyed[route] = operation.OperationID
		}
	}
	return keyed
}

// prepareCuts gives Ana money, and Yearly licenses, for all requests of a test. Lifetime gets its first license, for which there is an
// event of its own.
func (w *world) prepareCuts(t *testing.T) {
	t.Helper()
	w.AddLicenses(t, w.Yearly.ID, 300)
	w.AddLicenses(t, w.Lifetime.ID, 1)
	_, _, err := w.Resolver.AdjustWallet(w.Context(t), wallets.AdjustWalletInput{CustomerID: w.Ana.ID, Amount: 100_000_00, Reason: "for many orders"})
	testkit.Must(t, err)
}

// effects are numbers of rows and amounts of a store.
type effects struct {
	orders, items, refunded, ledger, balance, recharges, customers, licenses, free, batches, events, keys, audit int
}

// sendCut sends a new request of the route with a new key, of which the line cuts the nth statement, until it succeeds, and then once
// more. It returns what has changed.
func (w *world) sendCut(t *testing.T, route rest.Route, line *line, nth int, lost bool) effects {
	t.Helper()
	key := fmt.Sprintf("cut-%d-%t", nth, lost)
	path, body := w.pathOf(t, route), w.change(route)
	if strings.HasSuffix(path, "/inventory/licenses") {
		body = licenses(w.Lifetime.ID, "A "+key)
	}
	before := w.effects(t)
	line.cutAt(nth, lost)
	sent := w.Do(t, route.Method, path, body, keyHeader, key)
	line.cutAt(0, false)
	for range 10 {
		if sent.Status != http.StatusServiceUnavailable {
			break
		}
		sent = w.Do(t, route.Method, path, body, keyHeader, key)
	}
	again := w.Do(t, route.Method, path, body, keyHeader, key)
	if sent.Status >= 300 || again.Status != sent.Status || string(again.Body) != string(sent.Body) {
		t.Errorf("%s: %d %s, and sent again %d %s", key, sent.Status, sent.Body, again.Status, again.Body)
	}
	return w.effects(t).since(before)
}

// pathOf returns a path of the route, to a new order if it is about one.
func (w *world) pathOf(t *testing.T, route rest.Route) string {
	t.Helper()
	path := strings.NewReplacer("{phone}", *w.Ana.Phone, "{ref}", *w.Ana.ExternalRef).Replace(route.Pattern)
	switch {
	case strings.HasSuffix(path, "/cancel"):
		path = strings.ReplaceAll(path, "{id}", w.buy(t, w.Ana.ID, w.Hour.ID).ID.String())
	case strings.Contains(path, "/orders/"):
		sold := w.buy(t, w.Ana.ID, w.Yearly.ID)
		path = strings.NewReplacer("{id}", sold.ID.String(), "{itemId}", sold.Items[0].ID.String()).Replace(path)
	default:
		path = strings.ReplaceAll(path, "{id}", w.Ana.ID.String())
	}
	return path
}

func (w *world) effects(t *testing.T) (e effects) {
	t.Helper()
	testkit.Must(t, w.Database.SQL.QueryRowContext(t.Context(), `SELECT (SELECT count(*) FROM orders), (SELECT count(*) FROM order_items),
			(SELECT coalesce(sum(refunded_amount), 0) FROM orders), (SELECT sum(amount) FROM wallet_transactions), (SELECT sum(wallet_balance) FROM customers),
			(SELECT count(*) FROM recharges), (SELECT count(*) FROM customers), (SELECT count(*) FROM licenses),
			(SELECT count(*) FROM licenses WHERE status = 'FREE'), (SELECT count(*) FROM license_batches), (SELECT count(*) FROM events),
			(SELECT count(*) FROM idempotency_keys), (SELECT count(*) FROM audit_entries)`).
		Scan(&e.orders, &e.items, &e.refunded, &e.ledger, &e.balance, &e.recharges, &e.customers, &e.licenses, &e.free, &e.batches, &e.events,
			&e.keys, &e.audit))
	return e
}

// since returns how e differs from what was before.
func (e effects) since(b effects) effects {
	return effects{
		e.orders - b.orders, e.items - b.items, e.refunded - b.refunded, e.ledger - b.ledger, e.balance - b.balance, e.recharges - b.recharges,
		e.customers - b.customers, e.licenses - b.licenses, e.free - b.free, e.batches - b.batches, e.events - b.events, e.keys - b.keys,
		e.audit - b.audit,
	}
}

// line forwards connections to PostgreSQL, and can cut them at a statement.
type line struct {
	url, target string

	mutex sync.Mutex
	links map[*net.TCPConn]bool
	left  int  // statements until the cut; 0 if none is planned
	lost  bool // whether the statement arrives, and its response is lost
	cut   bool
	lose  bool // the next response is lost
}

// newLine listens for connections to the database until the test ends.
func newLine(t *testing.T, address string) *line {
	t.Helper()
	parsed, err := url.Parse(address)
	testkit.Must(t, err)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	testkit.Must(t, err)
	l := &line{target: parsed.Host, links: map[*net.TCPConn]bool{}}
	parsed.Host = listener.Addr().String()
	l.url = parsed.String()
	go func() {
		for {
			near, err := listener.Accept()
			if err != nil {
				return // the test has ended
			}
			go l.connect(near.(*net.TCPConn))
		}
	}()
	t.Cleanup(func() {
		_ = listener.Close()
		l.mutex.Lock()
		defer l.mutex.Unlock()
		l.closeAll()
	})
	return l
}

// cutAt plans to cut the nth statement from now on, or none if n is 0.
func (l *line) cutAt(n int, lost bool) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	if n > 0 {
		l.cut = false
	}
	l.left, l.lost, l.lose = n, lost, false
}

// wasCut reports whether the last plan was carried out.
func (l *line) wasCut() bool {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return l.cut
}

// note counts a statement before it is sent.
func (l *line) note(context.Context, driver.QueryerContext, *recorder.Statement) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	if l.left == 0 {
		return
	}
	if l.left--; l.left > 0 {
		return
	}
	l.cut = true
	if l.lost {
		l.lose = true
	} else {
		l.closeAll()
	}
}

// closeAll resets all connections. The caller has locked the mutex.
func (l *line) closeAll() {
	for link := range l.links {
		_ = link.SetLinger(0)
		_ = link.Close()
	}
	clear(l.links)
}

func (l *line) connect(near *net.TCPConn) {
	dialled, err := net.Dial("tcp", l.target)
	if err != nil {
		_ = near.Close()
		return
	}
	far := dialled.(*net.TCPConn)
	l.mutex.Lock()
	l.links[near], l.links[far] = true, true
	l.mutex.Unlock()
	go l.forward(far, near, false)
	l.forward(near, far, true)
}

// forward forwards data until one end closes, or a response is lost.
func (l *line) forward(to, from *net.TCPConn, responses bool) {
	defer to.Close()
	defer from.Close()
	buffer := make([]byte, 64<<10)
	for {
		n, err := from.Read(buffer)
		if responses && n > 0 && l.loses() {
			return
		}
		if _, failure := to.Write(buffer[:n]); failure != nil || err != nil {
			return
		}
	}
}

// loses reports whether the response that has arrived is lost.
func (l *line) loses() bool {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	lose := l.lose
	l.lose = false
	return lose
}
