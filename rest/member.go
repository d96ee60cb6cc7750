package rest

import (
	"encoding/json"
	"errors"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/ids"
	"kiosk/internal/money"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/customers"
)

// object is a JSON object of a body. Its methods return members by name and type. They return the zero value for a member
// that is absent or null. For a member of a wrong type they also record a field error.
type object struct {
	members map[string]any
	pointer string
	errs    *fieldErrors
}

// at returns the JSON pointer of a member.
func (o object) at(name string) string { return o.pointer + "/" + name }

func (o object) atIndex(name string, index int) string { return o.at(name) + "/" + strconv.Itoa(index) }

// maxEchoedName is the length in bytes of the longest member name that a response repeats.
const maxEchoedName = 128

// knows records an error for every member that is not in names. An error of a member with a very long name has the pointer of
// the object.
func (o object) knows(names ...string) {
	for _, name := range slices.Sorted(maps.Keys(o.members)) {
		switch {
		case o.errs.isFull():
			return
		case slices.Contains(names, name):
		case len(name) > maxEchoedName:
			o.errs.member(o.pointer, fieldUnknownField, "has a member with a name of %d bytes, which is not known", len(name))
		default:
			o.errs.member(o.at(escaped(name)), fieldUnknownField, "%s", unknown(name, names))
		}
	}
}

// escaped returns a name as a part of a JSON pointer. RFC 6901, section 3.
func escaped(name string) string { return strings.NewReplacer("~", "~0", "/", "~1").Replace(name) }

func (o object) has(name string) bool { return o.members[name] != nil }

// text returns a string member.
func (o object) text(name string) string {
	switch value := o.members[name].(type) {
	case nil:
		return ""
	case string:
		o.errs.nul(o.at(name), value)
		return value
	default:
		o.errs.member(o.at(name), fieldWrongType, "must be a string")
		return ""
	}
}

// id returns a UUID member.
func (o object) id(name string) uuid.UUID {
	text, isString := o.members[name].(string)
	if !isString {
		o.text(name)
		return uuid.Nil
	}
	id, valid := ids.Parse(text)
	if !valid {
		o.errs.member(o.at(name), problem.Invalid, "must be a UUID")
		return uuid.Nil
	}
	return orUnknownID(id)
}

// requiredID returns a UUID member that must be present.
func (o object) requiredID(name string) uuid.UUID {
	if !o.has(name) {
		o.errs.member(o.at(name), problem.Required, "is required")
		return uuid.Nil
	}
	return o.id(name)
}

// phone returns a phone member in E.164 format.
func (o object) phone(name string) string {
	text, isString := o.members[name].(string)
	if !isString {
		return o.text(name)
	}
	phone, valid := customers.ParsePhone(text)
	if !valid {
		o.errs.member(o.at(name), problem.Invalid, phoneRule)
	}
	return phone
}

// customer returns the customer that customerId, customerPhone or customerRef identifies. If one of them has a field error, it
// returns unknownID, so that Validate reports no second error.
func (o object) customer() customers.CustomerRef {
	customer := customers.CustomerRef{ID: o.id("customerId"), Phone: o.phone("customerPhone"), ExternalRef: o.externalRef("customerRef")}
	if o.errs.covers(o.at("customerId")) || o.errs.covers(o.at("customerPhone")) || o.errs.covers(o.at("customerRef")) {
		return customers.CustomerRef{ID: unknownID}
	}
	return customer
}

// externalRef returns a member that holds a customer's external reference. An empty string is a field error.
func (o object) externalRef(name string) string {
	text, isString := o.members[name].(string)
	if isString && !customers.ValidExternalRef(text) {
		o.errs.member(o.at(name), problem.Invalid, customers.ExternalRefRule, customers.MaxExternalRef)
	}
	return o.text(name)
}

// optionalText returns a string member, nil when it is absent or null.
func (o object) optionalText(name string) *string {
	if !o.has(name) {
		return nil
	}
	text := o.text(name)
	return &text
}

// optionalID returns a UUID member, nil when it is absent or null.
func (o object) optionalID(name string) *uuid.UUID {
	if !o.has(name) {
		return nil
	}
	id := o.id(name)
	return &id
}

// clears reports whether a member is null. In a PATCH, null clears the field.
func (o object) clears(name string) bool {
	value, present := o.members[name]
	return present && value == nil
}

// flag returns a boolean member, false when it is absent.
func (o object) flag(name string) bool {
	switch value := o.members[name].(type) {
	case nil:
		return false
	case bool:
		return value
	default:
		o.errs.member(o.at(name), fieldWrongType, "must be true or false")
		return false
	}
}

const phoneRule = "must be a phone number in E.164 format, such as +14155552671"

// amount returns a required member that holds money: a string or a number. Numbers are read from their digits, never as floats.
func (o object) amount(name string) money.Amount {
	value := o.members[name]
	switch value.(type) {
	case nil:
		o.errs.member(o.at(name), problem.Required, "is required")
		return 0
	case string, json.Number:
	default:
		o.errs.member(o.at(name), fieldWrongType, "must be an amount such as \"49.90\"")
		return 0
	}
	amount, err := money.ParseJSON(value)
	switch {
	case errors.Is(err, money.ErrPrecision):
		o.errs.member(o.at(name), problem.Invalid, "must have at most two decimals")
	case errors.Is(err, money.ErrTooLarge):
		o.errs.member(o.at(name), problem.Invalid, "is too large")
	case err != nil:
		o.errs.member(o.at(name), problem.Invalid, "must be an amount such as \"49.90\": digits, and a point with one or two more")
	}
	return amount
}

// time returns a member that holds an ISO 8601 date or date-time, or nil when it is absent.
func (o object) time(name string) *time.Time {
	if !o.has(name) {
		return nil
	}
	text, isString := o.members[name].(string)
	if !isString {
		o.text(name)
		return nil
	}
	at, valid := parseTime(text)
	if !valid {
		o.errs.member(o.at(name), problem.Invalid, timeRule)
		return nil
	}
	return &at
}

// whole returns a whole number from low to high, or fallback when it is absent. 2.0 is read as 2.
func (o object) whole(name string, low, high, fallback int) int {
	switch value := o.members[name].(type) {
	case nil:
		return fallback
	case json.Number:
		number, err := value.Float64()
		if err != nil || number != math.Trunc(number) || number < float64(low) || number > float64(high) {
			o.errs.member(o.at(name), problem.Invalid, "must be a whole number from %d to %d", low, high)
			return fallback
		}
		return int(number)
	default:
		o.errs.member(o.at(name), fieldWrongType, "must be a number")
		return fallback
	}
}

// list returns an array member.
func (o object) list(name string) []any {
	switch value := o.members[name].(type) {
	case nil:
		return nil
	case []any:
		return value
	default:
		o.errs.member(o.at(name), fieldWrongType, "must be an array")
		return nil
	}
}

// element returns an element of an array member as an object. For an element of another type, isObject is false and the
// object has no members; the caller records the field error.
func (o object) element(name string, index int, value any) (element object, isObject bool) {
	element = object{pointer: o.atIndex(name, index), errs: o.errs}
	element.members, isObject = value.(map[string]any)
	return element, isObject
}

// orUnknownID returns the id, or unknownID for the nil UUID. Operations read the nil UUID as "no id".
func orUnknownID(id uuid.UUID) uuid.UUID {
	if id == uuid.Nil {
		return unknownID
	}
	return id
}

// unknownID is an id that no row has. It replaces a malformed path id, so that the response is the same as for an unknown
// one.
var unknownID = uuid.Max
