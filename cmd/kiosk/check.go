package main

import (
	"context"
	"strconv"

	"kiosk/internal/preflight"
	"kiosk/internal/telemetry"
	"kiosk/worker"
)

// check proves what serve is told, prints it, and serves nothing. It fails when anything is wrong.
func (c serveCommand) check(ctx context.Context, p *program) error {
	var report preflight.Report
	report.Address(ctx, "address", c.Addr)
	if c.OpsAddr != "" && c.OpsAddr != telemetry.Off {
		report.Address(ctx, "ops address", c.OpsAddr)
	}
	certificate, err := c.certificate()
	switch {
	case err == nil && certificate == nil:
		report.Note("certificate", "none: plain HTTP", nil)
	default:
		report.Note("certificate", c.TLSCert, err)
	}
	report.Note("trusted proxies", strconv.Itoa(len(c.TrustedProxies)), nil)
	report.Data(ctx, preflight.Data{Open: c.open, MasterKeyFile: c.MasterKeyFile, Migrates: c.Migrate})
	_, err = worker.NewSender(worker.SenderConfig{Guard: c.Webhooks.Guard(), CAFile: c.Webhooks.CAFile})
	report.Note("webhooks", "can be sent", err)
	if err := report.Print(p.stdout); err != nil {
		return err
	}
	return report.Err()
}
