package console_test

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"kiosk/internal/bench/large"
	"kiosk/internal/testkit/program"
)

// waitTimeout is how long a test waits for an event. On a busy machine, what usually happens at once may take minutes.
const waitTimeout = 3 * time.Minute

// demo is a running Kiosk with the stores of `kiosk demo` and more orders (furnish). All tests share it. A test changes only what it has
// created itself.
type demo struct {
	BaseURL string      `json:"baseUrl"`
	Stores  []demoStore `json:"stores"`

	directory string // has the program and, in data, the files of the demo
	log       *serverLog
	sessions  sync.Map // by store and role; a value is a function that signs in once
}

type demoStore struct {
	Slug   string
	Tokens struct{ Full string }
	Staff  []struct{ Email, Password, Role string }
	// Customers are in the order of the demo. The first has money in the wallet and a linked phone.
	Customers []struct{ ID string }
	Products  []struct {
		Slug       string
		Variations []struct{ ID, SKU string }
	}
}

// shared starts the demo for the first test that needs it; stopShared ends it.
var (
	shared     = sync.OnceValues(startDemo)
	stopShared = func() {}
)

func TestMain(m *testing.M) {
	code := m.Run()
	closeBrowser()
	stopShared()
	large.Close()
	os.Exit(code)
}

// kiosk returns the running demo.
func kiosk(t testing.TB) *demo {
	t.Helper()
	d, err := shared()
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// started is a writer that closes done at the first write: the demo prints its address after it has written its information.
type started struct {
	once sync.Once
	done chan struct{}
}

func (s *started) Write(p []byte) (int, error) {
	s.once.Do(func() { close(s.done) })
	return len(p), nil
}

// serverLog keeps the log of the demo, and copies errors to stderr.
type serverLog struct {
	mutex sync.Mutex
	kept  strings.Builder
}

func (l *serverLog) Write(line []byte) (int, error) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	l.kept.Write(line)
	if !bytes.HasPrefix(line, []byte("{")) || bytes.Contains(line, []byte(`"level":"ERROR"`)) {
		return os.Stderr.Write(line)
	}
	return len(line), nil
}

func (l *serverLog) String() string {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return l.kept.String()
}

func startDemo() (d *demo, err error) {
	directory, err := os.MkdirTemp("", "kiosk-console")
	if err != nil {
		return nil, err
	}
	stopShared = func() { _ = os.RemoveAll(directory) }
	if err := program.Build(directory, "kiosk/cmd/kiosk"); err != nil {
		return nil, err
	}
	logged := &serverLog{}
	said := &started{done: make(chan struct{})}
	info := filepath.Join(directory, "info.json")
	process, err := program.Start(filepath.Join(directory, "kiosk"), program.Options{Stdout: said, Log: logged},
		"demo", "--addr", "127.0.0.1:0", "--data", filepath.Join(directory, "data"), "--info", info, "--log-level", "info")
	if err != nil {
		return nil, err
	}
	stopShared = func() {
		process.Terminate()
		process.Wait()
		_ = os.RemoveAll(directory)
	}
	select {
	case <-said.done:
	case <-process.Done():
		return nil, errors.New("the demo ended before it served")
	case <-time.After(waitTimeout):
		return nil, errors.New("the demo does not serve")
	}
	content, err := os.ReadFile(info)
	if err != nil {
		return nil, err
	}
	d = &demo{directory: directory, log: logged}
	if err := json.Unmarshal(content, d); err != nil {
		return nil, err
	}
	return d, d.furnish(context.Background())
}

// store returns a store of the demo by its slug.
func (d *demo) store(slug string) demoStore {
	for _, store := range d.Stores {
		if store.Slug == slug {
			return store
		}
	}
	panic("the demo has no store " + slug)
}

// variation returns the id of a variation of the store.
func (s demoStore) variation(sku string) string {
	for _, product := range s.Products {
		for _, variation := range product.Variations {
			if variation.SKU == sku {
				return variation.ID
			}
		}
	}
	panic("the store has no variation " + sku)
}

// member is a member of a store's staff, signed in to the API.
type member struct {
	baseURL, cookie string
}

