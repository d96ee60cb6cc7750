package flood

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"sync"
	"time"
)

// line is a connection to the service, with one request at a time. It needs a third of the CPU time of net/http's client, because callers
// that share a machine with the service must leave the CPUs to it.
type line struct {
	net.Conn
	responses *bufio.Reader
}

// lines holds the idle connections, the one used last at the end.
var lines struct {
	mu   sync.Mutex
	idle []*line
}

// waitTimeout is how long a caller waits for a response.
const waitTimeout = 30 * time.Second

func takeLine(address string) (*line, error) {
	if l := takeIdle(); l != nil {
		return l, nil
	}
	conn, err := net.DialTimeout("tcp", address, waitTimeout)
	if err != nil {
		return nil, err
	}
	return &line{conn, bufio.NewReader(conn)}, nil
}

// takeIdle returns an idle line, nil if there is none.
func takeIdle() *line {
	lines.mu.Lock()
	defer lines.mu.Unlock()
	last := len(lines.idle) - 1
	if last < 0 {
		return nil
	}
	l := lines.idle[last]
	lines.idle = lines.idle[:last]
	return l
}

func (l *line) putBack() {
	lines.mu.Lock()
	defer lines.mu.Unlock()
	lines.idle = append(lines.idle, l)
}

// status sends the request to the service at the address and returns the response's status, 0 without a response.
func (c call) status(address, token string) int {
	l, err := takeLine(address)
	if err != nil {
		return 0
	}
	status, err := l.ask(c, address, token)
	if err != nil {
		l.Close()
		return 0
	}
	l.putBack()
	return status
}

func (l *line) ask(c call, address, token string) (status int, err error) {
	if err := l.SetDeadline(time.Now().Add(waitTimeout)); err != nil {
		return 0, err
	}
	_, err = fmt.Fprintf(l.Conn, "%s /api/v1/external%s HTTP/1.1\r\nHost: %s\r\nAuthorization: Bearer %s\r\n"+
		"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%s", c.Method, c.Path, address, token, len(c.Body), c.Body)
	if err != nil {
		return 0, err
	}
	response, err := http.ReadResponse(l.responses, nil)
	if err != nil {
		return 0, err
	}
	defer response.Body.Close()
	_, err = io.Copy(io.Discard, response.Body)
	return response.StatusCode, err
}
