package customers

import (
	"context"
	"fmt"
	"iter"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/google/uuid"
	"github.com/nyaruka/phonenumbers"

	"kiosk/ent/db"
	"kiosk/ent/db/pricetier"
	"kiosk/internal/database"
	"kiosk/internal/ids"
	"kiosk/internal/operation"
	"kiosk/internal/outbox"
	"kiosk/internal/problem"
	"kiosk/internal/timestamp"
)

const phoneRule = "must be a phone number in E.164 format, such as +5511987654321"

// CustomerRef identifies a customer by id, linked phone or external reference. The zero value identifies no customer.
type CustomerRef struct {
	ID          uuid.UUID
	Phone       string // as the caller wrote it; Check converts it to E.164 format, which the fingerprint of a call uses
	ExternalRef string `json:",omitempty"` // omitted so that calls without it have the fingerprint that earlier versions stored
}

// IsZero reports whether the reference is empty.
func (c CustomerRef) IsZero() bool { return c == CustomerRef{} }

// Check adds the invalid fields of the reference to v and returns the reference with its phone in E.164 format.
func (c CustomerRef) Check(v *problem.Fields) CustomerRef {
	var present []string
	for name, isPresent := range map[string]bool{"customerId": c.ID != uuid.Nil, "customerPhone": c.Phone != "", "customerRef": c.ExternalRef != ""} {
		if isPresent {
			present = append(present, name)
		}
	}
	for name, detail := range ExclusiveNames(present) {
		v.Add("/"+name, problem.Exclusive, "%s", detail)
	}
	if c.ExternalRef != "" && !ValidExternalRef(c.ExternalRef) {
		v.Add("/customerRef", problem.NotASCII, ExternalRefRule, MaxExternalRef)
	}
	if c.Phone == "" {
		return c
	}
	phone, ok := ParsePhone(c.Phone)
	if !ok {
		v.Add("/customerPhone", problem.NotPhone, phoneRule)
		return c
	}
	c.Phone = phone
	return c
}

// ExclusiveNames yields an error text for each of several fields of which a request may contain only one. The names are the
// fields that the request contains, and are yielded in alphabetical order. It yields nothing for fewer than two names.
func ExclusiveNames(names []string) iter.Seq2[string, string] {
	return func(yield func(name, detail string) bool) {
		sorted := slices.Sorted(slices.Values(names))
		if len(sorted) < 2 {
			return
		}
		for i, name := range sorted {
			others := slices.Delete(slices.Clone(sorted), i, i+1)
			if !yield(name, "cannot be given together with "+strings.Join(others, " or ")) {
				return
			}
		}
	}
}

// CheckRequired is Check for a reference that must not be empty.
func (c CustomerRef) CheckRequired(v *problem.Fields) CustomerRef {
	if c.IsZero() {
		v.Add("/customerId", problem.Required, "or customerPhone or customerRef is required")
	}
	return c.Check(v)
}

// Find returns the customer of a reference, who may be blocked. Errors: CodeCustomerNotFound (also for an erased customer),
// CodePhoneNotLinked.
func Find(ctx context.Context, sql database.Statements, ref CustomerRef) (*CustomerForSale, error) {
	found, err := FindIncludingErased(ctx, sql, ref)
	if err == nil && found.Erased {
		return nil, Erased()
	}
	return found, err
}

// FindIncludingErased is Find, but also returns an erased customer, whose wallet and orders still exist.
// Errors: CodeCustomerNotFound, CodePhoneNotLinked.
func FindIncludingErased(ctx context.Context, sql database.Statements, ref CustomerRef) (*CustomerForSale, error) {
	found, err := queries{sql}.customerForSale(ctx, ref)
	switch {
	case err != nil || found != nil:
		return found, err
	case ref.Phone != "":
		return nil, problem.Refuse(problem.CodePhoneNotLinked,
			"No customer has linked the phone %s. The customer can link it in their storefront profile.", ref.Phone)
	case ref.ExternalRef != "":
		return nil, problem.Refuse(problem.CodeCustomerNotFound, "No customer has the externalRef %s.", ref.ExternalRef)
	default:
		return nil, NotFound()
	}
}

// LockIncludingErased locks a customer against erasure and returns the id, the name and the phone. An outcome with this name
// can be stored with an idempotency key: erasure waits for the commit, finds the outcome and blanks the name.
// Error: CodeCustomerNotFound.
func LockIncludingErased(ctx context.Context, tx *operation.Tx, id uuid.UUID) (*db.Customer, error) {
	found, err := queries{tx.SQL}.lockNameAndPhone(ctx, id)
	if err == nil && found == nil {
		err = NotFound()
	}
	return found, err
}

// NotFound returns the error for a customer that does not exist.
func NotFound() *problem.Error {
	return problem.Refuse(problem.CodeCustomerNotFound, "There is no such customer.")
}

