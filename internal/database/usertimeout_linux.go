package database

import (
	"syscall"

	"golang.org/x/sys/unix"
)

// setTCPUserTimeout makes the kernel close a connection whose peer acknowledges nothing for tcpUserTimeout. It implements
// net.Dialer.Control.
func setTCPUserTimeout(network, _ string, conn syscall.RawConn) error {
	if network == "unix" {
		return nil
	}
	var refused error
	err := conn.Control(func(fd uintptr) {
		refused = unix.SetsockoptInt(int(fd), unix.IPPROTO_TCP, unix.TCP_USER_TIMEOUT, int(tcpUserTimeout.Milliseconds()))
	})
	if err != nil {
		return err
	}
	return refused
}
