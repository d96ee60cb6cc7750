package errno

import "golang.org/x/sys/windows"

// Errors of a connection or an address.
const (
	AddressInUse       = windows.WSAEADDRINUSE
	AddressUnavailable = windows.WSAEADDRNOTAVAIL
	AccessDenied       = windows.WSAEACCES
	Refused            = windows.WSAECONNREFUSED
	Reset              = windows.WSAECONNRESET
	Aborted            = windows.WSAECONNABORTED
	HostUnreachable    = windows.WSAEHOSTUNREACH
	NetworkUnreachable = windows.WSAENETUNREACH
)

// Shortages are errors of a machine that has run out of file descriptors, buffers, memory or local ports.
var Shortages = []error{windows.WSAEMFILE, windows.WSAENOBUFS, windows.ERROR_NOT_ENOUGH_MEMORY, windows.ERROR_TOO_MANY_OPEN_FILES, AddressUnavailable}
