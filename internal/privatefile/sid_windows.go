package privatefile

import (
	"unsafe"

	"golang.org/x/sys/windows"
)

// sidOf returns the account of an entry. Its SID begins at the entry's last field, SidStart, and extends beyond the struct.
// https://learn.microsoft.com/windows/win32/api/winnt/ns-winnt-access_allowed_ace
func sidOf(entry *windows.ACCESS_ALLOWED_ACE) *windows.SID {
	return (*windows.SID)(unsafe.Pointer(&entry.SidStart)) //nolint:gosec // the system's layout of an entry
}
