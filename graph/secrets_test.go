package graph_test

import (
	"log/slog"
	"regexp"
	"strings"
	"testing"

	"github.com/google/uuid"

	"kiosk/graph"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/logging"
	"kiosk/internal/resolver"
	"kiosk/internal/testkit"
)

// shownSecret finds tokens, sessions and the secrets of webhooks in responses.
var shownSecret = regexp.MustCompile(`(?:ksk_live_|ksk_test_|kpat_|kses_|klnk_)[\w-]{20,}|\b[0-9a-f]{64}\b`)

// TestNoLogOfAnyOperationHoldsASecret calls every operation of the schema, with the required arguments and with all of them. The
// log must not have the passwords and credentials of the requests, nor the secrets of the responses.
func TestNoLogOfAnyOperationHoldsASecret(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		var log testkit.Log
		logger := logging.Flags{LogLevel: slog.LevelDebug, LogFormat: "json"}.Logger(&log)
		clock := new(testkit.Clock)
		store := testkit.NewStore(t, d, func(c *resolver.Config) { c.Now, c.Logger = clock.Now, logger })
		o := serve(t, store, clock, func(c *graph.Config) { c.Logger = logger })
		o.fill(t)
		ids := o.everyID(t)
		owner := o.as(t, auth.Owner)
		secrets := []string{owner.client.Token, testkit.StaffPassword, "Bearer", "kpat_", "kses_", "klnk_", "ksk_", "postgres://"}

		member := o.hire(t, auth.Viewer)
		b := &browser{fixture: o}
		b.signIn(t, member.Email, "wrong password 7f3a")
		b.signIn(t, member.Email, testkit.StaffPassword)
		b.viewer(t)
		_, session, _ := strings.Cut(b.cookie, "=")
		secrets = append(secrets, "wrong password 7f3a", session)

		for _, called := range operations() {
			for _, everything := range []bool{false, true} {
				if called.kind == "subscription" {
					continue // its response is the event, which every operation makes
				}
				text, variables := arrange(called, func(path []string) uuid.UUID { return ids[tableOf(called, path)] }, everything)
				secrets = append(secrets, sent(variables, false)...)
				reader := owner
				if endsSession(called) {
					reader = o.as(t, auth.Owner)
				}
				secrets = append(secrets, shownSecret.FindAllString(string(reader.ask(t, text, variables).Data), -1)...)
			}
		}
		o.server.Close()
		written := log.String()
		for _, secret := range secrets {
			if secret == "" || strings.Contains(written, secret) {
				t.Errorf("the log holds %q", secret)
			}
		}
		if !strings.Contains(written, `"actor":"`) || !strings.Contains(written, `"store":"`+o.ID.String()+`"`) || len(secrets) < 15 {
			t.Errorf("the log says too little to prove anything: %d secrets, %d bytes", len(secrets), len(written))
		}
	})
}

// sent returns the texts in variables whose names say that they are secret.
func sent(value any, secret bool) (found []string) {
	switch value := value.(type) {
	case vars:
		return sent(map[string]any(value), secret)
	case map[string]any:
		for name, member := range value {
			found = append(found, sent(member, secret || secretName.MatchString(name))...)
		}
	case []any:
		for _, element := range value {
			found = append(found, sent(element, secret)...)
		}
	case string:
		if secret && len(value) >= 10 && uuid.Validate(value) != nil {
			found = append(found, value)
		}
	}
	return found
}

var secretName = regexp.MustCompile(`(?i)password|credential|secret|note|csv`)
