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

const phoneForm = "must be a phone number in E.164 format, such as +5511987654321"

// CustomerRef names a customer by one of id, linked phone and external reference. The zero value names no customer.
type CustomerRef struct {
	ID          uuid.UUID
	Phone       string // as the caller wrote it; Validate and the fingerprint of a call use E.164
	ExternalRef string `json:",omitempty"` // so that fingerprints of calls without one are as they were before there were any
}

// IsZero reports whether the reference is empty.
func (c CustomerRef) IsZero() bool { return c == CustomerRef{} }

// Key is the reference as statements take it. The phone must be in E.164 format: see Check.
func (c CustomerRef) Key() CustomerKey {
	return CustomerKey{ID: c.ID, LinkedPhone: c.Phone, ExternalRef: c.ExternalRef}
}

// Check reports what is wrong with the reference and returns it with its phone in E.164 format.
func (c CustomerRef) Check(v *problem.Fields) CustomerRef {
	var given []string
	for name, is := range map[string]bool{"customerId": c.ID != uuid.Nil, "customerPhone": c.Phone != "", "customerRef": c.ExternalRef != ""} {
		if is {
			given = append(given, name)
		}
	}
	for name, detail := range ExclusiveNames(given) {
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
		v.Add("/customerPhone", problem.NotPhone, phoneForm)
		return c
	}
	c.Phone = phone
	return c
}

// ExclusiveNames yields, in order, each of several names of which only one may be given, and what is wrong with it. It
// yields nothing for fewer than two.
func ExclusiveNames(given []string) iter.Seq2[string, string] {
	return func(yield func(name, detail string) bool) {
		given = slices.Sorted(slices.Values(given))
		if len(given) < 2 {
			return
		}
		for i, name := range given {
			others := slices.Delete(slices.Clone(given), i, i+1)
			if !yield(name, "cannot be given together with "+strings.Join(others, " or ")) {
				return
			}
		}
	}
}

// CheckRequired is Check for a reference that must name a customer.
func (c CustomerRef) CheckRequired(v *problem.Fields) CustomerRef {
	if c.IsZero() {
		v.Add("/customerId", problem.Required, "or customerPhone or customerRef is required")
	}
	return c.Check(v)
}

// Find returns the customer of a reference, also one who is blocked. Errors: CodeCustomerNotFound (also one who was erased),
// CodePhoneNotLinked.
func Find(ctx context.Context, sql database.Statements, ref CustomerRef) (*CustomerForSale, error) {
	found, err := FindIncludingErased(ctx, sql, ref)
	if err == nil && found.Erased {
		return nil, Erased()
	}
	return found, err
}

