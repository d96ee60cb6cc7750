package database

import (
	"syscall"
)

// tcpUserTimeout is TCP_USER_TIMEOUT of linux/tcp.h, which package syscall lacks.
const tcpUserTimeout = 18

// limitSilence makes the kernel give up a connection whose other end confirms nothing for that long.
// Implements net.Dialer.Control.
func limitSilence(network, _ string, conn syscall.RawConn) error {
	if network == "unix" {
		return nil
	}
	var refused error
	err := conn.Control(func(fd uintptr) {
		refused = syscall.SetsockoptInt(int(fd), syscall.IPPROTO_TCP, tcpUserTimeout, int(silence.Milliseconds()))
	})
	if err != nil {
		return err
	}
	return refused
}
