package money

// Plus returns a + b. Errors: ErrTooLarge.
//
// It is not named Add, because Ent's generated code calls a method Add of a field's type if there is one, and expects no error from it.
func (a Amount) Plus(b Amount) (Amount, error) {
	sum := a + b
	if (b > 0) != (sum > a) {
		return 0, ErrTooLarge
	}
	return sum, nil
}
