package main

import (
	"strings"
	"testing"
)

func TestCodeOfAnotherFormIsRefused(t *testing.T) {
	t.Parallel()
	const function = "func (ec *executionContext) _A_b(obj *db.A) {\n\treturn obj.B\n}\n"
	for name, change := range map[string]func(code) error{
		"a function that is not there": func(c code) error { return c.remove("_A_c", function) },
		"another text":                 func(c code) error { return c.remove("_A_b", strings.Replace(function, "obj.B", "obj.C", 1)) },
		"more text":                    func(c code) error { return c.remove("_A_b", strings.Replace(function, "\treturn obj.B\n", "", 1)) },
		"a part that is not there":     func(c code) error { return c.edit("_A_b", map[string]string{"obj.C": ""}) },
		"a part that is there twice":   func(c code) error { return c.edit("_A_b", map[string]string{"obj": ""}) },
	} {
		if err := change(code{"a.go": function}); err == nil {
			t.Errorf("%s is accepted", name)
		}
	}
	written := code{"a.go": "// before\n" + function + "// behind\n"}
	if err := written.remove("_A_b", strings.Replace(function, "*db.A", "TYPE", 1)); err != nil || written["a.go"] != "// before\n// behind\n" {
		t.Errorf("%q %v", written["a.go"], err)
	}
}
