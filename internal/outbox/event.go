// Package outbox inserts events in the transaction of the change that they report. A dispatcher publishes them after the commit.
// So no event is lost, and no event reports a change that was rolled back.
package outbox

import (
	"encoding/json"
	"slices"
	"strings"

	"github.com/google/uuid"

	"kiosk/internal/money"
	"kiosk/internal/timestamp"
)

// Type is an event type. docs/webhooks.md, "Event catalogue".
type Type string

// The event catalogue.
const (
	OrderCreated        Type = "order.created"
	OrderCompleted      Type = "order.completed"
	OrderItemsFulfilled Type = "order.items_fulfilled"
	OrderCancelled      Type = "order.cancelled"
	OrderFailed         Type = "order.failed"
	OrderRefunded       Type = "order.refunded"
	OrderItemReplaced   Type = "order.item_replaced"
	RechargeRequested   Type = "recharge.requested"
	RechargeApproved    Type = "recharge.approved"
	RechargeRejected    Type = "recharge.rejected"
	CustomerRegistered  Type = "customer.registered"
	StockLow            Type = "stock.low"
	StockAvailable      Type = "stock.available"
)

// Test is the type of the event that POST /webhooks/:id/test sends, to that endpoint alone, whatever it subscribes to.
const Test Type = "webhook.test"

// Kind describes a type of events in the catalogue.
type Kind struct {
	Type    Type
	Subject Subject // what its events are about; "" for Test
	Creates bool    // the event reports that its subject was created
	Blank   Blank   // removes personal data; nil if the data hold no name or phone of a customer and no text of staff about one
}

// Blank returns the data of an event without the personal data that the erasure of a customer removes.
type Blank func(data string) (string, error)

// blank returns a Blank that decodes the data as one of the …Data types, changes them, and encodes them again.
func blank[Data any](change func(*Data)) Blank {
	return func(text string) (string, error) {
		var data Data
		if err := json.Unmarshal([]byte(text), &data); err != nil {
			return "", err
		}
		change(&data)
		changed, err := json.Marshal(data)
		return string(changed), err
	}
}

var blankReason = blank(func(d *OrderEndedData) { d.Reason = "" })

// Subject is the type of row that an event is about.
type Subject string

// The subjects of events. Test has none.
const (
	AboutOrder     Subject = "ORDER"
	AboutRecharge  Subject = "RECHARGE"
	AboutCustomer  Subject = "CUSTOMER"
	AboutVariation Subject = "VARIATION"
)

// Catalogue lists all types of events. Those of the contract come first, in its order.
var Catalogue = []Kind{
	{Type: OrderCreated, Subject: AboutOrder, Creates: true},
	{Type: OrderCompleted, Subject: AboutOrder},
	{Type: OrderItemsFulfilled, Subject: AboutOrder},
	{Type: RechargeApproved, Subject: AboutRecharge},
	{Type: RechargeRejected, Subject: AboutRecharge, Blank: blank(func(d *RechargeRejectedData) { d.Reason = "" })},
	{Type: CustomerRegistered, Subject: AboutCustomer, Creates: true, Blank: blank(func(d *CustomerRegisteredData) {
		d.Customer.Name, d.Customer.Phone = "", nil
	})},
	{Type: StockLow, Subject: AboutVariation},
	{Type: StockAvailable, Subject: AboutVariation},
	{Type: OrderCancelled, Subject: AboutOrder, Blank: blankReason},
	{Type: OrderFailed, Subject: AboutOrder, Blank: blankReason},
	{Type: OrderRefunded, Subject: AboutOrder},
	{Type: OrderItemReplaced, Subject: AboutOrder},
	{Type: RechargeRequested, Subject: AboutRecharge, Creates: true},
	{Type: Test},
}

// Types lists the types of the Catalogue. PersonalTypes lists those whose data contain personal data.
var (
	Types         = typesOf(func(Kind) bool { return true })
	PersonalTypes = typesOf(func(k Kind) bool { return k.Blank != nil })
)

func typesOf(include func(Kind) bool) (types []Type) {
	for _, k := range Catalogue {
		if include(k) {
			types = append(types, k.Type)
		}
	}
	return types
}

// TypeRule is the error message, after the name of the field, for a value that is not a type of the catalogue.
var TypeRule = func() string {
	names := make([]string, len(Types))
	for i, name := range Types {
		names[i] = string(name)
	}
	return "must be one of " + strings.Join(names, ", ")
}()

// Valid reports whether t is in the catalogue.
func (t Type) Valid() bool { return slices.Contains(Types, t) }

// Personal reports whether t is one of PersonalTypes.
func (t Type) Personal() bool { return slices.Contains(PersonalTypes, t) }

// Blanked returns the data of an event of type t without the personal data that the erasure of a customer removes. Data of a type
// that is not Personal are returned unchanged.
func (t Type) Blanked(data string) (string, error) {
	for _, k := range Catalogue {
		if k.Type == t && k.Blank != nil {
			return k.Blank(data)
		}
	}
	return data, nil
}

