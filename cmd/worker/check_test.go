package main

import (
	"bytes"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/internal/email"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/mailbox"
	"kiosk/internal/vault"
)

func TestCheckProvesWhatTheWorkerWouldUseAndSendsNothing(t *testing.T) {
	t.Parallel()
	key := filepath.Join(t.TempDir(), "master.keyset")
	if err := vault.CreateMasterKey(key); err != nil {
		t.Fatal(err)
	}
	server := mailbox.Start(t, mailbox.Options{})
	mail := email.Options{URL: "smtp://" + server.Address, From: "kiosk@shop.example", PublicURL: "https://kiosk.example"}
	right := command{DatabaseURL: testkit.NewURL(t, dialect.Postgres), DatabaseConnections: 2, MasterKeyFile: key, OpsAddr: "127.0.0.1:0", Email: mail, Check: true}
	var said, logged bytes.Buffer
	if err := right.run(t.Context(), &said, &logged); err != nil || strings.Contains(said.String(), "WRONG") {
		t.Errorf("%v\n%s", err, &said)
	}
	if !strings.Contains(said.String(), "the SMTP server takes it") || server.Taken() != 0 {
		t.Errorf("%d e-mails were sent\n%s", server.Taken(), &said)
	}
	server.Close()

	said.Reset()
	if err := right.run(t.Context(), &said, &logged); err != nil || !regexp.MustCompile(`warning +e-mail`).MatchString(said.String()) {
		t.Errorf("e-mails wait for an SMTP server that is away: %v\n%s", err, &said)
	}

	invalid := right
	invalid.MasterKeyFile, invalid.OpsAddr, invalid.CAFile = key+".gone", "nowhere", key
	invalid.Email.From = "no address"
	said.Reset()
	err := invalid.run(t.Context(), &said, &logged)
	for _, want := range []string{`ok +database`, `WRONG +ops address`, `WRONG +master key +.*no master key file`, `WRONG +webhooks`, `WRONG +e-mail`} {
		if !regexp.MustCompile(want).MatchString(said.String()) {
			t.Errorf("no %q in\n%s", want, &said)
		}
	}
	if err == nil || logged.Len() != 0 {
		t.Errorf("%v, logged %s", err, &logged)
	}
}
