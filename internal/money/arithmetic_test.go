package money_test

import (
	"database/sql/driver"
	"errors"
	"math"
	"math/big"
	"testing"

	"github.com/shopspring/decimal"
	"pgregory.net/rapid"

	"kiosk/internal/money"
)

func TestArithmeticIsExactOrSaysTooLarge(t *testing.T) {
	t.Parallel()
	interesting := rapid.OneOf(
		rapid.Int64(),
		rapid.Int64Range(-100, 100),
		rapid.SampledFrom([]int64{math.MinInt64, math.MinInt64 + 1, -1, 0, 1, math.MaxInt64 - 1, math.MaxInt64}),
	)
	rapid.Check(t, func(t *rapid.T) {
		a, b := interesting.Draw(t, "a"), interesting.Draw(t, "b")
		sum, err := money.Amount(a).Plus(money.Amount(b))
		check(t, "Plus", sum, err, new(big.Int).Add(big.NewInt(a), big.NewInt(b)))
		difference, err := money.Amount(a).Minus(money.Amount(b))
		check(t, "Minus", difference, err, new(big.Int).Sub(big.NewInt(a), big.NewInt(b)))
		product, err := money.Amount(a).Times(int(b))
		check(t, "Times", product, err, new(big.Int).Mul(big.NewInt(a), big.NewInt(b)))
	})
}

func check(t *rapid.T, operation string, got money.Amount, err error, want *big.Int) {
	switch {
	case !want.IsInt64():
		if !errors.Is(err, money.ErrTooLarge) {
			t.Fatalf("%s = %d, %v; want ErrTooLarge", operation, got, err)
		}
	case err != nil || int64(got) != want.Int64():
		t.Fatalf("%s = %d, %v; want %s", operation, got, err, want)
	}
}

func TestTimesRateRoundsAsNamed(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		amount             money.Amount
		rate               string
		halfEven, halfAway money.Amount
	}{
		{4990, "1", 4990, 4990},
		{4990, "0", 0, 0},
		{1000, "0.175", 175, 175},
		{5, "0.1", 0, 1},
		{15, "0.1", 2, 2},
		{25, "0.1", 2, 3},
		{-25, "0.1", -2, -3},
		{25, "-0.1", -2, -3},
		{24, "0.1", 2, 2},
		{26, "0.1", 3, 3},
		{money.Max, "0.5", 50_000_000_000_000, 50_000_000_000_000},
		{100, "1e3", 100_000, 100_000},
	} {
		rate := decimal.RequireFromString(test.rate)
		if got, err := test.amount.TimesRate(rate, money.HalfEven); err != nil || got != test.halfEven {
			t.Errorf("%s × %s half even = %s, %v; want %s", test.amount, rate, got, err, test.halfEven)
		}
		if got, err := test.amount.TimesRate(rate, money.HalfAwayFromZero); err != nil || got != test.halfAway {
			t.Errorf("%s × %s half away from zero = %s, %v; want %s", test.amount, rate, got, err, test.halfAway)
		}
	}
}

func TestTimesRateRefusesWhatDoesNotFit(t *testing.T) {
	t.Parallel()
	for rate, want := range map[string]error{
		"1e20":   money.ErrTooLarge,
		"-1e20":  money.ErrTooLarge,
		"1e39":   money.ErrRate,
		"1e-39":  money.ErrRate,
		"1e9999": money.ErrRate,
	} {
		if got, err := money.Max.TimesRate(decimal.RequireFromString(rate), money.HalfEven); !errors.Is(err, want) {
			t.Errorf("Max × %s = %s, %v; want %v", rate, got, err, want)
		}
	}
}

func TestRoundingIsNeverOffByMoreThanHalfAMinorUnit(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		amount := money.Amount(rapid.Int64Range(-int64(money.Max), int64(money.Max)).Draw(t, "amount"))
		rate := decimal.New(rapid.Int64Range(-100_000, 100_000).Draw(t, "rate"), -4)
		for name, round := range map[string]money.Rounding{"half even": money.HalfEven, "half away": money.HalfAwayFromZero} {
			got, err := amount.TimesRate(rate, round)
			if err != nil {
				t.Fatal(err)
			}
			exact := decimal.NewFromInt(int64(amount)).Mul(rate)
			if exact.Sub(decimal.NewFromInt(int64(got))).Abs().GreaterThan(decimal.New(5, -1)) {
				t.Fatalf("%s × %s = %s (%s)", amount, rate, got, name)
			}
		}
	})
}

func TestDatabasesStoreAnAmountAsItsInteger(t *testing.T) {
	t.Parallel()
	got, err := driver.DefaultParameterConverter.ConvertValue(money.Amount(-4990))
	if err != nil || got != int64(-4990) {
		t.Errorf("stored as %v (%T), %v", got, got, err)
	}
}
