package main

import (
	"archive/tar"
	"archive/zip"
	"compress/gzip"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// content is a file of an archive.
type content struct {
	name string
	mode fs.FileMode
	data []byte
}

// contents returns the files of an archive, sorted by name.
func (r *release) contents(programs []program, parts []part, bill []byte) ([]content, error) {
	contents := []content{{"NOTICE", 0o644, notice(parts)}, {"kiosk.cdx.json", 0o644, bill}}
	for _, built := range programs {
		data, err := os.ReadFile(built.path)
		if err != nil {
			return nil, err
		}
		contents = append(contents, content{built.name, 0o755, data})
	}
	for _, pattern := range []string{"README.md", "CHANGELOG.md", "deploy/systemd/*"} {
		paths, err := filepath.Glob(filepath.Join(r.root, pattern))
		if err != nil {
			return nil, err
		}
		for _, path := range paths {
			data, err := os.ReadFile(path)
			if err != nil {
				return nil, err
			}
			name, err := filepath.Rel(r.root, path)
			if err != nil {
				return nil, err
			}
			contents = append(contents, content{strings.TrimPrefix(filepath.ToSlash(name), "deploy/"), 0o644, data})
		}
	}
	slices.SortFunc(contents, func(a, b content) int { return strings.Compare(a.name, b.name) })
	return contents, nil
}

// archive writes a zip file without systemd units for Windows, and a compressed tar file for other systems.
func (r *release) archive(p platform, name string, contents []content) error {
	if p.system == "linux" {
		return r.tar(name, contents)
	}
	contents = slices.DeleteFunc(slices.Clone(contents), func(c content) bool { return strings.HasPrefix(c.name, "systemd/") })
	if p.system == "windows" {
		return r.zip(name, contents)
	}
	return r.tar(name, contents)
}

func (r *release) tar(name string, contents []content) (err error) {
	file, err := os.Create(filepath.Join(r.out, name+".tar.gz"))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, file.Close()) }()
	compressed, err := gzip.NewWriterLevel(file, gzip.BestCompression)
	if err != nil {
		return err
	}
	writer := tar.NewWriter(compressed)
	for _, c := range contents {
		header := &tar.Header{Typeflag: tar.TypeReg, Name: name + "/" + c.name, Mode: int64(c.mode), Size: int64(len(c.data)), ModTime: r.time, Format: tar.FormatPAX}
		if err := writer.WriteHeader(header); err != nil {
			return err
		}
		if _, err := writer.Write(c.data); err != nil {
			return err
		}
	}
	return errors.Join(writer.Close(), compressed.Close())
}

func (r *release) zip(name string, contents []content) (err error) {
	file, err := os.Create(filepath.Join(r.out, name+".zip"))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, file.Close()) }()
	writer := zip.NewWriter(file)
	for _, c := range contents {
		header := &zip.FileHeader{Name: name + "/" + c.name, Method: zip.Deflate, Modified: r.time}
		header.SetMode(c.mode)
		entry, err := writer.CreateHeader(header)
		if err != nil {
			return err
		}
		if _, err := entry.Write(c.data); err != nil {
			return err
		}
	}
	return writer.Close()
}

// writeSums writes SHA256SUMS, in the format of sha256sum --check.
func writeSums(folder string) error {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return err
	}
	var sums strings.Builder
	for _, entry := range entries {
		sum, err := sumOf(filepath.Join(folder, entry.Name()))
		if err != nil {
			return err
		}
		fmt.Fprintf(&sums, "%s  %s\n", sum, entry.Name())
	}
	return publish(filepath.Join(folder, "SHA256SUMS"), []byte(sums.String()))
}

// publish writes a file that every user may read.
func publish(path string, data []byte) error {
	return os.WriteFile(path, data, 0o644) //nolint:gosec // it is made to be distributed
}

func sumOf(path string) (string, error) {
	file, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer file.Close()
	hash := sha256.New()
	if _, err := io.Copy(hash, file); err != nil {
		return "", err
	}
	return fmt.Sprintf("%x", hash.Sum(nil)), nil
}
