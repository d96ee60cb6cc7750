package client_test

import (
	"bufio"
	"io"
	"net"
	"net/http"
	"net/http/httputil"
	"net/url"
	"sync/atomic"
	"testing"
)

// line is a TCP proxy to a Kiosk that simulates a bad network. It forwards every request, and loses the
// first responses.
type line struct {
	url      string
	target   string
	lost     int64 // the number of responses that are still to be lost
	cut      int   // the number of bytes of a lost response that arrive
	requests atomic.Int64
}

func newLine(t testing.TB, target string, lost int64, cut int) *line {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = listener.Close() })
	address, err := url.Parse(target)
	if err != nil {
		t.Fatal(err)
	}
	l := &line{url: "http://" + listener.Addr().String(), target: address.Host, lost: lost, cut: cut}
	go func() {
		for {
			connection, err := listener.Accept()
			if err != nil {
				return // the test is over
			}
			go l.carry(connection)
		}
	}()
	return l
}

// carried returns the number of requests that reached Kiosk.
func (l *line) carried() int64 { return l.requests.Load() }

// carry serves one connection. It closes the connection after one response.
func (l *line) carry(caller net.Conn) {
	defer caller.Close()
	request, err := http.ReadRequest(bufio.NewReader(caller))
	if err != nil {
		return // the client closed the connection
	}
	response, err := l.ask(request)
	if err != nil {
		return
	}
	if l.requests.Add(1) <= l.lost {
		response = response[:min(l.cut, len(response))]
	}
	_, _ = caller.Write(response)
}

// ask sends the request to Kiosk and returns the whole response. Kiosk has committed its changes by then.
func (l *line) ask(request *http.Request) ([]byte, error) {
	server, err := net.Dial("tcp", l.target)
	if err != nil {
		return nil, err
	}
	defer server.Close()
	request.Close = true
	if err := request.Write(server); err != nil {
		return nil, err
	}
	response, err := http.ReadResponse(bufio.NewReader(server), request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	dump, err := httputil.DumpResponse(response, true)
	if err != nil {
		return nil, err
	}
	_, err = io.Copy(io.Discard, response.Body)
	return dump, err
}
