package main

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"time"

	"kiosk/internal/testkit/program"
)

const startTimeout = 30 * time.Second

// process is a running program that is ready.
type process struct {
	*program.Process
	address string // of its API; "" if it has none
	ops     string // the address of its profiles; "" if it has none
}

// start runs a program of Kiosk, built by make build. The stage stops it at the end of the row or the run.
func (s *stage) start(ctx context.Context, environment []string, name string, arguments ...string) (*process, error) {
	path, err := filepath.Abs(filepath.Join(s.programs, name))
	if err != nil {
		return nil, err
	}
	environment = append(environment, "KIOSK_ADDR=127.0.0.1:0", "KIOSK_OPS_ADDR=127.0.0.1:0", "KIOSK_LOG_FORMAT=json", "KIOSK_LOG_LEVEL=info")
	return s.launch(ctx, path, program.Options{Env: append(os.Environ(), environment...)}, arguments...)
}

// launch starts a program and returns when it is ready.
func (s *stage) launch(ctx context.Context, path string, options program.Options, arguments ...string) (*process, error) {
	started, err := program.Start(path, options, arguments...)
	if err != nil {
		return nil, err
	}
	p := &process{Process: started}
	s.keep(p.stop)
	ctx, cancel := context.WithTimeout(ctx, startTimeout)
	defer cancel()
	url, ops, err := p.Serving(ctx)
	p.address, p.ops = strings.TrimPrefix(url, "http://"), ops
	return p, err
}

// stop terminates the process and waits for its end. It ignores the exit code, because the process may have received Ctrl-C, too.
func (p *process) stop() error {
	p.Terminate()
	p.Wait()
	return nil
}

// profile writes a CPU profile of the process for the next d to a file.
func (p *process) profile(ctx context.Context, d time.Duration, path string) error {
	content, err := get(ctx, fmt.Sprintf("http://%s/debug/pprof/profile?seconds=%d", p.ops, int(d.Seconds())))
	if err != nil {
		return err
	}
	return os.WriteFile(path, content, 0o600)
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
