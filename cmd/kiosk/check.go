package main

import (
	"context"
	"errors"
	"log/slog"
	"strconv"

	"kiosk/internal/database"
	"kiosk/internal/preflight"
	"kiosk/worker"
)

// check tests the settings of serve, prints the result of each test, and serves nothing. It fails when a test fails.
func (c serveCommand) check(ctx context.Context, p *program) error {
	var report preflight.Report
	report.Address(ctx, "address", c.Addr)
	report.OpsAddress(ctx, c.OpsAddr, c.Addr)
	certificate, err := c.certificate(slog.New(slog.DiscardHandler))
	switch {
	case err == nil && certificate == nil:
		report.Note("certificate", "none: plain HTTP", nil)
	case err == nil:
		report.Note("certificate", c.TLSCert, certificate.requireValid())
	default:
		report.Note("certificate", "", err)
	}
	report.Note("trusted proxies", strconv.Itoa(len(c.TrustedProxies)), nil)
	isOpen := report.Data(ctx, preflight.Data{Open: c.openAlone, MasterKeyFile: c.MasterKeyFile, Migrates: c.Migrate})
	switch {
	case c.DatabaseReplicaURL != "" && isOpen:
		c.checkReplica(ctx, &report)
	case c.DatabaseReplicaURL != "":
		report.NoteDispensable("replica", "", errors.New("not checked, as the database does not respond"))
	}
	_, err = worker.NewSender(worker.SenderConfig{Guard: c.Webhooks.Guard(), CAFile: c.Webhooks.CAFile})
	report.Note("webhooks", "can be sent", err)
	report.Email(ctx, c.Email)
	if err := report.Print(p.stdout); err != nil {
		return err
	}
	return report.Err()
}

// openAlone opens the database without its replica. It creates no SQLite file.
func (c serveCommand) openAlone(ctx context.Context) (*database.DB, error) {
	return c.openExisting(ctx)
}

// checkReplica reports whether lists can be read from the replica. A replica that is behind is only a warning: the primary then
// serves the lists.
func (c serveCommand) checkReplica(ctx context.Context, report *preflight.Report) {
	d, err := c.open(ctx, func(o *database.Options) {
		o.ReplicaURL, o.Logger = c.DatabaseReplicaURL, slog.New(slog.DiscardHandler)
	})
	if err != nil {
		report.Note("replica", "", err)
		return
	}
	report.NoteDispensable("replica", "keeps up", errors.Join(d.Replica.Check(ctx), d.Close()))
}
