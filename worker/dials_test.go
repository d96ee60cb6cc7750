package worker

import (
	"context"
	"crypto/tls"
	"encoding/binary"
	"errors"
	"io"
	"net"
	"net/http"
	"net/netip"
	"sync/atomic"
	"syscall"
	"testing"
	"time"
)

// The parts of HTTP/2 that the receivers of this file speak. RFC 9113, sections 3.4, 4.1 and 6.
const (
	http2Preface  = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
	frameHeaders  = 0x1
	frameReset    = 0x3
	frameSettings = 0x4
	frameGoAway   = 0x7
	frameWindow   = 0x8
)

func frame(kind byte, payload []byte) []byte {
	header := make([]byte, 9, 9+len(payload))
	header[1], header[2], header[3] = byte(len(payload)>>8), byte(len(payload)), kind
	return append(header, payload...)
}

// goAway responds to the first request on an HTTP/2 connection with a GOAWAY that says that no request was processed, so that clients
// repeat it on another connection.
func goAway(connection net.Conn) { respondWith(frame(frameGoAway, make([]byte, 8)))(connection) }

// respondWith returns a function that responds to the first request on an HTTP/2 connection with the bytes.
func respondWith(response []byte) func(net.Conn) {
	return func(connection net.Conn) {
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
				_, _ = connection.Write(response)
				_ = connection.(*tls.Conn).CloseWrite()
				_, _ = io.Copy(io.Discard, connection) // until the client goes
				return
			}
		}
	}
}

// onFirstStream returns the frame as the last one on the first stream of a client.
func onFirstStream(frame []byte) []byte {
	const endStream, endHeaders = 0x1, 0x4
	frame[4], frame[8] = endStream|endHeaders, 1
	return frame
}

// status returns the headers of a response with a status, which need not be a number. RFC 7541, section 6.2.2 and appendix A.
func status(text string) []byte {
	const nameOfStatus = 8
	return append([]byte{nameOfStatus, byte(len(text))}, text...)
}

func TestFailuresOfHTTP2AreNamed(t *testing.T) {
	t.Parallel()
	const internalError, firstStream = 2, 1
	for name, c := range map[string]struct {
		response []byte
		message  string
	}{
		"reset":               {onFirstStream(frame(frameReset, []byte{0, 0, 0, internalError})), "the receiver reset the HTTP/2 stream"},
		"GOAWAY":              {frame(frameGoAway, []byte{0, 0, 0, firstStream, 0, 0, 0, internalError}), "the receiver ended the HTTP/2 connection with GOAWAY"},
		"not HTTP/2":          {[]byte("220 mail.example ESMTP ready\r\n"), "malformed HTTP response"},
		"headers not packed":  {onFirstStream(frame(frameHeaders, []byte{0xff, 0xff, 0xff, 0xff})), "malformed HTTP response"},
		"status -5":           {onFirstStream(frame(frameHeaders, status("-5"))), "malformed HTTP response"},
		"status 000":          {onFirstStream(frame(frameHeaders, status("000"))), "malformed HTTP response"},
		"status of 11 digits": {onFirstStream(frame(frameHeaders, status("99999999999"))), "malformed HTTP response"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			authority := newAuthority(t)
			listener := tls.NewListener(listen(t), &tls.Config{
				Certificates: []tls.Certificate{authority.issue(time.Now().Add(time.Hour))},
				NextProtos:   []string{"h2"},
			})
			go func() {
				connection, err := listener.Accept()
				if err != nil {
					return
				}
				respondWith(c.response)(withHandshake(connection))
			}()
			expect(t, send(t, authority.sender(nil), "https://"+listener.Addr().String()), Failed, 0, c.message)
		})
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
			sender := authority.sender(nil)
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

// The receiver reads nothing after the handshake, and shows that it is alive by frames that need no response.
func TestAConnectionOverWhichNothingCanBeWrittenIsClosed(t *testing.T) {
	t.Parallel()
	authority := newAuthority(t)
	listener := tls.NewListener(listen(t), &tls.Config{
		Certificates: []tls.Certificate{authority.issue(time.Now().Add(time.Hour))},
		NextProtos:   []string{"h2"},
	})
	closed := make(chan struct{})
	go func() {
		connection, err := listener.Accept()
		if err != nil {
			return
		}
		defer close(closed)
		defer connection.Close()
		const windowSize, ping, ack = 0x4, 0x6, 0x1
		_, _ = withHandshake(connection).Write(frame(frameSettings, []byte{0, windowSize, 0x7f, 0xff, 0xff, 0xff}))
		_, _ = connection.Write(frame(frameWindow, []byte{0x7f, 0, 0, 0}))
		pong := frame(ping, make([]byte, 8))
		pong[4] = ack
		for range everyTick() {
			if _, err := connection.Write(pong); err != nil {
				return
			}
		}
	}()
	attempt := attemptTo("https://" + listener.Addr().String())
	attempt.Body = make([]byte, 16<<20) // more than the buffers of both sockets hold
	result, err := authority.sender(withTimeout(3*time.Second)).Send(context.Background(), attempt)
	if err == nil && result.Outcome != Failed { // on a busy machine it may be this machine's failure
		t.Errorf("%+v, want it to have failed", result)
	}
	select {
	case <-closed:
	case <-time.After(waitTimeout):
		t.Error("the connection is still open")
	}
}

func withHandshake(connection net.Conn) net.Conn {
	_ = connection.(*tls.Conn).Handshake() // what fails shows when it is read
	return connection
}

// unresponsive opens the port of another address of this machine and lets no more connections be made to it: its queue is full, and
// the system ignores further packets, as a firewall does.
func unresponsive(t *testing.T, address netip.AddrPort) {
	t.Helper()
	socket, err := syscall.Socket(syscall.AF_INET, syscall.SOCK_STREAM, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { syscall.Close(socket) })
	if err := syscall.Bind(socket, &syscall.SockaddrInet4{Port: int(address.Port()), Addr: address.Addr().As4()}); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Listen(socket, 0); err != nil {
		t.Fatal(err)
	}
	for {
		connection, err := net.DialTimeout("tcp", address.String(), short)
		if isTimeout(err) {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { connection.Close() })
	}
}

func TestAnAddressThatDoesNotRespondDoesNotStopTheOthersOfItsHost(t *testing.T) {
	t.Parallel()
	authority := newAuthority(t)
	receiver := authority.receiver(func(w http.ResponseWriter, _ *http.Request) { w.Header().Set("Connection", "close") })
	port := netip.MustParseAddrPort(receiver.Listener.Addr().String()).Port()
	unresponsive(t, netip.AddrPortFrom(netip.MustParseAddr("127.0.0.2"), port))
	names := startNameServer(t)
	sender := authority.sender(func(config *SenderConfig) {
		config.Resolver = names.resolver()
		config.Guard.AllowNetworks = []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}
	})
	url := atHost("hooks.example", receiver)
	for name, addresses := range map[string][]string{
		"first of two":       {"127.0.0.2", "127.0.0.1"},
		"last of two":        {"127.0.0.1", "127.0.0.2"},
		"first, and private": {"127.0.0.2", "10.0.0.1", "127.0.0.1"},
	} {
		names.answer("hooks.example", addresses...)
		if result := send(t, sender, url); result.Outcome != Succeeded {
			t.Errorf("%s: %+v", name, result)
		}
	}
}

