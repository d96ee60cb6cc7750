// Code generated from rest/openapi.yaml by rest/eventtypes (make generate). DO NOT EDIT.

package client

// The event catalogue.
const (
	EventOrderCreated        EventType = "order.created"         // An order was created.
	EventOrderCompleted      EventType = "order.completed"       // An order was completed.
	EventOrderItemsFulfilled EventType = "order.items_fulfilled" // Waiting items were fulfilled.
	EventRechargeApproved    EventType = "recharge.approved"     // A recharge was approved.
	EventRechargeRejected    EventType = "recharge.rejected"     // A recharge was rejected.
	EventCustomerRegistered  EventType = "customer.registered"   // A customer registered.
	EventStockLow            EventType = "stock.low"             // Stock is low.
	EventStockAvailable      EventType = "stock.available"       // Stock is available again.
	EventOrderCancelled      EventType = "order.cancelled"       // An order was cancelled.
	EventOrderFailed         EventType = "order.failed"          // An order failed.
	EventOrderRefunded       EventType = "order.refunded"        // Items of an order were refunded.
	EventOrderItemReplaced   EventType = "order.item_replaced"   // An item of an order was replaced.
	EventRechargeRequested   EventType = "recharge.requested"    // A recharge waits for staff.
)
