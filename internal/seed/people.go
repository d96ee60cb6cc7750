package seed

import (
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/bulk"
	"kiosk/internal/ids"
	"kiosk/internal/money"
)

// person is a customer with a wallet. One in ten is Silver, one in twenty Gold, and half have linked a phone.
type person struct {
	id       uuid.UUID
	tier     *tier
	balance  money.Amount
	sequence int64
	since    time.Time // when the customer was registered
}

var customerColumns = []string{"id", "created_at", "updated_at", "version", "store_id", "name", "email", "phone", "linked_phone", "tier_id", "status", "wallet_balance", "wallet_sequence"}

// newPeople creates the customers, and their rows with empty wallets.
func newPeople(store uuid.UUID, options Options, tiers []*tier, at time.Time) ([]*person, bulk.Table) {
	people, rows := make([]*person, options.Customers), make([][]any, options.Customers)
	for i := range people {
		p := &person{id: ids.New(), since: at}
		var phone any
		switch {
		case i%20 == 5:
			p.tier = tiers[1]
		case i%10 == 1:
			p.tier = tiers[0]
		}
		if i%2 == 0 {
			phone = fmt.Sprintf("+55119%08d", i)
		}
		tierID, _, _ := p.tier.columns()
		name, email := options.person(i + 1)
		people[i] = p
		rows[i] = []any{p.id, at, at, 1, store, name, email, phone, phone, tierID, "ACTIVE", 0, 0}
	}
	return people, bulk.Table{Name: "customers", Columns: customerColumns, Rows: rows}
}

// person returns the name of the n-th customer, and the e-mail address or nil.
func (o Options) person(n int) (name string, email any) {
	if o.Person == nil {
		return fmt.Sprintf("Customer %d", n), nil
	}
	name, address := o.Person(n)
	if address == "" {
		return name, nil
	}
	return name, address
}

// move changes a wallet's balance, and returns the new balance and the sequence for the ledger row.
func (p *person) move(amount money.Amount) (money.Amount, int64) {
	p.balance += amount
	p.sequence++
	return p.balance, p.sequence
}

// topUp returns the amount of the recharge of a customer whose wallet lacks so much.
func topUp(lack money.Amount) money.Amount {
	const step = 50_00
	return (lack/step + 1 + money.Amount(below(5))) * step
}
