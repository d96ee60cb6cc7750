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
	"kiosk/internal/ids"
)

// subjectPage is the number of ids that eachSubject reads with one statement.
const subjectPage = 500

// eachSubject calls visit with the id of a customer, and with pages of the ids of the customer's orders, recharges, ledger
// rows and licenses. These are all subjects of the events and audit entries about a customer.
func eachSubject(ctx context.Context, client *db.Client, id uuid.UUID, visit func(ids []uuid.UUID) error) error {
	if err := visit([]uuid.UUID{id}); err != nil {
		return err
	}
	for _, after := range []func(last uuid.UUID) ([]uuid.UUID, error){
		func(last uuid.UUID) ([]uuid.UUID, error) {
			return client.Order.Query().Where(order.CustomerID(id), order.IDGT(last)).Order(order.ByID()).Limit(subjectPage).IDs(ctx)
		},
		func(last uuid.UUID) ([]uuid.UUID, error) {
			return client.Recharge.Query().Where(recharge.CustomerID(id), recharge.IDGT(last)).
				Order(recharge.ByID()).Limit(subjectPage).IDs(ctx)
		},
		func(last uuid.UUID) ([]uuid.UUID, error) {
			return client.WalletTransaction.Query().Where(wallettransaction.CustomerID(id), wallettransaction.IDGT(last)).
				Order(wallettransaction.ByID()).Limit(subjectPage).IDs(ctx)
		},
		func(last uuid.UUID) ([]uuid.UUID, error) {
			return soldLicenses(ctx, client, id, last)
		},
	} {
		for last := uuid.Nil; ; {
			ids, err := after(last)
			if err != nil {
				return fmt.Errorf("privacy: read ids of a customer's rows: %w", err)
			}
			if len(ids) == 0 {
				break
			}
			if err := visit(ids); err != nil {
				return err
			}
			last = ids[len(ids)-1]
		}
	}
	return nil
}

// soldLicenses returns a page of the ids of the licenses that the customer bought: those above last, sorted.
func soldLicenses(ctx context.Context, client *db.Client, customerID, last uuid.UUID) ([]uuid.UUID, error) {
	items, err := client.OrderItem.Query().
		Where(orderitem.HasOrderWith(order.CustomerID(customerID)), sql.FieldGT(orderitem.FieldLicenseID, last)).
		Order(orderitem.ByLicenseID()).
		Limit(subjectPage).
		Select(orderitem.FieldLicenseID).
		All(ctx)
	return ids.Of(items, func(i *db.OrderItem) uuid.UUID { return *i.LicenseID }), err
}

// personal has the fields of stored JSON documents that contain or may contain personal data, by the names of the columns of
// customers, orders, recharges and ledger rows. The value is true when a blanked field becomes null, and false when it
// becomes "".
var personal = map[string]bool{
	"name": false, "email": true, "phone": true, "linked_phone": true, "external_ref": true,
	"notes": false, "reference": false, "reason": false, "status_reason": false,
}

// impersonal has the fields of these documents whose content is not personal, although it has fields with names of personal.
var impersonal = map[string]bool{"tier": true, "items": true}

// blankDocument blanks the personal fields of a JSON document, at any depth, and reports whether it changed one.
func blankDocument(document json.RawMessage) (blank json.RawMessage, changed bool, err error) {
	if len(document) == 0 {
		return document, false, nil
	}
	var content any
	decoder := json.NewDecoder(bytes.NewReader(document))
	decoder.UseNumber() // keeps amounts as they are written
	if err := decoder.Decode(&content); err != nil {
		return nil, false, fmt.Errorf("privacy: read a stored document: %w", err)
	}
	if !blankFields(content) {
		return document, false, nil
	}
	if blank, err = json.Marshal(content); err != nil {
		return nil, false, fmt.Errorf("privacy: write a stored document: %w", err)
	}
	return blank, true, nil
}

func blankFields(content any) (changed bool) {
	switch content := content.(type) {
	case []any:
		for _, element := range content {
			changed = blankFields(element) || changed
		}
	case map[string]any:
		for name, field := range content {
			nullable, isPersonal := personal[name]
			text, isText := field.(string)
			switch {
			case isPersonal && isText && text != "":
				content[name] = ""
				if nullable {
					content[name] = nil
				}
				changed = true
			case !isPersonal && !impersonal[name]:
				changed = blankFields(field) || changed
			}
		}
	}
	return changed
}

// namesPerson returns a function that reports whether a text contains the customer's id, whole name, e-mail address, a phone
// or the external reference. It ignores case.
func namesPerson(person *db.Customer) func(text string) bool {
	var identifiers []string
	for _, text := range []*string{new(person.ID.String()), &person.Name, person.Email, person.Phone, person.LinkedPhone, person.ExternalRef} {
		if text == nil {
			continue
		}
		if identifier := phrase(*text); identifier != phrase("") {
			identifiers = append(identifiers, identifier)
		}
	}
	return func(text string) bool {
		words := phrase(text)
		return slices.ContainsFunc(identifiers, func(identifier string) bool { return strings.Contains(words, identifier) })
	}
}

// phrase returns the words of a text in lower case, with a space before and after each word. So strings.Contains finds whole
// words in sequence.
func phrase(text string) string {
	return " " + strings.Join(fold.Words(text), " ") + " "
}

// ExportPage is the number of rows that an export reads with one statement. An order has up to 20 items and their
// replacements.
const ExportPage = 500
