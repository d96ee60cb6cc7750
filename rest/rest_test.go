package rest_test

import (
	"encoding/json"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/resolver"
	"kiosk/internal/testkit"
	"kiosk/rest"
)

const api = rest.Prefix

// world is a store behind a real HTTP server, and a client with its full token.
type world struct {
	*testkit.Store
	testkit.Client
	server  *httptest.Server
	handler http.Handler // of the server
	clock   *testkit.Clock
}

// both runs a test on a store in each kind of database.
func both(t *testing.T, test func(t *testing.T, w *world)) {
	t.Helper()
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) { test(t, open(t, d)) })
}

func open(t testing.TB, d *database.DB, changes ...func(*rest.Config)) *world {
	t.Helper()
	clock := new(testkit.Clock)
	store := testkit.NewStore(t, d, func(c *resolver.Config) { c.Now = clock.Now })
	return serve(t, store, clock, changes...)
}

func serve(t testing.TB, store *testkit.Store, clock *testkit.Clock, changes ...func(*rest.Config)) *world {
	t.Helper()
	failures := slog.NewTextHandler(t.Output(), &slog.HandlerOptions{Level: slog.LevelError})
	config := rest.Config{Resolver: store.Resolver, Logger: slog.New(failures)}
	for _, change := range changes {
		change(&config)
	}
	handler := rest.New(config)
	server := httptest.NewServer(documented(t, handler))
	t.Cleanup(server.Close)
	return &world{
		Store:   store,
		Client:  testkit.Client{BaseURL: server.URL, Token: store.FullToken},
		server:  server,
		handler: handler,
		clock:   clock,
	}
}

// as returns the same client with another token.
func (w *world) as(token string) testkit.Client {
	return testkit.Client{BaseURL: w.BaseURL, Token: token}
}

// scoped returns a client whose token has only these scopes.
func (w *world) scoped(t testing.TB, scopes ...auth.Scope) testkit.Client {
	t.Helper()
	return w.as(w.NewToken(t, scopes...))
}

type problemDetails struct {
	Type, Title, Detail, Instance, Code, Message string
	Status                                       int
	RequestID                                    string `json:"requestId"`
	Errors                                       []struct{ Pointer, Parameter, Code, Detail string }
	Total                                        string
}

// where returns the pointers and parameters of the errors.
func (p problemDetails) where() []string {
	var places []string
	for _, e := range p.Errors {
		places = append(places, e.Pointer+e.Parameter)
	}
	return places
}

// refused checks that a response is a complete problem with the status and code, and returns it.
func refused(t testing.TB, r testkit.Response, status int, code string) problemDetails {
	t.Helper()
	var p problemDetails
	r.Decode(t, &p)
	if r.Status != status || p.Code != code {
		t.Errorf("got %d %s, want %d %s: %s", r.Status, p.Code, status, code, r.Body)
	}
	if got := r.Header.Get("Content-Type"); got != "application/problem+json" {
		t.Errorf("Content-Type %q", got)
	}
	if p.Status != r.Status || p.Type == "" || p.Title == "" || p.Detail == "" || p.Message != p.Detail || p.Instance == "" {
		t.Errorf("incomplete problem: %s", r.Body)
	}
	if p.RequestID == "" || p.RequestID != r.Header.Get("X-Request-Id") {
		t.Errorf("request id %q in the body, %q in the header", p.RequestID, r.Header.Get("X-Request-Id"))
	}
	return p
}

// decoded checks the status of a success and decodes it.
func decoded[T any](t testing.TB, r testkit.Response, status int) (view T) {
	t.Helper()
	if r.Status != status {
		t.Fatalf("got %d, want %d: %s", r.Status, status, r.Body)
	}
	if got := r.Header.Get("Content-Type"); got != "application/json" {
		t.Errorf("Content-Type %q", got)
	}
	r.Decode(t, &view)
	return view
}

type tier struct {
	ID    uuid.UUID
	Name  string
	Level int
}

type order struct {
	ID             uuid.UUID
	Number         string
	Status         string
	Currency       string
	Total          string
	RefundedAmount string
	Customer       struct {
		ID    uuid.UUID
		Name  string
		Phone *string
	}
	Items                []orderItem
	Notes                string
	PostSaleInstructions *string
	Source               string
	CreatedAt            string
	UpdatedAt            string
	CompletedAt          *string
}

type orderItem struct {
	ID, ProductID, VariationID uuid.UUID
	ProductName, SKU           string
	Price, BasePrice, Status   string
	AppliedTier                *tier
	DurationDays               int
	DeliveredAt, ExpiresAt     *string
	Credentials                *string
}

type page struct {
	Data       []order
	Pagination struct{ Page, Limit, Total int }
}

// cart returns the body of an order of these variations for a customer.
func cart(customer uuid.UUID, variations ...uuid.UUID) map[string]any {
	return map[string]any{"customerId": customer, "items": items(variations...)}
}

// atTotal returns the body of the order with this expectedTotal.
func atTotal(order map[string]any, total any) map[string]any {
	order["expectedTotal"] = total
	return order
}

func items(variations ...uuid.UUID) []map[string]any {
	list := []map[string]any{}
	for _, id := range variations {
		list = append(list, map[string]any{"variationId": id})
	}
	return list
}

func repeat(id uuid.UUID, n int) []uuid.UUID {
	ids := make([]uuid.UUID, n)
	for i := range ids {
		ids[i] = id
	}
	return ids
}

// buy places an order, and fails the test if that does not succeed.
func (w *world) buy(t testing.TB, customer uuid.UUID, variations ...uuid.UUID) order {
	t.Helper()
	return decoded[order](t, w.Do(t, "POST", api+"/orders", cart(customer, variations...)), http.StatusCreated)
}

func (w *world) read(t testing.TB, id uuid.UUID) order {
	t.Helper()
	return decoded[order](t, w.Do(t, "GET", api+"/orders/"+id.String(), nil), http.StatusOK)
}

func asJSON(t testing.TB, value any) string {
	t.Helper()
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
