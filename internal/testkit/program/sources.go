package program

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
)

// The go command caches the result of a test until the test program changes, or a file that it opened or passed to os.Stat. The go
// command does not know which files other processes read for the test. So the test calls os.Stat for those files, too.

// DependOn makes the test's cached result depend on the files in the directories, which other processes read.
func DependOn(directories ...string) error {
	for _, directory := range directories {
		err := filepath.WalkDir(directory, func(path string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() {
				return err
			}
			return dependOnFile(path)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// dependOnFile makes the test's cached result depend on a file.
func dependOnFile(path string) error {
	_, err := os.Stat(path)
	return err
}

// dependOnSources makes the test's cached result depend on the source files of the packages and of what they import from this module.
func dependOnSources(packages []string) error {
	arguments := []string{"list", "-e", "-deps", "-json=Dir,Module,GoFiles,EmbedFiles"} // -e: the build will report errors
	command := exec.Command("go", append(arguments, packages...)...)
	listed, err := command.Output()
	if err != nil {
		return fmt.Errorf("go list: %w", err)
	}
	for decoder := json.NewDecoder(bytes.NewReader(listed)); ; {
		var found struct {
			Dir        string
			Module     *struct{ Main bool }
			GoFiles    []string
			EmbedFiles []string
		}
		if err := decoder.Decode(&found); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return fmt.Errorf("go list: %w", err)
		}
		if found.Module == nil || !found.Module.Main {
			continue
		}
		for _, file := range slices.Concat(found.GoFiles, found.EmbedFiles) {
			if err := dependOnFile(filepath.Join(found.Dir, file)); err != nil {
				return err
			}
		}
	}
}
