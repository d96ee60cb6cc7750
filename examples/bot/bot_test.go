package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/creack/pty"

	"kiosk/client"
	kioskdemo "kiosk/internal/testkit/demo"
)

const (
	prompt = "A number to buy, list, keys or quit: "
	never  = "1h"
)

// visit is a running bot with the customer's input and output.
type visit struct {
	t     *testing.T
	said  *transcript
	input *io.PipeWriter
	ended chan error
}

// enter runs the bot with the arguments until the test ends.
func enter(t *testing.T, d *demo, arguments ...string) *visit {
	t.Helper()
	ctx, cancel := context.WithCancel(context.WithoutCancel(t.Context()))
	in, input := io.Pipe()
	v := &visit{t, new(transcript), input, make(chan error, 1)}
	environment := map[string]string{"KIOSK_URL": d.url, "KIOSK_TOKEN": d.token}
	go func() {
		v.ended <- run(ctx, arguments, func(name string) string { return environment[name] }, in, v.said, v.said)
		_ = in.Close()
	}()
	t.Cleanup(func() { cancel(); _ = input.Close() })
	return v
}

// expect waits for the bot to say each text, in this order.
func (v *visit) expect(texts ...string) {
	v.t.Helper()
	for _, text := range texts {
		v.said.await(v.t, text)
	}
}

func (v *visit) answer(line string) {
	v.t.Helper()
	if _, err := io.WriteString(v.input, line+"\n"); err != nil {
		v.t.Fatal(err)
	}
}

// leave waits until the bot has ended, and returns its error.
func (v *visit) leave() error {
	v.t.Helper()
	select {
	case err := <-v.ended:
		return err
	case <-time.After(waitTimeout):
		v.t.Fatalf("the bot did not end\n%s", v.said)
		return nil
	}
}

// numberOf finds the number of a SKU in the list.
func (v *visit) numberOf(sku string) string {
	v.t.Helper()
	line := regexp.MustCompile(`(?m)^ *(\d+)  .*` + regexp.QuoteMeta(sku) + ` `).FindStringSubmatch(v.said.String())
	if line == nil {
		v.t.Fatalf("no %s in\n%s", sku, v.said)
	}
	return line[1]
}

var aKey = regexp.MustCompile(`Your key for [^:]+: ([A-Z]+(-[A-Z0-9]{5}){4})`)

// onBothDatabases runs a test with a demo on each kind of database.
func onBothDatabases(t *testing.T, test func(t *testing.T, d *demo)) {
	t.Helper()
	kioskdemo.OnBothDatabases(t, func(t *testing.T, started *kioskdemo.Demo) { test(t, newDemo(t, started)) })
}

func TestBotSellsAKeyWhenTheWebhookArrives(t *testing.T) {
	onBothDatabases(t, func(t *testing.T, d *demo) {
		v := enter(t, d, "-poll", never, "-wait", never)
		v.expect("Your phone, with + and country code: ")
		v.answer(ana)
		v.expect("Streamly Premium", prompt)
		v.answer(v.numberOf("STREAM-30"))
		v.expect("STREAM-30 costs you 44.90 EUR as a Gold customer (others pay 49.90). Buy it? (yes/no) ")
		v.answer("yes")
		v.expect("44.90 EUR were taken from your wallet", "Your key for Streamly Premium: STREAM-", "Redeem the code", prompt)
		if !aKey.MatchString(v.said.String()) {
			t.Errorf("no key in\n%s", v.said)
		}
		v.answer("quit")
		if err := v.leave(); err != nil {
			t.Error(err)
		}
		if left, err := d.shop.Webhooks(t.Context()); err != nil || len(left) != 0 {
			t.Errorf("%d webhooks are left, %v", len(left), err)
		}
	})
}

