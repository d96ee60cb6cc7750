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

// object is a JSON object of a body, whose members are taken out by name and type. A member that
// is absent or null yields the zero value; one of a wrong type as well, and a field error.
type object struct {
	members map[string]any
	pointer string
	errs    *fieldErrors
}

func (o object) at(name string) string { return o.pointer + "/" + name }

func (o object) atIndex(name string, index int) string { return o.at(name) + "/" + strconv.Itoa(index) }

// maxEchoedName is how many bytes of a member's name a response repeats at most.
const maxEchoedName = 128

// knows records the members of the object that are none of the names. One with a very long name is recorded at the object.
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

// escaped writes a name as a part of a JSON pointer. RFC 6901, section 3.
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

// requiredID returns a UUID member that must be there.
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

// customer returns the customer that customerId, customerPhone or customerRef name. Once something is wrong
// with one of them it is unknownID, and no further error is needed.
func (o object) customer() customers.CustomerRef {
	customer := customers.CustomerRef{ID: o.id("customerId"), Phone: o.phone("customerPhone"), ExternalRef: o.externalRef("customerRef")}
	if o.errs.covers(o.at("customerId")) || o.errs.covers(o.at("customerPhone")) || o.errs.covers(o.at("customerRef")) {
		return customers.CustomerRef{ID: unknownID}
	}
	return customer
}

// externalRef returns a member that holds an external reference of a customer, which is not empty when it is given.
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

// clears reports whether a member is null, which in a change means that there is to be none.
func (o object) clears(name string) bool {
	value, given := o.members[name]
	return given && value == nil
}

// flag returns a member that is true or false, and false when it is absent.
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

// amount returns a member that holds money: text or a number, of whose digits none is lost.
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

// whole returns a whole number from low to high, however it is written (2.0 is 2), and otherwise when it is absent.
func (o object) whole(name string, low, high, otherwise int) int {
	switch value := o.members[name].(type) {
	case nil:
		return otherwise
	case json.Number:
		number, err := value.Float64()
		if err != nil || number != math.Trunc(number) || number < float64(low) || number > float64(high) {
			o.errs.member(o.at(name), problem.Invalid, "must be a whole number from %d to %d", low, high)
			return otherwise
		}
		return int(number)
	default:
		o.errs.member(o.at(name), fieldWrongType, "must be a number")
		return otherwise
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

// element returns an element of an array member as an object; an element of another type is a
// fieldError, and an object without members.
func (o object) element(name string, index int, value any) (element object, isObject bool) {
	element = object{pointer: o.atIndex(name, index), errs: o.errs}
	element.members, isObject = value.(map[string]any)
	return element, isObject
}

// orUnknownID makes the nil UUID, which inside the program means "none was given", unknownID.
func orUnknownID(id uuid.UUID) uuid.UUID {
	if id == uuid.Nil {
		return unknownID
	}
	return id
}

// unknownID is an id that nothing has: a malformed path id becomes it, and so is not found in the
// same way as an unknown one.
var unknownID = uuid.Max
