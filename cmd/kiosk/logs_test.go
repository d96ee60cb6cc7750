package main

import (
	"encoding/json"
	"errors"
	"regexp"
	"strings"
	"testing"

	"kiosk/client"
)

func TestLogsShowTheRequestsOfATokenAndOfAStore(t *testing.T) {
	t.Parallel()
	onBothDatabases(t, func(t *testing.T, arguments ...string) {
		d := startDemo(t, t.TempDir(), arguments...)
		lab := d.lab(t)
		env := environment{"KIOSK_TOKEN": lab.Tokens.Full, "KIOSK_URL": d.info.BaseURL}
		shop := func(token string) *client.Client {
			c, err := client.New(d.info.BaseURL, token)
			if err != nil {
				t.Fatal(err)
			}
			return c
		}
		url := "sqlite:" + d.data + "/demo.db"
		if len(arguments) > 0 {
			url = arguments[1]
		}
		ofToken := start(t, env, "logs", "-f", "--status", "4xx")
		ofStore := start(t, nil, "logs", "--store", lab.Slug, "--database-url", url, "--follow", "--json")

		must(t, env, "trigger", "customer.registered")
		_, refused := shop(lab.Tokens.Full).WalletByPhone(t.Context(), "+5511955555555")
		_, _ = shop(lab.Tokens.ReadOnly).Wallet(t.Context(), lab.Customers[0].ID.String())
		_, _ = shop(d.store().Tokens.Full).Products(t.Context())
		line := `(?m)^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d  404  GET +\d+\.\d ms  /customers/by-phone/:phone/wallet +[0-9a-f-]{36}  .+  phone_not_linked$`
		shown := ofToken.awaitMatch(t, ofToken.stdout, line)[0]
		if id := requestIDOf(t, refused); !strings.Contains(shown, id) {
			t.Errorf("%q lacks the request id %s", shown, id)
		}
		ofStore.awaitMatch(t, ofStore.stdout, `"method":"POST","path":"/customers","status":201`)
		found := ofStore.awaitMatch(t, ofStore.stdout, `(?m)^\{.*"path":"/customers/`+lab.Customers[0].ID.String()+`/wallet".*\}$`)
		var request client.LoggedRequest
		if err := json.Unmarshal([]byte(found[0]), &request); err != nil || request.Status != 403 || request.Code != "insufficient_scope" || request.ActorName == "" {
			t.Errorf("%s: %v", found[0], err)
		}
		for _, follower := range []*server{ofToken, ofStore} {
			follower.terminate()
			if code := follower.wait(t); code != 0 {
				t.Errorf("logs ended with %d\n%s", code, follower.stderr)
			}
		}
		all := ofToken.stdout.String() + ofStore.stdout.String()
		for _, never := range []string{"/products", "ksk_", "5511955555555"} { // another store's, secrets, phones
			if strings.Contains(all, never) {
				t.Errorf("the logs show %s:\n%s", never, all)
			}
		}
		if regexp.MustCompile(`  (201|403)  `).MatchString(ofToken.stdout.String()) {
			t.Errorf("another status or token is shown:\n%s", ofToken.stdout)
		}
		if last := must(t, env, "logs", "-n", "1", "--status", "201"); strings.Count(last, "\n") != 1 || !strings.Contains(last, "POST") {
			t.Errorf("the last one: %q", last)
		}
		if none := must(t, env, "logs", "--lines", "0"); none != "" {
			t.Errorf("none: %q", none)
		}
	})
}

func requestIDOf(t *testing.T, err error) string {
	t.Helper()
	refusal, ok := errors.AsType[*client.Error](err)
	if !ok {
		t.Fatalf("not refused: %v", err)
	}
	return refusal.RequestID
}

func TestLogsRefuseWhatTheyCannotDo(t *testing.T) {
	t.Parallel()
	const nothing = "http://127.0.0.1:1" // listens there
	for line, want := range map[string]string{
		"logs":                                     "--token (KIOSK_TOKEN), or --store",
		"logs --token ksk_test_x --status 4x4":     "--status must be a status such as 404",
		"logs --token ksk_test_x --lines 101":      "--lines must be 0 to 100",
		"logs --token ksk_test_x --url localhost:": "--url and --token",
		"logs --token ksk_test_x --url " + nothing: "no response after",
	} {
		if got := run(t, nil, strings.Fields(line)...); got.code == 0 || !strings.Contains(got.stderr, want) || strings.Contains(got.stderr, "kiosk: kiosk:") {
			t.Errorf("kiosk %s: %+v", line, got)
		}
	}
}
