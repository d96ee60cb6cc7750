package citus

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"kiosk/internal/testkit"
)

// groupPeriod is the period in which a control group may use its share of a CPU.
const groupPeriod = 20 * time.Millisecond

// group is the directory of a control group of Linux, of version 2 or 1, whose processes together get a share of a CPU.
type group string

// newGroup creates a group. It is removed at the end of the benchmark, after everything that the benchmark starts later has ended.
func newGroup(b *testing.B, name string, share float64) group {
	b.Helper()
	directory, settings := describeGroup(name, int64(share*float64(groupPeriod.Microseconds())))
	err := os.Mkdir(directory, 0o755)
	if err == nil {
		b.Cleanup(func() {
			if err := os.Remove(directory); err != nil {
				b.Error(err)
			}
		})
	}
	for _, setting := range settings {
		if err == nil {
			err = writeTo(filepath.Join(directory, setting[0]), setting[1])
		}
	}
	if err != nil {
		b.Fatalf("Nothing was measured: to limit the CPU of servers takes root, and control groups with the controller cpu: %v", err)
	}
	return group(directory)
}

// describeGroup returns the directory of a group, and the settings that give it a part of each period.
func describeGroup(name string, quota int64) (directory string, settings [][2]string) {
	const root = "/sys/fs/cgroup"
	period := groupPeriod.Microseconds()
	if _, err := os.Stat(filepath.Join(root, "cgroup.controllers")); err == nil {
		return filepath.Join(root, name), [][2]string{{"cpu.max", fmt.Sprintf("%d %d", quota, period)}}
	}
	return filepath.Join(root, "cpu", name), [][2]string{
		{"cpu.cfs_period_us", strconv.FormatInt(period, 10)},
		{"cpu.cfs_quota_us", strconv.FormatInt(quota, 10)},
	}
}

// add moves a process into the group, with its children and those that they start from then on.
func (g group) add(b *testing.B, pid int) {
	b.Helper()
	members := filepath.Join(string(g), "cgroup.procs")
	testkit.Must(b, writeTo(members, strconv.Itoa(pid)))
	children, err := os.ReadFile(fmt.Sprintf("/proc/%[1]d/task/%[1]d/children", pid))
	testkit.Must(b, err)
	for child := range strings.FieldsSeq(string(children)) {
		_ = writeTo(members, child) // it may have ended meanwhile
	}
}

// writeTo writes to a file of the kernel. Unlike os.WriteFile, it never creates a file.
func writeTo(path, value string) error {
	file, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	defer file.Close()
	_, err = file.WriteString(value)
	return err
}
