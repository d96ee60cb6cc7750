package main

import (
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"
)

// generators are packages that only generate code or migrations. A program with them would be half as large again.
var generators = regexp.MustCompile(`^(entgo\.io/ent/entc|entgo\.io/ent/dialect/sql/schema|entgo\.io/contrib|ariga\.io/atlas|` +
	`github\.com/hashicorp/hcl|github\.com/zclconf/go-cty|github\.com/99designs/gqlgen/(api|codegen|plugin)|golang\.org/x/tools)`)

func TestTheProgramsContainNoGenerators(t *testing.T) {
	t.Parallel()
	listed, err := exec.CommandContext(t.Context(), "go", "list", "-deps", "kiosk/cmd/...").Output()
	if err != nil {
		t.Fatal(err)
	}
	packages := strings.Fields(string(listed))
	if len(packages) < 100 {
		t.Fatalf("only %d packages", len(packages))
	}
	for _, name := range packages {
		if generators.MatchString(name) {
			t.Errorf("%s is in a program; go list -deps -json says through which import", name)
		}
	}
}

// maxProgramSize is in bytes, some percent above the present size, so that a large new dependency fails the test.
const maxProgramSize = 56_000_000

func TestTheProgramStaysBelowItsSize(t *testing.T) {
	t.Parallel()
	program, err := os.Stat(binary(t))
	if err != nil {
		t.Fatal(err)
	}
	if program.Size() > maxProgramSize {
		t.Errorf("%s has %d bytes, %d at most; go tool nm -size -sort size shows of a program with symbols what they are for",
			program.Name(), program.Size(), maxProgramSize)
	}
}
