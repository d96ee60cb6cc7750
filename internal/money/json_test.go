package money_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"kiosk/internal/money"
)

func TestParseJSONReadsTextAndLiteralDigits(t *testing.T) {
	t.Parallel()
	for literal, want := range map[string]money.Amount{
		`"49.90"`: 4990,
		`49.90`:   4990,
		`49.9`:    4990,
		`49`:      4900,
		`0`:       0,
		// As floats these two are 0.28999999999999998 and 1.1499999999999999.
		`0.29`:            29,
		`1.15`:            115,
		`999999999999.99`: money.Max,
	} {
		if got, err := money.ParseJSON(decode(t, literal)); err != nil || got != want {
			t.Errorf("ParseJSON(%s) = %d, %v; want %d", literal, got, err, want)
		}
	}
}

func TestParseJSONRefusesEverythingElse(t *testing.T) {
	t.Parallel()
	for literal, want := range map[string]error{
		`-1`:                           money.ErrSyntax,
		`-0`:                           money.ErrSyntax,
		`1e2`:                          money.ErrSyntax,
		`1.5E+2`:                       money.ErrSyntax,
		`"1e2"`:                        money.ErrSyntax,
		`""`:                           money.ErrSyntax,
		`null`:                         money.ErrSyntax,
		`true`:                         money.ErrSyntax,
		`[1]`:                          money.ErrSyntax,
		`{"a":1}`:                      money.ErrSyntax,
		`1.999`:                        money.ErrPrecision,
		`1e400`:                        money.ErrSyntax,
		`123456e-2`:                    money.ErrSyntax,
		"1" + strings.Repeat("0", 400): money.ErrTooLarge,
	} {
		if got, err := money.ParseJSON(decode(t, literal)); !errors.Is(err, want) {
			t.Errorf("ParseJSON(%.40s) = %d, %v; want %v", literal, got, err, want)
		}
	}
	if _, err := money.ParseJSON(49.9); !errors.Is(err, money.ErrSyntax) {
		t.Errorf("a float is no amount, got %v", err)
	}
}

func decode(t *testing.T, literal string) any {
	t.Helper()
	decoder := json.NewDecoder(strings.NewReader(literal))
	decoder.UseNumber()
	var value any
	if err := decoder.Decode(&value); err != nil {
		t.Fatal(err)
	}
	return value
}

func TestSnapshotsKeepEveryAmount(t *testing.T) {
	t.Parallel()
	type snapshot struct {
		Amount  money.Amount  `json:"amount"`
		Missing *money.Amount `json:"missing"`
	}
	rapid.Check(t, func(t *rapid.T) {
		want := snapshot{Amount: money.Amount(rapid.Int64().Draw(t, "amount"))}
		data, err := json.Marshal(want)
		if err != nil {
			t.Fatal(err)
		}
		var got snapshot
		if err := json.Unmarshal(data, &got); err != nil || got != want {
			t.Fatalf("%s came back as %+v, %v", data, got, err)
		}
	})
}

func TestSnapshotsHoldOneSpellingOnly(t *testing.T) {
	t.Parallel()
	for _, literal := range []string{`49.90`, `null`, `true`, `""`, `"49.9"`, `"49"`, `"4990"`, `"049.90"`, `"+1.00"`, `"-0.00"`, `"4.990"`, `"1.0.0"`, `"92233720368547758.08"`} {
		amount := money.Amount(7)
		if err := json.Unmarshal([]byte(literal), &amount); !errors.Is(err, money.ErrSyntax) || amount != 7 {
			t.Errorf("%s read as %s, %v", literal, amount, err)
		}
	}
}

func FuzzUnmarshalJSON(f *testing.F) {
	for _, seed := range []string{`"49.90"`, `"-0.05"`, `"0.00"`, `"-92233720368547758.08"`, `49.90`, `null`, `"1e2"`} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var amount money.Amount
		if json.Unmarshal(data, &amount) != nil {
			return
		}
		again, err := json.Marshal(amount)
		if err != nil {
			t.Fatal(err)
		}
		var text string
		if err := json.Unmarshal(data, &text); err != nil || `"`+text+`"` != string(again) {
			t.Errorf("%s read as %s", data, again)
		}
	})
}
