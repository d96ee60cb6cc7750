package program

import (
	"bytes"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"
)

// clockTicks is the number of clock ticks per second in /proc: USER_HZ, which is 100 on every architecture of Go.
const clockTicks = 100

// Usage is the CPU time and memory of a process.
type Usage struct {
	Processor time.Duration // CPU time since its start, including that of children that it has waited for
	Memory    int64         // resident memory, in bytes
}

// Usage returns the usage of the process. Error: it has ended.
func (p *Process) Usage() (Usage, error) { return UsageOf(p.PID()) }

// UsageOf returns the usage of any process of this machine.
func UsageOf(pid int) (Usage, error) {
	content, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return Usage{}, err
	}
	// The second field is the name, in brackets, and may hold anything.
	fields := strings.Fields(string(content[bytes.LastIndexByte(content, ')')+1:]))
	number := func(field int) (n int64) { // counted as in proc(5)
		if err == nil {
			n, err = strconv.ParseInt(fields[field-3], 10, 64)
		}
		return n
	}
	const utime, cstime, rss = 14, 17, 24
	var ticks int64
	for field := utime; field <= cstime; field++ { // utime, stime, cutime, cstime
		ticks += number(field)
	}
	pages := number(rss)
	return Usage{time.Duration(ticks) * time.Second / clockTicks, pages * int64(os.Getpagesize())}, err
}

// FamilyTime returns the CPU time of a process and its children.
func FamilyTime(pid int) (time.Duration, error) {
	used, err := UsageOf(pid)
	if err != nil {
		return 0, err
	}
	total := used.Processor
	children, err := os.ReadFile(fmt.Sprintf("/proc/%d/task/%d/children", pid, pid))
	if err != nil {
		return 0, err
	}
	for child := range strings.FieldsSeq(string(children)) {
		id, err := strconv.Atoi(child)
		if err != nil {
			return 0, err
		}
		if used, err := UsageOf(id); err == nil { // it may have ended meanwhile
			total += used.Processor
		}
	}
	return total, nil
}

// PeakMemoryOf returns the peak resident memory of any process of this machine, in bytes.
func PeakMemoryOf(pid int) (int64, error) {
	content, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		return 0, err
	}
	for line := range strings.Lines(string(content)) {
		if size, found := strings.CutPrefix(line, "VmHWM:"); found {
			kilobytes, err := strconv.ParseInt(strings.TrimSuffix(strings.TrimSpace(size), " kB"), 10, 64)
			return kilobytes << 10, err
		}
	}
	return 0, fmt.Errorf("process %d reports no peak of its memory", pid)
}
