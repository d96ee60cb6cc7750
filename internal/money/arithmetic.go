package money

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
