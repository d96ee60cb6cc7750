package database

import (
	"context"
	"database/sql"
	"fmt"
	"testing"
)

// settings are what the transaction, or the session outside of one, has.
func (s session) settings(t *testing.T, on Querier) (found string) {
	t.Helper()
	const query = `SELECT current_setting('transaction_isolation') || ', read only ' || current_setting('transaction_read_only') ||
		', seqscan ' || current_setting('enable_seqscan')`
	if err := Query(t.Context(), on, func(rows *sql.Rows) error { return rows.Scan(&found) }, query); err != nil {
		t.Fatal(err)
	}
	return found
}

func TestTransactionBeginsWithItsSettingsInOneRoundTripAndTakesThemAway(t *testing.T) {
	t.Parallel()
	s := newSession(t, 8)
	before := s.settings(t, s)
	ctx := WithSettings(t.Context(), "SET LOCAL enable_seqscan = off; SET LOCAL jit = off")
	for _, test := range []struct {
		options *sql.TxOptions
		end     func(*sql.Tx) error
		want    string
	}{
		{nil, (*sql.Tx).Commit, "read committed, read only off, seqscan off"},
		{&sql.TxOptions{Isolation: sql.LevelRepeatableRead, ReadOnly: true}, (*sql.Tx).Commit, "repeatable read, read only on, seqscan off"},
		{&sql.TxOptions{Isolation: sql.LevelSerializable}, (*sql.Tx).Rollback, "serializable, read only off, seqscan off"},
	} {
		t.Run(fmt.Sprintf("%v", test.options), func(t *testing.T) {
			var tx *sql.Tx
			var err error
			if took := s.roundTrips(func() { tx, err = s.BeginTx(ctx, test.options) }); err != nil || took != 1 {
				t.Fatalf("%d round trips: %v", took, err)
			}
			if got := s.settings(t, tx); got != test.want {
				t.Errorf("in it: %s; want %s", got, test.want)
			}
			if err := test.end(tx); err != nil {
				t.Fatal(err)
			}
			if got := s.settings(t, s); got != before {
				t.Errorf("after it: %s; before it: %s", got, before)
			}
		})
	}
}

func TestTransactionThatCannotHaveItsSettingsLeavesThePoolUsable(t *testing.T) {
	t.Parallel()
	s := newSession(t, 8)
	for _, settings := range []string{"SET LOCAL no_such_thing = 1", "SET LOCAL enable_seqscan = perhaps", "nonsense"} {
		if _, err := s.BeginTx(WithSettings(t.Context(), settings), nil); err == nil {
			t.Errorf("%s: no error", settings)
		}
		tx, err := s.BeginTx(t.Context(), nil)
		if err != nil {
			t.Fatalf("after %s: %v", settings, err)
		}
		if err := tx.Rollback(); err != nil {
			t.Error(err)
		}
	}
}

func TestTransactionWithSettingsEndsWithItsContext(t *testing.T) {
	t.Parallel()
	s := newSession(t, 8)
	ctx, cancel := context.WithCancel(WithSettings(t.Context(), "SET LOCAL enable_seqscan = off"))
	tx, err := s.BeginTx(ctx, nil)
	if err != nil {
		t.Fatal(err)
	}
	cancel()
	if err := tx.Commit(); err == nil {
		t.Error("it was committed")
	}
	if got := s.settings(t, s); got != "read committed, read only off, seqscan on" {
		t.Errorf("the next has %s", got)
	}
}
