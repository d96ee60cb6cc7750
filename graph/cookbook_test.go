package graph_test

import (
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db"
	entdelivery "kiosk/ent/db/delivery"
	"kiosk/ent/db/deliveryattempt"
	"kiosk/ent/db/order"
	"kiosk/internal/money"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/testkit"
)

// recipe is one section of the cookbook: its operation, its variables, and how many statements it may take.
type recipe struct {
	title      string
	operation  string
	variables  string
	statements int
}

var (
	recipeHeading = regexp.MustCompile(`(?m)^## (\d+\. .+)$`)
	graphqlBlock  = regexp.MustCompile("(?s)```graphql\n(.+?)```")
	jsonBlock     = regexp.MustCompile("(?s)```json\n(.+?)```")
	statementNote = regexp.MustCompile(`\*(\d+) statements?\.\*`)
	placeholder   = regexp.MustCompile(`<([^<>"]+)>`)
)

func recipes(t testing.TB) []recipe {
	t.Helper()
	text, err := os.ReadFile("../docs/graphql-cookbook.md")
	if err != nil {
		t.Fatal(err)
	}
	var found []recipe
	places := recipeHeading.FindAllStringSubmatchIndex(string(text), -1)
	for i, place := range places {
		end := len(text)
		if i+1 < len(places) {
			end = places[i+1][0]
		}
		section := string(text[place[0]:end])
		r := recipe{title: string(text[place[2]:place[3]]), statements: -1}
		if block := graphqlBlock.FindStringSubmatch(section); block != nil {
			r.operation = block[1]
		}
		if block := jsonBlock.FindStringSubmatch(section); block != nil {
			r.variables = block[1]
		}
		if note := statementNote.FindStringSubmatch(section); note != nil {
			r.statements, _ = strconv.Atoi(note[1])
		}
		found = append(found, r)
	}
	return found
}

// TestTheCookbookWorks runs every operation of docs/graphql-cookbook.md, in order, against a store with sales. Each recipe names
// the number of its statements, which must neither change unnoticed nor grow with the number of rows.
func TestTheCookbookWorks(t *testing.T) {
	t.Parallel()
	for _, dialectName := range []string{dialect.SQLite, dialect.Postgres} {
		t.Run(dialectName, func(t *testing.T) {
			t.Parallel()
			o, counter := openCounted(t, dialectName)
			kitchen := o.stockKitchen(t)
			all := recipes(t)
			if len(all) < 20 {
				t.Fatalf("the cookbook has %d recipes", len(all))
			}
			o.staffClient.ask(t, "{ viewer { id } }", nil) // so that the session is known
			for _, r := range all {
				variables := kitchen.fill(t, r)
				counter.Take()
				got := o.staffClient.ask(t, r.operation, variables)
				statements := slices.DeleteFunc(counter.Take(), isSetting)
				if len(got.Errors) > 0 {
					t.Errorf("%s: %+v", r.title, got.Errors)
				}
				if !strings.Contains(r.operation, "mutation") && len(statements) != r.statements {
					t.Errorf("%s took %d statements, its note says %d", r.title, len(statements), r.statements)
					t.Log(strings.Join(statements, "\n"))
				}
				kitchen.keep(t, got)
			}
		})
	}
}

// isSetting reports whether a statement only sets a parameter of PostgreSQL's planner. SQLite has no such statements.
func isSetting(statement string) bool {
	return strings.HasPrefix(strings.TrimSpace(statement), "SET ") || strings.Contains(statement, "set_config")
}

// kitchen has the values of the recipes' placeholders, such as <the order's id>.
type kitchen map[string]string

// fill replaces the placeholders in a recipe's variables.
func (k kitchen) fill(t testing.TB, r recipe) vars {
	t.Helper()
	if r.variables == "" {
		return nil
	}
	text := placeholder.ReplaceAllStringFunc(r.variables, func(found string) string {
		value, known := k[found[1:len(found)-1]]
		if !known {
			t.Fatalf("%s: nothing stands for %s", r.title, found)
		}
		return value
	})
	var variables vars
	if err := json.Unmarshal([]byte(text), &variables); err != nil {
		t.Fatalf("%s: %v in %s", r.title, err, text)
	}
	return variables
}

// keep stores the new ids of a response for the recipes after it.
func (k kitchen) keep(t testing.TB, got result) {
	t.Helper()
	var data map[string]map[string]any
	if json.Unmarshal(got.Data, &data) != nil {
		return
	}
	for name, value := range data {
		if id, ok := value["id"].(string); ok {
			k["the id from "+name] = id
		}
		if version, ok := value["version"].(float64); ok {
			k["the version from "+name] = fmt.Sprint(version)
		}
	}
}

