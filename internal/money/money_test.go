package money_test

import (
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/shopspring/decimal"
	"pgregory.net/rapid"

	"kiosk/internal/money"
)

func TestParseReadsPlainDecimals(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]money.Amount{
		"0":                   0,
		"0.00":                0,
		"0.05":                5,
		"12":                  1200,
		"12.5":                1250,
		"12.50":               1250,
		"0012.50":             1250,
		"0000000000000001":    100,
		"1000000.00":          100_000_000,
		"999999999999.99":     money.Max,
		"0000999999999999.99": money.Max,
	} {
		got, err := money.Parse(text)
		if err != nil || got != want {
			t.Errorf("Parse(%q) = %d, %v; want %d", text, got, err, want)
		}
	}
}

func TestParseRefusesEverythingElse(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]error{
		"":                        money.ErrSyntax,
		".":                       money.ErrSyntax,
		".5":                      money.ErrSyntax,
		"5.":                      money.ErrSyntax,
		"1.2.3":                   money.ErrSyntax,
		"-1":                      money.ErrSyntax,
		"+1":                      money.ErrSyntax,
		"1e2":                     money.ErrSyntax,
		"1E2":                     money.ErrSyntax,
		"0x10":                    money.ErrSyntax,
		"1_000":                   money.ErrSyntax,
		"1,000.00":                money.ErrSyntax,
		"1,5":                     money.ErrSyntax,
		" 1":                      money.ErrSyntax,
		"1 ":                      money.ErrSyntax,
		"1\n":                     money.ErrSyntax,
		"1\x00":                   money.ErrSyntax,
		"\xff":                    money.ErrSyntax,
		"١٢":                      money.ErrSyntax,
		"１２":                      money.ErrSyntax,
		"NaN":                     money.ErrSyntax,
		"Infinity":                money.ErrSyntax,
		"$5":                      money.ErrSyntax,
		"1.2x5":                   money.ErrSyntax,
		"1.234":                   money.ErrPrecision,
		"1.000":                   money.ErrPrecision,
		"1000000000000":           money.ErrTooLarge,
		"9999999999999999.99":     money.ErrTooLarge,
		"92233720368547758.08":    money.ErrTooLarge,
		"00000000000000001":       money.ErrTooLarge,
		strings.Repeat("9", 4096): money.ErrTooLarge,
	} {
		if got, err := money.Parse(text); !errors.Is(err, want) {
			t.Errorf("Parse(%.40q) = %d, %v; want %v", text, got, err, want)
		}
	}
}

func TestStringAlwaysHasTwoDecimals(t *testing.T) {
	t.Parallel()
	for amount, want := range map[money.Amount]string{
		0:             "0.00",
		5:             "0.05",
		-5:            "-0.05",
		50:            "0.50",
		4990:          "49.90",
		-4990:         "-49.90",
		money.Max:     "999999999999.99",
		math.MaxInt64: "92233720368547758.07",
		math.MinInt64: "-92233720368547758.08",
	} {
		if got := amount.String(); got != want {
			t.Errorf("Amount(%d).String() = %q, want %q", int64(amount), got, want)
		}
	}
}

func TestTwentyOfTheLargestAmountsAddUp(t *testing.T) {
	t.Parallel()
	const largestIntegerJavaScriptHolds = 1<<53 - 1
	var total money.Amount
	for range 20 {
		sum, err := total.Plus(money.Max)
		if err != nil {
			t.Fatal(err)
		}
		total = sum
	}
	if total > largestIntegerJavaScriptHolds {
		t.Errorf("20 × Max = %s", total)
	}
}

func TestParseReadsBackWhatStringWrites(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		amount := money.Amount(rapid.Int64Range(0, int64(money.Max)).Draw(t, "amount"))
		if got, err := money.Parse(amount.String()); err != nil || got != amount {
			t.Fatalf("Parse(%q) = %d, %v; want %d", amount.String(), got, err, amount)
		}
	})
}

func TestStringAgreesWithDecimal(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		minor := rapid.Int64().Draw(t, "minor")
		if got, want := money.Amount(minor).String(), decimal.New(minor, -2).StringFixed(2); got != want {
			t.Fatalf("Amount(%d).String() = %q, decimal says %q", minor, got, want)
		}
	})
}

func FuzzParse(f *testing.F) {
	for _, seed := range []string{"0", "12", "12.5", "49.90", "999999999999.99", "1.234", ".5", "5.", "-1", "1e2", "0x1p-2", " 1", "1\x00"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		amount, err := money.Parse(text)
		if err != nil {
			if amount != 0 {
				t.Errorf("Parse(%q) = %d together with %v", text, amount, err)
			}
			return
		}
		if amount < 0 || amount > money.Max {
			t.Errorf("Parse(%q) = %s, outside 0..Max", text, amount)
		}
		if again, err := money.Parse(amount.String()); err != nil || again != amount {
			t.Errorf("Parse(%q) = %s, but reading that back gives %s, %v", text, amount, again, err)
		}
		want, err := decimal.NewFromString(text)
		if err != nil || !decimal.New(int64(amount), -2).Equal(want) {
			t.Errorf("Parse(%q) = %s, decimal says %s, %v", text, amount, want, err)
		}
	})
}