func TestBotSellsOnlyAtThePriceThatItShowed(t *testing.T) {
	kioskdemo.OnBothDatabases(t, func(t *testing.T, started *kioskdemo.Demo) {
		d := newDemo(t, started)
		if _, err := d.shop.Recharge(t.Context(), client.ByPhone(grace), client.RechargeInput{Amount: client.MustAmount("120.00")}); err != nil {
			t.Fatal(err)
		}
		v := enter(t, d, "-poll", "10ms", "-listen", "", "-phone", grace)
		v.expect(prompt)
		v.answer(v.numberOf("STREAM-30"))
		v.expect("costs you 49.90 EUR. Buy it?")

		started.SetPrice(t, "STREAM-30", "59.90")
		v.answer("yes")
		v.expect("it is 59.90 now. Nothing was bought.", prompt)
		v.answer(v.numberOf("STREAM-30"))
		v.expect("costs you 59.90 EUR. Buy it?")
		v.answer("yes")
		v.expect("59.90 EUR were taken from your wallet", "Your key for Streamly Premium: STREAM-", prompt)
	})
}

func TestBotWaitsForAKeyThatArrivesLater(t *testing.T) {
	t.Parallel()
	d := startDemo(t)
	v := enter(t, d, "-poll", never, "-wait", never, "-phone", ana)
	v.expect(prompt)
	v.answer(v.numberOf("VOYAGER-365"))
	v.expect("Buy it?")
	v.answer("y")
	v.expect("Waiting for the delivery")
	d.deliver(t, "VOYAGER-365", "VOYAGER-AAAAA-BBBBB-CCCCC-DDDDD")
	v.expect("Your key for Voyager VPN: VOYAGER-AAAAA-BBBBB-CCCCC-DDDDD", prompt)
}

// deliver uploads a license.
func (d *demo) deliver(t *testing.T, sku, credentials string) {
	t.Helper()
	if _, err := d.shop.UploadLicenses(t.Context(), client.UploadLicensesInput{
		VariationID: d.variations[sku],
		Licenses:    []client.License{{Credentials: credentials}},
	}); err != nil {
		t.Fatal(err)
	}
}

func TestBotPollsTheOrderWhenWebhooksCannotReachIt(t *testing.T) {
	t.Parallel()
	d := startDemo(t)
	for name, test := range map[string]struct {
		arguments []string
		says      string
	}{
		"refused hook":  {[]string{"-hook", "https://10.0.0.1/hook"}, "Kiosk cannot send webhooks here, so I will poll for the order instead"},
		"no listener":   {[]string{"-listen", ""}, "Welcome"},
		"wrong address": {[]string{"-listen", "127.0.0.1:99999"}, "Kiosk cannot send webhooks here, so I will poll for the order instead"},
	} {
		t.Run(name, func(t *testing.T) {
			v := enter(t, d, append(test.arguments, "-poll", "10ms", "-phone", ana)...)
			v.expect(test.says, prompt)
			v.answer(v.numberOf("ARCADE-10"))
			v.expect("costs you 10.00 EUR. Buy it?")
			v.answer("yes")
			v.expect("Your key for Arcade Gift Card: ARCADE-", prompt)
		})
	}
}

func TestBotGoesOnWhenAKeyTakesTooLong(t *testing.T) {
	t.Parallel()
	d := startDemo(t)
	v := enter(t, d, "-wait", "1ms", "-poll", never, "-phone", ana)
	v.expect(prompt)
	v.answer("keys")
	v.expect("No order waits for its keys.", prompt)
	v.answer(v.numberOf("VOYAGER-365"))
	v.answer("yes")
	v.expect("is not delivered yet. Type keys to look again.", prompt)
	v.answer("keys")
	v.expect("is not delivered yet.", prompt)
	d.deliver(t, "VOYAGER-365", "VOYAGER-AAAAA-BBBBB-CCCCC-DDDDD")
	v.answer("keys")
	v.expect("Your key for Voyager VPN: VOYAGER-AAAAA", prompt)
	v.answer("keys")
	v.expect("No order waits for its keys.")
}

