package main

import (
	"context"
	"fmt"
	"time"

	"kiosk/ent/db"
	"kiosk/ent/db/customer"
	orderrow "kiosk/ent/db/order"
	"kiosk/ent/db/staffmember"
	"kiosk/ent/db/variation"
	"kiosk/internal/auth"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/access"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/timestamp"
)

const (
	// demoExpiringSKU is the variation in the first store whose licenses have expiry dates.
	demoExpiringSKU = "SONATA-FAMILY-30"
	// demoUploadAge is how many days ago those licenses were uploaded.
	demoUploadAge = 10
	demoBlocked   = "Eva Novak"
)

// demoExpiries are the expiry dates of the licenses, in days from now. Negative ones have passed.
var demoExpiries = []int{-6, -2, -1, 3, 5, 12, 25, 60, 85}

// demoCustomerComments are the comments of support staff about customers of the first store.
var demoCustomerComments = []struct{ customer, text string }{
	{"Ana Souza", "Writes from a new phone since March. The old number is hers, too."},
	{"Delta Resale Ltd", "Pays by bank transfer on Mondays: approve the top-up when the reference is there."},
	{"Delta Resale Ltd", "Asked for a price list with the tier Reseller. Sent."},
	{demoBlocked, "Asked for keys without paying and sent a forged receipt. Blocked until it is settled."},
}

// demoOrderComments are their comments about the newest order of each status.
var demoOrderComments = map[orderrow.Status]string{
	orderrow.StatusPENDING:   "The supplier delivers on Thursday. The customer knows.",
	orderrow.StatusREFUNDED:  "The key had been used before. Refunded, and reported to the supplier.",
	orderrow.StatusCOMPLETED: "Asked where to redeem it; the link from the instructions was enough.",
}

// addDetails adds to the first store data that only some rows of a list have: expiry dates of licenses, comments, a blocked
// customer.
func (s demoSetup) addDetails(ctx context.Context) error {
	row, err := s.resolver.StoreBySlug(auth.AllTenants(ctx), demoStores[0].slug)
	if err != nil {
		return err
	}
	inStore := auth.With(ctx, auth.System(row.ID))
	if err := s.addExpiring(inStore); err != nil {
		return err
	}
	support, err := s.database.Client.StaffMember.Query().
		Where(staffmember.Email(demoEmail(staffmember.RoleSUPPORT, row.Slug))).
		Only(inStore)
	if err != nil {
		return err
	}
	return s.addComments(auth.With(ctx, auth.Actor{
		Kind: auth.KindStaff, ID: support.ID, Name: access.StaffName(support), StoreID: row.ID, Role: auth.Role(support.Role),
	}))
}

// addExpiring uploads licenses as if it were demoUploadAge days ago, and takes the expired ones out of the stock.
func (s demoSetup) addExpiring(ctx context.Context) error {
	expiring, err := s.database.Client.Variation.Query().Where(variation.Sku(demoExpiringSKU)).Only(ctx)
	if err != nil {
		return err
	}
	now := timestamp.Now()
	past := resolver.New(resolver.Config{
		Database: s.database, Vault: s.keys, Now: func() time.Time { return now.AddDate(0, 0, -demoUploadAge) },
	})
	licenses := make([]orders.NewLicense, len(demoExpiries))
	for i, days := range demoExpiries {
		licenses[i] = orders.NewLicense{
			Credentials: newLicense(demoExpiringSKU),
			ExternalRef: fmt.Sprintf("sonata-%04d", 1207+i),
			ExpiresAt:   new(now.AddDate(0, 0, days)),
		}
	}
	upload := orders.UploadInput{VariationID: expiring.ID, Licenses: licenses, OnDuplicate: orders.DuplicateSkip}
	if _, _, err := past.UploadLicenses(ctx, upload); err != nil {
		return err
	}
	_, err = s.resolver.ExpireLicenses(ctx, len(licenses))
	return err
}

// addComments comments on some customers and, if there is a history, on some orders. It blocks the customer demoBlocked.
func (s demoSetup) addComments(ctx context.Context) error {
	for _, c := range demoCustomerComments {
		row, err := s.database.Client.Customer.Query().Where(customer.Name(c.customer)).Only(ctx)
		if err != nil {
			return fmt.Errorf("customer %s: %w", c.customer, err)
		}
		if _, _, err := s.resolver.CommentOnCustomer(ctx, customers.CommentOnCustomerInput{CustomerID: row.ID, Text: c.text}); err != nil {
			return err
		}
		if c.customer != demoBlocked {
			continue
		}
		if _, err := s.resolver.BlockCustomer(ctx, row.ID); err != nil {
			return err
		}
	}
	for status, text := range demoOrderComments {
		row, err := s.database.Client.Order.Query().
			Where(orderrow.StatusEQ(status)).
			Order(db.Desc(orderrow.FieldCreatedAt)).
			First(ctx)
		if db.IsNotFound(err) {
			continue // there is no history
		}
		if err != nil {
			return err
		}
		if _, _, err := s.resolver.CommentOnOrder(ctx, customers.CommentOnOrderInput{OrderID: row.ID, Text: text}); err != nil {
			return err
		}
	}
	return nil
}
