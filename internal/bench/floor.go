package main

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"strconv"
	"time"

	"kiosk/internal/database"
)

// floorCommand makes this program the floor of a read.
const floorCommand = "floor"

// floorConfig is what the floor of a read does: it asks, reads every row, and writes the answer that Kiosk gave.
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

// startFloor runs the floor of a read in a process of its own.
func (s *stage) startFloor(ctx context.Context, config floorConfig) (*process, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	command := exec.CommandContext(ctx, self, floorCommand)
	command.Stderr = os.Stderr
	input, err := command.StdinPipe()
	if err != nil {
		return nil, err
	}
	output, err := command.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := command.Start(); err != nil {
		return nil, err
	}
	p := &process{command: command}
	if err := json.NewEncoder(input).Encode(config); err != nil {
		return nil, err
	}
	if _, err := fmt.Fscanln(output, &p.address); err != nil {
		return nil, fmt.Errorf("the floor did not start: %w", err)
	}
	return p, nil
}

// serveFloor serves what the input says, and writes its address. It ends with the process that started it.
func serveFloor(ctx context.Context, input io.Reader, output io.Writer) error {
	var config floorConfig
	if err := json.NewDecoder(input).Decode(&config); err != nil {
		return err
	}
	opened, err := database.Open(ctx, config.DatabaseURL, database.Options{})
	if err != nil {
		return err
	}
	defer opened.Close()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	fmt.Fprintln(output, listener.Addr())
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
	return server.Serve(listener)
}

// run asks and reads every row. Statements are prepared once per connection, as internal/database does it.
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
