package client_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"net/http"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"kiosk/client"
)

func TestErrorsSayWhatIsWrong(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		_, err := c.PlaceOrder(t.Context(), client.PlaceOrderInput{VariationIDs: []string{"x"}, IdempotencyKey: strings.Repeat("k", 81)})
		invalid := refusal(t, err, http.StatusBadRequest, client.CodeInvalidInput)
		var where []string
		for _, field := range invalid.Errors {
			where = append(where, field.Parameter+field.Pointer)
		}
		slices.Sort(where)
		if want := []string{"/customerId", "/items/0/variationId", "Idempotency-Key"}; !slices.Equal(where, want) {
			t.Errorf("errors at %v, want %v", where, want)
		}
		for _, part := range []string{"kiosk: place an order: ", "invalid_input", invalid.RequestID, "items/0/variationId must be a UUID"} {
			if !strings.Contains(err.Error(), part) {
				t.Errorf("%q lacks %q", err, part)
			}
		}
		_, err = newClient(t, k.url, "wrong").Products(t.Context())
		refused(t, err, http.StatusUnauthorized, client.CodeUnauthenticated)
	})
}

func TestCodeOfLooksThroughWrapping(t *testing.T) {
	t.Parallel()
	refusal := &client.Error{Code: client.CodeBusy}
	for err, want := range map[error]client.Code{
		nil:                             "",
		errors.New("other"):             "",
		fmt.Errorf("sell: %w", refusal): client.CodeBusy,
	} {
		if code := client.CodeOf(err); code != want {
			t.Errorf("%v: got %q, want %q", err, code, want)
		}
	}
}

func TestOnlyADecisionOfKioskSettlesACall(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		err     error
		settled bool
	}{
		"success":             {nil, true},
		"never sent":          {errors.New("kiosk: place an order: no body"), true},
		"decided":             {&client.Error{Status: 400, Code: client.CodeInsufficientBalance}, true},
		"decided and wrapped": {fmt.Errorf("sell: %w", &client.Error{Status: 404, Code: client.CodeCustomerNotFound}), true},
		"key of another call": {&client.Error{Status: 409, Code: client.CodeIdempotencyKeyReused}, false},
		"no response":         {&client.UnansweredError{Err: io.EOF}, false},
		"internal":            {&client.Error{Status: 500, Code: client.CodeInternal}, false},
		"bad gateway":         {&client.Error{Status: 502}, false},
		"timeout":             {&client.Error{Status: 503, Code: client.CodeTimeout}, false},
		"unavailable":         {&client.Error{Status: 503, Code: client.CodeUnavailable}, false},
		"gateway timeout":     {&client.Error{Status: 504}, false},
		"limited since":       {&client.Error{Status: 429, Code: client.CodeRateLimited}, false},
		"overloaded since":    {&client.Error{Status: 503, Code: client.CodeOverloaded}, false},
		"token revoked since": {&client.Error{Status: 401, Code: client.CodeUnauthenticated}, false},
		"a proxy's own page":  {&client.Error{Status: 404}, false},
		"given up":            {fmt.Errorf("%w: %w", &client.Error{Status: 503, Code: client.CodeTimeout}, context.Canceled), false},
	} {
		if settled := client.Settled(test.err); settled != test.settled {
			t.Errorf("%s: settled is %v", name, settled)
		}
	}
}

// clientNeverSees lists the codes that appear only in logs.
var clientNeverSees = []string{"client_closed_request"}

func TestClientKnowsTheCodesThatTheAPIRespondsWith(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../rest/testdata/golden/codes.json")
	if err != nil {
		t.Fatal(err)
	}
	var promised map[string]string
	if err := json.Unmarshal(text, &promised); err != nil {
		t.Fatal(err)
	}
	known := declaredCodes(t)
	for code := range promised {
		if !slices.Contains(known, code) && !slices.Contains(clientNeverSees, code) {
			t.Errorf("error.go has no constant for the code %s", code)
		}
	}
	for _, code := range known {
		if promised[code] == "" {
			t.Errorf("the API knows no code %s", code)
		}
	}
}

// declaredCodes returns the values of the constants of the type Code.
func declaredCodes(t testing.TB) (codes []string) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), "error.go", nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(file, func(node ast.Node) bool {
		spec, isValue := node.(*ast.ValueSpec)
		if !isValue {
			return true
		}
		if name, isName := spec.Type.(*ast.Ident); isName && name.Name == "Code" {
			code, err := strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value)
			if err != nil {
				t.Fatal(err)
			}
			codes = append(codes, code)
		}
		return true
	})
	return codes
}
