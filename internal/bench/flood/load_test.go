package flood

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"net/http"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// load describes requests of one store that are sent at a steady rate, without waiting for responses.
type load struct {
	URL      string
	Tokens   []string // used in rotation
	Calls    []call   // sent in rotation
	Rate     float64  // requests per second
	Duration time.Duration
	// Clients, if set, is the number of clients that send without a pause instead, each after the response to its last request.
	Clients int
}

// call is one kind of request.
type call struct {
	Name, Method, Path, Body string
}

// mostOpen bounds the requests of a load that wait for a response. Requests above it are not sent.
const mostOpen = 512

// outcome is the result of a load.
type outcome struct {
	Took    map[string][]time.Duration // of the responses that were no refusals, by the name of the call, from when they were due
	Refused map[int]int                // responses of 429 and 503
	Failed  int                        // other responses, and none
	Unsent  int
	Elapsed time.Duration

	mutex sync.Mutex
}

// served returns the number of responses except refusals.
func (o *outcome) served() int { return len(o.all()) }

func (o *outcome) refused() (n int) {
	for _, times := range o.Refused {
		n += times
	}
	return n
}

// all returns the latencies of all calls, sorted.
func (o *outcome) all() []time.Duration {
	return slices.Sorted(func(yield func(time.Duration) bool) {
		for _, took := range o.Took {
			for _, t := range took {
				if !yield(t) {
					return
				}
			}
		}
	})
}

// add adds the outcome of another load.
func (o *outcome) add(other *outcome) {
	for name, took := range other.Took {
		o.Took[name] = append(o.Took[name], took...)
	}
	for status, n := range other.Refused {
		o.Refused[status] += n
	}
	o.Failed += other.Failed
	o.Unsent += other.Unsent
	o.Elapsed += other.Elapsed
}

func newOutcome() *outcome {
	return &outcome{Took: map[string][]time.Duration{}, Refused: map[int]int{}}
}

// send sends the load from this process.
func (l load) send() *outcome {
	o := newOutcome()
	start := time.Now()
	if l.Clients > 0 {
		l.sendInTurn(o, start)
	} else {
		l.sendSteadily(o, start)
	}
	o.Elapsed = time.Since(start)
	return o
}

// sendSteadily sends each request when it is due. After a delay it catches up at most three times as fast, a few requests at a time: over
// a network, late requests do not all arrive at the same moment either.
func (l load) sendSteadily(o *outcome, start time.Time) {
	const catchUp, together = 3, 8
	interval := time.Duration(float64(time.Second) / l.Rate)
	open := make(chan struct{}, mostOpen)
	var sent sync.WaitGroup
	var last time.Time
	for n := 0; ; n++ {
		due := time.Duration(float64(n) / l.Rate * float64(time.Second))
		if due >= l.Duration {
			break
		}
		if n%together == 0 {
			time.Sleep(time.Until(last.Add(together * interval / catchUp)))
			last = time.Now()
		}
		time.Sleep(time.Until(start.Add(due)))
		select {
		case open <- struct{}{}:
			sent.Go(func() {
				l.ask(o, n, start.Add(due))
				<-open
			})
		default:
			o.Unsent++
		}
	}
	sent.Wait()
}

func (l load) sendInTurn(o *outcome, start time.Time) {
	var clients sync.WaitGroup
	for c := range l.Clients {
		clients.Go(func() {
			for n := c; time.Since(start) < l.Duration; n += l.Clients {
				l.ask(o, n, time.Now())
			}
		})
	}
	clients.Wait()
}

// ask sends the n-th request of the load.
func (l load) ask(o *outcome, n int, due time.Time) {
	call := l.Calls[n%len(l.Calls)]
	status := call.status(strings.TrimPrefix(l.URL, "http://"), l.Tokens[n%len(l.Tokens)])
	took := time.Since(due)
	o.mutex.Lock()
	defer o.mutex.Unlock()
	switch {
	case status == http.StatusTooManyRequests || status == http.StatusServiceUnavailable:
		o.Refused[status]++
	case status/100 == 2:
		o.Took[call.Name] = append(o.Took[call.Name], took)
	default:
		o.Failed++
	}
}

// begin sends the load from a separate process with the lowest priority, and returns a function that waits for its outcome. If Linux
// groups processes by their session (autogroup, sched(7)), a process's priority applies only within its group, so begin also sets the
// priority of the group.
func (l load) begin(b *testing.B) func() *outcome {
	b.Helper()
	plan, err := json.Marshal(l)
	if err != nil {
		b.Fatal(err)
	}
	command := exec.Command("chrt", "--idle", "0", os.Args[0])
	command.Env = append(os.Environ(), planVariable+"="+string(plan))
	var output bytes.Buffer
	command.Stdout, command.Stderr = &output, os.Stderr
	command.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	if err := command.Start(); err != nil {
		b.Fatal(err)
	}
	const lowest = "19"
	group := fmt.Sprintf("/proc/%d/autogroup", command.Process.Pid)
	if err := os.WriteFile(group, []byte(lowest), 0); err != nil && !errors.Is(err, fs.ErrNotExist) {
		b.Fatal(err)
	}
	return func() *outcome {
		if err := command.Wait(); err != nil {
			b.Fatal(err)
		}
		o := newOutcome()
		if err := json.Unmarshal(output.Bytes(), o); err != nil {
			b.Fatal(err)
		}
		return o
	}
}

// sendAll is the main function of a process that begin started.
func sendAll(plan string, out io.Writer) error {
	var l load
	if err := json.Unmarshal([]byte(plan), &l); err != nil {
		return err
	}
	return json.NewEncoder(out).Encode(l.send())
}

// percentile returns the p-th percentile of sorted durations.
func percentile(sorted []time.Duration, p int) time.Duration {
	if len(sorted) == 0 {
		return 0
	}
	return sorted[min(len(sorted)-1, len(sorted)*p/100)]
}

// names returns the names of the calls that were served.
func (o *outcome) names() []string { return slices.Sorted(maps.Keys(o.Took)) }
