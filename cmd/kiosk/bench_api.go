package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"text/tabwriter"
	"time"

	"kiosk/client"
	"kiosk/internal/bench/load"
)

type benchAPICommand struct {
	URL      string        `env:"KIOSK_URL" default:"http://127.0.0.1:8080" placeholder:"URL" help:"Where Kiosk serves. Default: ${default}."`
	Token    string        `env:"KIOSK_TOKEN" required:"" placeholder:"TOKEN" help:"An API token with products:read and orders:read, and orders:write for --customer. Better in the variable than on the command line."`
	Customer string        `placeholder:"ID" help:"Also place orders, paid from this customer's wallet, of the cheapest variation in stock."`
	Clients  int           `default:"8" placeholder:"N" help:"How many ask at once. Default: ${default}."`
	Duration time.Duration `default:"5s" placeholder:"TIME" help:"How long each row is measured. Default: ${default}."`
}

func (benchAPICommand) Help() string {
	return `Asks a running Kiosk as bots do, one kind of request after the other, and prints how many it answers a second and how long
that takes. The caller's own work is in the figures: on one machine the two share it. Limits of the server (KIOSK_RATE_LIMIT)
show up as errors.

Example:

    KIOSK_TOKEN=ksk_test_… kiosk bench api --clients 16 --duration 10s`
}

// Validate is called by Kong.
func (c benchAPICommand) Validate() error {
	if c.Clients < 1 || c.Duration <= 0 {
		return errors.New("--clients and --duration must be above zero")
	}
	return nil
}

// benchRow is one kind of request.
type benchRow struct {
	name string
	ask  func(context.Context) error
}

// Run measures row by row and prints a table.
func (c benchAPICommand) Run(ctx context.Context, p *program) error {
	transport := http.DefaultTransport.(*http.Transport).Clone()
	transport.MaxIdleConnsPerHost = c.Clients
	defer transport.CloseIdleConnections()
	api, err := client.New(c.URL, c.Token, client.WithRetries(0), client.WithHTTPClient(&http.Client{Transport: transport, Timeout: time.Minute}))
	if err != nil {
		return err
	}
	rows, err := c.rows(ctx, api)
	if err != nil {
		return err
	}
	table := tabwriter.NewWriter(p.stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "request\trequests/s\tp50\tp95\tp99\terrors\t")
	for _, row := range rows {
		if err := c.measure(ctx, row, table); err != nil {
			return err
		}
	}
	return table.Flush()
}

// rows chooses what to ask for from what the store sells.
func (c benchAPICommand) rows(ctx context.Context, api *client.Client) ([]benchRow, error) {
	products, err := api.Products(ctx)
	if err != nil {
		return nil, err
	}
	if len(products) == 0 {
		return nil, errors.New("the store sells nothing: there is nothing to ask for")
	}
	product := products[0].ID
	rows := []benchRow{
		{"product list", func(ctx context.Context) error { _, err := api.Products(ctx); return err }},
		{"product", func(ctx context.Context) error { _, err := api.Product(ctx, product); return err }},
		{"quote", func(ctx context.Context) error { _, err := api.Quote(ctx, product, client.CustomerRef{}); return err }},
		{"order list", func(ctx context.Context) error {
			_, err := api.OrderPage(ctx, client.OrderFilter{})
			return err
		}},
	}
	if c.Customer == "" {
		return rows, nil
	}
	variation, err := cheapest(products)
	if err != nil {
		return nil, err
	}
	return append(rows, benchRow{"order", func(ctx context.Context) error {
		_, err := api.PlaceOrder(ctx, client.PlaceOrderInput{Customer: client.ByID(c.Customer), VariationIDs: []string{variation}})
		return err
	}}), nil
}

// cheapest is the variation with the lowest price of those that can be ordered.
func cheapest(products []client.Product) (string, error) {
	var found *client.Variation
	for _, product := range products {
		for _, variation := range product.Variations {
			orderable := variation.StockQuantity > 0 || !variation.DependsOnStock
			if orderable && (found == nil || variation.Price.Compare(found.Price) < 0) {
				found = &variation
			}
		}
	}
	if found == nil {
		return "", errors.New("nothing is in stock: there is nothing to order")
	}
	return found.ID, nil
}

// measure lets the clients ask until the time is over, and writes a line of the table. A row without a single answer is an
// error: the last one that was got.
func (c benchAPICommand) measure(ctx context.Context, row benchRow, table io.Writer) error {
	result := load.Clients(ctx, c.Clients, c.Duration, func(ctx context.Context) (func() error, func(), error) {
		return func() error { return row.ask(ctx) }, func() {}, nil
	})
	if len(result.Took) == 0 {
		return fmt.Errorf("%s: not one answer: %w", row.name, cmp.Or(result.Last, ctx.Err()))
	}
	quantile := func(part float64) time.Duration { return load.Quantile(result.Took, part).Round(10 * time.Microsecond) }
	_, err := fmt.Fprintf(table, "%s\t%.0f\t%s\t%s\t%s\t%d\t\n", row.name, result.Rate(),
		quantile(0.50), quantile(0.95), quantile(0.99), result.Failed)
	return err
}
