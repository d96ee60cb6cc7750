package main

import (
	"bufio"
	"context"
	"errors"
	"io"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/internal/testkit"
)

var errBroken = errors.New("broken")

func TestWhatARowOpensIsClosedAlthoughTheRowFails(t *testing.T) {
	t.Parallel()
	var closed []string
	opens := func(s *stage, names ...string) {
		for _, name := range names {
			s.keep(func() error { closed = append(closed, name); return nil })
		}
	}
	s := &stage{}
	opens(s, "stage")
	_, err := s.measure(t.Context(), row{prepare: func(_ context.Context, s *stage) (*contest, error) {
		opens(s, "database", "program")
		return nil, errBroken
	}})
	if !errors.Is(err, errBroken) || !slices.Equal(closed, []string{"program", "database"}) {
		t.Errorf("%v, closed %q", err, closed)
	}
	if err := s.closeAfter(0); err != nil || closed[2] != "stage" {
		t.Errorf("%v, closed %q", err, closed)
	}
}

func TestARowWithoutAResponseIsAnError(t *testing.T) {
	t.Parallel()
	s := &stage{options: options{rounds: 1, turn: time.Second}, processor: func() (time.Duration, error) { return 0, nil }}
	silent := func(context.Context, time.Duration) (outcome, error) { return outcome{elapsed: time.Second}, nil }
	_, err := s.measure(t.Context(), row{prepare: func(context.Context, *stage) (*contest, error) {
		return &contest{service: silent, floor: silent}, nil
	}})
	if err == nil || !strings.Contains(err.Error(), "not one response") {
		t.Error(err)
	}
}

func TestALoadThatIsInterruptedIsAnError(t *testing.T) {
	t.Parallel()
	s := &stage{}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := s.load(ctx, "", http.StatusOK, time.Hour, nil); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

func TestTheFloorEndsWithTheProcessThatStartedItOrWhenInterrupted(t *testing.T) {
	t.Parallel()
	for name, end := range map[string]func(interrupt func(), started io.Closer){
		"its input ends":    func(_ func(), started io.Closer) { _ = started.Close() },
		"it is interrupted": func(interrupt func(), _ io.Closer) { interrupt() },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			ctx, interrupt := context.WithCancel(t.Context())
			defer interrupt()
			input, started := io.Pipe()
			defer started.Close()
			logged, log := io.Pipe()
			ended := make(chan error, 1)
			config := floorConfig{DatabaseURL: testkit.NewURL(t, dialect.Postgres)}
			go func() { ended <- serveFloor(ctx, config, input, log) }()
			line, err := bufio.NewReader(logged).ReadString('\n')
			if err != nil || !strings.Contains(line, `"serving"`) {
				t.Fatalf("%q, %v", line, err)
			}
			end(interrupt, started)
			select {
			case err := <-ended:
				if err != nil {
					t.Error(err)
				}
			case <-time.After(time.Minute):
				t.Error("it serves on")
			}
		})
	}
}
