package rest

import (
	"bytes"
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"log/slog"
	"net/http/httptest"
	"slices"
	"strconv"
	"strings"
	"testing"

	"kiosk/internal/problem"
)

// responseTo returns the response to a request that failed with the error, and the log.
func responseTo(ctx context.Context, err error) (*httptest.ResponseRecorder, string) {
	var log bytes.Buffer
	h := &handler{logger: slog.New(slog.NewTextHandler(&log, nil))}
	w := httptest.NewRecorder()
	h.refuse(w, httptest.NewRequestWithContext(ctx, "GET", "/", nil), err)
	return w, log.String()
}

func TestBusyStoreSaysWhenToTryAgain(t *testing.T) {
	t.Parallel()
	w, log := responseTo(t.Context(), &problem.Error{Code: problem.CodeBusy, Detail: "The store is busy; try again."})
	if w.Code != 503 || w.Header().Get("Retry-After") != "1" || log != "" {
		t.Errorf("%d %v, log %q", w.Code, w.Header(), log)
	}
}

func TestUnavailableDatabaseSaysWhenToTryAgain(t *testing.T) {
	t.Parallel()
	w, log := responseTo(t.Context(), fmt.Errorf("list orders: %w", driver.ErrBadConn))
	if w.Code != 503 || w.Header().Get("Retry-After") != "1" || !strings.Contains(w.Body.String(), `"code":"unavailable"`) {
		t.Errorf("%d %v %s", w.Code, w.Header(), w.Body)
	}
	if !strings.Contains(log, "bad connection") || strings.Contains(w.Body.String(), "bad connection") {
		t.Errorf("%s, log %q", w.Body, log)
	}
}

func TestWaitingInVainForTheDatabaseIsOverloaded(t *testing.T) {
	t.Parallel()
	w, log := responseTo(t.Context(), fmt.Errorf("look up token: %w", context.DeadlineExceeded))
	if w.Code != 503 || w.Header().Get("Retry-After") != "1" || !strings.Contains(w.Body.String(), `"code":"overloaded"`) || log == "" {
		t.Errorf("%d %v %s, log %q", w.Code, w.Header(), w.Body, log)
	}
}

func TestErrorOfUnknownCodeIsInternal(t *testing.T) {
	t.Parallel()
	w, log := responseTo(t.Context(), &problem.Error{Code: "brand_new", Detail: "secret detail"})
	if w.Code != 500 || strings.Contains(w.Body.String(), "secret") || !strings.Contains(log, "brand_new") {
		t.Errorf("%d %s, log %q", w.Code, w.Body, log)
	}
}

func TestClientThatClosedTheConnectionIsNotAServerError(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	w, log := responseTo(ctx, errors.New("the query was cancelled"))
	if w.Code != statusClientClosedRequest || log != "" {
		t.Errorf("%d, log %q", w.Code, log)
	}
}

// graphQLOnly lists the codes of operations that only the GraphQL API has.
var graphQLOnly = []string{
	"endpoint_active", "endpoint_paused", "staff_disabled", "rotation_state", "delivery_pending", "stale", "product_state",
	"variation_digital", "recharge_decided", "last_owner", "expired", "not_found", "already_exists", "access_token_limit",
}

// checkedBefore lists the codes of operations for input that the REST API has already rejected with invalid_input.
var checkedBefore = []string{"idempotency_key_invalid"}

func TestEveryCodeOfTheOperationsHasAStatus(t *testing.T) {
	t.Parallel()
	source, err := parser.ParseFile(token.NewFileSet(), "../internal/problem/problem.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	ast.Inspect(source, func(node ast.Node) bool {
		constant, isValue := node.(*ast.ValueSpec)
		if !isValue || !strings.HasPrefix(constant.Names[0].Name, "Code") {
			return true
		}
		found++
		code, err := strconv.Unquote(constant.Values[0].(*ast.BasicLit).Value)
		if _, known := kinds[problem.Code(code)]; err != nil || known == (slices.Contains(graphQLOnly, code) || slices.Contains(checkedBefore, code)) {
			t.Errorf("%s has no status, or one that is never seen", code)
		}
		return true
	})
	if found < 15 {
		t.Errorf("found only %d codes", found)
	}
}
