//go:build !linux

package database

import "syscall"

// setTCPUserTimeout does nothing: on this system the kernel's default applies.
func setTCPUserTimeout(string, string, syscall.RawConn) error { return nil }
