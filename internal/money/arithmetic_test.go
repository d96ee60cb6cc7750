package money_test

import (
	"database/sql/driver"
	"errors"
	"math"
	"math/big"
	"testing"

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

func TestDatabasesStoreAnAmountAsItsInteger(t *testing.T) {
	t.Parallel()
	got, err := driver.DefaultParameterConverter.ConvertValue(money.Amount(-4990))
	if err != nil || got != int64(-4990) {
		t.Errorf("stored as %v (%T), %v", got, got, err)
	}
}
