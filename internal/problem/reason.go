package problem

import (
	"fmt"
	"strings"
)

// Reason says exactly why a field or an operation is rejected, so that a client can show its own text. Reasons are stable.
type Reason string

// Rule describes a Reason.
type Rule struct {
	Code    string   // the code of the field or operation; several reasons share one
	Params  []string // the names of the reason's parameters, in the order of the arguments of Fields.Add
	Meaning string
}

// The reasons that are not also a code of a Field.
const (
	Empty             Reason = "empty"
	ColumnMissing     Reason = "column_missing"
	ColumnUnnamed     Reason = "column_unnamed"
	TierInUse         Reason = "tier_in_use"
	TooManyBytes      Reason = "too_many_bytes"
	AlreadyInStock    Reason = "already_in_stock"
	NotText           Reason = "not_text"
	NotPositive       Reason = "not_positive"
	TooLarge          Reason = "too_large"
	OutOfRange        Reason = "out_of_range"
	WrongLength       Reason = "wrong_length"
	NotASCII          Reason = "not_ascii"
	NotOneOf          Reason = "not_one_of"
	UnknownScope      Reason = "unknown_scope"
	UnknownColumn     Reason = "unknown_column"
	WrongType         Reason = "wrong_type"
	NotAmount         Reason = "not_amount"
	NotTime           Reason = "not_time"
	NotBoolean        Reason = "not_boolean"
	NotEmail          Reason = "not_email"
	NotPhone          Reason = "not_phone"
	NotSlug           Reason = "not_slug"
	NotIdentifier     Reason = "not_identifier"
	NotTimeZone       Reason = "not_time_zone"
	NotCurrency       Reason = "not_currency"
	NotUTF8           Reason = "not_utf8"
	RangeTooLong      Reason = "range_too_long"
	UnknownEventType  Reason = "unknown_event_type"
	NotCursor         Reason = "not_cursor"
	URLMalformed      Reason = "url_malformed"
	URLScheme         Reason = "url_scheme"
	URLUser           Reason = "url_user"
	URLFragment       Reason = "url_fragment"
	URLPort           Reason = "url_port"
	URLHost           Reason = "url_host"
	HostSpelling      Reason = "host_spelling"
	NotPublic         Reason = "not_public"
	NotFuture         Reason = "not_future"
	EndsBeforeStart   Reason = "ends_before_start"
	NotApplicable     Reason = "not_applicable"
	WrongPassword     Reason = "wrong_password"
	SameStore         Reason = "same_store"
	SameAsDeleted     Reason = "same_as_deleted"
	CategoryLoop      Reason = "category_loop"
	KindFixed         Reason = "kind_fixed"
	SKUOfOther        Reason = "sku_of_other"
	StockIsLicenses   Reason = "stock_is_licenses"
	StockPromised     Reason = "stock_promised"
	NewArchived       Reason = "new_archived"
	QuoteMisplaced    Reason = "quote_misplaced"
	CellCount         Reason = "cell_count"
	OtherLineDiffers  Reason = "other_line_differs"
	NotFound          Reason = Reason(CodeNotFound)
	VariationNotFound Reason = Reason(CodeVariationNotFound)
	ItemNotFound      Reason = Reason(CodeItemNotFound)
	AlreadyExists     Reason = Reason(CodeAlreadyExists)
	ProductState      Reason = Reason(CodeProductState)
	Stale             Reason = Reason(CodeStale)
)

// The reasons for operations that the state of an order does not allow, and for refunds that a role may not make.
const (
	OrderClosed      Reason = "order_closed"
	PartlyDelivered  Reason = "partly_delivered"
	NothingDelivered Reason = "nothing_delivered"
	NothingToDeliver Reason = "nothing_to_deliver"
	NothingToRefund  Reason = "nothing_to_refund"
	ItemStatus       Reason = "item_status"
	ItemKind         Reason = "item_kind"
	ItemReplaced     Reason = "item_replaced"
	RefundLimit      Reason = "refund_limit"
	NoRefunds        Reason = "no_refunds"
)

// The reasons why no money moves if the amount is not the one that the caller expects.
const (
	TotalChanged  Reason = "total_changed"
	AmountChanged Reason = "amount_changed"
)

// The reasons for rejected operations on staff members, their links and their stores.
const (
	WrongSignIn    Reason = "wrong_sign_in"
	LinkUnknown    Reason = "link_unknown"
	NoEmails       Reason = "no_emails"
	OwnPassword    Reason = "own_password"
	StoreNotLinked Reason = "store_not_linked"
	StoreIsLinked  Reason = "store_is_linked"
)

