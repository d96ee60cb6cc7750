package main

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net/http"
	"os"
	"text/tabwriter"
	"time"

	"kiosk/client"
	"kiosk/internal/bench/load"
)

// askCommand sends requests to a running Kiosk like bots, one kind of request after the other. If both run on one machine, the figures
// include the CPU time of this program. Requests that a limit of the server (KIOSK_RATE_LIMIT) rejects count as errors.
type askCommand struct {
	url, token, customer string
	clients              int
	duration             time.Duration
}

func (c *askCommand) parse(arguments []string, stderr io.Writer) error {
	flags := flag.NewFlagSet("bench "+askName, flag.ContinueOnError)
	flags.SetOutput(stderr)
	flags.StringVar(&c.url, "url", cmp.Or(os.Getenv("KIOSK_URL"), "http://127.0.0.1:8080"), "where Kiosk serves; also KIOSK_URL")
	flags.StringVar(&c.customer, "customer", "", "also place orders, paid from this customer's wallet, of the cheapest variation in stock")
	flags.IntVar(&c.clients, "clients", 8, "how many ask at once")
	flags.DurationVar(&c.duration, "duration", 5*time.Second, "how long each row is measured")
	if err := flags.Parse(arguments); err != nil {
		return err
	}
	c.token = os.Getenv("KIOSK_TOKEN")
	switch {
	case c.token == "":
		return errors.New("KIOSK_TOKEN must be an API token with products:read and orders:read, and orders:write for -customer")
	case c.clients < 1 || c.duration <= 0:
		return errors.New("-clients and -duration must be above zero")
	}
	return nil
}

// kindOfRequest is one kind of request.
type kindOfRequest struct {
	name string
	ask  func(context.Context) error
}

// measureRunning runs the command: it measures one row after the other and prints a table.
func measureRunning(ctx context.Context, arguments []string, stdout, stderr io.Writer) error {
	var c askCommand
	if err := c.parse(arguments, stderr); err != nil {
		return err
	}
	transport := http.DefaultTransport.(*http.Transport).Clone()
	transport.MaxIdleConnsPerHost = c.clients
	defer transport.CloseIdleConnections()
	api, err := client.New(c.url, c.token, client.WithRetries(0), client.WithHTTPClient(&http.Client{Transport: transport, Timeout: time.Minute}))
	if err != nil {
		return err
	}
	rows, err := c.rows(ctx, api)
	if err != nil {
		return err
	}
	table := tabwriter.NewWriter(stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "request\trequests/s\tp50\tp95\tp99\terrors\t")
	for _, row := range rows {
		if err := c.measure(ctx, row, table); err != nil {
			return err
		}
	}
	return table.Flush()
}

// rows returns the requests to measure, for the products of the store.
func (c askCommand) rows(ctx context.Context, api *client.Client) ([]kindOfRequest, error) {
	products, err := api.Products(ctx)
	if err != nil {
		return nil, err
	}
	if len(products) == 0 {
		return nil, errors.New("the store sells nothing: there is nothing to ask for")
	}
	product := products[0].ID
	rows := []kindOfRequest{
		{"product list", func(ctx context.Context) error { _, err := api.Products(ctx); return err }},
		{"product", func(ctx context.Context) error { _, err := api.Product(ctx, product); return err }},
		{"quote", func(ctx context.Context) error { _, err := api.Quote(ctx, product, client.CustomerRef{}); return err }},
		{"order list", func(ctx context.Context) error {
			_, err := api.OrderPage(ctx, client.OrderFilter{})
			return err
		}},
	}
	if c.customer == "" {
		return rows, nil
	}
	variation, err := cheapest(products)
	if err != nil {
		return nil, err
	}
	return append(rows, kindOfRequest{"order", func(ctx context.Context) error {
		_, err := api.PlaceOrder(ctx, client.PlaceOrderInput{Customer: client.ByID(c.customer), VariationIDs: []string{variation}})
		return err
	}}), nil
}

// cheapest returns the id of the cheapest variation that can be ordered.
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

// measure runs the clients until the time is over, and writes a line of the table. If there is no successful response, it returns the
// last error.
func (c askCommand) measure(ctx context.Context, row kindOfRequest, table io.Writer) error {
	result := load.Clients(ctx, c.clients, c.duration, func(ctx context.Context) (func() error, func(), error) {
		return func() error { return row.ask(ctx) }, func() {}, nil
	})
	if len(result.Took) == 0 {
		return fmt.Errorf("%s: not one response: %w", row.name, cmp.Or(result.Last, ctx.Err()))
	}
	quantile := func(part float64) time.Duration { return load.Quantile(result.Took, part).Round(10 * time.Microsecond) }
	_, err := fmt.Fprintf(table, "%s\t%.0f\t%s\t%s\t%s\t%d\t\n", row.name, result.Rate(),
		quantile(0.50), quantile(0.95), quantile(0.99), result.Failed)
	return err
}
