package rest

import (
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/internal/money"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/timestamp"
)

// orderView is an order in a list: Order in openapi.yaml.
type orderView struct {
	ID             uuid.UUID            `json:"id"`
	Number         string               `json:"number"`
	Status         order.Status         `json:"status"`
	Customer       orderCustomerView    `json:"customer"`
	Currency       string               `json:"currency"`
	Total          money.Amount         `json:"total"`
	RefundedAmount money.Amount         `json:"refundedAmount"`
	Items          []orderItemView      `json:"items"`
	Notes          string               `json:"notes"`
	Source         order.Source         `json:"source"`
	CreatedAt      timestamp.Timestamp  `json:"createdAt"`
	UpdatedAt      timestamp.Timestamp  `json:"updatedAt"`
	CompletedAt    *timestamp.Timestamp `json:"completedAt"`
}

type orderCustomerView struct {
	ID    uuid.UUID `json:"id"`
	Name  string    `json:"name"`
	Phone *string   `json:"phone"`
}

type orderItemView struct {
	ID           uuid.UUID            `json:"id"`
	ProductID    uuid.UUID            `json:"productId"`
	ProductName  string               `json:"productName"`
	VariationID  uuid.UUID            `json:"variationId"`
	SKU          string               `json:"sku"`
	Price        money.Amount         `json:"price"`
	BasePrice    money.Amount         `json:"basePrice"`
	AppliedTier  *tierView            `json:"appliedTier"`
	Status       orderitem.Status     `json:"status"`
	DurationDays int                  `json:"durationDays"`
	DeliveredAt  *timestamp.Timestamp `json:"deliveredAt"`
	ExpiresAt    *timestamp.Timestamp `json:"expiresAt"`
	Credentials  string               `json:"credentials,omitempty"` // in a read of one order, once delivered
}

// orderDetailView is an order read on its own, or just placed.
type orderDetailView struct {
	orderView
	PostSaleInstructions string `json:"postSaleInstructions"`
}

func newOrderView(o *db.Order) orderView {
	customer := o.Edges.Customer
	items := make([]orderItemView, len(o.Edges.Items))
	for i, item := range o.Edges.Items {
		items[i] = newOrderItemView(item)
	}
	return orderView{
		ID:             o.ID,
		Number:         o.Number,
		Status:         o.Status,
		Customer:       orderCustomerView{ID: customer.ID, Name: customer.Name, Phone: customer.Phone},
		Currency:       o.Currency,
		Total:          o.Total,
		RefundedAmount: o.RefundedAmount,
		Items:          items,
		Notes:          o.Notes,
		Source:         o.Source,
		CreatedAt:      timestamp.Of(o.CreatedAt),
		UpdatedAt:      timestamp.Of(o.UpdatedAt),
		CompletedAt:    timestamp.OfPtr(o.CompletedAt),
	}
}

func newOrderItemView(item *db.OrderItem) orderItemView {
	return orderItemView{
		ID:           item.ID,
		ProductID:    item.ProductID,
		ProductName:  item.ProductName,
		VariationID:  item.VariationID,
		SKU:          item.Sku,
		Price:        item.Price,
		BasePrice:    item.BasePrice,
		AppliedTier:  appliedTierView(item),
		Status:       item.Status,
		DurationDays: item.DurationDays,
		DeliveredAt:  timestamp.OfPtr(item.DeliveredAt),
		ExpiresAt:    timestamp.OfPtr(item.ExpiresAt),
	}
}

func appliedTierView(item *db.OrderItem) *tierView {
	if item.AppliedTierID == nil {
		return nil
	}
	return &tierView{ID: *item.AppliedTierID, Name: *item.AppliedTierName, Level: *item.AppliedTierLevel}
}

// newPlacedOrderView returns an order without credentials: POST /orders responds with the order as it was created.
func newPlacedOrderView(o *db.Order) orderDetailView {
	return orderDetailView{orderView: newOrderView(o), PostSaleInstructions: o.PostSaleInstructions}
}

func newOrderWithCredentialsView(o *orders.OrderWithCredentials) orderDetailView {
	view := newPlacedOrderView(o.Order)
	for i, item := range view.Items {
		if item.Status == orderitem.StatusDELIVERED {
			view.Items[i].Credentials = o.Credentials[item.ID]
		}
	}
	return view
}
