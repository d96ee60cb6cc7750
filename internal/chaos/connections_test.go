package chaos

import (
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"kiosk/internal/testkit"
)

// connections are many connections to one process.
type connections []net.Conn

// connectMany opens connections to a process and writes data to each.
func connectMany(t *testing.T, to *process, size int, data string) connections {
	t.Helper()
	var c connections
	t.Cleanup(func() {
		for _, conn := range c {
			_ = conn.Close()
		}
	})
	for range size {
		conn, err := net.Dial("tcp", *to.address.Load())
		must(t, err)
		c = append(c, conn)
		go func() { _, _ = io.WriteString(conn, data) }() // the process may never read all of it
	}
	return c
}

// trickle sends a byte on every connection from time to time until all are closed, and returns the time that this took.
func (c connections) trickle(t *testing.T) time.Duration {
	t.Helper()
	began := time.Now()
	for open := slices.Clone(c); len(open) > 0; time.Sleep(200 * time.Millisecond) {
		open = slices.DeleteFunc(open, func(conn net.Conn) bool {
			_ = conn.SetWriteDeadline(time.Now().Add(10 * time.Millisecond))
			_, err := conn.Write([]byte("x"))
			return err != nil && !errors.Is(err, os.ErrDeadlineExceeded)
		})
		if time.Since(began) > waitTimeout {
			t.Errorf("%d of %d connections are still open", len(open), len(c))
			break
		}
	}
	return time.Since(began)
}

// TestSlowClientsAreShownOut opens connections that send headers and bodies byte by byte and read no responses, as many as a token may
// have in flight. Other clients are served meanwhile, and the resources of the slow ones are free again after their time-outs.
func TestSlowClientsAreShownOut(t *testing.T) {
	t.Parallel()
	s := open(t, setup{settings: []string{"KIOSK_BODY_TIMEOUT=2s", "KIOSK_REQUEST_TIMEOUT=8s", "KIOSK_MAX_CONCURRENT=16"}})
	l := s.begin(t)
	testkit.Eventually(t, waitTimeout, "there are orders to list", func() bool { return len(l.made()) > 150 })
	done := l.finish(t)
	api, before := s.apis[0], s.apis[0].descriptors(t)

	head := "%s /api/v1/external/orders%s HTTP/1.1\r\nHost: kiosk\r\nAuthorization: Bearer " + s.token + "\r\n"
	began := time.Now()
	slowClients := map[string]connections{
		"headers": connectMany(t, api, 100, fmt.Sprintf(head, "GET", "")+"X-Slow: "),
		"readers": connectMany(t, api, 8, strings.Repeat(fmt.Sprintf(head, "GET", "?limit=100")+"\r\n", 200)),
		"bodies":  connectMany(t, api, 8, fmt.Sprintf(head, "POST", "")+"Content-Type: application/json\r\nContent-Length: 9999\r\n\r\n{"),
	}
	var ends sync.WaitGroup
	for name, slow := range slowClients {
		ends.Go(func() {
			t.Logf("slow %s: all connections were closed after %s", name, slow.trickle(t).Round(100*time.Millisecond))
		})
	}
	for range 5 {
		started := time.Now()
		if code := apis(s)[1].request(t).errorCode(t); code != "" {
			t.Errorf("another client received %s", code)
		}
		t.Logf("another client received a response after %s", time.Since(started).Round(time.Millisecond))
		time.Sleep(500 * time.Millisecond)
	}
	ends.Wait()
	// The processes may keep more connections in their pools than before.
	testkit.Eventually(t, waitTimeout, "descriptors are free", func() bool { return api.descriptors(t) <= before+20 })
	for range 4 { // so that both processes get requests
		if code := apis(s)[0].request(t).errorCode(t); code != "" {
			t.Errorf("the token of the slow clients received %s", code)
		}
	}
	t.Logf("all resources were free after %s", time.Since(began).Round(time.Second))
	s.audit(t, done)
}

// TestTenThousandIdleConnectionsDelayNoRequest opens ten thousand connections, or as many as the limit of open files allows.
func TestTenThousandIdleConnectionsDelayNoRequest(t *testing.T) {
	t.Parallel()
	var files syscall.Rlimit
	must(t, syscall.Getrlimit(syscall.RLIMIT_NOFILE, &files))
	size := min(10_000, int(files.Cur)/2)
	s := open(t, setup{})
	api := s.apis[0]
	memory, began := api.memory(t), time.Now()
	connectMany(t, api, size, "GET /livez HTTP/1.1\r\nHost: kiosk\r\n\r\n")
	testkit.Eventually(t, waitTimeout, "all connections are accepted", func() bool { return api.descriptors(t) > size })
	t.Logf("%d connections after %s; memory before %d MB, after %d MB",
		size, time.Since(began).Round(time.Millisecond), memory, api.memory(t))

	var took []time.Duration
	for range 100 {
		for _, d := range apis(s) {
			started := time.Now()
			if code := d.request(t).errorCode(t); code != "" {
				t.Errorf("%s: %s", d.name, code)
			}
			took = append(took, time.Since(started))
		}
	}
	slices.Sort(took)
	t.Logf("responses after %s (median), %s (longest)", took[len(took)/2], took[len(took)-1])
	if median := took[len(took)/2]; median > time.Second {
		t.Errorf("half of the responses took longer than %s", median)
	}
	l := s.begin(t)
	time.Sleep(time.Second)
	s.audit(t, l.finish(t))
}
