package graph_test

import (
	"encoding/json"
	"testing"

	"github.com/google/uuid"

	"kiosk/internal/auth"
)

type storeView struct {
	ID                     uuid.UUID
	Slug                   string
	Name                   string
	Timezone               string
	LowStockDefault        int
	RechargeReviewLimit    *string
	SupportRefundLimit     *string
	BackorderDeadlineHours *int
	Version                int
}

const (
	storeFields    = ` { id slug name timezone lowStockDefault rechargeReviewLimit supportRefundLimit backorderDeadlineHours version } }`
	readStore      = `{ done: store` + storeFields
	updateSettings = `mutation($input: UpdateSettingsInput!) { done: updateSettings(input: $input)` + storeFields
)

func TestSettingsAreReadChangedAndCleared(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		before := get[struct{ Done storeView }](t, o.as(t, auth.Viewer), readStore, nil).Done
		if before.ID != o.Store.ID || before.Slug != o.Slug || before.LowStockDefault != 5 || before.RechargeReviewLimit != nil {
			t.Errorf("%+v", before)
		}
		changed := do[storeView](t, o.staffClient, updateSettings, vars{
			"version": before.Version, "name": "Corner shop", "timezone": "America/Sao_Paulo", "lowStockDefault": 7,
			"rechargeReviewLimit": "100.00", "supportRefundLimit": "20.00", "backorderDeadlineHours": 48,
		})
		o.audited(t, "settings.update")
		if changed.Name != "Corner shop" || changed.Timezone != "America/Sao_Paulo" || changed.LowStockDefault != 7 ||
			*changed.RechargeReviewLimit != "100.00" || *changed.SupportRefundLimit != "20.00" || *changed.BackorderDeadlineHours != 48 {
			t.Errorf("%+v", changed)
		}
		inUse, err := o.Resolver.Store(o.Context(t))
		if err != nil || inUse.LowStockDefault != 7 {
			t.Errorf("operations do not use the settings at once: %v", err)
		}
		cleared := do[storeView](t, o.staffClient, updateSettings, vars{
			"version": changed.Version, "clearRechargeReviewLimit": true, "clearSupportRefundLimit": true, "clearBackorderDeadlineHours": true,
		})
		if cleared.RechargeReviewLimit != nil || cleared.SupportRefundLimit != nil || cleared.BackorderDeadlineHours != nil || cleared.LowStockDefault != 7 {
			t.Errorf("%+v", cleared)
		}

		same := vars{
			"version": cleared.Version, "name": " Corner shop ", "timezone": "America/Sao_Paulo", "lowStockDefault": 7,
			"clearRechargeReviewLimit": true, "clearSupportRefundLimit": true, "clearBackorderDeadlineHours": true,
		}
		o.leavesNoTrace(t, func() {
			if again := do[storeView](t, o.staffClient, updateSettings, same); again != cleared {
				t.Errorf("the same settings again: %+v, want %+v", again, cleared)
			}
		})
		o.refuses(t, "STALE", updateSettings, vars{"input": vars{"version": before.Version, "name": "Corner shop"}})
		o.refuses(t, "STALE", updateSettings, vars{"input": vars{"version": before.Version, "name": "Mine"}})
		o.refuses(t, "INVALID_INPUT", updateSettings, vars{"input": vars{
			"version": cleared.Version, "name": " ", "timezone": "Local", "lowStockDefault": -1, "rechargeReviewLimit": "-1.00",
			"supportRefundLimit": "1.00", "clearSupportRefundLimit": true, "backorderDeadlineHours": 0,
		}}, "input.name", "input.timezone", "input.lowStockDefault", "input.rechargeReviewLimit", "input.clearSupportRefundLimit",
			"input.backorderDeadlineHours")
		o.as(t, auth.Manager).refuses(t, "FORBIDDEN", updateSettings, vars{"input": vars{"version": cleared.Version}})
	})
}

func TestTheAuditTellsWhoChangedWhat(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		do[storeView](t, o.staffClient, updateSettings, vars{"version": 1, "lowStockDefault": 9})
		const list = `query($where: AuditEntryWhereInput) { auditEntries(first: 5, where: $where) { totalCount edges { node {
			actorKind actorId actorName action subjectType subjectId before after requestId } } } }`
		type entries struct {
			AuditEntries struct {
				TotalCount int
				Edges      []struct {
					Node struct {
						ActorKind, ActorName, Action, SubjectType, RequestID string
						ActorID, SubjectID                                   uuid.UUID
						Before, After                                        json.RawMessage
					}
				}
			}
		}
		where := vars{"where": vars{"actionHasPrefix": "settings.", "actorId": o.me(t), "subjectType": "Store"}}
		manager := o.as(t, auth.Manager)
		found := get[entries](t, manager, list, where).AuditEntries
		if found.TotalCount != 1 {
			t.Fatalf("%+v", found)
		}
		var before, after struct {
			LowStockDefault int `json:"low_stock_default"`
		}
		entry := found.Edges[0].Node
		if err := json.Unmarshal(entry.Before, &before); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(entry.After, &after); err != nil {
			t.Fatal(err)
		}
		if before.LowStockDefault != 5 || after.LowStockDefault != 9 || entry.SubjectID != o.Store.ID || entry.RequestID == "" || entry.ActorName != "Staff OWNER" {
			t.Errorf("%+v", entry)
		}
		foreign := open(t, o.Database)
		if theirs := get[entries](t, foreign.staffClient, list, where).AuditEntries; theirs.TotalCount != 0 {
			t.Errorf("another store sees %+v", theirs)
		}
		o.as(t, auth.Support).refuses(t, "FORBIDDEN", list, where)
	})
}
