package main

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"kiosk/internal/database"
	"kiosk/internal/testkit/program"
)

// floorCommand is the subcommand that serves the floor of a read.
const floorCommand = "floor"

// floorConfig configures the floor of a read, which runs the queries, reads every row, and writes the response that Kiosk gave.
type floorConfig struct {
	DatabaseURL string
	Queries     []floorQuery
	Body        []byte
}

// floorQuery is a statement with its arguments.
type floorQuery struct {
	SQL  string
	Args []string
}

// startFloor runs the floor of a read in a separate process.
func (s *stage) startFloor(ctx context.Context, config floorConfig) (*process, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	content, err := json.Marshal(config)
	if err != nil {
		return nil, err
	}
	path := filepath.Join(s.dir, "floor.json")
	if err := os.WriteFile(path, content, 0o600); err != nil {
		return nil, err
	}
	input, alive, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer input.Close() // the floor has a copy
	s.keep(alive.Close)
	return s.launch(ctx, self, program.Options{Stdin: input}, floorCommand, path)
}

func readFloorConfig(path string) (config floorConfig, err error) {
	content, err := os.ReadFile(path)
	if err != nil {
		return config, err
	}
	err = json.Unmarshal(content, &config)
	return config, err
}

// serveFloor serves the floor and logs its address, until ctx ends or the input is closed. The input is open as long as the process that
// started it runs.
func serveFloor(ctx context.Context, config floorConfig, input io.Reader, log io.Writer) error {
	opened, err := database.Open(ctx, config.DatabaseURL, database.Options{})
	if err != nil {
		return err
	}
	defer opened.Close()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	server := &http.Server{ReadHeaderTimeout: time.Minute, Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		for _, query := range config.Queries {
			if err := query.run(r.Context(), opened.SQL); err != nil {
				http.Error(w, err.Error(), http.StatusInternalServerError)
				return
			}
		}
		w.Header().Set("Content-Type", "application/json")
		w.Header().Set("Content-Length", strconv.Itoa(len(config.Body)))
		_, _ = w.Write(config.Body)
	})}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	go func() {
		_, _ = io.Copy(io.Discard, input) // returns when the input is closed, or on an error
		stop()
	}()
	context.AfterFunc(ctx, func() { _ = server.Close() })
	slog.New(slog.NewJSONHandler(log, nil)).Info("serving", "url", "http://"+listener.Addr().String())
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// run runs the query and reads every row. The statement is prepared once per connection, as in internal/database.
func (q floorQuery) run(ctx context.Context, pool *sql.DB) error {
	args := make([]any, len(q.Args))
	for i, arg := range q.Args {
		args[i] = arg
	}
	rows, err := pool.QueryContext(ctx, q.SQL, args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	columns, err := rows.Columns()
	if err != nil {
		return err
	}
	values := make([]sql.RawBytes, len(columns))
	targets := make([]any, len(columns))
	for i := range values {
		targets[i] = &values[i]
	}
	for rows.Next() {
		if err := rows.Scan(targets...); err != nil {
			return err
		}
	}
	return rows.Err()
}
