package console_test

import (
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"kiosk/internal/testkit/mailbox"
	"kiosk/internal/testkit/program"
)

// mailing is a separate Kiosk with one owner, which sends its e-mails to a test server.
type mailing struct{ origin, owner, password string }

func startMailing(t *testing.T, server *mailbox.Server) mailing {
	t.Helper()
	kioskProgram, folder := filepath.Join(kiosk(t).directory, "kiosk"), t.TempDir()
	free, err := (&net.ListenConfig{}).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	m := mailing{origin: "http://" + free.Addr().String(), owner: "ada@shop.example"}
	environment := append(os.Environ(),
		"KIOSK_DATABASE_URL=sqlite://"+filepath.Join(folder, "kiosk.db"), "KIOSK_MASTER_KEY_FILE="+filepath.Join(folder, "master.keyset"),
		"KIOSK_SMTP_URL=smtp://"+server.Address, "KIOSK_MAIL_FROM=Kiosk <kiosk@shop.example>", "KIOSK_URL="+m.origin)
	setUp := exec.CommandContext(t.Context(), kioskProgram, "init", "--store", "shop", "--currency", "EUR", "--email", m.owner)
	setUp.Env = environment
	made, err := setUp.Output()
	if err != nil {
		t.Fatalf("kiosk init: %v\n%s", err, made)
	}
	m.password = regexp.MustCompile(`shown once:\n\s+(\S+)`).FindStringSubmatch(string(made))[1]
	if err := free.Close(); err != nil {
		t.Fatal(err)
	}
	process, err := program.Start(kioskProgram, program.Options{Env: environment, Log: io.Discard}, "serve",
		"--addr", free.Addr().String(), "--ops-addr", "off", "--log-format", "json")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		process.Terminate()
		process.Wait()
	})
	if _, _, err := process.Serving(t.Context()); err != nil {
		t.Fatal(err)
	}
	return m
}

var emailedLink = regexp.MustCompile(`/console(/(?:invite|reset)#klnk_\S+)`)

// linkOf returns the path of the link in an e-mail to the console.
func linkOf(t testing.TB, got mailbox.Email) string {
	t.Helper()
	found := emailedLink.FindStringSubmatch(got.Text)
	if found == nil {
		t.Fatalf("there is no link in %s", got.Text)
	}
	return found[1]
}

func TestForgottenPasswordInvitationAndDigestByEmail(t *testing.T) {
	t.Parallel()
	server := mailbox.Start(t, mailbox.Options{})
	m := startMailing(t, server)
	ada := openThrough(t, m.origin, nil, "/")
	ada.click("button", "Forgot your password?")
	ada.sees("heading", "Forgot your password?")
	ada.rests()
	ada.accessible()
	ada.fill("textbox", "Store", "shop")
	ada.fill("textbox", "E-mail", m.owner)
	ada.click("button", "Send the link")
	ada.sees("status", "*")
	link := linkOf(t, server.Next(t))
	ada.click("button", "Back to the sign-in")
	ada.sees("button", "Sign in")
	ada.open(link)
	ada.fill("textbox", "New password", chosen)
	ada.fill("textbox", "New password again", chosen)
	ada.click("button", "Set password")
	ada.sees("heading", "Dashboard")

	ada.open("/account")
	ada.click("checkbox", "Daily e-mail*")
	ada.click("button", "Save")
	ada.click("button", "Dismiss") // the notice of the save

	ada.open("/settings/staff")
	ada.click("button", "Invite")
	ada.fill("textbox", "E-mail", "mia@shop.example")
	ada.click("button", "Make the link")
	ada.sees("dialog", "An e-mail is on its way")
	ada.rests()
	ada.accessible()
	invitation := server.Next(t)
	link = linkOf(t, invitation)
	ada.click("button", "Show the link")
	ada.sees("dialog", "The link for mia@shop.example")
	if shown := ada.text("output"); invitation.To != "mia@shop.example" || !strings.HasSuffix(shown, link) {
		t.Errorf("%s got %s, shown is %s", invitation.To, link, shown)
	}
	ada.click("button", "Done")
	ada.lacks("button", "Done")
	ada.quiet()
}
