// Package consistency checks that the data of a store agree: wallets with their ledgers, counters with the rows that they count, orders
// with their items and payments, events with their causes, and rollups with the orders.
//
// Each check verifies one rule. It reads a table in parts, so that its memory does not grow with the store. All parts are read in one
// snapshot, so that the check is right while the store sells.
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
	// MaxFindings is the maximum number of findings in a Result.
	MaxFindings = 100

	// part is the number of rows that a check reads in one statement.
	part = 5_000
)

// Result is the result of a check in one store.
type Result struct {
	Check    string        `json:"check"`
	Rule     string        `json:"rule"`
	Rows     int           `json:"rows"`               // examined rows; 0 for a check without parts
	Wrong    int           `json:"wrong"`              // rows that break the rule
	Findings []Finding     `json:"findings,omitempty"` // the first MaxFindings of the wrong rows
	Took     time.Duration `json:"tookNanoseconds"`
}

// Finding holds the values of a row that breaks a rule. Amounts are in minor units.
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

// check is one rule, and the statement that finds the rows that break it.
type check struct {
	name string
	rule string
	// table is the table that is checked in parts. The statement then takes the store and the bounds of a part: ids after $2 and up
	// to $3. When table is "", the statement runs once and takes only the store.
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

// Watch is called at the start of each check, and after each part with the number of rows examined so far.
type Watch func(check string, rows int)

// Verify runs every check on a store and returns the results. It calls watch, unless that is nil, to report progress.
func Verify(ctx context.Context, d *database.DB, storeID uuid.UUID, watch Watch) ([]Result, error) {
	if watch == nil {
		watch = func(string, int) {}
	}
	results := make([]Result, 0, len(checks)+1)
	runCheck := func(result Result, check func(*reader) error) error {
		begun := time.Now()
		watch(result.Check, 0)
		err := d.SnapshotTx(ctx, func(tx *sql.Tx) error {
			return check(&reader{ctx: ctx, tx: tx, store: storeID, result: &result, watch: watch})
		})
		if err != nil {
			return fmt.Errorf("consistency: %s: %w", result.Check, err)
		}
		result.Took = time.Since(begun)
		results = append(results, result)
		return nil
	}
	for _, c := range checks {
		if err := runCheck(Result{Check: c.name, Rule: c.rule}, c.run); err != nil {
			return nil, err
		}
	}
	if err := runCheck(Result{Check: salesCheck, Rule: salesRule}, func(r *reader) error { return r.compareSales(d.Dialect) }); err != nil {
		return nil, err
	}
	return results, nil
}

// The check of the rollups, whose parts are months.
const (
	salesCheck = "sales.rollups"
	salesRule  = "The sales rollups are the sums of the rolled-up orders, each in the state in which it was rolled up."
)

// run runs the check on each part.
func (c check) run(r *reader) error {
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

// reader reads a store in one snapshot and collects the findings of a check.
type reader struct {
	ctx    context.Context //nolint:containedctx // of one call of Verify
	tx     *sql.Tx
	store  uuid.UUID
	result *Result
	watch  Watch
}

// bound returns the last id of the next part of a table, and the number of rows in the part.
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
		r.add(finding(names, values))
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

// add counts a wrong row, and adds it to the findings unless there are MaxFindings.
func (r *reader) add(f Finding) {
	r.result.Wrong++
	if len(r.result.Findings) < MaxFindings {
		r.result.Findings = append(r.result.Findings, f)
	}
}
