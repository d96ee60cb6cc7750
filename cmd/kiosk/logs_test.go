package main

import (
	"bytes"
	"errors"
	"log/slog"
	"strings"
	"testing"

	"kiosk/internal/auth"
)

func TestLogsHoldNoSecrets(t *testing.T) {
	t.Parallel()
	token := auth.NewToken(true)
	for _, format := range []string{"json", "text"} {
		var out bytes.Buffer
		logger := logFlags{LogFormat: format}.logger(&out)
		logger.With("token", token).Info("token "+token,
			"password", "hunter2",
			"error", errors.New("connect to postgres://kiosk:hunter2@db/kiosk"),
			slog.Group("request", "authorization", "Bearer "+token, "header", "Bearer "+token),
		)
		if strings.Contains(out.String(), token) || strings.Contains(out.String(), "hunter2") || !strings.Contains(out.String(), "ksk_live_[redacted]") {
			t.Errorf("%s: %s", format, out.String())
		}
	}
}

func TestLogsStartAtTheirLevel(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	logger := logFlags{LogFormat: "auto", LogLevel: slog.LevelWarn}.logger(&out)
	logger.Info("quiet")
	logger.Warn("loud")
	if got := out.String(); strings.Contains(got, "quiet") || !strings.HasPrefix(got, "{") || !strings.Contains(got, "loud") {
		t.Error(got)
	}
}
