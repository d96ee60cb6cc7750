package main

import (
	"context"
	"fmt"
	"net/http"
	"strings"

	"kiosk/internal/auth"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/webhooks"
	"kiosk/internal/seed"
)

const (
	maxDemoDays   = 365
	demoOrdersDay = 15

	// demoReceiverPath is where the demo receives the webhooks of its first store.
	demoReceiverPath        = "/demo/receiver"
	demoReceiverDescription = "Order bot (taken by the demo itself)"
)

// receiveDemoWebhook accepts every delivery.
func receiveDemoWebhook(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNoContent) }

// demoEndpoint is a webhook endpoint of the demo's first store. Without a URL it is the demo's own receiver.
type demoEndpoint struct {
	url, description string
	types            []outbox.Type
	fate             seed.EndpointFate
}

var demoEndpoints = []demoEndpoint{
	{description: demoReceiverDescription, types: outbox.Types, fate: seed.Healthy},
	{
		url: "https://stock.nimbus.example/hooks/kiosk", description: "Purchasing", fate: seed.Failing,
		types: []outbox.Type{outbox.StockLow, outbox.RechargeRejected},
	},
	{
		url: "https://old-bot.nimbus.example/webhook", description: "The bot before this one", fate: seed.Suspended,
		types: []outbox.Type{outbox.OrderCompleted},
	},
}

// addHistory fills the first store with past customers, orders, events and deliveries.
func (s demoSetup) addHistory(ctx context.Context, baseURL string) error {
	row, err := s.resolver.StoreBySlug(auth.AllTenants(ctx), demoStores[0].slug)
	if err != nil {
		return err
	}
	extension := seed.Extension{Days: s.days, OrdersPerDay: demoOrdersDay, Customers: pastCustomers(), Key: newLicense}
	ctx = auth.With(ctx, auth.System(row.ID))
	for _, plan := range demoEndpoints {
		url := plan.url
		if url == "" {
			url = baseURL + demoReceiverPath
		}
		registered, _, err := s.resolver.RegisterWebhook(ctx, webhooks.NewWebhook{URL: url, Description: plan.description, Events: plan.types})
		if err != nil {
			return err
		}
		extension.Endpoints = append(extension.Endpoints, seed.Endpoint{ID: registered.ID, Types: plan.types, Fate: plan.fate})
	}
	return seed.Extend(ctx, s.database, s.keys, row, extension)
}

// moveReceiver changes the URL of the demo's own receiver to the address on which the demo listens now.
func (s demoSetup) moveReceiver(ctx context.Context, baseURL string) error {
	statements, err := s.database.On(ctx, s.database.Client)
	if err != nil {
		return err
	}
	return webhooks.Queries{Statements: statements}.MoveEndpoints(ctx, demoReceiverDescription, baseURL+demoReceiverPath)
}

// pastNames are the customers of the history. The first ones buy most.
var pastNames = []string{
	"Mariana Alves", "Tiago Ferreira", "Amina Diallo", "Lukas Weber", "Chloe Martin", "Rafael Lima", "Priya Nair", "Noah Andersen",
	"Beatriz Gomes", "Mateo Rossi", "Sofia Pereira", "Yusuf Demir", "Ines Carvalho", "Oliver Smith", "Camila Rocha", "Jonas Berg",
	"Leila Hamidi", "Pedro Nunes", "Emma Johansson", "Diego Torres", "Zofia Kowalska", "Andre Barbosa", "Mei Tanaka", "Paul Fischer",
	"Larissa Cardoso", "Samuel Mensah", "Julia Moreau", "Hugo Santos", "Nadia Rahman", "Victor Ribeiro", "Elena Popescu", "Thomas Dubois",
	"Renata Castro", "Ali Hassan", "Isabel Duarte", "Marek Dvorak", "Fernanda Pinto", "George Evans", "Aisha Bello", "Nuno Teixeira",
	"Sara Lindqvist", "Caio Mendes", "Hannah Keller", "Joao Batista", "Olga Ivanova", "Bruna Freitas", "Daniel Cohen", "Teresa Vidal",
}

// pastCustomers returns the customers of the history. Their phones are from ranges that the United Kingdom, the United States and
// France reserve for fiction, so that none belongs to a person.
func pastCustomers() []seed.Customer {
	ranges := []string{"+447700900%03d", "+1212555%04d", "+3363998%04d"}
	tiers := map[int]string{0: "Reseller", 2: "Gold", 5: "Silver", 9: "Gold", 14: "Silver", 21: "Silver", 30: "Gold"}
	customers := make([]seed.Customer, len(pastNames))
	for i, name := range pastNames {
		customers[i] = seed.Customer{
			Name:        name,
			Email:       strings.ToLower(strings.ReplaceAll(name, " ", ".")) + "@customers.example",
			Phone:       fmt.Sprintf(ranges[i%len(ranges)], 100+i),
			PhoneLinked: i%3 != 2,
			Tier:        tiers[i],
		}
	}
	return customers
}
