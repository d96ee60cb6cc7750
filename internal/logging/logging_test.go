package logging_test

import (
	"bytes"
	"errors"
	"log/slog"
	"strings"
	"testing"

	"kiosk/internal/auth"
	"kiosk/internal/logging"
)

func TestLogsHoldNoSecrets(t *testing.T) {
	t.Parallel()
	token := auth.NewToken(true)
	for _, format := range []string{"json", "text"} {
		var out bytes.Buffer
		logger := logging.Flags{LogFormat: format}.Logger(&out)
		logger.With("token", token).Info("token "+token,
			"password", "hunter2",
			"error", errors.New("connect to postgres://kiosk:hunter2@db/kiosk"),
			"unescaped", "connect to postgres://kiosk:p@hunter2@db/kiosk",
			slog.Group("request", "authorization", "Bearer "+token, "header", "Bearer "+token),
		)
		if strings.Contains(out.String(), token) || strings.Contains(out.String(), "hunter2") || !strings.Contains(out.String(), "ksk_live_[redacted]") {
			t.Errorf("%s: %s", format, out.String())
		}
	}
}

func TestLogsMaskEveryKindOfToken(t *testing.T) {
	t.Parallel()
	for prefix, token := range map[string]string{
		"ksk_live_": auth.NewToken(true), "ksk_test_": auth.NewToken(false),
		"kpat_": auth.NewAccessToken(), "kses_": auth.NewSession(), "klnk_": auth.NewLink(),
	} {
		var out bytes.Buffer
		logging.Flags{LogFormat: "json"}.Logger(&out).Error("refused "+token, "error", errors.New("refused "+token))
		if strings.Contains(out.String(), token[len(prefix):]) || strings.Count(out.String(), prefix+"[redacted]") != 2 {
			t.Errorf("%s: %s", prefix, out.String())
		}
	}
}

func TestLogsMaskAttributesThatAreNamedLikeSecrets(t *testing.T) {
	t.Parallel()
	for _, name := range []string{
		"authorization", "token", "password", "secret", "credentials", "cookie", "next_secret", "session", "masterkey", "master_key",
	} {
		for _, name := range []string{name, strings.ToUpper(name)} {
			var out bytes.Buffer
			logging.Flags{LogFormat: "json"}.Logger(&out).Info("read", name, "hunter2")
			if strings.Contains(out.String(), "hunter2") || !strings.Contains(out.String(), `"`+name+`":"[redacted]"`) {
				t.Errorf("%s: %s", name, out.String())
			}
		}
	}
}

func TestLogsStartAtTheirLevel(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	logger := logging.Flags{LogFormat: "auto", LogLevel: slog.LevelWarn}.Logger(&out)
	logger.Info("quiet")
	logger.Warn("loud")
	if got := out.String(); strings.Contains(got, "quiet") || !strings.HasPrefix(got, "{") || !strings.Contains(got, "loud") {
		t.Error(got)
	}
}