// Rules describes every reason. The console has a text for each in both of its languages.
var Rules = map[Reason]Rule{
	Invalid:           {Invalid, nil, "The value is wrong in a way that only a program can cause."},
	Required:          {Required, nil, "The value is missing."},
	Empty:             {Required, nil, "The list needs at least one entry."},
	ColumnMissing:     {Required, nil, "The file lacks the column."},
	TierInUse:         {Required, []string{"customers"}, "So many customers have the tier: say what becomes of them."},
	TooLong:           {TooLong, []string{"max"}, "More characters than `max`."},
	TooManyBytes:      {TooLong, []string{"max"}, "More bytes than `max`."},
	TooMany:           {TooMany, []string{"max"}, "More entries than `max`."},
	Exclusive:         {Exclusive, nil, "Given together with another value that excludes it."},
	Duplicate:         {Duplicate, nil, "There twice in the input, or taken."},
	AlreadyInStock:    {Duplicate, nil, "The store knows the license already: in stock, sold, revoked or expired."},
	NotText:           {Invalid, nil, "No valid text, or with a NUL character."},
	NotPositive:       {Invalid, nil, "Not above zero."},
	TooLarge:          {Invalid, []string{"max"}, "More than `max`."},
	OutOfRange:        {Invalid, []string{"min", "max"}, "Not from `min` to `max`, or zero where that changes nothing."},
	WrongLength:       {Invalid, []string{"min", "max"}, "Not `min` to `max` bytes long."},
	NotASCII:          {Invalid, []string{"max"}, "Not 1 to `max` printable ASCII characters."},
	NotOneOf:          {Invalid, []string{"allowed"}, "None of the values in `allowed`."},
	UnknownScope:      {Invalid, []string{"value"}, "No scope."},
	UnknownColumn:     {Invalid, []string{"allowed"}, "No column of the file; those are `allowed`."},
	WrongType:         {Invalid, nil, "Does not fit its type."},
	NotAmount:         {Invalid, nil, "No amount such as 49.90."},
	NotTime:           {Invalid, nil, "No time in RFC 3339."},
	NotBoolean:        {Invalid, nil, "Neither true nor false."},
	NotEmail:          {Invalid, nil, "No e-mail address."},
	NotPhone:          {Invalid, nil, "No phone number in E.164 format, or none where one is needed."},
	NotSlug:           {Invalid, []string{"max"}, "Not at most `max` lower-case letters, digits and single hyphens."},
	NotIdentifier:     {Invalid, []string{"max"}, "Not at most `max` letters, digits, dots, hyphens and underscores."},
	NotTimeZone:       {Invalid, nil, "No IANA time zone."},
	NotCurrency:       {Invalid, nil, "No ISO 4217 code."},
	RangeTooLong:      {Invalid, nil, "The range of time is too long, or too early."},
	UnknownEventType:  {Invalid, nil, "No type of events."},
	NotUTF8:           {Invalid, nil, "The file is not text in UTF-8."},
	NotCursor:         {Invalid, nil, "Not a position that the list has given out."},
	URLMalformed:      {Invalid, nil, "No URL."},
	URLScheme:         {Invalid, nil, "The URL does not start with https:// (or, where an operator allows it, http://)."},
	URLUser:           {Invalid, nil, "The URL has a user name or a password."},
	URLFragment:       {Invalid, nil, "The URL has a fragment, which is never sent."},
	URLPort:           {Invalid, nil, "The port is not from 1 to 65535."},
	URLHost:           {Invalid, nil, "The host is no domain name and no IP address."},
	HostSpelling:      {Invalid, []string{"host"}, "The host is an IP address in another spelling than `host`."},
	NotPublic:         {Invalid, []string{"address", "class"}, "The host is an IP address that is not on the public internet, but of the class `class`."},
	NotFuture:         {Invalid, nil, "Not in the future."},
	EndsBeforeStart:   {Invalid, nil, "The end is before the start."},
	NotApplicable:     {Invalid, nil, "Not for this operation or kind."},
	WrongPassword:     {Invalid, nil, "Not the password."},
	SameStore:         {Invalid, nil, "The store in which the person is signed in."},
	SameAsDeleted:     {Invalid, nil, "What is being deleted itself."},
	CategoryLoop:      {Invalid, nil, "The category itself or one below it."},
	KindFixed:         {Invalid, []string{"kind"}, "The kind of a product stays `kind`."},
	SKUOfOther:        {Invalid, []string{"product"}, "The SKU is of the product with the slug `product`."},
	StockIsLicenses:   {Invalid, nil, "The stock is the number of licenses."},
	StockPromised:     {string(CodeInsufficientStock), []string{"promised"}, "So many units, `promised`, were sold and wait to be handed out: the stock on hand cannot be less."},
	NewArchived:       {Invalid, nil, "A new product cannot be ARCHIVED."},
	QuoteMisplaced:    {Invalid, nil, "A quote is out of place; the lines after it were not read."},
	ColumnUnnamed:     {Invalid, nil, "The cell has a value, and the header no name for its column, which is given by its number."},
	CellCount:         {Invalid, []string{"cells", "header"}, "The line has `cells` cells and the header `header`."},
	OtherLineDiffers:  {Invalid, []string{"line"}, "Line `line` says something else of the same product."},
	NotFound:          {string(CodeNotFound), nil, "There is no such thing in the store."},
	VariationNotFound: {string(CodeVariationNotFound), nil, "There is no such variation."},
	ItemNotFound:      {string(CodeItemNotFound), nil, "Not an item of the order."},
	AlreadyExists:     {string(CodeAlreadyExists), nil, "Another one has the value already."},
	ProductState:      {string(CodeProductState), nil, "The state of the product does not allow it."},
	Stale:             {string(CodeStale), nil, "Changed by someone else in the meantime."},

	OrderClosed:      {string(CodeOrderState), []string{"status"}, "The order is closed: its status is `status`."},
	PartlyDelivered:  {string(CodeOrderState), nil, "Something was delivered: refund the order instead."},
	NothingDelivered: {string(CodeOrderState), nil, "Nothing was delivered yet: cancel the order instead."},
	NothingToDeliver: {string(CodeOrderState), nil, "No item waits for staff to deliver it."},
	NothingToRefund:  {string(CodeOrderState), nil, "Nothing is left to refund."},
	ItemStatus:       {string(CodeOrderState), []string{"status"}, "The item's status is `status`."},
	ItemKind:         {string(CodeOrderState), []string{"kind"}, "The item is of the kind `kind`: licenses deliver and replace DIGITAL items, people the others."},
	ItemReplaced:     {string(CodeOrderState), nil, "The item was replaced: refund the one that replaced it."},
	RefundLimit:      {string(CodeForbidden), []string{"limit"}, "The caller may refund up to `limit` of an order."},
	NoRefunds:        {string(CodeForbidden), nil, "The store sets no limit up to which the role may refund."},

	TotalChanged:  {string(CodeStale), []string{"total"}, "The order costs `total` now, which is not what was expected."},
	AmountChanged: {string(CodeStale), []string{"amount"}, "The order would be credited with `amount` now, which is not what was expected."},

	WrongSignIn:    {string(CodeUnauthenticated), nil, "The store, the e-mail address or the password is wrong."},
	LinkUnknown:    {string(CodeNotFound), nil, "The one-time link is wrong, used or replaced."},
	NoEmails:       {string(CodeNotFound), nil, "The server sends no e-mails."},
	OwnPassword:    {string(CodeForbidden), nil, "One's own password is changed with the old one."},
	StoreNotLinked: {string(CodeNotFound), nil, "No account in the store is linked."},
	StoreIsLinked:  {string(CodeAlreadyExists), nil, "Another account of one of the two stores is linked already."},
}

// Choices are the allowed values of a field.
type Choices []string

// String joins them as in a sentence: "A, B or C".
func (c Choices) String() string {
	last := len(c) - 1
	return strings.Join(c[:last], ", ") + " or " + c[last]
}

// NewField returns a Field with the code of the reason. The first arguments of the format are the reason's parameters.
func NewField(pointer string, reason Reason, format string, args ...any) Field {
	return Field{
		Pointer: pointer, Code: Rules[reason].Code, Detail: fmt.Sprintf(format, args...),
		Reason: reason, Params: reason.params(args),
	}
}

// RefuseFor returns an Error with the code of the reason. The first arguments of the format are the reason's parameters.
func RefuseFor(reason Reason, format string, args ...any) *Error {
	return &Error{
		Code: Code(Rules[reason].Code), Detail: fmt.Sprintf(format, args...),
		Reason: reason, Params: reason.params(args),
	}
}

func (r Reason) params(args []any) map[string]any {
	names := Rules[r].Params
	if len(names) == 0 {
		return nil
	}
	params := make(map[string]any, len(names))
	for i, name := range names {
		params[name] = args[i]
	}
	return params
}
