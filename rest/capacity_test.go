package rest_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db/apitoken"
	"kiosk/internal/auth"
	"kiosk/internal/httpx"
	"kiosk/internal/testkit"
	"kiosk/rest"
)

// hold starts the request of a recharge for an unknown customer.
func hold(t testing.TB, client testkit.Client) *testkit.Held {
	t.Helper()
	return client.Hold(t, api+"/customers/"+uuid.NewString()+"/wallet/recharge", "}")
}

func TestFloodOfOneStoreLeavesRoomForTheOthers(t *testing.T) {
	t.Parallel()
	limits := func(c *rest.Config) { c.Limits = httpx.Limits{InFlight: 8} }
	flooder := open(t, testkit.NewDatabase(t, dialect.SQLite), limits)
	quiet, third := beside(t, flooder), beside(t, flooder)

	var flood []*testkit.Held
	for range 4 {
		flood = append(flood, hold(t, flooder.Client))
	}
	for range 20 {
		r := flooder.products(t)
		refused(t, r, http.StatusServiceUnavailable, "overloaded")
		if r.Header.Get("Retry-After") != "1" {
			t.Errorf("Retry-After %q", r.Header.Get("Retry-After"))
		}
		if r := quiet.products(t); r.Status != http.StatusOK {
			t.Errorf("the quiet store: %d", r.Status)
		}
	}
	second := []*testkit.Held{hold(t, quiet.Client), hold(t, quiet.Client)}
	refused(t, quiet.products(t), http.StatusServiceUnavailable, "overloaded")
	if r := third.products(t); r.Status != http.StatusOK {
		t.Errorf("the third store: %d", r.Status)
	}
	for _, request := range append(flood, second...) {
		if got := request.End(); got != http.StatusBadRequest { // it had no amount
			t.Errorf("an admitted request: %d", got)
		}
	}
	if r := flooder.products(t); r.Status != http.StatusOK {
		t.Errorf("the flooder afterwards: %d", r.Status)
	}
}

// perStore is the limit of concurrent requests of a store in these tests.
const perStore = 4

// stopWriting locks SQLite for writing, so that no order ends until goOn is called.
func (w *world) stopWriting(t *testing.T) (goOn func()) {
	t.Helper()
	// On a slow machine, the use of the token would otherwise be recorded again during the test, which waits for the lock.
	later := time.Now().Add(time.Hour)
	if err := w.Database.Client.APIToken.Update().Where(apitoken.StoreID(w.ID)).SetLastUsedAt(later).Exec(w.Context(t)); err != nil {
		t.Fatal(err)
	}
	writing, err := w.Database.Begin(w.Context(t))
	if err != nil {
		t.Fatal(err)
	}
	return func() {
		t.Helper()
		if err := writing.Rollback(); err != nil {
			t.Fatal(err)
		}
	}
}

func TestStoreThatRunsAllItMayKeepsOnlyItsOwnRequestsWaiting(t *testing.T) {
	w, _ := limited(t, httpx.Limits{PerStore: perStore})
	other := beside(t, w)
	w.products(t) // records the first use of the token
	goOn := w.stopWriting(t)
	answers := make(chan testkit.Response, perStore)
	for range perStore {
		go func() {
			r := w.Do(t, http.MethodPost, api+"/orders", cart(w.Ana.ID, w.Hour.ID))
			for r.Status == http.StatusServiceUnavailable { // a request for the products had the last slot
				r = w.Do(t, http.MethodPost, api+"/orders", cart(w.Ana.ID, w.Hour.ID))
			}
			answers <- r
		}()
	}
	for w.products(t).Status == http.StatusOK { // until the orders run
	}
	refused(t, w.products(t), http.StatusServiceUnavailable, "overloaded")
	if r := other.products(t); r.Status != http.StatusOK {
		t.Errorf("the other store: %d", r.Status)
	}
	goOn()
	for range perStore {
		if r := <-answers; r.Status != http.StatusCreated {
			t.Errorf("an order: %d %s", r.Status, r.Body)
		}
	}
	if r := w.products(t); r.Status != http.StatusOK {
		t.Errorf("afterwards: %d", r.Status)
	}
}

func TestBodyUnderWayTakesNoSlot(t *testing.T) {
	w, _ := limited(t, httpx.Limits{PerStore: perStore})
	slow := make([]*testkit.Held, perStore)
	for i := range slow {
		slow[i] = hold(t, w.Client)
	}
	if r := w.products(t); r.Status != http.StatusOK {
		t.Errorf("%d", r.Status)
	}
	for _, one := range slow {
		if got := one.End(); got != http.StatusBadRequest {
			t.Errorf("a slow one: %d", got)
		}
	}
}

// unread is a ResponseWriter of a client that does not read the response until the channel read is closed.
type unread struct {
	*httptest.ResponseRecorder
	began, read chan struct{}
}

// Write implements http.ResponseWriter.
func (u unread) Write(body []byte) (int, error) {
	close(u.began)
	<-u.read
	return u.ResponseRecorder.Write(body)
}

