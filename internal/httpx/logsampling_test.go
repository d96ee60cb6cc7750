package httpx_test

import (
	"bytes"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/httpx"
)

// lineOf is a log line for one request, or for several rejected ones.
type lineOf struct {
	Message  string `json:"msg"`
	Code     string `json:"code"`
	Requests int    `json:"requests"`
	Actor    string `json:"actor"`
}

// tally returns the number of lines with each message, and the number of requests that were counted for each code. The keys end with the
// actor: "request " is for requests of unknown callers.
func tally(t *testing.T, log io.Reader) (lines, counted map[string]int) {
	t.Helper()
	lines, counted = map[string]int{}, map[string]int{}
	for decoder := json.NewDecoder(log); decoder.More(); {
		var line lineOf
		if err := decoder.Decode(&line); err != nil {
			t.Fatal(err)
		}
		lines[line.Message+" "+line.Actor]++
		counted[line.Code+" "+line.Actor] += line.Requests
	}
	return lines, counted
}

func TestOfAFloodThatALimitTurnsAwayTheLogCountsAllButOneASecond(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		var log bytes.Buffer
		refusal, actor := httpx.CodeRateLimited, uuid.UUID{1}
		handler := httpx.Serve(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
			current := httpx.RequestInfoFrom(r.Context())
			current.Actor = auth.Actor{StoreID: uuid.UUID{9}, ID: actor, Kind: auth.KindToken}
			current.CountRejected(refusal)
		}), slog.New(slog.NewJSONHandler(&log, nil)), nil, nil)
		ask := func(times int) {
			for range times {
				handler.ServeHTTP(httptest.NewRecorder(), httptest.NewRequest(http.MethodGet, "/", http.NoBody))
			}
		}
		ask(1_000)
		actor = uuid.UUID{2}
		ask(1)
		refusal = httpx.CodeMalformedBody // not a code of a limit
		ask(3)
		time.Sleep(2 * time.Second)
		synctest.Wait()
		refusal, actor = httpx.CodeRateLimited, uuid.UUID{1}
		ask(2)
		time.Sleep(2 * time.Second)
		synctest.Wait()

		lines, counted := tally(t, &log)
		first, second := uuid.UUID{1}.String(), uuid.UUID{2}.String()
		if lines["request "+first] != 2 || lines["request "+second] != 4 || lines["more requests rejected "+first] != 2 || len(lines) != 3 {
			t.Errorf("lines: %v", lines)
		}
		if counted["rate_limited "+first] != 999+1 {
			t.Errorf("counted: %v", counted)
		}
	})
}

func TestOfAFloodOfStrangersTheLogCountsAllButOneASecond(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		var log bytes.Buffer
		var refusal string
		handler := httpx.Serve(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
			httpx.RequestInfoFrom(r.Context()).CountRejected(refusal)
		}), slog.New(slog.NewJSONHandler(&log, nil)), nil, nil)
		for of, times := range map[string]int{"unauthenticated": 500, "route_not_found": 300, "method_not_allowed": 1} {
			refusal = of
			for range times {
				handler.ServeHTTP(httptest.NewRecorder(), httptest.NewRequest(http.MethodGet, "/", http.NoBody))
			}
		}
		time.Sleep(2 * time.Second)
		synctest.Wait()

		lines, counted := tally(t, &log)
		if lines["request "] != 3 || lines["more requests rejected "] != 2 {
			t.Errorf("lines: %v", lines)
		}
		if counted["unauthenticated "] != 499 || counted["route_not_found "] != 299 || counted["method_not_allowed "] != 0 {
			t.Errorf("counted: %v", counted)
		}
	})
}