func TestBotRepeatsTheQuestionAfterWrongInput(t *testing.T) {
	t.Parallel()
	d := startDemo(t)
	v := enter(t, d, "-phone", "12345")
	v.expect("customerPhone", "Your phone, with + and country code: ")
	v.answer("+33612345678") // Farid has not linked it
	v.expect("storefront profile", "Your phone, with + and country code: ")
	v.answer("  " + grace + " ")
	v.expect(prompt)
	for _, invalid := range []string{"0", "-1", "99", "streamly", "1.5", "é\x1b[2J", strings.Repeat("9", 400)} {
		v.answer(invalid)
		v.expect("Numbers go from 1 to", prompt)
	}
	if strings.Contains(v.said.String(), "\x1b") {
		t.Error("the input controls the terminal")
	}
	v.answer("")
	v.expect(prompt)
	v.answer("LIST")
	v.expect("PIXELFORGE-365", "sold out", prompt)
	v.answer("1")
	v.expect("Buy it? (yes/no) ")
	v.answer("perhaps")
	v.expect("Please answer yes or no.", "Buy it? (yes/no) ")
	v.answer("no")
	v.expect(prompt)
	v.answer("1")
	v.expect("Buy it? (yes/no) ")
	v.answer("yes")
	v.expect("Top your wallet up and try again.", prompt)
	v.answer("1")
	v.expect("Buy it? (yes/no) ")
	v.answer("quit")
	v.expect("Goodbye.")
	if err := v.leave(); err != nil {
		t.Error(err)
	}
}

func TestBotShowsWhatIsSoldOut(t *testing.T) {
	t.Parallel()
	v := enter(t, startDemo(t), "-phone", ana)
	v.expect(prompt)
	v.answer(v.numberOf("PIXELFORGE-365"))
	v.answer("yes")
	v.expect("stock", prompt)
}

func TestBotEndsWithItsInput(t *testing.T) {
	t.Parallel()
	v := enter(t, startDemo(t), "-phone", ana)
	v.expect(prompt)
	if err := v.input.Close(); err != nil {
		t.Fatal(err)
	}
	v.expect("Goodbye.")
	if err := v.leave(); err != nil {
		t.Error(err)
	}
}

func TestBotRefusesToStartWithoutAShop(t *testing.T) {
	t.Parallel()
	nothing := func(string) string { return "" }
	for name, test := range map[string]struct {
		arguments []string
		says      string
	}{
		"no URL":        {[]string{"-token", "t"}, "base URL"},
		"no token":      {[]string{"-url", "http://127.0.0.1:1"}, "token"},
		"an argument":   {[]string{"buy"}, errUsage.Error()},
		"unknown flag":  {[]string{"-nonsense"}, errUsage.Error()},
		"endless polls": {[]string{"-poll", "0s"}, errUsage.Error()},
	} {
		err := run(t.Context(), test.arguments, nothing, strings.NewReader(""), io.Discard, io.Discard)
		if err == nil || !strings.Contains(err.Error(), test.says) {
			t.Errorf("%s: %v", name, err)
		}
	}
	findings := []string{"-url", startDemo(t).url, "-token", "wrong"}
	if err := run(t.Context(), findings, nothing, strings.NewReader(""), io.Discard, io.Discard); client.CodeOf(err) != client.CodeUnauthenticated {
		t.Errorf("a wrong token: %v", err)
	}
}

func TestBotWorksInATerminal(t *testing.T) {
	t.Parallel()
	d := startDemo(t)
	program, err := builtBot()
	if err != nil {
		t.Fatal(err)
	}
	command := exec.Command(program, "-phone", ana, "-poll", never, "-wait", never)
	command.Env = []string{"KIOSK_URL=" + d.url, "KIOSK_TOKEN=" + d.token}
	terminal, err := pty.Start(command)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = terminal.Close(); _ = command.Process.Kill() })
	screen := new(transcript)
	go func() { _, _ = io.Copy(screen, terminal) }() // until the terminal is closed
	screen.await(t, prompt)
	fmt.Fprintf(terminal, "%s\n", (&visit{t: t, said: screen}).numberOf("SONATA-30"))
	screen.await(t, "Buy it? (yes/no) ")
	fmt.Fprint(terminal, "yes\n")
	screen.await(t, "Your key for Sonata Music: SONATA-")
	screen.await(t, prompt)
	fmt.Fprint(terminal, "\x03") // Ctrl-C
	screen.await(t, "Goodbye.")
	var failed *exec.ExitError
	if err := command.Wait(); errors.As(err, &failed) {
		t.Errorf("it ended with %d", failed.ExitCode())
	}
	if left, err := d.shop.Webhooks(t.Context()); err != nil || len(left) != 0 {
		t.Errorf("%d webhooks are left, %v", len(left), err)
	}
}
