package main

import (
	"maps"
	"os"
	"os/exec"
	"slices"
	"testing"
)

// shell runs commands of the documentation in a shell, as a reader pastes them, and returns their output.
func shell(t *testing.T, env environment, script string) string {
	t.Helper()
	for _, program := range []string{"bash", "curl"} {
		if _, err := exec.LookPath(program); err != nil {
			t.Fatalf("the documentation's commands need %s: install it", program)
		}
	}
	command := exec.Command("bash", "-eu", "-c", script)
	command.Env = os.Environ()
	for name, value := range env {
		command.Env = append(command.Env, name+"="+value)
	}
	out, err := command.Output()
	if err != nil {
		t.Fatalf("%s\n%v\n%s", script, err, out)
	}
	return string(out)
}

func sortedKeys[V any](set map[string]V) []string { return slices.Sorted(maps.Keys(set)) }
