package chaos

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// restartPause is how long a supervisor waits before it starts a program again.
const restartPause = 100 * time.Millisecond

// process is a program that is started again whenever it ends, as a supervisor does.
type process struct {
	name string
	// address is where it serves, as it says itself; nil while it does not.
	address atomic.Pointer[string]

	mutex   sync.Mutex
	command *exec.Cmd
	stopped bool
	gone    chan struct{} // closed when it has ended for good
}

// supervise starts a program and keeps it running until the test ends.
func supervise(t *testing.T, name string, environment []string, program string, arguments ...string) *process {
	t.Helper()
	p := &process{name: name, gone: make(chan struct{})}
	go func() {
		defer close(p.gone)
		for p.run(t, environment, program, arguments) {
			time.Sleep(restartPause)
		}
	}()
	t.Cleanup(p.stop)
	return p
}

// run starts the program once and waits for its end. It reports whether it should run again.
func (p *process) run(t *testing.T, environment []string, program string, arguments []string) bool {
	command := exec.Command(filepath.Join(programs, program), arguments...)
	command.Env = environment
	logs, err := command.StderrPipe()
	if err != nil {
		t.Error(err)
		return false
	}
	p.mutex.Lock()
	if p.stopped {
		p.mutex.Unlock()
		return false
	}
	err = command.Start()
	p.command = command
	p.mutex.Unlock()
	if err != nil {
		t.Error(err)
		return false
	}
	p.follow(t, logs)
	_ = command.Wait() // it is killed all the time
	p.address.Store(nil)
	return true
}

var servingLine = regexp.MustCompile(`"msg":"serving","url":"http://([^"]+)"`)

// follow reads the log until the program ends.
func (p *process) follow(t *testing.T, logs io.Reader) {
	for lines := bufio.NewScanner(logs); lines.Scan(); {
		if match := servingLine.FindStringSubmatch(lines.Text()); match != nil {
			p.address.Store(&match[1])
		}
		if *showLogs {
			t.Logf("%s: %s", p.name, lines.Text())
		}
	}
}

func (p *process) pid() int {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return p.command.Process.Pid
}

// descriptors counts the open files of the program.
func (p *process) descriptors(t *testing.T) int {
	t.Helper()
	entries, err := os.ReadDir(fmt.Sprintf("/proc/%d/fd", p.pid()))
	must(t, err)
	return len(entries)
}

// memory is what the program has in memory, in the words of the kernel.
func (p *process) memory(t *testing.T) string {
	t.Helper()
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.pid()))
	must(t, err)
	_, resident, _ := strings.Cut(string(status), "VmRSS:")
	line, _, _ := strings.Cut(resident, "\n")
	return strings.TrimSpace(line)
}

// kill ends the program without warning, if it runs.
func (p *process) kill() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.command != nil && p.command.Process != nil {
		_ = p.command.Process.Kill()
	}
}

// stop ends it for good.
func (p *process) stop() {
	p.mutex.Lock()
	p.stopped = true
	p.mutex.Unlock()
	p.kill()
	<-p.gone
}
