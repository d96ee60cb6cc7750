//go:build unix

package errno

import "syscall"

// Errors of a connection or an address.
const (
	AddressInUse       = syscall.EADDRINUSE
	AddressUnavailable = syscall.EADDRNOTAVAIL
	AccessDenied       = syscall.EACCES
	Refused            = syscall.ECONNREFUSED
	Reset              = syscall.ECONNRESET
	Aborted            = syscall.EPIPE
	HostUnreachable    = syscall.EHOSTUNREACH
	NetworkUnreachable = syscall.ENETUNREACH
)

// Shortages are errors of a machine that has run out of file descriptors, buffers, memory or local ports.
var Shortages = []error{syscall.EMFILE, syscall.ENFILE, syscall.ENOBUFS, syscall.ENOMEM, AddressUnavailable}
