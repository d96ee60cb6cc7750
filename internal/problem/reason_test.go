package problem_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"kiosk/internal/problem"
)

// TestEveryRefusalBringsTheParametersOfItsReason checks the calls of Add, NewField and RefuseFor in the whole module. The first arguments
// of the format are the reason's parameters; without this test, a missing one would be found only at run time.
func TestEveryRefusalBringsTheParametersOfItsReason(t *testing.T) {
	t.Parallel()
	const root = "../.."
	reasons := reasonsByName(t)
	calls := 0
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if name := entry.Name(); entry.IsDir() && (name == "node_modules" || name == "generated" || path != root && strings.HasPrefix(name, ".")) {
			return filepath.SkipDir
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		files := token.NewFileSet()
		file, err := parser.ParseFile(files, path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(node ast.Node) bool {
			call, ok := node.(*ast.CallExpr)
			if !ok {
				return true
			}
			reason, parameters, ok := refusalOf(call)
			if rule, known := problem.Rules[reasons[reason]]; ok && known {
				calls++
				if parameters < len(rule.Params) && !call.Ellipsis.IsValid() {
					t.Errorf("%s: %s lacks parameters: want %q", files.Position(call.Pos()), reason, rule.Params)
				}
			}
			return true
		})
		return nil
	})
	if err != nil || calls < 100 {
		t.Errorf("only %d calls were read (%v)", calls, err)
	}
}

// refusalOf returns the name of the reason in a call, and the number of arguments after its format.
func refusalOf(call *ast.CallExpr) (reason string, parameters int, ok bool) {
	name := nameOf(call.Fun)
	place := map[string]int{"Add": 1, "NewField": 1, "RefuseFor": 0}
	at, known := place[name]
	if !known || len(call.Args) < at+2 {
		return "", 0, false
	}
	return nameOf(call.Args[at]), len(call.Args) - at - 2, true
}

// nameOf returns the last part of a name such as problem.TooLong.
func nameOf(expression ast.Expr) string {
	switch e := expression.(type) {
	case *ast.SelectorExpr:
		return e.Sel.Name
	case *ast.Ident:
		return e.Name
	default:
		return ""
	}
}

// reasonsByName returns the reasons of the package by the names of their Go constants.
func reasonsByName(t *testing.T) map[string]problem.Reason {
	t.Helper()
	byName := map[string]problem.Reason{
		"NotFound": problem.NotFound, "VariationNotFound": problem.VariationNotFound, "ItemNotFound": problem.ItemNotFound,
		"AlreadyExists": problem.AlreadyExists, "ProductState": problem.ProductState, "Stale": problem.Stale,
	}
	for _, name := range []string{"problem.go", "reason.go"} {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(node ast.Node) bool {
			spec, ok := node.(*ast.ValueSpec)
			if !ok || len(spec.Values) != 1 {
				return true
			}
			if text, ok := spec.Values[0].(*ast.BasicLit); ok && text.Kind == token.STRING {
				byName[spec.Names[0].Name] = problem.Reason(strings.Trim(text.Value, `"`))
			}
			return true
		})
	}
	for reason := range problem.Rules {
		if !slices.Contains(slices.Collect(maps.Values(byName)), reason) {
			t.Errorf("no constant has the reason %s", reason)
		}
	}
	return byName
}
