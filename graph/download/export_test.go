package download

import "time"

// WithPageTimeout returns a handler with another time for a page.
func (d Handler) WithPageTimeout(timeout time.Duration) Handler {
	d.page = timeout
	return d
}
