package main

import (
	"context"
	"fmt"
	"io"
	"text/tabwriter"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/customer"
	"kiosk/ent/db/product"
	"kiosk/ent/db/staffmember"
	"kiosk/ent/db/variation"
	"kiosk/internal/money"
)

// demoInfo describes the stores of the demo to programs, in the file info.json.
type demoInfo struct {
	BaseURL    string      `json:"baseUrl"`
	GraphQLURL string      `json:"graphqlUrl"`
	Stores     []storeInfo `json:"stores"`
}

type storeInfo struct {
	Slug      string         `json:"slug"`
	ID        uuid.UUID      `json:"id"`
	Currency  string         `json:"currency"`
	Livemode  bool           `json:"livemode"`
	Tokens    tokensInfo     `json:"tokens"`
	Staff     []staffInfo    `json:"staff"`
	Customers []customerInfo `json:"customers"`
	Products  []productInfo  `json:"products"`
}

type tokensInfo struct {
	Full     string `json:"full"`     // every scope
	ReadOnly string `json:"readOnly"` // products:read only
}

type staffInfo struct {
	Email    string           `json:"email"`
	Password string           `json:"password"`
	Role     staffmember.Role `json:"role"`
}

type customerInfo struct {
	ID            uuid.UUID    `json:"id"`
	Phone         *string      `json:"phone"` // null unless linked
	Tier          *string      `json:"tier"`
	WalletBalance money.Amount `json:"walletBalance"`
}

type productInfo struct {
	ID         uuid.UUID       `json:"id"`
	Slug       string          `json:"slug"`
	Kind       product.Kind    `json:"kind"`
	Status     product.Status  `json:"status"`
	Variations []variationInfo `json:"variations"`
}

type variationInfo struct {
	ID             uuid.UUID    `json:"id"`
	SKU            string       `json:"sku"`
	Price          money.Amount `json:"price"`
	DependsOnStock bool         `json:"dependsOnStock"`
	StockQuantity  int          `json:"stockQuantity"`
}

// describe returns the present state of a store. Of the customers it describes only those of the plan, not those of the history.
func (s demoSetup) describe(ctx context.Context, plan demoStore, row *db.Store, secrets storeSecrets) (*storeInfo, error) {
	info := &storeInfo{
		Slug:     row.Slug,
		ID:       row.ID,
		Currency: row.Currency,
		Livemode: row.Livemode,
		Tokens:   tokensInfo{Full: secrets.Full, ReadOnly: secrets.ReadOnly},
	}
	for _, role := range demoRoles {
		email := demoEmail(role, row.Slug)
		info.Staff = append(info.Staff, staffInfo{Email: email, Password: secrets.Passwords[email], Role: role})
	}
	var emails []string
	for _, c := range plan.customers {
		emails = append(emails, c.email)
	}
	customers, err := s.database.Client.Customer.Query().Where(customer.EmailIn(emails...)).WithTier().Order(customer.ByCreatedAt(), customer.ByID()).All(ctx)
	if err != nil {
		return nil, fmt.Errorf("read the customers: %w", err)
	}
	for _, c := range customers {
		info.Customers = append(info.Customers, describeCustomer(c))
	}
	products, err := s.database.Client.Product.Query().
		WithVariations(func(q *db.VariationQuery) { q.Order(variation.ByCreatedAt(), variation.ByID()) }).
		Order(product.ByCreatedAt(), product.ByID()).
		All(ctx)
	if err != nil {
		return nil, fmt.Errorf("read the products: %w", err)
	}
	for _, p := range products {
		info.Products = append(info.Products, describeProduct(p))
	}
	return info, nil
}

func describeCustomer(c *db.Customer) customerInfo {
	info := customerInfo{ID: c.ID, Phone: c.LinkedPhone, WalletBalance: c.WalletBalance}
	if c.Edges.Tier != nil {
		info.Tier = &c.Edges.Tier.Name
	}
	return info
}

func describeProduct(p *db.Product) productInfo {
	info := productInfo{ID: p.ID, Slug: p.Slug, Kind: p.Kind, Status: p.Status}
	for _, v := range p.Edges.Variations {
		info.Variations = append(info.Variations, variationInfo{
			ID: v.ID, SKU: v.Sku, Price: v.Price, DependsOnStock: v.DependsOnStock, StockQuantity: v.StockQuantity,
		})
	}
	return info
}

// buyer returns the linked phone of the first customer who has one. It is "" when none has, because they were unlinked or erased.
func (s storeInfo) buyer() string {
	for _, c := range s.Customers {
		if c.Phone != nil {
			return *c.Phone
		}
	}
	return ""
}

// writeVariables writes the shell variables that the commands of the README use.
func (i *demoInfo) writeVariables(path string) error {
	demo := i.Stores[0]
	text := fmt.Sprintf("API=%s/api/v1/external\nTOKEN=%s\nCUSTOMER=%s\nPRODUCT=%s\nVARIATION=%s\n",
		i.BaseURL, demo.Tokens.Full, demo.buyer(), demo.Products[0].ID, demo.Products[0].Variations[0].ID)
	text += fmt.Sprintf("SITE=%s\nSTAFF=%s\nPASSWORD=%s\n", i.BaseURL, demo.Staff[0].Email, demo.Staff[0].Password)
	return writePrivate(path, []byte(text))
}

// print prints the addresses, the accounts and a command that buys a key.
func (i *demoInfo) print(w io.Writer, file, database string) {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintf(table, "\nKiosk demo on %s\n\n", database)
	fmt.Fprintf(table, "Console\t%s/console/\n", i.BaseURL)
	fmt.Fprintf(table, "  store\t%s\n", i.Stores[0].Slug)
	fmt.Fprintf(table, "  e-mail\t%s\n", i.Stores[0].Staff[0].Email)
	fmt.Fprintf(table, "  password\t%s\n\n", i.Stores[0].Staff[0].Password)
	fmt.Fprintf(table, "REST API\t%s/api/v1/external\n", i.BaseURL)
	fmt.Fprintf(table, "API reference\t%s/docs\n", i.BaseURL)
	fmt.Fprintf(table, "GraphQL\t%s/playground\n", i.BaseURL)
	fmt.Fprintf(table, "Health\t%s/readyz\n", i.BaseURL)
	for _, store := range i.Stores {
		fmt.Fprintf(table, "\nStore %s\t%s, %d products\n", store.Slug, store.Currency, len(store.Products))
		fmt.Fprintf(table, "  token, every scope\t%s\n", store.Tokens.Full)
		fmt.Fprintf(table, "  token, products only\t%s\n", store.Tokens.ReadOnly)
		fmt.Fprintf(table, "  %s\t%s\n", store.Staff[0].Email, store.Staff[0].Password)
	}
	fmt.Fprintf(table, "\nEverything else\t%s\n", file)
	_ = table.Flush()

	demo := i.Stores[0]
	fmt.Fprintf(w, `
Buy a key, in another terminal:

curl -X POST %s/api/v1/external/orders -H 'Authorization: Bearer %s' -H 'Content-Type: application/json' -d '{"customerPhone": "%s", "items": [{"variationId": "%s"}]}'

Ctrl-C ends the demo. What you do in it is kept for the next start.
`, i.BaseURL, demo.Tokens.Full, demo.buyer(), demo.Products[0].Variations[0].ID)
}
