package errcode_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"net/http"
	"strconv"
	"strings"
	"testing"

	"kiosk/graph/errcode"
)

func TestEveryCodeOfTheOperationsIsExplained(t *testing.T) {
	t.Parallel()
	for path, prefix := range map[string]string{"../../internal/problem/problem.go": "Code", "../../internal/httpx/limits.go": "Code", "codes.go": ""} {
		source, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		found := 0
		ast.Inspect(source, func(node ast.Node) bool {
			constant, isValue := node.(*ast.ValueSpec)
			if !isValue || len(constant.Values) == 0 || !strings.HasPrefix(constant.Names[0].Name, prefix) {
				return true
			}
			if literal, ok := constant.Values[0].(*ast.BasicLit); ok && literal.Kind == token.STRING {
				found++
				code, err := strconv.Unquote(literal.Value)
				if _, known := errcode.Codes[strings.ToUpper(code)]; err != nil || !known {
					t.Errorf("%s: %s is not in errcode.Codes", path, code)
				}
			}
			return true
		})
		if found < 5 {
			t.Errorf("%s: found only %d codes", path, found)
		}
	}
	for code, explained := range errcode.Codes {
		if http.StatusText(explained.Status) == "" && explained.Status != 499 || !strings.HasSuffix(explained.Meaning, ".") {
			t.Errorf("%s: %+v", code, explained)
		}
	}
}
