package rest_test

import (
	"log/slog"
	"net/http"
	"strings"
	"testing"

	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/logging"
	"kiosk/internal/resolver"
	"kiosk/internal/testkit"
	"kiosk/rest"
)

// TestNoLogOfAnyRouteHoldsASecret calls every route with valid and with invalid requests, and reads the log.
func TestNoLogOfAnyRouteHoldsASecret(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		var log testkit.Log
		logger := logging.Flags{LogLevel: slog.LevelDebug, LogFormat: "json"}.Logger(&log)
		clock := new(testkit.Clock)
		store := testkit.NewStore(t, d, func(c *resolver.Config) { c.Now, c.Logger = clock.Now, logger })
		w := serve(t, store, clock, func(c *rest.Config) { c.Logger = logger })

		const credentials, note, phone = "CREDENTIAL-7f3a", "between us 7f3a", "+5511911111111"
		decoded[uploadResponse](t, w.upload(t, licenses(w.Monthly.ID, credentials)), http.StatusCreated)
		w.upload(t, licenses(w.Monthly.ID, credentials, 7))
		own := namesOf(t, w, phone)
		w.rechargeByPhone(t, phone, `{"amount":1,"notes":"`+note+`"}`)
		w.Do(t, http.MethodPost, api+"/webhooks",
			map[string]any{"url": "https://user:password-7f3a@bot.example.com/hook", "events": []string{"order.created"}})
		created := w.register(t, "https://bot.example.com/hook/path-7f3a", "order.created")
		invalid := auth.NewToken(true)
		for _, route := range rest.Routes() {
			for _, call := range calls(t, route, own, own) {
				w.Do(t, route.Method, call.path, call.body)
				w.Do(t, route.Method, call.path, `{"credentials":"`+credentials+`"`)
				w.as(invalid).Do(t, route.Method, call.path, call.body)
				w.as(w.ReadOnlyToken).Do(t, route.Method, call.path+"?token="+w.FullToken, call.body)
			}
			if !loggedRoute(log.String(), route.Pattern) {
				t.Errorf("the log does not know %s %s", route.Method, route.Pattern)
			}
		}
		w.server.Close()
		text := log.String()
		for _, secret := range []string{
			credentials, note, "password-7f3a", "path-7f3a", created.Secret, invalid, w.FullToken, w.ReadOnlyToken, "ksk_", "Bearer",
			phone, strings.TrimPrefix(phone, "+"), "license-", "postgres://",
		} {
			if secret == "" || strings.Contains(text, secret) {
				t.Errorf("the log holds %q", secret)
			}
		}
	})
}

func loggedRoute(log, pattern string) bool { return strings.Contains(log, `"route":"`+pattern+`"`) }
