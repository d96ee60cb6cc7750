package worker

import (
	"context"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/migrations"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/ids"
	"kiosk/internal/outbox"
	"kiosk/internal/ssrf"
	"kiosk/internal/testkit"
	"kiosk/internal/vault"
	"kiosk/rest/webhooksig"
)

// waitTimeout is how long a test waits for what must happen.
const waitTimeout = 3 * time.Minute

// shop is a store with webhooks, and the dispatchers of its database.
type shop struct {
	t         testing.TB
	ctx       context.Context // of the system, in all stores
	db        *database.DB
	vault     *vault.Vault
	masterKey string
	store     *db.Store
}

func newShop(t testing.TB, d *database.DB) *shop {
	t.Helper()
	opened, masterKey := testkit.NewVaultAndFile(t)
	s := &shop{t: t, ctx: auth.AllTenants(context.Background()), db: d, vault: opened, masterKey: masterKey}
	s.store = s.anotherStore().store
	return s
}

// anotherStore returns the same shop with a store of its own.
func (s *shop) anotherStore() *shop {
	s.t.Helper()
	id := ids.New()
	keyset, err := s.vault.NewKeyset(id)
	if err != nil {
		s.t.Fatal(err)
	}
	created, err := s.db.Client.Store.Create().
		SetID(id).SetSlug("shop-" + id.String()).SetName("Shop").SetCurrency("EUR").SetLivemode(true).SetKeyset(keyset).
		Save(s.ctx)
	if err != nil {
		s.t.Fatal(err)
	}
	if err := s.db.Client.EventFeed.Create().SetID(id).SetStoreID(id).Exec(s.ctx); err != nil {
		s.t.Fatal(err)
	}
	other := *s
	other.store = created
	return &other
}

// endpoint registers a URL for event types.
func (s *shop) endpoint(url string, events ...outbox.Type) uuid.UUID {
	s.t.Helper()
	keys, err := s.vault.Keys(s.store.ID, s.store.Keyset)
	if err != nil {
		s.t.Fatal(err)
	}
	id := ids.New()
	sealed, err := keys.Seal(id, vault.WebhookSecret, []byte(testSecret))
	if err != nil {
		s.t.Fatal(err)
	}
	var types []string
	for _, event := range events {
		types = append(types, string(event))
	}
	err = s.db.Client.WebhookEndpoint.Create().
		SetID(id).SetStoreID(s.store.ID).SetURL(url).SetEvents(types).SetSecret(sealed).Exec(s.ctx)
	if err != nil {
		s.t.Fatal(err)
	}
	return id
}

var eventData = map[string]any{"productId": "01a1fbe7-85a8-7392-935b-7677236f4050", "sku": "STREAM-30", "stockQuantity": 5}

// publish commits n events of a type and returns their public ids.
func (s *shop) publish(kind outbox.Type, n int) []string {
	s.t.Helper()
	events := make([]outbox.Event, n)
	for i := range events {
		events[i] = outbox.Event{Type: kind, Data: eventData}
	}
	tx, err := s.db.Begin(s.ctx)
	if err != nil {
		s.t.Fatal(err)
	}
	before := ids.New()
	ctx := auth.With(s.ctx, auth.System(s.store.ID))
	if err := outbox.Append(ctx, testkit.Statements(ctx, s.t, s.db, tx), time.Now().UTC().Truncate(time.Microsecond), events...); err != nil {
		s.t.Fatal(err)
	}
	if err := tx.Commit(); err != nil {
		s.t.Fatal(err)
	}
	return s.eventsAfter(before, n)
}

func (s *shop) eventsAfter(before uuid.UUID, n int) []string {
	s.t.Helper()
	rows, err := s.db.Client.Event.Query().Order(db.Asc("id")).All(auth.With(s.ctx, auth.System(s.store.ID)))
	if err != nil {
		s.t.Fatal(err)
	}
	var ids []string
	for _, event := range rows {
		if event.ID.String() > before.String() && len(ids) < n {
			ids = append(ids, outbox.PublicID(event.ID))
		}
	}
	return ids
}

