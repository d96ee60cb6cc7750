package main

import (
	"context"
	"io"
	"log/slog"

	"kiosk/internal/database"
	"kiosk/internal/preflight"
	"kiosk/worker"
)

// check tests the settings of the worker, prints the result of each test, and sends nothing. It fails when a test fails.
func (c *command) check(ctx context.Context, stdout io.Writer) error {
	var report preflight.Report
	report.OpsAddress(ctx, c.OpsAddr, "")
	open := func(ctx context.Context) (*database.DB, error) { return c.open(ctx, slog.New(slog.DiscardHandler)) }
	report.Data(ctx, preflight.Data{Open: open, MasterKeyFile: c.MasterKeyFile})
	_, err := worker.NewSender(worker.SenderConfig{Guard: c.Guard(), CAFile: c.CAFile})
	report.Note("webhooks", "can be sent", err)
	report.Email(ctx, c.Email)
	if err := report.Print(stdout); err != nil {
		return err
	}
	return report.Err()
}
