package seed

import (
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db/order"
	"kiosk/internal/money"
	"kiosk/internal/outbox"
)

// extension holds the data of the store that a history extends. Its methods can be called on a nil extension, for a history that fills
// an empty store.
type extension struct {
	Extension
	until time.Time   // the end of the history
	times []time.Time // of the orders
	staff []actor
}

// creditedAt returns when an order is credited back: after a second, or within two days in an extended store.
func (e *extension) creditedAt(s *sale) time.Time {
	if e == nil {
		return s.at.Add(time.Second)
	}
	after := 10*time.Minute + time.Duration(below(48*60))*time.Minute
	return s.at.Add(min(after, e.until.Sub(s.at)/2)).Truncate(time.Microsecond)
}

var reasons = map[fate][]string{
	refunded:  {"bought twice", "did not work on the customer's device", "wrong duration ordered", "goodwill"},
	cancelled: {"cancelled by the customer", "ordered by mistake"},
	failed:    {"supplier cannot deliver"},
}

// reason returns a random reason why staff ended an order, or "".
func (e *extension) reason(f fate) string {
	if e == nil || f == delivered {
		return ""
	}
	return reasons[f][below(len(reasons[f]))]
}

// clerk returns a random staff member who credits orders back, or the system.
func (e *extension) clerk() actor {
	if e == nil || len(e.staff) == 0 {
		return system
	}
	return e.staff[below(len(e.staff))]
}

// reference returns a random payment reference for a recharge, or "".
func (h *history) reference() string {
	if h.extension == nil && !h.options.References {
		return ""
	}
	return []string{"PIX", "bank transfer", "card"}[below(3)] + fmt.Sprintf(" %05d", below(100_000))
}

// source returns a random source of an order, mostly API.
func (e *extension) source() string {
	if e != nil && below(8) == 0 {
		return string(order.SourceADMIN)
	}
	return string(order.SourceAPI)
}

func (e *extension) key(v *variation, id uuid.UUID) string {
	if e == nil {
		return "KEY-" + id.String()
	}
	return e.Key(v.sku)
}

var auditColumns = []string{"id", "created_at", "store_id", "actor_kind", "actor_id", "actor_name", "action", "subject_type", "subject_id", "before", "after"}

func (r *rows) audit(at time.Time, by actor, action, subject string, id uuid.UUID, before, after map[string]any) error {
	beforeJSON, err := json.Marshal(before)
	if err != nil {
		return err
	}
	afterJSON, err := json.Marshal(after)
	if err != nil {
		return err
	}
	r.audits = append(r.audits, []any{idAt(at), at, r.store.ID, by.kind, by.id, by.name, action, subject, id, string(beforeJSON), string(afterJSON)})
	return nil
}

var endings = map[fate]string{refunded: "order.refund", cancelled: "order.cancel", failed: "order.fail"}

// auditEnd adds the audit entry of an order that was refunded, cancelled or failed.
func (r *rows) auditEnd(s *sale) error {
	if s.fate == delivered || r.extension == nil {
		return nil
	}
	before := order.StatusCOMPLETED
	if s.fate != refunded {
		before = order.StatusPROCESSING
	}
	return r.audit(s.credited, s.clerk, endings[s.fate], "Order", s.id,
		map[string]any{"number": s.number, "status": before, "refunded_amount": money.Amount(0)},
		map[string]any{"number": s.number, "status": s.fate.status(), "refunded_amount": s.total, "reason": s.reason})
}

// waitingOrders lists the orders, counted from the last, for a variation that is out of stock.
var waitingOrders = []int{3, 11, 22}

// waitedFor returns a variation that is out of stock if the next order must wait, else nil.
func (r *rows) waitedFor() *variation {
	if r.extension == nil || !slices.Contains(waitingOrders, len(r.extension.times)-r.placed) {
		return nil
	}
	for _, offered := range r.products {
		for _, v := range offered {
			if v.scarce {
				return v
			}
		}
	}
	return nil
}

const (
	rejections       = 6
	rejectionReason  = "The payment did not arrive."
	waitingRecharges = 5
)

// leaveRecharges adds recharges that were rejected, and some that wait for a decision. The latter are of the last two days, because a
// recharge is rejected after three days.
func (r *rows) leaveRecharges() error {
	span := r.options.Until.Sub(r.began)
	for i := range rejections {
		at := r.began.Add(span * time.Duration(i+3) / (rejections + 3)).Truncate(time.Microsecond)
		if err := r.rejected(r.buyer(at), at); err != nil {
			return err
		}
	}
	for i := range waitingRecharges {
		at := r.options.Until.Add(-time.Duration(1+i*9)*time.Hour - time.Duration(below(3_600))*time.Second)
		r.addRecharge(idAt(at), at, r.buyer(at), rechargeAmount(), "PENDING", nil, nil, "")
	}
	return nil
}

func rechargeAmount() money.Amount { return money.Amount(2+below(18)) * 25_00 }

// addRecharge adds a recharge that a customer requested, with the decision if there is one.
func (r *rows) addRecharge(id uuid.UUID, at time.Time, p *person, amount money.Amount, status string, decidedAt, decidedBy any, reason string) {
	r.recharges = append(r.recharges, []any{id, at, r.store.ID, p.id, int64(amount), status, r.reference(), decidedAt, decidedBy, reason})
}

// rejected adds a recharge that a staff member rejected four hours after the request.
func (r *rows) rejected(p *person, at time.Time) error {
	id, amount, by := idAt(at), rechargeAmount(), r.extension.clerk()
	decided := at.Add(min(4*time.Hour, r.options.Until.Sub(at)/2)).Truncate(time.Microsecond)
	r.addRecharge(id, at, p, amount, "REJECTED", decided, by.kind, rejectionReason)
	err := r.audit(decided, by, "recharge.reject", "Recharge", id,
		map[string]any{"amount": amount, "status": "PENDING"},
		map[string]any{"amount": amount, "status": "REJECTED", "reason": rejectionReason})
	if err != nil {
		return err
	}
	return r.journal.add(decided, outbox.RechargeRejected, id, outbox.RechargeRejectedData{
		Recharge: r.rechargeEvent(id, p, amount, "REJECTED"), Reason: rejectionReason, RejectedBy: "OWNER",
	})
}
