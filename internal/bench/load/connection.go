package load

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"strconv"
	"strings"
)

// Connection is a persistent connection to an HTTP server. It writes requests as bytes and reads responses without net/http's client,
// which would cost as much CPU time as the server.
type Connection struct {
	net.Conn
	responses *bufio.Reader
}

// Connect opens a connection. The caller must close it.
func Connect(ctx context.Context, address string) (*Connection, error) {
	conn, err := new(net.Dialer).DialContext(ctx, "tcp", address)
	if err != nil {
		return nil, err
	}
	return &Connection{conn, bufio.NewReaderSize(conn, 64<<10)}, nil
}

// Exchange writes a request and copies the body of the response to body. Error: a response with another status.
func (c *Connection) Exchange(request []byte, status int, body io.Writer) error {
	if _, err := c.Write(request); err != nil {
		return err
	}
	response, err := http.ReadResponse(c.responses, nil)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode != status {
		text, _ := io.ReadAll(response.Body)
		return fmt.Errorf("unexpected response %s: %s", response.Status, text)
	}
	_, err = io.Copy(body, response.Body)
	return err
}

// Request returns an HTTP request as bytes. Headers are additional lines of its head.
func Request(method, path, token, body string, headers ...string) []byte {
	head := []string{method + " " + path + " HTTP/1.1", "Host: localhost", "Authorization: Bearer " + token}
	if body != "" {
		head = append(head, "Content-Type: application/json", "Content-Length: "+strconv.Itoa(len(body)))
	}
	return []byte(strings.Join(append(head, headers...), "\r\n") + "\r\n\r\n" + body)
}
