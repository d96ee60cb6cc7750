package main

import (
	"database/sql/driver"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/testkit/recorder"
)

// operation is what a recording of a made-up operation looks like.
func operation(customer, answer, made string, balance int64) []*recorder.Statement {
	return []*recorder.Statement{
		{Text: "BEGIN"},
		{
			Text:    "UPDATE customers SET balance = balance + $1 WHERE id = $2 RETURNING balance, owner",
			Args:    []driver.Value{int64(-100), customer},
			Columns: []string{"balance", "owner"}, First: []driver.Value{balance, answer},
		},
		{
			Text: "INSERT INTO orders VALUES ($1, $2, $3, $4, $5, $6)",
			Args: []driver.Value{made, customer, balance, answer, time.Now(), `{"order": "` + made + `"}`},
		},
		{Text: "INSERT INTO items VALUES ($1, $2)", Args: []driver.Value{made, nil}},
		{Text: "COMMIT"},
	}
}

func TestScriptTakesEachValueFromWhereTheOperationHadIt(t *testing.T) {
	t.Parallel()
	customers := [2]string{uuid.NewString(), uuid.NewString()}
	made, err := newScript(
		operation(customers[0], "owner-1", uuid.NewString(), 5_000), operation(customers[1], "owner-2", uuid.NewString(), 7_000),
		choice{name: "customer", set: "random(1, 9)", value: "id_of(:customer)", recorded: [2]any{customers[0], customers[1]}})
	if err != nil {
		t.Fatal(err)
	}
	const id = "lpad(to_hex(:f0::bigint), 32, '0')::uuid"
	for _, want := range []string{
		`\set customer random(1, 9)`,
		`\set f0 (:n * 64 + :client_id) * 32 + 0`,
		"UPDATE customers SET balance = balance + :c0 WHERE id = id_of(:customer) RETURNING balance, owner\n\\gset a1_\n",
		"INSERT INTO orders VALUES (" + id + ", id_of(:customer), :a1_balance, :a1_owner, now(), :c1);\n",
		"INSERT INTO items VALUES (" + id + ", NULL);\nCOMMIT;\n",
	} {
		if !strings.Contains(made.String(), want) {
			t.Errorf("no %q in\n%s", want, made)
		}
	}
	if made.constants[0] != "c0=-100" || !strings.HasPrefix(made.constants[1], `c1={"order"`) {
		t.Errorf("constants %q", made.constants)
	}
}

func TestScriptRefusesAValueThatNothingExplains(t *testing.T) {
	t.Parallel()
	first, second := operation("a", "b", "c", 1), operation("a", "b", "c", 1)
	first[3].Args[1], second[3].Args[1] = int64(1), int64(2)
	if _, err := newScript(first, second); err == nil {
		t.Error("a number from nowhere was taken for something")
	}
}

func TestProgressOfPgbenchIsAddedUpWithoutTheFirstSecond(t *testing.T) {
	t.Parallel()
	o, err := readProgress("progress: 1.0 s, 10.0 tps, lat 1 ms stddev 1\nprogress: 2.0 s, 200.0 tps, lat 1 ms\nprogress: 3.5 s, 400.0 tps, lat 1 ms\n")
	if err != nil || o.responses != 800 || o.elapsed != 2500*time.Millisecond {
		t.Errorf("%+v, %v", o, err)
	}
}
