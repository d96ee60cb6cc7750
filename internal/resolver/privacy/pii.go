package privacy

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"entgo.io/ent/dialect/sql"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/recharge"
	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/fold"
)

// subjectPage is how many of what a customer has are looked at in one statement.
const subjectPage = 500

// eachSubject visits the ids of a customer and of their orders, recharges, ledger rows and licenses, by the type that the audit
// gives them: all that events and audit entries about a customer have as their subject.
func eachSubject(ctx context.Context, client *db.Client, id uuid.UUID, visit func(subjectType string, ids []uuid.UUID) error) error {
	if err := visit("Customer", []uuid.UUID{id}); err != nil {
		return err
	}
	for _, of := range []struct {
		subjectType string
		after       func(last uuid.UUID) ([]uuid.UUID, error)
	}{
		{"Order", func(last uuid.UUID) ([]uuid.UUID, error) {
			return client.Order.Query().Where(order.CustomerID(id), order.IDGT(last)).Order(order.ByID()).Limit(subjectPage).IDs(ctx)
		}},
		{"Recharge", func(last uuid.UUID) ([]uuid.UUID, error) {
			return client.Recharge.Query().Where(recharge.CustomerID(id), recharge.IDGT(last)).
				Order(recharge.ByID()).Limit(subjectPage).IDs(ctx)
		}},
		{"WalletTransaction", func(last uuid.UUID) ([]uuid.UUID, error) {
			return client.WalletTransaction.Query().Where(wallettransaction.CustomerID(id), wallettransaction.IDGT(last)).
				Order(wallettransaction.ByID()).Limit(subjectPage).IDs(ctx)
		}},
		{"License", func(last uuid.UUID) ([]uuid.UUID, error) {
			return soldLicenses(ctx, client, id, last)
		}},
	} {
		for last := uuid.Nil; ; {
			ids, err := of.after(last)
			if err != nil {
				return fmt.Errorf("privacy: find what a customer has: %w", err)
			}
			if len(ids) == 0 {
				break
			}
			if err := visit(of.subjectType, ids); err != nil {
				return err
			}
			last = ids[len(ids)-1]
		}
	}
	return nil
}

// soldLicenses returns the ids of a page of the licenses that the customer bought.
func soldLicenses(ctx context.Context, client *db.Client, customerID, last uuid.UUID) ([]uuid.UUID, error) {
	items, err := client.OrderItem.Query().
		Where(orderitem.HasOrderWith(order.CustomerID(customerID)), sql.FieldGT(orderitem.FieldLicenseID, last)).
		Order(orderitem.ByLicenseID()).
		Limit(subjectPage).
		Select(orderitem.FieldLicenseID).
		All(ctx)
	licenses := make([]uuid.UUID, len(items))
	for i, item := range items {
		licenses[i] = *item.LicenseID
	}
	return licenses, err
}

// personal are the members of stored documents that describe a person or may, as the columns of customers, orders, recharges
// and ledger rows are named, and whether an empty one is null.
var personal = map[string]bool{
	"name": false, "email": true, "phone": true, "linked_phone": true, "external_ref": true,
	"notes": false, "reference": false, "reason": false, "status_reason": false,
}

// impersonal are members of these documents below which names are those of things.
var impersonal = map[string]bool{"tier": true, "items": true}

// blankDocument blanks the personal members of a JSON document, however deep, and reports whether there were any.
func blankDocument(document json.RawMessage) (blank json.RawMessage, changed bool, err error) {
	if len(document) == 0 {
		return document, false, nil
	}
	var content any
	decoder := json.NewDecoder(bytes.NewReader(document))
	decoder.UseNumber() // amounts stay as they are written
	if err := decoder.Decode(&content); err != nil {
		return nil, false, fmt.Errorf("privacy: read a stored document: %w", err)
	}
	if !blankMembers(content) {
		return document, false, nil
	}
	if blank, err = json.Marshal(content); err != nil {
		return nil, false, fmt.Errorf("privacy: write a stored document: %w", err)
	}
	return blank, true, nil
}

func blankMembers(content any) (changed bool) {
	switch content := content.(type) {
	case []any:
		for _, element := range content {
			changed = blankMembers(element) || changed
		}
	case map[string]any:
		for name, member := range content {
			nullable, blanks := personal[name]
			text, isText := member.(string)
			switch {
			case blanks && isText && text != "":
				content[name] = ""
				if nullable {
					content[name] = nil
				}
				changed = true
			case !blanks && !impersonal[name]:
				changed = blankMembers(member) || changed
			}
		}
	}
	return changed
}

// namesPerson returns whether a text holds, whatever the case, the id, the whole name, the e-mail address, a phone
// or the external reference of a customer.
func namesPerson(person *db.Customer) func(text string) bool {
	var names []string
	for _, text := range []*string{new(person.ID.String()), &person.Name, person.Email, person.Phone, person.LinkedPhone, person.ExternalRef} {
		if text == nil {
			continue
		}
		if name := phrase(*text); name != phrase("") {
			names = append(names, name)
		}
	}
	return func(text string) bool {
		words := phrase(text)
		return slices.ContainsFunc(names, func(name string) bool { return strings.Contains(words, name) })
	}
}

// phrase is the words of a text in lower case, with a space around each: a phrase holds another one where its words follow each other.
func phrase(text string) string {
	return " " + strings.Join(fold.Words(text), " ") + " "
}

// ExportPage is the number of rows that are read at a time. An order has up to 20 items and their replacements.
const ExportPage = 500
