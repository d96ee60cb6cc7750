package money

import "math"

// Plus returns a + b. Errors: ErrTooLarge.
//
// It is not called Add: Ent's generated code calls an Add wherever a field's type has one, and
// expects no error of it.
func (a Amount) Plus(b Amount) (Amount, error) {
	sum := a + b
	if (b > 0) != (sum > a) {
		return 0, ErrTooLarge
	}
	return sum, nil
}

// Times returns the amount taken n times. Errors: ErrTooLarge.
func (a Amount) Times(n int) (Amount, error) {
	if a == 0 || n == 0 {
		return 0, nil
	}
	product := a * Amount(n)
	if product/Amount(n) != a || (a == math.MinInt64 && n == -1) {
		return 0, ErrTooLarge
	}
	return product, nil
}
