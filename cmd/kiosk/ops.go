package main

import (
	"context"
	"errors"

	"kiosk/internal/errno"
	"kiosk/internal/telemetry"
)

// opsFlags say where operators look.
type opsFlags struct {
	OpsAddr string `group:"http" env:"KIOSK_OPS_ADDR" default:"127.0.0.1:9091" placeholder:"HOST:PORT" help:"Where /metrics, /livez, /readyz and /debug/pprof are served, apart from the API; off is nowhere. Keep it private: profiles show memory. Default: ${default}."`
}

// serve serves the ops address. One that is taken is no reason to stop selling.
func (f opsFlags) serve(ctx context.Context, s *service) (*telemetry.Ops, error) {
	ops, err := telemetry.ServeOps(ctx, f.OpsAddr, s.metrics, s.health.readyz)
	if errors.Is(err, errno.AddressInUse) {
		s.logger.Warn("metrics are not served: another program listens on the ops address", "ops", f.OpsAddr)
		return &telemetry.Ops{}, nil
	}
	return ops, err
}
