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

// crowd is many connections to one process.
type crowd []net.Conn

// gather opens connections to a process and writes say to each.
func gather(t *testing.T, to *process, size int, say string) crowd {
	t.Helper()
	var c crowd
	t.Cleanup(func() {
		for _, conn := range c {
			_ = conn.Close()
		}
	})
	for range size {
		conn, err := net.Dial("tcp", *to.address.Load())
		must(t, err)
		c = append(c, conn)
		go func() { _, _ = io.WriteString(conn, say) }() // the process may never read all of it
	}
	return c
}

// trickle sends a byte on every connection from time to time, and returns how long it takes until all are closed.
func (c crowd) trickle(t *testing.T) time.Duration {
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
	crowds := map[string]crowd{
		"heads":   gather(t, api, 100, fmt.Sprintf(head, "GET", "")+"X-Slow: "),
		"answers": gather(t, api, 8, strings.Repeat(fmt.Sprintf(head, "GET", "?limit=100")+"\r\n", 200)),
		"bodies":  gather(t, api, 8, fmt.Sprintf(head, "POST", "")+"Content-Type: application/json\r\nContent-Length: 9999\r\n\r\n{"),
	}
	var ends sync.WaitGroup
	for name, slow := range crowds {
		ends.Go(func() { t.Logf("slow %s were cut after %s", name, slow.trickle(t).Round(100*time.Millisecond)) })
	}
	for range 5 {
		started := time.Now()
		if refusal := apis(s)[1].request(t).refusal(t); refusal != "" {
			t.Errorf("another store got %s", refusal)
		}
		t.Logf("another store was answered within %s", time.Since(started).Round(time.Millisecond))
		time.Sleep(500 * time.Millisecond)
	}
	ends.Wait()
	testkit.Eventually(t, waitTimeout, "descriptors are free", func() bool { return api.descriptors(t) <= before+20 }) // the pools breathe
	for range 4 {                                                                                                      // of both processes
		if refusal := apis(s)[0].request(t).refusal(t); refusal != "" {
			t.Errorf("the token got %s", refusal)
		}
	}
	t.Logf("all is as before after %s", time.Since(began).Round(time.Second))
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
	gather(t, api, size, "GET /livez HTTP/1.1\r\nHost: kiosk\r\n\r\n")
	testkit.Eventually(t, waitTimeout, "all are connected", func() bool { return api.descriptors(t) > size })
	t.Logf("%d connections after %s; memory before %d MB, after %d MB",
		size, time.Since(began).Round(time.Millisecond), memory, api.memory(t))

	var took []time.Duration
	for range 100 {
		for _, d := range apis(s) {
			started := time.Now()
			if refusal := d.request(t).refusal(t); refusal != "" {
				t.Errorf("%s: %s", d.name, refusal)
			}
			took = append(took, time.Since(started))
		}
	}
	slices.Sort(took)
	t.Logf("answers within %s (median), %s (longest)", took[len(took)/2], took[len(took)-1])
	if median := took[len(took)/2]; median > time.Second {
		t.Errorf("half of the responses took longer than %s", median)
	}
	l := s.begin(t)
	time.Sleep(time.Second)
	s.audit(t, l.finish(t))
}