// get sends a GET, and returns when the handler writes the response. done is closed when the handler has returned.
func (u unread) get(t testing.TB, w *world, path string) (done <-chan struct{}) {
	t.Helper()
	request := httptest.NewRequestWithContext(t.Context(), http.MethodGet, path, nil)
	request.Header.Set("Authorization", "Bearer "+w.Token)
	over := make(chan struct{})
	go func() {
		defer close(over)
		w.handler.ServeHTTP(u, request)
	}()
	select {
	case <-u.began:
	case <-over:
		t.Fatalf("%s: status %d without a body", path, u.Code)
	}
	return over
}

func TestUnreadResponseKeepsItsMemoryAndNoSlot(t *testing.T) {
	w, _ := limited(t, httpx.Limits{PerStore: perStore, Concurrent: perStore + 1})
	slow := make([]unread, perStore)
	answered := make([]<-chan struct{}, perStore)
	for i := range slow {
		slow[i] = unread{httptest.NewRecorder(), make(chan struct{}), make(chan struct{})}
		answered[i] = slow[i].get(t, w, api+"/products")
	}
	if r := w.products(t); r.Status != http.StatusOK {
		t.Errorf("beside it: %d", r.Status)
	}
	reading := hold(t, w.Client)
	refused(t, w.products(t), http.StatusTooManyRequests, "too_many_concurrent")
	reading.End()
	for i, one := range slow {
		close(one.read)
		<-answered[i]
		if one.Code != http.StatusOK || one.Body.Len() == 0 {
			t.Errorf("once it is read: %d", one.Code)
		}
	}
}

// beside returns another store behind the same handler.
func beside(t testing.TB, w *world) *world {
	t.Helper()
	store := testkit.NewStore(t, w.Database)
	return &world{Store: store, Client: w.as(store.FullToken), server: w.server, handler: w.handler, clock: w.clock}
}

func TestLargeUploadsOfOneStoreLeaveRoomInMemory(t *testing.T) {
	const uploads = "/inventory/licenses"
	w, _ := limited(t, httpx.Limits{InFlight: 128})
	other := beside(t, w)
	var large []*testkit.Held
	for range 8 {
		large = append(large, w.Client.Hold(t, api+uploads, "}"))
	}
	refused(t, w.Do(t, http.MethodPost, api+uploads, "{"+strings.Repeat(" ", 2<<20)+"}"), http.StatusServiceUnavailable, "overloaded")
	refused(t, w.Do(t, http.MethodPost, api+uploads, "{}"), http.StatusBadRequest, "invalid_input")
	large = append(large, other.Client.Hold(t, api+uploads, "}"))
	for _, upload := range large {
		if got := upload.End(); got != http.StatusBadRequest { // it had no licenses
			t.Errorf("an admitted one: %d", got)
		}
	}
	refused(t, w.Do(t, http.MethodPost, api+uploads, "{"+strings.Repeat(" ", 2<<20)+"}"), http.StatusBadRequest, "invalid_input")
}

func TestTokenHasOnlySoManyRequestsUnderWay(t *testing.T) {
	w, _ := limited(t, httpx.Limits{Concurrent: 2})
	first, second := hold(t, w.Client), hold(t, w.Client)
	r := w.products(t)
	refused(t, r, http.StatusTooManyRequests, "too_many_concurrent")
	if r.Header.Get("Retry-After") != "1" {
		t.Errorf("Retry-After %q", r.Header.Get("Retry-After"))
	}
	if r := w.scoped(t, auth.ProductsRead).Do(t, "GET", api+"/products", nil); r.Status != http.StatusOK {
		t.Errorf("another token: %d", r.Status)
	}
	first.End()
	if r := w.products(t); r.Status != http.StatusOK {
		t.Errorf("after one has ended: %d", r.Status)
	}
	second.End()
}

func TestRoomIsGivenBackHoweverARequestEnds(t *testing.T) {
	w, _ := limited(t, httpx.Limits{InFlight: 2, Concurrent: 1})
	for _, path := range []string{"/products", "/products/x", "/orders?page=x"} {
		for range 3 {
			if r := w.Do(t, "GET", api+path, nil); r.Status/100 == 5 || r.Status == 429 {
				t.Errorf("%s: %d", path, r.Status)
			}
		}
	}
	var all sync.WaitGroup
	for range 50 {
		all.Go(func() { w.products(t) })
	}
	all.Wait()
	if r := w.products(t); r.Status != http.StatusOK {
		t.Errorf("in the end: %d", r.Status)
	}
}

func TestBodyThatComesTooSlowlyIsCutOff(t *testing.T) {
	w, _ := limited(t, httpx.Limits{BodyTimeout: 100 * time.Millisecond, InFlight: 2})
	slow := hold(t, w.Client)
	if got := slow.Status(); got != http.StatusRequestTimeout {
		t.Errorf("%d", got)
	}
	if r := w.products(t); r.Status != http.StatusOK {
		t.Errorf("its room afterwards: %d", r.Status)
	}
}
