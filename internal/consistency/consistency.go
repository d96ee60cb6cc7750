// Package consistency proves that what a store wrote down agrees with itself: wallets with their ledgers, counters with what
// they count, orders with their items and money, events with their causes, rollups with the orders.
//
// Each check is one rule. It reads a part of a table at a time, all parts in one snapshot, so that it is right while
// the store sells and takes the same memory however large the store is.
package consistency

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/database"
)

const (
	// MaxFindings is the most findings of one check that a Result holds.
	MaxFindings = 100

	// part is the number of rows that a check looks at in one statement.
	part = 5_000
)

// Result is what a check found in one store.
type Result struct {
	Check    string        `json:"check"`
	Rule     string        `json:"rule"`
	Rows     int           `json:"rows"`               // examined; 0 for a check of the store as a whole
	Wrong    int           `json:"wrong"`              // that break the rule
	Findings []Finding     `json:"findings,omitempty"` // the first MaxFindings of them
	Took     time.Duration `json:"tookNanoseconds"`
}

// Finding is a row that breaks a rule, with the values that do not agree. Amounts are in minor units.
type Finding []Value

// Value is one column of a finding.
type Value struct{ Name, Text string }

// String lists the values: order_id=… total=4990 items=4989.
func (f Finding) String() string {
	words := make([]string, len(f))
	for i, value := range f {
		words[i] = value.Name + "=" + value.Text
	}
	return strings.Join(words, " ")
}

// MarshalJSON implements json.Marshaler: an object of the columns.
func (f Finding) MarshalJSON() ([]byte, error) {
	columns := make(map[string]string, len(f))
	for _, value := range f {
		columns[value.Name] = value.Text
	}
	return json.Marshal(columns)
}

// check is one rule, and the statement that finds what breaks it.
type check struct {
	name string
	rule string
	// table is whose ids bound the parts: the statement takes the store, and looks at what comes after $2 up to $3.
	// It is "" for a statement that takes the store only.
	table string
	find  string
}

// Checks returns the names of all checks, in the order in which Verify runs them.
func Checks() []string {
	var names []string
	for _, c := range checks {
		names = append(names, c.name)
	}
	return append(names, salesCheck)
}

var checks = join(walletChecks, orderChecks, licenseChecks, eventChecks, salesChecks)

func join(groups ...[]check) []check {
	var all []check
	for _, group := range groups {
		all = append(all, group...)
	}
	return all
}

// Watch is called at the beginning of each check, and after each part with the rows that were examined so far.
type Watch func(check string, rows int)

// Verify runs every check on a store, and calls watch meanwhile, which may be nil.
func Verify(ctx context.Context, d *database.DB, storeID uuid.UUID, watch Watch) ([]Result, error) {
	if watch == nil {
		watch = func(string, int) {}
	}
	results := make([]Result, 0, len(checks)+1)
	run := func(result Result, look func(*reader) error) error {
		begun := time.Now()
		watch(result.Check, 0)
		err := d.SnapshotTx(ctx, func(tx *sql.Tx) error {
			return look(&reader{ctx: ctx, tx: tx, store: storeID, result: &result, watch: watch})
		})
		if err != nil {
			return fmt.Errorf("consistency: %s: %w", result.Check, err)
		}
		result.Took = time.Since(begun)
		results = append(results, result)
		return nil
	}
	for _, c := range checks {
		if err := run(Result{Check: c.name, Rule: c.rule}, c.look); err != nil {
			return nil, err
		}
	}
	if err := run(Result{Check: salesCheck, Rule: salesRule}, newSales(d.Dialect).look); err != nil {
		return nil, err
	}
	return results, nil
}

// The check of the rollups, which goes by month.
const (
	salesCheck = "sales.rollups"
	salesRule  = "The sales rollups are the sums of the orders that are rolled up, as they were then."
)

// look runs the check part by part.
func (c check) look(r *reader) error {
	if c.table == "" {
		return r.find(c.find, r.store)
	}
	after := uuid.Nil
	for {
		upTo, rows, err := r.bound(c.table, after)
		if err != nil || rows == 0 {
			return err
		}
		if err := r.find(c.find, r.store, after, upTo); err != nil {
			return err
		}
		r.result.Rows += rows
		r.watch(c.name, r.result.Rows)
		if after = upTo; rows < part {
			return nil
		}
	}
}

// reader reads a store in one snapshot and collects what a check finds.
type reader struct {
	ctx    context.Context //nolint:containedctx // of one call of Verify
	tx     *sql.Tx
	store  uuid.UUID
	result *Result
	watch  Watch
}

// bound returns the id up to which the next part of a table goes, and how many rows it has.
func (r *reader) bound(table string, after uuid.UUID) (upTo uuid.UUID, rows int, err error) {
	err = r.tx.QueryRowContext(r.ctx, `
		SELECT id, n FROM (
			SELECT id, row_number() OVER (ORDER BY id) AS n FROM (
				SELECT id FROM `+table+` WHERE store_id = $1 AND id > $2 ORDER BY id LIMIT `+strconv.Itoa(part)+`) AS page
		) AS numbered ORDER BY n DESC LIMIT 1`, r.store, after).Scan(&upTo, &rows)
	if err == sql.ErrNoRows {
		return uuid.Nil, 0, nil
	}
	return upTo, rows, err
}

// find adds the rows of a statement to the findings.
func (r *reader) find(query string, args ...any) error {
	return database.Query(r.ctx, r.tx, func(rows *sql.Rows) error {
		names, err := rows.Columns()
		if err != nil {
			return err
		}
		values, targets := make([]any, len(names)), make([]any, len(names))
		for i := range values {
			targets[i] = &values[i]
		}
		if err := rows.Scan(targets...); err != nil {
			return err
		}
		r.note(finding(names, values))
		return nil
	}, query, args...)
}

func finding(names []string, values []any) Finding {
	found := make(Finding, len(names))
	for i, name := range names {
		found[i] = Value{name, text(values[i])}
	}
	return found
}

func text(value any) string {
	switch value := value.(type) {
	case nil:
		return "none"
	case []byte:
		return string(value)
	case time.Time:
		return value.UTC().Format(time.RFC3339Nano)
	default:
		return fmt.Sprint(value)
	}
}

// note adds a finding.
func (r *reader) note(f Finding) {
	r.result.Wrong++
	if len(r.result.Findings) < MaxFindings {
		r.result.Findings = append(r.result.Findings, f)
	}
}
