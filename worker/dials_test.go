package worker

import (
	"crypto/tls"
	"encoding/binary"
	"io"
	"net"
	"sync/atomic"
	"testing"
	"time"
)

// The parts of HTTP/2 that goAway speaks. RFC 9113, sections 3.4, 4.1 and 6.
const (
	http2Preface  = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
	frameHeaders  = 0x1
	frameSettings = 0x4
	frameGoAway   = 0x7
)

func frame(kind byte, payload []byte) []byte {
	header := make([]byte, 9, 9+len(payload))
	header[1], header[2], header[3] = byte(len(payload)>>8), byte(len(payload)), kind
	return append(header, payload...)
}

// goAway responds to the first request on an HTTP/2 connection with a GOAWAY that says that no request was processed, so that clients
// repeat it on another connection.
func goAway(connection net.Conn) {
	defer connection.Close()
	_, _ = connection.Write(frame(frameSettings, nil))
	if _, err := io.CopyN(io.Discard, connection, int64(len(http2Preface))); err != nil {
		return
	}
	header := make([]byte, 9)
	for {
		if _, err := io.ReadFull(connection, header); err != nil {
			return
		}
		length := int64(binary.BigEndian.Uint32(header[:4]) >> 8)
		if _, err := io.CopyN(io.Discard, connection, length); err != nil {
			return
		}
		if header[3] == frameHeaders {
			_, _ = connection.Write(frame(frameGoAway, make([]byte, 8)))
			_, _ = io.Copy(io.Discard, connection) // until the client goes
			return
		}
	}
}

func TestAnAttemptOpensAtMostThreeConnectionsWhateverTheReceiverDoes(t *testing.T) {
	t.Parallel()
	for name, answer := range map[string]func(net.Conn){
		"GOAWAY for each request": goAway,
		"closed after handshake":  func(connection net.Conn) { connection.Close() },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			authority := newAuthority(t)
			listener := tls.NewListener(listen(t), &tls.Config{
				Certificates: []tls.Certificate{authority.issue(time.Now().Add(time.Hour))},
				NextProtos:   []string{"h2"},
			})
			var connections atomic.Int32
			go func() {
				for {
					connection, err := listener.Accept()
					if err != nil {
						return
					}
					connections.Add(1)
					go answer(withHandshake(connection))
				}
			}()
			sender := authority.sender(withTimeout(3 * time.Second))
			for attempt := range int32(3) { // each has connections of its own
				before := connections.Load()
				result := send(t, sender, "https://"+listener.Addr().String())
				if opened := connections.Load() - before; opened < 1 || opened > maxDials {
					t.Errorf("attempt %d opened %d connections, want 1 to %d", attempt+1, opened, maxDials)
				}
				if result.Outcome != Failed || result.ErrorMessage == "" {
					t.Errorf("attempt %d: %+v, want it to have failed", attempt+1, result)
				}
				t.Log(result.ErrorMessage, result.Latency)
			}
		})
	}
}

func withHandshake(connection net.Conn) net.Conn {
	_ = connection.(*tls.Conn).Handshake() // what fails shows when it is read
	return connection
}