// Event is an event to append.
type Event struct {
	ID         uuid.UUID // Append generates it when it is zero
	Type       Type
	Subject    uuid.UUID  // id of the order, recharge, customer or variation; may be zero
	Data       any        // one of the …Data types below; never holds credentials or notes
	EndpointID *uuid.UUID // the only receiver of a test event; nil for other events
}

// OrderData is the data of OrderCreated and OrderCompleted.
type OrderData struct {
	Order Order `json:"order"`
}

// Order is an order inside an event.
type Order struct {
	ID          uuid.UUID            `json:"id"`
	Number      string               `json:"number"`
	Status      string               `json:"status"`
	CustomerID  uuid.UUID            `json:"customerId"`
	Currency    string               `json:"currency"`
	Total       money.Amount         `json:"total"`
	Items       []OrderItem          `json:"items"`
	CreatedAt   timestamp.Timestamp  `json:"createdAt"`
	CompletedAt *timestamp.Timestamp `json:"completedAt,omitempty"`
}

// OrderItem is an item of an order inside an event.
type OrderItem struct {
	ID          uuid.UUID    `json:"id"`
	ProductID   uuid.UUID    `json:"productId"`
	VariationID uuid.UUID    `json:"variationId"`
	SKU         string       `json:"sku"`
	Price       money.Amount `json:"price"`
	Status      string       `json:"status"`
}

// OrderEndedData is the data of OrderCancelled and OrderFailed. The reason may be empty.
type OrderEndedData struct {
	Order  Order  `json:"order"`
	Reason string `json:"reason"`
}

// OrderRefundedData is the data of OrderRefunded: the items that this refund credited, and their amount.
type OrderRefundedData struct {
	Order  Order        `json:"order"`
	Items  []uuid.UUID  `json:"items"`
	Amount money.Amount `json:"amount"`
}

// ItemReplacedData is the data of OrderItemReplaced.
type ItemReplacedData struct {
	OrderID       uuid.UUID `json:"orderId"`
	ItemID        uuid.UUID `json:"itemId"`
	ReplacementID uuid.UUID `json:"replacementId"`
}

// RechargeRequestedData is the data of RechargeRequested.
type RechargeRequestedData struct {
	Recharge Recharge `json:"recharge"`
}

// ItemsFulfilledData is the data of OrderItemsFulfilled.
type ItemsFulfilledData struct {
	OrderID      uuid.UUID       `json:"orderId"`
	OrderStatus  string          `json:"orderStatus"`
	Items        []FulfilledItem `json:"items"`
	PendingItems int             `json:"pendingItems"`
}

// FulfilledItem is an item that was backfilled.
type FulfilledItem struct {
	ID          uuid.UUID `json:"id"`
	VariationID uuid.UUID `json:"variationId"`
	SKU         string    `json:"sku"`
}

// Recharge is a wallet recharge inside an event.
type Recharge struct {
	ID         uuid.UUID    `json:"id"`
	CustomerID uuid.UUID    `json:"customerId"`
	Amount     money.Amount `json:"amount"`
	Currency   string       `json:"currency"`
	Status     string       `json:"status"`
}

// RechargeApprovedData is the data of RechargeApproved.
type RechargeApprovedData struct {
	Recharge Recharge     `json:"recharge"`
	Balance  money.Amount `json:"balance"`
}

// RechargeRejectedData is the data of RechargeRejected. RejectedBy is OWNER or SYSTEM.
type RechargeRejectedData struct {
	Recharge   Recharge `json:"recharge"`
	Reason     string   `json:"reason"`
	RejectedBy string   `json:"rejectedBy"`
}

// CustomerRegisteredData is the data of CustomerRegistered.
type CustomerRegisteredData struct {
	Customer Customer `json:"customer"`
}

// Customer is a customer inside an event.
type Customer struct {
	ID        uuid.UUID           `json:"id"`
	Name      string              `json:"name"`
	Phone     *string             `json:"phone"`
	Tier      *Tier               `json:"tier"`
	CreatedAt timestamp.Timestamp `json:"createdAt"`
}

// Tier is a price tier inside an event.
type Tier struct {
	ID    uuid.UUID `json:"id"`
	Name  string    `json:"name"`
	Level int       `json:"level"`
}

// StockData is the data of StockLow and StockAvailable. Only StockLow has a threshold.
type StockData struct {
	ProductID     uuid.UUID `json:"productId"`
	VariationID   uuid.UUID `json:"variationId"`
	SKU           string    `json:"sku"`
	StockQuantity int       `json:"stockQuantity"`
	Threshold     *int      `json:"threshold,omitempty"`
}

// TestData is the data of Test.
type TestData struct {
	WebhookID string `json:"webhookId"`
	Message   string `json:"message"`
}