// The unique indexes of customers.
const (
	linkedPhoneIndex = "customer_store_id_linked_phone"
	externalRefIndex = "customer_store_id_external_ref"
)

// alreadyExists returns CodeAlreadyExists with the field when err violates a unique index of customers, otherwise nil.
func alreadyExists(err error) error {
	field, detail := "", ""
	switch database.ConstraintName(err) {
	case linkedPhoneIndex:
		field, detail = "phone", "is the linked phone of another customer"
	case externalRefIndex:
		field, detail = "externalRef", "is the externalRef of another customer"
	default:
		return nil
	}
	refusal := problem.Refuse(problem.CodeAlreadyExists, "The %s %s.", field, detail)
	refusal.Fields = []problem.Field{problem.NewField("/"+field, problem.AlreadyExists, "%s", detail)}
	return refusal
}

const (
	// MaxExternalRef is the maximum length of an external reference, in characters.
	MaxExternalRef = 100
	// RegisterOperation is the name of RegisterCustomer in the rows of idempotency keys.
	RegisterOperation = "customers.create"
)

// ExternalRefRule is the error text for a value that ValidExternalRef refuses. It takes MaxExternalRef as its argument.
const ExternalRefRule = "must have 1 to %d printable ASCII characters"

// ValidExternalRef reports whether text can be an external reference: 1 to 100 printable ASCII characters.
func ValidExternalRef(text string) bool { return problem.IsPrintableASCII(text, MaxExternalRef) }

// checkExternalRef validates an external reference; nil is valid.
func checkExternalRef(v *problem.Fields, pointer string, text *string) {
	if text != nil && !ValidExternalRef(*text) {
		v.Add(pointer, problem.NotASCII, ExternalRefRule, MaxExternalRef)
	}
}

// NewCustomer is the input of RegisterCustomer.
type NewCustomer struct {
	Name           string
	Email          *string
	Phone          *string
	PhoneLinked    bool    // the customer has proved ownership of the phone
	ExternalRef    *string // unique in the store
	TierID         *uuid.UUID
	IdempotencyKey string `json:"-"`
}

// Validate reports every invalid field.
func (in NewCustomer) Validate() error { return in.check() }

func (in *NewCustomer) check() error {
	var v problem.Fields
	v.Name("/name", in.Name, 200)
	if in.Email != nil {
		v.Email("/email", *in.Email)
	}
	in.Phone = checkPhone(&v, "/phone", in.Phone)
	checkExternalRef(&v, "/externalRef", in.ExternalRef)
	if in.PhoneLinked && in.Phone == nil {
		v.Add("/phoneLinked", problem.NotPhone, "needs a phone")
	}
	return v.Err()
}

// RegisterCustomer creates a customer with an empty wallet. Event: customer.registered.
//
// It returns the customer with the tier, and true when an earlier call with the same idempotency key produced it.
// Errors: CodeInvalidInput, CodeAlreadyExists (a linked phone, an external reference), CodeNotFound (the tier),
// CodeIdempotencyKeyInvalid, CodeIdempotencyKeyReused.
func (ops *Operations) RegisterCustomer(ctx context.Context, in NewCustomer) (*db.Customer, bool, error) {
	if err := in.check(); err != nil {
		return nil, false, err
	}
	call := operation.Call{Operation: RegisterOperation, Key: in.IdempotencyKey, Input: in}
	return operation.Once(ctx, ops.Runner, call, func(ctx context.Context, tx *operation.Tx) (*db.Customer, error) {
		tier, err := findTier(ctx, tx, in.TierID)
		if err != nil {
			return nil, err
		}
		registered, err := insertCustomer(ctx, tx, in)
		if err != nil {
			return nil, err
		}
		err = tx.Audit(ctx, operation.Change{Action: "customer.register", Subject: "Customer", ID: registered.ID, After: registered})
		if err != nil {
			return nil, err
		}
		registered.Edges.Tier = tier
		return registered, tx.Append(ctx, outbox.Event{Type: outbox.CustomerRegistered, Subject: registered.ID, Data: outbox.CustomerRegisteredData{
			Customer: outbox.Customer{
				ID:        registered.ID,
				Name:      registered.Name,
				Phone:     registered.Phone,
				Tier:      tierEvent(tier),
				CreatedAt: timestamp.Of(registered.CreatedAt),
			},
		}})
	})
}