// A name can have thousands of addresses, of machines that are not the receiver's.
func TestADialTriesAFewAddressesOfAHostAndBothFamilies(t *testing.T) {
	t.Parallel()
	var many []net.IPAddr
	for i := range 200 {
		many = append(many, net.IPAddr{IP: net.IPv4(203, 0, 113, byte(i))})
	}
	many = append(many, net.IPAddr{IP: net.ParseIP("2001:db8::1")})
	if second := alternateFamilies(many)[1].String(); second != "2001:db8::1" {
		t.Errorf("the second address is %s", second)
	}

	names := startNameServer(t)
	var addresses []string
	for _, address := range many[:20] {
		addresses = append(addresses, address.String())
	}
	names.answer("many.example", addresses...)
	var dialled atomic.Int32
	dialer := hostDialer{resolver: names.resolver(), timeout: time.Minute, dial: func(_ context.Context, _, address string) (net.Conn, error) {
		dialled.Add(1)
		return nil, errors.New(address)
	}}
	_, err := dialer.DialContext(t.Context(), "tcp", "many.example:443")
	if err == nil || err.Error() != "203.0.113.0:443" || dialled.Load() != maxAddresses {
		t.Errorf("%d addresses were dialled, %v", dialled.Load(), err)
	}
}

func TestConnectionsThatAreMadeAfterTheFirstOneAreClosed(t *testing.T) {
	t.Parallel()
	names := startNameServer(t)
	names.answer("two.example", "203.0.113.1", "203.0.113.2")
	firstUsed, closed := make(chan struct{}), make(chan struct{})
	dialer := hostDialer{resolver: names.resolver(), timeout: time.Minute, dial: func(_ context.Context, _, address string) (net.Conn, error) {
		ours, theirs := net.Pipe()
		if address == "203.0.113.2:443" {
			return ours, nil
		}
		<-firstUsed
		go func() {
			defer close(closed)
			_, _ = theirs.Read(make([]byte, 1)) // ends when ours is closed
		}()
		return ours, nil
	}}
	connection, err := dialer.DialContext(t.Context(), "tcp", "two.example:443")
	if err != nil {
		t.Fatal(err)
	}
	defer connection.Close()
	close(firstUsed)
	<-closed
}