// signIn signs in the member of a store's staff with the role.
func (d *demo) signIn(ctx context.Context, slug, role string) (*member, error) {
	for _, staff := range d.store(slug).Staff {
		if staff.Role == role {
			return d.signInAs(ctx, slug, staff.Email, staff.Password)
		}
	}
	return nil, fmt.Errorf("the store %s has no %s", slug, role)
}

func (d *demo) signInAs(ctx context.Context, slug, email, password string) (*member, error) {
	body, err := json.Marshal(map[string]string{"store": slug, "email": email, "password": password})
	if err != nil {
		return nil, err
	}
	r, err := post(ctx, d.BaseURL+"/session", string(body), "")
	if err != nil {
		return nil, err
	}
	defer r.Body.Close()
	for _, cookie := range r.Cookies() {
		return &member{d.BaseURL, cookie.Name + "=" + cookie.Value}, nil
	}
	return nil, fmt.Errorf("sign in as %s of %s: %s", email, slug, r.Status)
}

// newStore creates an empty store and returns its owner, signed in.
func (d *demo) newStore(t testing.TB, slug string) *member {
	t.Helper()
	kiosk := func(arguments ...string) string {
		t.Helper()
		command := exec.CommandContext(t.Context(), filepath.Join(d.directory, "kiosk"), arguments...)
		data := filepath.Join(d.directory, "data")
		command.Env = append(os.Environ(), "KIOSK_DATABASE_URL=sqlite://"+filepath.Join(data, "demo.db"), "KIOSK_MASTER_KEY_FILE="+filepath.Join(data, "master.keyset"))
		var complaints strings.Builder
		command.Stderr = &complaints
		output, err := command.Output()
		if err != nil {
			t.Fatalf("kiosk %v: %v: %s", arguments, err, complaints.String())
		}
		return strings.TrimSpace(string(output))
	}
	kiosk("store", "create", "--slug", slug, "--name", "Nothing Yet", "--currency", "EUR")
	email := "owner@" + slug + ".example"
	password := kiosk("staff", "create", "--store", slug, "--email", email, "--role", "OWNER")
	owner, err := d.signInAs(t.Context(), slug, email, password)
	if err != nil {
		t.Fatal(err)
	}
	return owner
}

// hire adds a member to the staff of the demo store and signs them in, for tests that change the stored data of a person.
func (d *demo) hire(t testing.TB, role string) *member {
	t.Helper()
	email, password := "7"+strings.ToLower(rand.Text())+"@example.com", rand.Text() // the initial of the shown name is a digit
	d.as(t, "demo", "OWNER").must(t, `mutation($input: CreateStaffInput!) { createStaff(input: $input) { id } }`,
		vars{"input": vars{"email": email, "password": password, "role": role}}, new(any))
	m, err := d.signInAs(t.Context(), "demo", email, password)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// signOut ends the session, for all tabs and tests that use it.
func (m *member) signOut(t testing.TB) {
	t.Helper()
	request, err := http.NewRequestWithContext(t.Context(), http.MethodDelete, m.baseURL+"/session", nil)
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Cookie", m.cookie)
	r, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	if r.StatusCode != http.StatusNoContent {
		t.Fatal(r.Status)
	}
}

func post(ctx context.Context, url, body, cookie string) (*http.Response, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, url, strings.NewReader(body))
	if err != nil {
		return nil, err
	}
	request.Header.Set("Content-Type", "application/json")
	if cookie != "" {
		request.Header.Set("Cookie", cookie)
	}
	return http.DefaultClient.Do(request)
}

type vars map[string]any

// run runs an operation of the GraphQL API and decodes its data. It returns an error if the response has errors.
func (m *member) run(ctx context.Context, query string, variables vars, data any) error {
	body, err := json.Marshal(map[string]any{"query": query, "variables": variables})
	if err != nil {
		return err
	}
	r, err := post(ctx, m.baseURL+"/graphql", string(body), m.cookie)
	if err != nil {
		return err
	}
	defer r.Body.Close()
	var result struct {
		Data   json.RawMessage
		Errors []struct{ Message string }
	}
	if err := json.NewDecoder(r.Body).Decode(&result); err != nil {
		return err
	}
	if len(result.Errors) > 0 {
		return fmt.Errorf("%s in %.120s", result.Errors[0].Message, query)
	}
	return json.Unmarshal(result.Data, data)
}

