package client_test

import (
	"encoding/json"
	"math"
	"testing"

	"kiosk/client"
)

func TestAmountsAreReadExactly(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]int64{
		"49.90": 4990, "0.05": 5, "0": 0, "50": 5000, "1.5": 150, "-49.90": -4990, "-0.05": -5,
		"90071992547409.93": 9007199254740993, "92233720368547758.07": math.MaxInt64,
	} {
		amount, err := client.ParseAmount(text)
		if err != nil || amount != client.Hundredths(want) || amount.Hundredths() != want {
			t.Errorf("%s: got %d, %v", text, amount.Hundredths(), err)
		}
	}
}

func TestAmountsAreNeverRoundedOrGuessed(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"", "-", ".", ".5", "5.", "1.005", "1,50", "1e2", "+1", "--1", "1.-5", "٣", " 1", "0x1", "1_0", "92233720368547758.08"} {
		if amount, err := client.ParseAmount(text); err == nil {
			t.Errorf("%q was read as %s", text, amount)
		}
	}
}

func TestAmountsAreWrittenWithTwoDecimals(t *testing.T) {
	t.Parallel()
	for want, hundredths := range map[string]int64{
		"0.00": 0, "0.05": 5, "-0.05": -5, "0.50": 50, "1.00": 100, "-12.34": -1234,
		"92233720368547758.07": math.MaxInt64, "-92233720368547758.08": math.MinInt64,
	} {
		if text := client.Hundredths(hundredths).String(); text != want {
			t.Errorf("%d: got %s, want %s", hundredths, text, want)
		}
	}
}

func TestAmountsTravelAsText(t *testing.T) {
	t.Parallel()
	var bill struct{ Total client.Amount }
	if err := json.Unmarshal([]byte(`{"Total":"49.90"}`), &bill); err != nil {
		t.Fatal(err)
	}
	if text, err := json.Marshal(bill); err != nil || string(text) != `{"Total":"49.90"}` {
		t.Errorf("%s, %v", text, err)
	}
	if err := json.Unmarshal([]byte(`{"Total":"1.005"}`), &bill); err == nil {
		t.Error("a third decimal was accepted")
	}
}

func TestAmountsCompare(t *testing.T) {
	t.Parallel()
	low, high := client.MustAmount("9.99"), client.MustAmount("10.00")
	if low.Compare(high) != -1 || high.Compare(low) != 1 || low.Compare(low) != 0 {
		t.Error("9.99 and 10.00 compare wrongly")
	}
}

func TestAmountsAddUpExactly(t *testing.T) {
	t.Parallel()
	var sum client.Amount
	for range 1000 {
		sum = sum.Plus(client.MustAmount("0.10"))
	}
	if sum != client.MustAmount("100.00") || sum != client.MustAmount("0.10").Times(1000) {
		t.Errorf("a thousand times 0.10 is %s", sum)
	}
}

func FuzzAmountsSurviveTheirText(f *testing.F) {
	for _, n := range []int64{0, 5, -5, 4990, math.MaxInt64, math.MinInt64} {
		f.Add(n)
	}
	f.Fuzz(func(t *testing.T, n int64) {
		amount := client.Hundredths(n)
		if again, err := client.ParseAmount(amount.String()); err != nil || again != amount {
			t.Errorf("%d became %s, %v", n, again, err)
		}
	})
}
