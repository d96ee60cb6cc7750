package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync"
	"testing"

	"kiosk/internal/testkit"
	processes "kiosk/internal/testkit/program"
)

// Limits for the memory of the process during and after a flood of sign-ins, in bytes.
const (
	floodPeak = 160 << 20 // above its idle memory, at most
	floodRest = 32 << 20  // above its idle memory, after the flood
)

func TestSignInsOfAStrangerTakeLittleMemoryAndGiveItBack(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		withStore(t, env, "acme")
		env["KIOSK_AUTH_FAILURES"] = "0"
		env["KIOSK_REQUEST_TIMEOUT"] = "5m" // sixty hashes on a busy machine
		s := startProcess(t, env, "serve", "--addr", "127.0.0.1:0")
		url := s.url(t)
		signIn(t, url) // so that memory of the first sign-in counts as idle
		idle := s.memory(t)
		got := flood(60, func() *http.Response { return signIn(t, url) })
		if got[http.StatusUnauthorized] != 60 {
			t.Errorf("60 sign-ins at the same time: %v", got)
		}
		if peak := s.peakMemory(t); peak > idle+floodPeak {
			t.Errorf("%d MiB idle, %d MiB at the peak", idle>>20, peak>>20)
		}
		testkit.Eventually(t, waitTimeout, "the memory of an idle process", func() bool { return s.memory(t) <= idle+floodRest })
	})
}

func TestSignInsThatFindTheQueueFullAreRefusedAndMayComeBack(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		withStore(t, env, "acme")
		env["KIOSK_AUTH_FAILURES"] = "0"
		env["KIOSK_REQUEST_TIMEOUT"] = "5m" // sixty hashes on a busy machine
		s := startProcess(t, env, "serve", "--addr", "127.0.0.1:0")
		url := s.url(t)
		got := flood(400, func() *http.Response { return signIn(t, url) })
		if got[http.StatusUnauthorized] < 60 || got[http.StatusServiceUnavailable] == 0 || len(got) != 2 {
			t.Errorf("400 sign-ins at the same time: %v", got)
		}
		if response := signIn(t, url); response.StatusCode != http.StatusUnauthorized {
			t.Errorf("when the flood is over: %d", response.StatusCode)
		}
	})
}

// signIn signs in with a wrong password. A refusal must have the code overloaded and a Retry-After.
func signIn(t *testing.T, url string) *http.Response {
	t.Helper()
	body := fmt.Sprintf(`{"store":"acme","email":"stranger@example.com","password":%q}`, "wrong password")
	request, err := http.NewRequestWithContext(t.Context(), http.MethodPost, url+"/session", strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Error(err)
		return &http.Response{}
	}
	defer response.Body.Close()
	content, err := io.ReadAll(response.Body)
	var refusal struct {
		Errors []struct{ Extensions struct{ Code string } }
	}
	if err := errors.Join(err, json.Unmarshal(content, &refusal)); err != nil {
		t.Errorf("%s: %v", content, err)
	}
	if response.StatusCode == http.StatusServiceUnavailable &&
		(response.Header.Get("Retry-After") != "1" || len(refusal.Errors) != 1 || refusal.Errors[0].Extensions.Code != "OVERLOADED") {
		t.Errorf("%v %s", response.Header, content)
	}
	return response
}

// flood makes that many calls at the same time, and returns the number of responses by status.
func flood(times int, call func() *http.Response) map[int]int {
	var (
		all   sync.WaitGroup
		mutex sync.Mutex
		got   = map[int]int{}
	)
	for range times {
		all.Go(func() {
			response := call()
			mutex.Lock()
			defer mutex.Unlock()
			got[response.StatusCode]++
		})
	}
	all.Wait()
	return got
}

func (s *server) memory(t *testing.T) int64 {
	t.Helper()
	usage, err := processes.UsageOf(s.pid)
	if err != nil {
		t.Fatal(err)
	}
	return usage.Memory
}

func (s *server) peakMemory(t *testing.T) int64 {
	t.Helper()
	peak, err := processes.PeakMemoryOf(s.pid)
	if err != nil {
		t.Fatal(err)
	}
	return peak
}
