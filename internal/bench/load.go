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
	"sync"
	"time"
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
	var (
		clients sync.WaitGroup
		mutex   sync.Mutex
		total   outcome
		failure error
	)
	began := time.Now()
	for range s.clients {
		clients.Go(func() {
			took, err := askUntil(ctx, address, status, began.Add(turn), next)
			mutex.Lock()
			defer mutex.Unlock()
			total.took = append(total.took, took...)
			failure = errors.Join(failure, err)
		})
	}
	clients.Wait()
	total.elapsed = time.Since(began)
	total.answered = len(total.took)
	return total, errors.Join(failure, ctx.Err())
}

func askUntil(ctx context.Context, address string, status int, deadline time.Time, next ask) ([]time.Duration, error) {
	c, err := connect(ctx, address)
	if err != nil {
		return nil, err
	}
	defer c.Close()
	dice := fresh()
	var took []time.Duration
	for time.Now().Before(deadline) && ctx.Err() == nil {
		request := next(dice)
		began := time.Now()
		if err := c.exchange(request, status, io.Discard); err != nil {
			return took, err
		}
		took = append(took, time.Since(began))
	}
	return took, nil
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
	head := []string{method + " " + path + " HTTP/1.1", "Host: kiosk", "Authorization: Bearer " + token}
	if body != "" {
		head = append(head, "Content-Type: application/json", "Content-Length: "+strconv.Itoa(len(body)))
	}
	return []byte(strings.Join(append(head, headers...), "\r\n") + "\r\n\r\n" + body)
}

// quantile returns what a part of the sorted durations stay below.
func quantile(sorted []time.Duration, part float64) time.Duration {
	if len(sorted) == 0 {
		return 0
	}
	return sorted[min(len(sorted)-1, int(part*float64(len(sorted))))]
}
