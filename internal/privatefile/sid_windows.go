package privatefile

import (
	"unsafe"

	"golang.org/x/sys/windows"
)

// sidOf returns the account of an entry, which begins in the memory of its last member and reaches beyond it.
// https://learn.microsoft.com/windows/win32/api/winnt/ns-winnt-access_allowed_ace
func sidOf(entry *windows.ACCESS_ALLOWED_ACE) *windows.SID {
	return (*windows.SID)(unsafe.Pointer(&entry.SidStart)) //nolint:gosec // the system's layout of an entry
}