// as returns the member of a store's staff with the role. All tests share the session, so none may end it.
func (d *demo) as(t testing.TB, slug, role string) *member {
	t.Helper()
	signIn, _ := d.sessions.LoadOrStore(slug+" "+role, sync.OnceValues(func() (*member, error) {
		return d.signIn(context.Background(), slug, role)
	}))
	m, err := signIn.(func() (*member, error))()
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// must runs an operation and fails the test if it does not succeed.
func (m *member) must(t testing.TB, query string, variables vars, data any) {
	t.Helper()
	if err := m.run(t.Context(), query, variables, data); err != nil {
		t.Fatal(err)
	}
}

// sell creates a customer with enough money in the wallet, places an order for them, and returns its number.
func (m *member) sell(t testing.TB, customer string, variations ...string) string {
	t.Helper()
	number, err := m.order(t.Context(), m.customer(t, customer), variations...)
	if err != nil {
		t.Fatal(err)
	}
	return number
}

// customer registers a customer with 1,000.00 in the wallet and returns the id.
func (m *member) customer(t testing.TB, name string) string {
	t.Helper()
	var created struct{ CreateCustomer struct{ ID string } }
	m.must(t, `mutation($name: String!) { createCustomer(input: {name: $name}) { id } }`, vars{"name": name}, &created)
	var adjusted struct{ AdjustWallet struct{ ID string } }
	m.must(t, `mutation($id: ID!) { adjustWallet(input: {customerId: $id, amount: "1000.00", reason: "opening balance"}) { id } }`,
		vars{"id": created.CreateCustomer.ID}, &adjusted)
	return created.CreateCustomer.ID
}

// order places an order and returns its number.
func (m *member) order(ctx context.Context, customer string, variations ...string) (string, error) {
	items := make([]vars, len(variations))
	for i, variation := range variations {
		items[i] = vars{"variationId": variation}
	}
	var placed struct{ CreateOrder struct{ Number string } }
	err := m.run(ctx, `mutation($input: CreateOrderInput!) { createOrder(input: $input) { number } }`,
		vars{"input": vars{"customerId": customer, "items": items}}, &placed)
	return placed.CreateOrder.Number, err
}

// furnish places orders, a refund and requests for recharges, so that every page has data.
func (d *demo) furnish(ctx context.Context) error {
	owner, err := d.signIn(ctx, "demo", "OWNER")
	if err != nil {
		return err
	}
	support, err := d.signIn(ctx, "demo", "SUPPORT")
	if err != nil {
		return err
	}
	store := d.store("demo")
	baskets := [][]string{
		{"STREAM-30"}, {"STREAM-30", "STREAM-30", "VOYAGER-30"}, {"AEGIS-1-365"}, {"SONATA-30", "ARCADE-10"},
		{"VOYAGER-30"}, {"VOYAGER-365"}, {"SETUP-HOUR"}, {"STREAM-30", "SETUP-HOUR"},
	}
	const rounds = 6
	var first string
	for round := range rounds {
		for i, basket := range baskets {
			ids := make([]string, len(basket))
			for j, sku := range basket {
				ids[j] = store.variation(sku)
			}
			// The fourth customer is a reseller with much money in the wallet. The first three buy once.
			customer := 3
			if round == 0 && i < 3 {
				customer = i
			}
			number, err := owner.order(ctx, store.Customers[customer].ID, ids...)
			if err != nil {
				return fmt.Errorf("order %v: %w", basket, err)
			}
			if first == "" {
				first = number
			}
		}
	}
	var order struct{ OrderByNumber struct{ ID string } }
	if err := owner.run(ctx, `query($n: String!) { orderByNumber(number: $n) { id } }`, vars{"n": first}, &order); err != nil {
		return err
	}
	var ignored any
	err = owner.run(ctx, `mutation($id: ID!) { refundOrder(input: {id: $id, reason: "bought twice"}) { id } }`,
		vars{"id": order.OrderByNumber.ID}, &ignored)
	for i := range 4 {
		err = errors.Join(err, support.run(ctx, `mutation($input: RequestRechargeInput!) { requestRecharge(input: $input) { id } }`,
			vars{"input": vars{"customerId": store.Customers[i].ID, "amount": fmt.Sprintf("%d.50", 20*(i+1)), "reference": fmt.Sprintf("PIX %04d", i)}}, &ignored))
	}
	return err
}