// dispatcher returns a dispatcher with short intervals. An attempt may take as long as a test waits: one that is out of time on a busy
// machine would be made again, and count against its endpoint.
func (s *shop) dispatcher(change func(*Config)) *Dispatcher {
	s.t.Helper()
	config := Config{
		Database: s.db,
		Vault:    s.vault,
		Sender:   localSender(s.t, waitTimeout),
		Backoff:  []time.Duration{40 * time.Millisecond, 40 * time.Millisecond, 40 * time.Millisecond},
		Poll:     20 * time.Millisecond,
		Logger:   s.logger(),
	}
	if change != nil {
		change(&config)
	}
	d, err := New(config)
	if err != nil {
		s.t.Fatal(err)
	}
	return d
}

// run starts a dispatcher and returns what stops it, which also happens when the test ends.
func (s *shop) run(change func(*Config)) (stop func()) {
	s.t.Helper()
	return testkit.Run(s.t, s.dispatcher(change).Run)
}

// localSender may reach 127.0.0.0/8 over plain HTTP.
func localSender(t testing.TB, timeout time.Duration) *Sender {
	t.Helper()
	return newTestSender(t, func(config *SenderConfig) {
		config.Guard = ssrf.Guard{AllowNetworks: []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}, AllowHTTP: true}
		config.Timeout = timeout
	})
}

// receiver counts what arrives, by event id.
type receiver struct {
	*httptest.Server
	mutex    sync.Mutex
	arrived  map[string]int
	order    []string
	requests atomic.Int64
}

// newReceiver starts a receiver that verifies every signature and responds as configured.
func newReceiver(t testing.TB, answer http.HandlerFunc) *receiver {
	t.Helper()
	r := &receiver{arrived: map[string]int{}}
	r.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, request *http.Request) {
		r.requests.Add(1)
		if _, err := webhooksig.VerifyRequest(request, testSecret); err != nil {
			t.Errorf("signature: %v", err)
		}
		id := request.Header.Get(webhooksig.HeaderEventID)
		r.mutex.Lock()
		r.arrived[id]++
		r.order = append(r.order, id)
		r.mutex.Unlock()
		answer(w, request)
	}))
	t.Cleanup(r.Close)
	return r
}

func accept(http.ResponseWriter, *http.Request) {}

func fail(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusInternalServerError) }

// counts returns how often each event arrived.
func (r *receiver) counts() map[string]int {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	counts := make(map[string]int, len(r.arrived))
	for id, n := range r.arrived {
		counts[id] = n
	}
	return counts
}

// distinct returns how many events arrived.
func (r *receiver) distinct() int {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	return len(r.arrived)
}

// statuses counts the deliveries of an endpoint by status, "SUCCEEDED:3 PENDING:1".
func (s *shop) statuses(endpoint uuid.UUID) map[string]int {
	s.t.Helper()
	deliveries, err := s.db.Client.Delivery.Query().All(s.ctx)
	if err != nil {
		s.t.Fatal(err)
	}
	counts := map[string]int{}
	for _, d := range deliveries {
		if d.EndpointID == endpoint {
			counts[string(d.Status)]++
		}
	}
	return counts
}

func (s *shop) health(endpoint uuid.UUID) (status string, failures int) {
	s.t.Helper()
	found, err := s.db.Client.WebhookEndpoint.Get(s.ctx, endpoint)
	if err != nil {
		s.t.Fatal(err)
	}
	return string(found.Status), found.ConsecutiveFailures
}

func (s *shop) logger() *slog.Logger { return slog.New(slog.NewTextHandler(s.t.Output(), nil)) }

// expectOnce compares what arrived with the events, each of which must have come once.
func expectOnce(t testing.TB, r *receiver, events []string) {
	t.Helper()
	counts := r.counts()
	for _, id := range events {
		if counts[id] != 1 {
			t.Errorf("event %s arrived %d times", id, counts[id])
		}
		delete(counts, id)
	}
	if len(counts) > 0 {
		t.Errorf("unexpected events %v", counts)
	}
}

func migrate(t testing.TB, d *database.DB) {
	t.Helper()
	if _, err := migrations.Up(context.Background(), d.SQL, d.Dialect); err != nil {
		t.Fatal(err)
	}
}
