package database

import (
	"syscall"
)

// optTCPUserTimeout is TCP_USER_TIMEOUT of linux/tcp.h, which package syscall lacks.
const optTCPUserTimeout = 18

// setTCPUserTimeout makes the kernel close a connection whose peer acknowledges nothing for tcpUserTimeout. It implements
// net.Dialer.Control.
func setTCPUserTimeout(network, _ string, conn syscall.RawConn) error {
	if network == "unix" {
		return nil
	}
	var refused error
	err := conn.Control(func(fd uintptr) {
		refused = syscall.SetsockoptInt(int(fd), syscall.IPPROTO_TCP, optTCPUserTimeout, int(tcpUserTimeout.Milliseconds()))
	})
	if err != nil {
		return err
	}
	return refused
}
