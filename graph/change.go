package graph

import (
	"context"

	"kiosk/ent/db"
	"kiosk/graph/generated"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/webhooks"
)

// changeOf is what each type of events says about its subject.
var changeOf = map[outbox.Type]generated.Change{
	outbox.OrderCreated:        {Type: generated.ChangeTypeOrder, Kind: generated.ChangeKindCreated},
	outbox.OrderCompleted:      {Type: generated.ChangeTypeOrder, Kind: generated.ChangeKindUpdated},
	outbox.OrderItemsFulfilled: {Type: generated.ChangeTypeOrder, Kind: generated.ChangeKindUpdated},
	outbox.OrderCancelled:      {Type: generated.ChangeTypeOrder, Kind: generated.ChangeKindUpdated},
	outbox.OrderFailed:         {Type: generated.ChangeTypeOrder, Kind: generated.ChangeKindUpdated},
	outbox.OrderRefunded:       {Type: generated.ChangeTypeOrder, Kind: generated.ChangeKindUpdated},
	outbox.OrderItemReplaced:   {Type: generated.ChangeTypeOrder, Kind: generated.ChangeKindUpdated},
	outbox.RechargeRequested:   {Type: generated.ChangeTypeRecharge, Kind: generated.ChangeKindCreated},
	outbox.RechargeApproved:    {Type: generated.ChangeTypeRecharge, Kind: generated.ChangeKindUpdated},
	outbox.RechargeRejected:    {Type: generated.ChangeTypeRecharge, Kind: generated.ChangeKindUpdated},
	outbox.CustomerRegistered:  {Type: generated.ChangeTypeCustomer, Kind: generated.ChangeKindCreated},
	outbox.StockLow:            {Type: generated.ChangeTypeVariation, Kind: generated.ChangeKindUpdated},
	outbox.StockAvailable:      {Type: generated.ChangeTypeVariation, Kind: generated.ChangeKindUpdated},
}

// changes returns what the events of the store from now on say has changed. It ends as follow does.
func (r *Resolver) changes(ctx context.Context) (<-chan *generated.Change, error) {
	events, err := r.follow(ctx, webhooks.FollowInput{Types: outbox.Types})
	if err != nil {
		return nil, err
	}
	changes := make(chan *generated.Change)
	go func() {
		defer close(changes)
		for event := range events {
			if change, ok := changeBy(event); ok {
				select {
				case changes <- change:
				case <-ctx.Done():
				}
			}
		}
	}()
	return changes, nil
}

// changeBy returns what an event says has changed, if it names a subject.
func changeBy(event *db.Event) (*generated.Change, bool) {
	change, ok := changeOf[outbox.Type(event.Type)]
	if !ok || event.SubjectID == nil {
		return nil, false
	}
	change.ID = *event.SubjectID
	return &change, true
}
