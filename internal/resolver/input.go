package resolver

import "time"

// The doors check an input ahead of the call, to report what they found wrong themselves in the same answer.

// Validate reports every invalid field.
func (in PlaceOrderInput) Validate() error { return in.check() }

// Validate reports every invalid field.
func (in RechargeInput) Validate() error { return in.check() }

// Validate reports every invalid field but licences past their time, which is for the operation's clock to say.
func (in UploadInput) Validate() error { return in.check(time.Time{}) }