// FindIncludingErased is Find, also for a customer who was erased, whose wallet and orders stay.
// Errors: CodeCustomerNotFound, CodePhoneNotLinked.
func FindIncludingErased(ctx context.Context, sql database.Statements, ref CustomerRef) (*CustomerForSale, error) {
	found, err := queries{sql}.CustomerForSale(ctx, ref.Key())
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

// LockIncludingErased returns the id, the name and the phone of a customer, for the outcome that is kept under an idempotency key. The
// customer cannot be erased before the commit, so that erasing finds the outcome. Error: CodeCustomerNotFound.
func LockIncludingErased(ctx context.Context, tx *operation.Tx, id uuid.UUID) (*db.Customer, error) {
	found, err := queries{tx.SQL}.lockNameAndPhone(ctx, id)
	if err == nil && found == nil {
		err = NotFound()
	}
	return found, err
}

// NotFound refuses a reference to a customer that there is not.
func NotFound() *problem.Error {
	return problem.Refuse(problem.CodeCustomerNotFound, "There is no such customer.")
}

// The unique indexes of customers.
const (
	linkedPhoneIndex = "customer_store_id_linked_phone"
	externalRefIndex = "customer_store_id_external_ref"
)

// taken turns a unique index that a customer meets into a refusal that names the field, nil for another error.
func taken(err error) error {
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
	// MaxExternalRef is the most characters of an external reference.
	MaxExternalRef = 100
	// RegisterOperation is the name of RegisterCustomer under an idempotency key.
	RegisterOperation = "customers.create"
)

// ExternalRefRule completes "<field> …", with MaxExternalRef, for a value that ValidExternalRef refuses.
const ExternalRefRule = "must have 1 to %d printable ASCII characters"

// ValidExternalRef reports whether text can be an external reference: 1 to 100 printable ASCII characters.
func ValidExternalRef(text string) bool { return problem.IsPrintableASCII(text, MaxExternalRef) }

// checkExternalRef checks an external reference, if one is given.
func checkExternalRef(v *problem.Fields, pointer string, text *string) {
	if text != nil && !ValidExternalRef(*text) {
		v.Add(pointer, problem.NotASCII, ExternalRefRule, MaxExternalRef)
	}
}

// NewCustomer describes a customer to register.
type NewCustomer struct {
	Name           string
	Email          *string
	Phone          *string
	PhoneLinked    bool    // the customer proved that the phone is theirs
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

// RegisterCustomer adds a customer with an empty wallet. Event: customer.registered.
// It returns the customer with the tier, and whether that is the outcome of an earlier call with the same key.
// Errors: CodeInvalidInput, CodeAlreadyExists (a linked phone, an external reference), CodeNotFound (the tier),
// CodeIdempotencyKeyReused.
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

// insertCustomer writes the customer. Error: CodeAlreadyExists.
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
	if refusal := taken(err); refusal != nil {
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

// findTier returns a price tier, nil for none. Error: CodeNotFound.
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

// Until 2019 a 1 stood before the ten digits of a Mexican mobile number that was called from abroad: +52 1 55 1234 5678.
// WhatsApp still writes it.
const (
	mexico        = 52
	mexicanMobile = 1_00_0000_0000
)

// ParsePhone reads a phone number with its country code, a plus sign, digits and separators, and returns it in E.164
// format: with the same digits, but for a prefix that is dialled only within the country, as the 0 of +44 (0)20, and the 1 of
// Mexico's mobile numbers. It reports false when no number of that form can exist.
func ParsePhone(text string) (string, bool) {
	given, hasPlus := strings.CutPrefix(text, "+")
	if len(text) > 32 || !hasPlus || strings.ContainsFunc(given, isNotOfPhone) {
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
	digits := phonenumbers.NormalizeDigitsOnly(given)
	country := strconv.Itoa(int(number.GetCountryCode()))
	return phone, strings.HasPrefix(digits, country) && strings.HasSuffix(digits, strings.TrimPrefix(phone, "+"+country))
}

// isNotOfPhone reports whether a character is neither a digit, of any script, nor a separator. The library reads letters
// as those of a keypad, or skips them, and cuts off what follows a slash or a semicolon.
func isNotOfPhone(r rune) bool { return !unicode.IsDigit(r) && !strings.ContainsRune(" ().-", r) }

// Erased refuses an operation on a customer who was erased.
func Erased() *problem.Error {
	return problem.Refuse(problem.CodeCustomerNotFound, "This customer was erased: nothing can be sold or credited to them, and nothing of them changes.")
}

// Blocked refuses to sell to a customer who is blocked.
func Blocked() *problem.Error {
	return problem.Refuse(problem.CodeCustomerBlocked, "This customer is blocked and cannot buy.")
}

// CheckNotErased refuses what was written about a customer who was erased meanwhile. The foreign key of the row that was written
// locks the customer's row, so that they are not erased between this check and the commit. Error: CodeCustomerNotFound.
func CheckNotErased(ctx context.Context, tx *operation.Tx, customerID uuid.UUID) error {
	_, err := Find(ctx, tx.SQL, CustomerRef{ID: customerID})
	return err
}
