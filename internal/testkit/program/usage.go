package program

import (
	"bytes"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"
)

// clockTicks is how many units of CPU time /proc counts in a second: USER_HZ, which is 100 on every architecture of Go.
const clockTicks = 100

// Usage is what a process uses.
type Usage struct {
	Processor time.Duration // CPU time since it began, with that of the children that it waited for
	Memory    int64         // resident now, in bytes
}

// Usage is what the process uses. Error: it has ended.
func (p *Process) Usage() (Usage, error) { return UsageOf(p.PID()) }

// UsageOf is what any process of this machine uses.
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

// FamilyTime is the CPU time of a process and of its children.
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

// PeakMemoryOf is the most that any process of this machine has had resident at a time, in bytes.
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
