package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"strconv"
	"strings"
	"time"

	"kiosk/internal/bench/load"
)

// outcome is what came of one turn.
type outcome struct {
	answered int
	elapsed  time.Duration
	took     []time.Duration // of each answer; nil where only the number is known

	kiosk, postgres time.Duration // CPU time
	memory          int64         // resident, in bytes
}

func (o outcome) rate() float64 { return float64(o.answered) / o.elapsed.Seconds() }

// ask writes one HTTP request.
type ask func(dice *rand.Rand) []byte

// load has the clients ask over connections that stay open until the turn is over. A request under way is waited for.
// It writes requests as they are and reads answers without the machinery of net/http's client, which would cost as much as
// the server does. Error: an answer with another status.
func (s *stage) load(ctx context.Context, address string, status int, turn time.Duration, next ask) (outcome, error) {
	result := load.Clients(ctx, s.clients, turn, func(ctx context.Context) (func() error, func(), error) {
		c, err := connect(ctx, address)
		if err != nil {
			return nil, nil, err
		}
		dice := fresh()
		return func() error { return c.exchange(next(dice), status, io.Discard) }, func() { _ = c.Close() }, nil
	})
	return outcome{answered: len(result.Took), elapsed: result.Elapsed, took: result.Took}, errors.Join(result.Last, ctx.Err())
}

// connection is one to an HTTP server, kept open.
type connection struct {
	net.Conn
	answers *bufio.Reader
}

func connect(ctx context.Context, address string) (*connection, error) {
	conn, err := new(net.Dialer).DialContext(ctx, "tcp", address)
	if err != nil {
		return nil, err
	}
	return &connection{conn, bufio.NewReaderSize(conn, 64<<10)}, nil
}

// exchange writes a request and copies the body of the answer. Error: an answer with another status.
func (c *connection) exchange(request []byte, status int, body io.Writer) error {
	if _, err := c.Write(request); err != nil {
		return err
	}
	answer, err := http.ReadResponse(c.answers, nil)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	if answer.StatusCode != status {
		text, _ := io.ReadAll(answer.Body)
		return fmt.Errorf("answered %s: %s", answer.Status, text)
	}
	_, err = io.Copy(body, answer.Body)
	return err
}

// request writes an HTTP request, of which headers are more lines of the head.
func request(method, path, token, body string, headers ...string) []byte {
	head := []string{method + " " + path + " HTTP/1.1", "Host: localhost", "Authorization: Bearer " + token}
	if body != "" {
		head = append(head, "Content-Type: application/json", "Content-Length: "+strconv.Itoa(len(body)))
	}
	return []byte(strings.Join(append(head, headers...), "\r\n") + "\r\n\r\n" + body)
}
