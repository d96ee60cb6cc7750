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

// The go command does not repeat a test whose program and files are as they were when it passed. It knows of the files that
// the test itself has looked at, and of none that other processes read. So tests look at those, too.

// DependOn has the tests run again when a file in one of the directories has changed, which other processes read.
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

// dependOnFile has the tests run again when the file has changed.
func dependOnFile(path string) error {
	_, err := os.Stat(path)
	return err
}

// dependOnSources has the tests run again when a file of this module has changed which a package is made of.
func dependOnSources(packages []string) error {
	arguments := []string{"list", "-e", "-deps", "-json=Dir,Module,GoFiles,EmbedFiles"} // errors are the build's to report
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
