package chaos

import (
	"net/url"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"
	"unsafe"

	"kiosk/internal/testkit"
	"kiosk/internal/vault"
)

// openSQLite opens a shop on a SQLite file, with one process that serves it and delivers its webhooks.
func openSQLite(t *testing.T) (s *shop, file string) {
	t.Helper()
	directory := t.TempDir()
	file = filepath.Join(directory, "kiosk.db")
	s = &shop{url: "sqlite://" + (&url.URL{Path: file}).EscapedPath(), masterKey: filepath.Join(directory, "master.keyset")}
	must(t, vault.CreateMasterKey(s.masterKey))
	s.createStore(t)
	s.apis = []*process{supervise(t, "api", environmentOf(s.url, s.masterKey), "kiosk", "serve")}
	s.connect(t)
	s.receiver = receive(t, s.patient(t))
	return s, file
}

// TestAFullDiskLosesNothing limits the size of a SQLite database's files, so that they cannot grow, and then removes the limit.
func TestAFullDiskLosesNothing(t *testing.T) {
	t.Parallel()
	s, file := openSQLite(t)
	l := s.begin(t)
	var recoveries []time.Duration
	until := time.Now().Add(*faultTime)
	for n := 0; n < 2 || time.Now().Before(until); n++ {
		time.Sleep(time.Second)
		s.apis[0].limitFiles(t, max(sizeOf(file), sizeOf(file+"-wal")))
		before := l.failuresWith("503 unavailable")
		testkit.Eventually(t, waitTimeout, "an order fails because the disk is full", func() bool { return l.failuresWith("503 unavailable") > before })
		response := apis(s)[0].request(t)
		if response.errorCode(t) != "" {
			t.Errorf("a read failed while the disk was full: %d %s", response.status, response.body)
		}
		s.apis[0].limitFiles(t, -1)
		recoveries = append(recoveries, l.recovery(t, time.Now()))
	}
	report(t, "the removal of the limit", recoveries)
	s.audit(t, l.finish(t))
}

func sizeOf(file string) int64 {
	info, err := os.Stat(file)
	if err != nil {
		return 0
	}
	return info.Size()
}

// limitFiles limits the size of the files that the process writes; -1 removes the limit.
func (p *process) limitFiles(t *testing.T, bytes int64) {
	t.Helper()
	pid := p.now().PID()
	var limit syscall.Rlimit
	must(t, prlimit(pid, nil, &limit))
	limit.Cur = limit.Max
	if bytes >= 0 {
		limit.Cur = uint64(bytes)
	}
	must(t, prlimit(pid, &limit, nil))
}

// prlimit sets RLIMIT_FSIZE of a process to limit, unless that is nil, and stores the previous value in previous, unless that is nil. See
// prlimit(2).
func prlimit(pid int, limit, previous *syscall.Rlimit) error {
	_, _, failed := syscall.Syscall6(syscall.SYS_PRLIMIT64, uintptr(pid), syscall.RLIMIT_FSIZE,
		uintptr(unsafe.Pointer(limit)), uintptr(unsafe.Pointer(previous)), 0, 0)
	if failed != 0 {
		return failed
	}
	return nil
}

// failuresWith counts the attempts that ended for a reason.
func (l *load) failuresWith(reason string) int {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return l.failures[reason]
}
