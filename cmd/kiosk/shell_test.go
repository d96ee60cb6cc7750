package main

import (
	"maps"
	"os"
	"os/exec"
	"slices"
	"sync"
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
	command.Env = append(os.Environ(), "PATH="+pathWithPython())
	for name, value := range env {
		command.Env = append(command.Env, name+"="+value)
	}
	out, err := command.Output()
	if err != nil {
		t.Fatalf("%s\n%v\n%s", script, err, out)
	}
	return string(out)
}

// pathWithPython returns PATH with the directory of Python itself before all others. The python3 of a version manager is a script that
// takes longer to start than most of the documentation's programs take to run.
var pathWithPython = sync.OnceValue(func() string {
	directory, err := exec.Command("python3", "-c", "import os, sys; print(os.path.dirname(sys.executable), end='')").Output()
	if err != nil {
		return os.Getenv("PATH") // the documentation's commands fail without Python, and say so
	}
	return string(directory) + string(os.PathListSeparator) + os.Getenv("PATH")
})

func sortedKeys[V any](set map[string]V) []string { return slices.Sorted(maps.Keys(set)) }
