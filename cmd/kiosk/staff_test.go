package main

import (
	"net/http"
	"regexp"
	"strings"
	"testing"
)

func TestStaffAreInvitedListedResetDisabledAndEnabled(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		withStore(t, env, "acme")
		env["KIOSK_STORE"] = "acme"
		must(t, env, "staff", "create", "--email", "ada@acme.example", "--role", "owner")
		s := start(t, env, "serve", "--addr", "127.0.0.1:0")
		env["KIOSK_URL"] = s.url(t) + "/"

		s.choosePassword(t, must(t, env, "staff", "invite", "--email", "eve@acme.example", "--role", "Support"), "invite", "correct horse")
		s.signIn(t, "acme", "eve@acme.example", "correct horse")
		listed := must(t, env, "staff", "list")
		for _, line := range []string{`ada@acme\.example +OWNER +ACTIVE`, `eve@acme\.example +SUPPORT +ACTIVE`} {
			if !regexp.MustCompile(line).MatchString(listed) {
				t.Errorf("no %s in\n%s", line, listed)
			}
		}
		s.choosePassword(t, must(t, env, "staff", "reset-password", "Eve@acme.example"), "reset", "battery staple")
		s.signIn(t, "acme", "eve@acme.example", "battery staple")

		must(t, env, "staff", "disable", "eve@acme.example")
		if listed := must(t, env, "staff", "list"); !regexp.MustCompile(`eve@acme\.example +SUPPORT +DISABLED`).MatchString(listed) {
			t.Error(listed)
		}
		for line, says := range map[string]string{
			"staff disable ada@acme.example":        "OWNER",
			"staff disable joe@acme.example":        "no staff member joe@acme.example",
			"staff reset-password eve@acme.example": "disabled",
		} {
			if got := run(t, env, strings.Fields(line)...); got.code != exitFailure || !strings.Contains(got.stderr, says) {
				t.Errorf("%s: %+v", line, got)
			}
		}
		must(t, env, "staff", "enable", "eve@acme.example")
		s.signIn(t, "acme", "eve@acme.example", "battery staple")
		for _, unusable := range []string{"kiosk.acme.example", "ftp://kiosk.acme.example", "https://"} {
			got := run(t, env, "staff", "invite", "--email", "zoe@acme.example", "--role", "viewer", "--url", unusable)
			if got.code != exitUsage || got.stdout != "" || !strings.Contains(got.stderr, "--url must be") {
				t.Errorf("%s: %+v", unusable, got)
			}
		}
	})
}

// choosePassword sets a password by a one-time link of the console, as its page does.
func (s *server) choosePassword(t *testing.T, link, page, password string) {
	t.Helper()
	address, token, found := strings.Cut(strings.TrimSpace(link), "#")
	if !found || address != s.url(t)+"/console/"+page {
		t.Fatalf("the link is %q", link)
	}
	got := request(t, http.MethodPut, s.url(t)+"/session/link", "", map[string]string{"token": token, "password": password}, "Origin", s.url(t))
	if got.status != http.StatusOK {
		t.Fatalf("%d %s", got.status, got.body)
	}
}
