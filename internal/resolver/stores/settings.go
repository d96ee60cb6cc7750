package stores

import (
	"context"
	"fmt"
	"strings"
	_ "time/tzdata" // so that the known time zones do not depend on the host

	"kiosk/ent/db"
	"kiosk/ent/db/store"
	"kiosk/internal/money"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/access"
)

const (
	maxLowStockDefault = 1_000_000
	maxDeadlineHours   = 8_760 // a year
)

// UpdateSettingsInput changes the settings of the actor's store. Nil fields stay.
type UpdateSettingsInput struct {
	Version                     int // the version that the change is based on
	Name                        *string
	Timezone                    *string // IANA name
	LowStockDefault             *int
	RechargeReviewLimit         *money.Amount // a larger recharge waits for the approval of staff
	ClearRechargeReviewLimit    bool          // no recharge waits
	SupportRefundLimit          *money.Amount // the maximum that a SUPPORT member may refund of an order
	ClearSupportRefundLimit     bool          // SUPPORT members may refund nothing
	BackorderDeadlineHours      *int
	ClearBackorderDeadlineHours bool // backorders wait for ever
}

// Validate reports every invalid field.
func (in UpdateSettingsInput) Validate() error {
	var v problem.Fields
	if in.Name != nil {
		v.Name("/name", *in.Name, 200)
	}
	if in.Timezone != nil {
		v.Timezone("/timezone", *in.Timezone)
	}
	v.Between("/lowStockDefault", in.LowStockDefault, 0, maxLowStockDefault)
	checkLimit(&v, "/rechargeReviewLimit", in.RechargeReviewLimit)
	v.Clears("/clearRechargeReviewLimit", in.ClearRechargeReviewLimit, in.RechargeReviewLimit != nil)
	checkLimit(&v, "/supportRefundLimit", in.SupportRefundLimit)
	v.Clears("/clearSupportRefundLimit", in.ClearSupportRefundLimit, in.SupportRefundLimit != nil)
	v.Between("/backorderDeadlineHours", in.BackorderDeadlineHours, 1, maxDeadlineHours)
	v.Clears("/clearBackorderDeadlineHours", in.ClearBackorderDeadlineHours, in.BackorderDeadlineHours != nil)
	return v.Err()
}

// checkLimit checks the amount of a limit, which may be zero.
func checkLimit(v *problem.Fields, pointer string, value *money.Amount) {
	if value != nil && (*value < 0 || *value > money.Max) {
		v.Add(pointer, problem.OutOfRange, "must be %s to %s", money.Amount(0), money.Max)
	}
}

// UpdateSettings changes the settings of the actor's store. They apply at once in this process, and within five seconds in others.
// Equal values write nothing.
// Errors: CodeInvalidInput, CodeStale.
func (ops *Operations) UpdateSettings(ctx context.Context, in UpdateSettingsInput) (*db.Store, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	var changed *db.Store
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		before, err := operation.Locked(tx, tx.Tx.Store.Query().Where(store.ID(tx.Store.ID))).Only(ctx)
		if err != nil {
			return fmt.Errorf("stores: read settings: %w", err)
		}
		if before.Version != in.Version {
			return operation.Stale("settings")
		}
		if !in.changes(before) {
			changed = before.Unwrap()
			return nil
		}
		after, err := in.apply(tx.Tx.Store.UpdateOneID(tx.Store.ID)).
			SetUpdatedAt(tx.Now).
			AddVersion(1).
			Save(ctx)
		if err != nil {
			return fmt.Errorf("stores: change settings: %w", err)
		}
		changed = after.Unwrap()
		if changed.Timezone != before.Timezone {
			if err := access.MoveDigests(ctx, tx, changed.Timezone); err != nil {
				return err
			}
		}
		return tx.Audit(ctx, operation.Change{
			Action: "settings.update", Subject: "Store", ID: changed.ID, Before: settingsOf(before), After: settingsOf(changed),
		})
	})
	if err != nil {
		return nil, err
	}
	ops.ForgetStore(changed.ID)
	return changed, nil
}

// changes reports whether the input changes the value of any setting.
func (in UpdateSettingsInput) changes(before *db.Store) bool {
	return in.Name != nil && strings.TrimSpace(*in.Name) != before.Name ||
		operation.Replaces(&before.Timezone, in.Timezone, false) ||
		operation.Replaces(&before.LowStockDefault, in.LowStockDefault, false) ||
		operation.Replaces(before.RechargeReviewLimit, in.RechargeReviewLimit, in.ClearRechargeReviewLimit) ||
		operation.Replaces(before.SupportRefundLimit, in.SupportRefundLimit, in.ClearSupportRefundLimit) ||
		operation.Replaces(before.BackorderDeadlineHours, in.BackorderDeadlineHours, in.ClearBackorderDeadlineHours)
}

func (in UpdateSettingsInput) apply(update *db.StoreUpdateOne) *db.StoreUpdateOne {
	if in.Name != nil {
		update.SetName(strings.TrimSpace(*in.Name))
	}
	update.SetNillableTimezone(in.Timezone).
		SetNillableLowStockDefault(in.LowStockDefault).
		SetNillableRechargeReviewLimit(in.RechargeReviewLimit).
		SetNillableSupportRefundLimit(in.SupportRefundLimit).
		SetNillableBackorderDeadlineHours(in.BackorderDeadlineHours)
	if in.ClearRechargeReviewLimit {
		update.ClearRechargeReviewLimit()
	}
	if in.ClearSupportRefundLimit {
		update.ClearSupportRefundLimit()
	}
	if in.ClearBackorderDeadlineHours {
		update.ClearBackorderDeadlineHours()
	}
	return update
}

// settings are the settings of a store in an entry of the audit.
type settings struct {
	Name                   string        `json:"name"`
	Timezone               string        `json:"timezone"`
	LowStockDefault        int           `json:"low_stock_default"`
	RechargeReviewLimit    *money.Amount `json:"recharge_review_limit"`
	SupportRefundLimit     *money.Amount `json:"support_refund_limit"`
	BackorderDeadlineHours *int          `json:"backorder_deadline_hours"`
	Version                int           `json:"version"`
}

func settingsOf(s *db.Store) settings {
	return settings{
		s.Name, s.Timezone, s.LowStockDefault, s.RechargeReviewLimit, s.SupportRefundLimit, s.BackorderDeadlineHours, s.Version,
	}
}