// stockKitchen creates the rows that the recipes need.
func (o *fixture) stockKitchen(t testing.TB) kitchen {
	t.Helper()
	for range 3 {
		o.fill(t)
	}
	k := kitchen{
		"30 days ago":             insideBucket(time.Now().UTC().AddDate(0, 0, -30)).Format(time.RFC3339),
		"tomorrow":                insideBucket(time.Now().UTC().AddDate(0, 0, 1)).Format(time.RFC3339),
		"the customer's id":       o.Ana.ID.String(),
		"the customer's phone":    *o.Ana.Phone,
		"another customer's id":   o.Bruno.ID.String(),
		"the variation's id":      o.Yearly.ID.String(),
		"another variation's id":  o.Lifetime.ID.String(),
		"the service's variation": o.Hour.ID.String(),
		"the gold tier's id":      o.Gold.ID.String(),
		"the silver tier's id":    o.Silver.ID.String(),
		"the category's id":       o.Software.ID.String(),
	}
	o.stockOrders(t, k)
	return k
}

// stockOrders sells to the customer, and leaves a recharge pending.
func (o *fixture) stockOrders(t testing.TB, k kitchen) {
	t.Helper()
	ctx := o.Context(t)
	limit := money.Amount(10_00)
	settings, err := o.Resolver.UpdateSettings(ctx, stores.UpdateSettingsInput{Version: o.Version, RechargeReviewLimit: &limit})
	testkit.Must(t, err)
	k["the settings' version"] = strconv.Itoa(settings.Version)
	waiting, _, err := o.Resolver.RechargeWallet(ctx, wallets.RechargeInput{
		Customer: customers.CustomerRef{ID: o.Bruno.ID}, Amount: 50_00,
	})
	testkit.Must(t, err)
	k["the waiting recharge's id"] = waiting.Recharge.ID.String()

	keys := o.buy(t, o.Yearly.ID)
	k["the order's id"], k["the order's number"] = keys.ID.String(), keys.Number
	replaced := o.buy(t, o.Yearly.ID)
	k["the delivered item's id"] = replaced.Edges.Items[0].ID.String()
	k["the sold license's id"] = o.buy(t, o.Yearly.ID).Edges.Items[0].LicenseID.String()
	k["the service order's id"] = o.buy(t, o.Hour.ID).ID.String()
	endpoint, err := o.Database.Client.WebhookEndpoint.Query().First(ctx)
	testkit.Must(t, err)
	k["the endpoint's id"] = endpoint.ID.String()
	k["the variation's sku"] = o.Yearly.Sku
	o.failDeliveries(t)
}

// buy places an order of the customer for one unit and returns it as it is after its delivery.
func (o *fixture) buy(t testing.TB, variation uuid.UUID) *db.Order {
	t.Helper()
	ctx := o.Context(t)
	placed, _, err := o.Resolver.PlaceOrder(ctx, orders.PlaceOrderInput{
		Customer: customers.CustomerRef{ID: o.Ana.ID}, Items: []uuid.UUID{variation}, Source: order.SourceADMIN,
	})
	testkit.Must(t, err)
	bought, err := o.Database.Client.Order.Query().Where(order.ID(placed.ID)).WithItems().Only(ctx)
	testkit.Must(t, err)
	return bought
}

// failDeliveries creates two failed deliveries to every endpoint, each with two attempts.
func (o *fixture) failDeliveries(t testing.TB) {
	t.Helper()
	ctx := o.Context(t)
	data := o.Database.Client
	for _, endpoint := range data.WebhookEndpoint.Query().AllX(ctx) {
		for _, event := range data.Event.Query().Limit(2).AllX(ctx) {
			failed := data.Delivery.Create().SetEvent(event).SetEndpoint(endpoint).SetStatus(entdelivery.StatusFAILED).
				SetAttempts(2).SetDueAt(time.Now()).SetFinishedAt(time.Now()).SaveX(ctx)
			for attempt := 1; attempt <= 2; attempt++ {
				data.DeliveryAttempt.Create().SetDelivery(failed).SetEndpointID(endpoint.ID).SetEventID(event.ID).
					SetEventType(event.Type).SetAttempt(attempt).SetStatus(deliveryattempt.StatusFAILED).SetLatencyMs(8000).SaveX(ctx)
			}
		}
	}
}

// insideBucket returns a time near at, at which no bucket begins. So both ends of a range are read from rows, not from rollups.
func insideBucket(at time.Time) time.Time { return at.Truncate(15 * time.Minute).Add(7 * time.Minute) }