// insertCustomer inserts the customer. Error: CodeAlreadyExists.
func insertCustomer(ctx context.Context, tx *operation.Tx, in NewCustomer) (*db.Customer, error) {
	create := tx.Customer.Create().
		SetID(ids.New()).
		SetCreatedAt(tx.Now).
		SetName(in.Name).
		SetNillableEmail(in.Email).
		SetNillablePhone(in.Phone).
		SetNillableExternalRef(in.ExternalRef).
		SetNillableTierID(in.TierID)
	if in.PhoneLinked {
		create.SetLinkedPhone(*in.Phone)
	}
	customer, err := create.Save(ctx)
	if refusal := alreadyExists(err); refusal != nil {
		return nil, refusal
	}
	if database.IsKeyViolation(err) {
		return nil, operation.ErrRetry // the tier was deleted just now
	}
	if err != nil {
		return nil, fmt.Errorf("customers: register customer: %w", err)
	}
	return customer.Unwrap(), nil
}

// findTier returns the price tier with the id, or nil when id is nil. Error: CodeNotFound.
func findTier(ctx context.Context, tx *operation.Tx, id *uuid.UUID) (*db.PriceTier, error) {
	if id == nil {
		return nil, nil //nolint:nilnil // no tier
	}
	tier, err := tx.PriceTier.Query().Where(pricetier.ID(*id)).Only(ctx)
	if db.IsNotFound(err) {
		refusal := problem.Refuse(problem.CodeNotFound, "There is no price tier %s.", id)
		refusal.Fields = []problem.Field{problem.NewField("/tierId", problem.NotFound, "is no price tier")}
		return nil, refusal
	}
	if err != nil {
		return nil, fmt.Errorf("customers: read price tier: %w", err)
	}
	return tier.Unwrap(), nil
}

func tierEvent(tier *db.PriceTier) *outbox.Tier {
	if tier == nil {
		return nil
	}
	return &outbox.Tier{ID: tier.ID, Name: tier.Name, Level: tier.Level}
}

// Until 2019, calls from abroad to a Mexican mobile number needed a 1 before its ten digits: +52 1 55 1234 5678. WhatsApp
// still writes numbers with this 1.
const (
	mexico        = 52
	mexicanMobile = 1_00_0000_0000
)

// ParsePhone returns a phone number in E.164 format. The text must be a plus sign, the country code, and digits with
// separators. The result has the same digits, without a prefix that is dialled only within the country, such as the 0 in
// +44 (0)20, and without the 1 of Mexican mobile numbers. It reports false when the number is not possible.
func ParsePhone(text string) (string, bool) {
	withoutPlus, hasPlus := strings.CutPrefix(text, "+")
	if len(text) > 32 || !hasPlus || strings.ContainsFunc(withoutPlus, isInvalidInPhone) {
		return "", false
	}
	number, err := phonenumbers.Parse(text, phonenumbers.UNKNOWN_REGION)
	if err != nil {
		return "", false
	}
	if number.GetCountryCode() == mexico && number.GetNationalNumber()/mexicanMobile == 1 {
		number.NationalNumber = new(number.GetNationalNumber() - mexicanMobile)
	}
	if !phonenumbers.IsPossibleNumber(number) {
		return "", false
	}
	phone := phonenumbers.Format(number, phonenumbers.E164)
	digits := phonenumbers.NormalizeDigitsOnly(withoutPlus)
	country := strconv.Itoa(int(number.GetCountryCode()))
	return phone, strings.HasPrefix(digits, country) && strings.HasSuffix(digits, strings.TrimPrefix(phone, "+"+country))
}

// isInvalidInPhone reports whether a character is neither a digit, of any script, nor a separator. The library would accept
// such characters: it reads letters as keys of a keypad or skips them, and ignores the text after a slash or a semicolon.
func isInvalidInPhone(r rune) bool { return !unicode.IsDigit(r) && !strings.ContainsRune(" ().-", r) }

// Erased returns the error for an operation on an erased customer.
func Erased() *problem.Error {
	return problem.Refuse(problem.CodeCustomerNotFound, "This customer was erased, and cannot buy, be credited or be changed.")
}

// Blocked returns the error for a sale to a blocked customer.
func Blocked() *problem.Error {
	return problem.Refuse(problem.CodeCustomerBlocked, "This customer is blocked and cannot buy.")
}

// RetryIfErased returns ErrRetry for CodeCustomerNotFound when the reference is a phone. The customer was erased after the phone
// was looked up, and the next attempt returns CodePhoneNotLinked. Other errors are returned unchanged.
func (c CustomerRef) RetryIfErased(err error) error {
	if c.Phone != "" && problem.HasCode(err, problem.CodeCustomerNotFound) {
		return operation.ErrRetry
	}
	return err
}

// CheckNotErased returns CodeCustomerNotFound when the customer was erased. It must run after the transaction has inserted a
// row with a foreign key to the customer: that key locks the customer's row, so the customer cannot be erased between this
// check and the commit.
func CheckNotErased(ctx context.Context, tx *operation.Tx, customerID uuid.UUID) error {
	_, err := Find(ctx, tx.SQL, CustomerRef{ID: customerID})
	return err
}
