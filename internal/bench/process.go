package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"
)

const (
	startTimeout = 30 * time.Second
	// clockTicks is how many units of CPU time /proc counts in a second: USER_HZ, which is 100 on every architecture of Go.
	clockTicks = 100
)

// process is a program that was started, with its log in a file.
type process struct {
	command *exec.Cmd
	address string // where it serves
	ops     string // where it shows profiles; "" where it does not
}

// start runs a program of Kiosk until the stage closes, and returns when it is ready.
func (s *stage) start(ctx context.Context, program string, environment ...string) (*process, error) {
	address, err := freeAddress()
	if err != nil {
		return nil, err
	}
	ops, err := freeAddress()
	if err != nil {
		return nil, err
	}
	path, err := filepath.Abs(filepath.Join(s.programs, program))
	if err != nil {
		return nil, err
	}
	arguments := []string{}
	if program == "kiosk" {
		arguments = append(arguments, "serve")
	}
	log, err := os.OpenFile(filepath.Join(s.dir, program+".log"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, err
	}
	defer log.Close()
	p := &process{command: exec.CommandContext(ctx, path, arguments...), address: address, ops: ops}
	p.command.Stderr = log
	p.command.Env = append(os.Environ(), append(environment, "KIOSK_ADDR="+address, "KIOSK_OPS_ADDR="+ops)...)
	if err := p.command.Start(); err != nil {
		return nil, fmt.Errorf("start %s: %w (make build makes it)", program, err)
	}
	if err := p.await(ctx, "http://"+ops+"/readyz"); err != nil {
		return nil, errors.Join(fmt.Errorf("%s did not start, see %s: %w", program, log.Name(), err), p.stop())
	}
	return p, nil
}

func freeAddress() (string, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	return listener.Addr().String(), listener.Close()
}

// await returns when a URL answers 200.
func (p *process) await(ctx context.Context, url string) (err error) {
	ctx, cancel := context.WithTimeout(ctx, startTimeout)
	defer cancel()
	for ctx.Err() == nil {
		if _, err = get(ctx, url); err == nil {
			return nil
		}
		time.Sleep(10 * time.Millisecond)
	}
	return err
}

func get(ctx context.Context, url string) ([]byte, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return nil, err
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err == nil && response.StatusCode != http.StatusOK {
		err = fmt.Errorf("%s: %s", url, response.Status)
	}
	return body, err
}

// profile writes what the process spends its CPU time on during the next seconds.
func (p *process) profile(ctx context.Context, d time.Duration, path string) error {
	content, err := get(ctx, fmt.Sprintf("http://%s/debug/pprof/profile?seconds=%d", p.ops, int(d.Seconds())))
	if err != nil {
		return err
	}
	return os.WriteFile(path, content, 0o600)
}

// stop asks the process to end, and waits for it.
func (p *process) stop() error {
	if p == nil {
		return nil
	}
	_ = p.command.Process.Signal(syscall.SIGTERM) // it may have ended by itself
	err := p.command.Wait()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return nil
	}
	return err
}

// processorTime is the CPU time that a process has used so far, with that of the children that it waited for.
func processorTime(pid int) (time.Duration, error) {
	content, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0, err
	}
	// The second field is the name, in brackets, and may hold anything.
	fields := strings.Fields(string(content[bytes.LastIndexByte(content, ')')+1:]))
	var ticks int64
	for _, field := range fields[11:15] { // utime, stime, cutime, cstime: proc(5)
		n, err := strconv.ParseInt(field, 10, 64)
		if err != nil {
			return 0, err
		}
		ticks += n
	}
	return time.Duration(ticks) * time.Second / clockTicks, nil
}

// familyTime is the CPU time of a process and of its children.
func familyTime(pid int) (time.Duration, error) {
	total, err := processorTime(pid)
	if err != nil {
		return 0, err
	}
	children, err := os.ReadFile(fmt.Sprintf("/proc/%d/task/%d/children", pid, pid))
	if err != nil {
		return 0, err
	}
	for child := range strings.FieldsSeq(string(children)) {
		id, err := strconv.Atoi(child)
		if err != nil {
			return 0, err
		}
		if used, err := processorTime(id); err == nil { // it may have ended meanwhile
			total += used
		}
	}
	return total, nil
}

// residentMemory is the memory of a process, in bytes.
func residentMemory(pid int) (int64, error) {
	file, err := os.Open(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		return 0, err
	}
	defer file.Close()
	for lines := bufio.NewScanner(file); lines.Scan(); {
		if value, found := strings.CutPrefix(lines.Text(), "VmRSS:"); found {
			kilobytes, err := strconv.ParseInt(strings.TrimSuffix(strings.TrimSpace(value), " kB"), 10, 64)
			return kilobytes << 10, err
		}
	}
	return 0, errors.New("the kernel does not say how much memory a process has")
}

// usage is what a process has used: CPU time since it began, and memory now.
type usage struct {
	processor time.Duration
	memory    int64
}

func (p *process) usage() (usage, error) {
	used, err := processorTime(p.command.Process.Pid)
	if err != nil {
		return usage{}, err
	}
	memory, err := residentMemory(p.command.Process.Pid)
	return usage{used, memory}, err
}
