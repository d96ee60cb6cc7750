package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/ent/db/recharge"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/testkit"
)

// spreadsheetBlock matches the code blocks of the guide: language, name of the file or of the process, and text.
var spreadsheetBlock = regexp.MustCompile("(?ms)^```([a-z]+) ?([a-z.]*)\n(.*?)^```$")

// guide runs docs/from-a-spreadsheet.md in a folder, as if a reader pasted it into one shell.
type guide struct {
	*testing.T
	directory string
	env       environment
	url       string // of the server, once it is started
}

// TestTheGuideFromASpreadsheetWorksAsWritten writes the guide's files, runs its commands in order, and compares their output with that
// in the guide. Then it repeats the steps that may be repeated, also with invalid files.
func TestTheGuideFromASpreadsheetWorksAsWritten(t *testing.T) {
	t.Parallel()
	for name, dialectName := range map[string]string{"sqlite": dialect.SQLite, "postgres": dialect.Postgres} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			guide := &guide{T: t, directory: t.TempDir(), env: newMachine(t, dialectName)}
			guide.env["KIOSK_ADDR"] = "127.0.0.1:0"
			guide.follow()
			guide.repeat()
			guide.creditOnce()
		})
	}
}

// follow writes the files and runs the commands of the guide.
func (g *guide) follow() {
	g.Helper()
	printed, compared := "", 0
	for _, block := range spreadsheetBlock.FindAllStringSubmatch(page(g.T, "docs/from-a-spreadsheet.md"), -1) {
		switch language, name, text := block[1], block[2], block[3]; {
		case language == "text":
			compared++
			if printed != text {
				g.Errorf("the guide shows\n%s\nbut its command prints\n%s", text, printed)
			}
		case name == "serve":
			g.url = startProcess(g.T, g.env, strings.Fields(text)[1:]...).url(g.T)
		case language == "sh":
			printed = g.paste(text)
		default:
			g.write(name, text)
		}
	}
	if compared < 5 || !strings.Contains(printed, "no difference") {
		g.Errorf("the guide compares %d times, and ends with %s", compared, printed)
	}
}

// repeat runs the steps again, with the same files and with invalid ones.
func (g *guide) repeat() {
	g.Helper()
	const again = `
products.csv: 0 created, 0 updated, 5 unchanged
prices.csv: 0 created, 0 updated, 2 unchanged
OFFICE-1Y: 0 new, 2 there already, 1 in stock
OFFICE-3Y: 0 new, 1 there already, 1 in stock
PHOTO: 0 new, 1 there already, 1 in stock
telegram:12345: there already, balance 50.10
telegram:67890: there already, balance 0.00
`
	if got := "\n" + g.paste("for step in products keys customers; do python3 move.py $step; done\n"); got != again {
		g.Errorf("running it again prints\n%s\nwant%s", got, again)
	}
	// With spaces around cells, and lines without text, as spreadsheets have them.
	g.write("prices.csv", "sku,tier,price\nOFFICE-1Y,Reseller ,69.90\n,,\nPHOTO, Reseller,39.90\n, ,\n")
	g.write("keys.csv", "sku,key,\nOFFICE-1Y ,OFFICE-7QX2-M4KD,\n,,\n OFFICE-1Y,OFFICE-9HJ4-T8WC ,\nOFFICE-3Y,OFFICE-3B6N-Z1RF,\n"+
		"PHOTO,\"user: studio-17, password: xU4-quiet-harbour\",\n,,\n")
	g.write("customers.csv", "name,ref,phone,tier,balance\nAna Souza,telegram:12345 ,+5511987654321,Reseller , 120.00\nBruno Lima, telegram:67890,,,\n,,,,\n")
	if got := "\n" + g.paste("for step in products keys customers; do python3 move.py $step; done 2>&1 || true\n"); got != again {
		g.Errorf("with spaces it prints\n%s\nwant%s", got, again)
	}
	g.write("prices.csv", "sku,tier,price\nOFFICE-1Y,reseller,69.90\n")
	const spelling = "price tier reseller: write it as Reseller, as it is written elsewhere\n"
	if got := g.paste("python3 move.py check 2>&1 || true\n"); got != spelling {
		g.Errorf("a tier in another case prints %s, want %s", got, spelling)
	}
	g.write("prices.csv", "sku,tier,price,,\nOFFICE-1Y,Reseller,69.90,,\nPHOTO,Reseller,39.90,,new\n")
	g.write("keys.csv", "sku,key\nPHOTO,studio-17,xU4-quiet-harbour\n")
	const unnamed = "prices.csv, line 3, column 5: has a value, and the header no name for this column\n" +
		"keys.csv, line 2, column 3: has a value, and the header no name for this column\n"
	if got := g.paste("(python3 move.py check || python3 move.py keys) 2>&1 || true\n"); got != unnamed {
		g.Errorf("values in columns without a name print %s, want %s", got, unnamed)
	}
	g.write("prices.csv", "sku,tier,price\nOFFICE-1Y,Reseller,69.90\n")
	g.write("products.csv", "slug,name,kind,sku,price\noffice,Office,DIGITAL,OFFICE-1Y,79 euro\n")
	g.write("keys.csv", "sku;key\nNOTHING;AAAA\n")
	wrong := g.paste("python3 move.py check || true; python3 move.py keys 2>&1 || true\n")
	for _, want := range []string{"products.csv, line 2, price: must be a price", "no product has the SKU 'NOTHING'; nothing was uploaded"} {
		if !strings.Contains(wrong, want) {
			g.Errorf("files that are wrong print %s, without %q", wrong, want)
		}
	}
}

// creditOnce runs the step of the customers again when only the data of the store show that they were credited: the idempotency keys are
// deleted, a top-up waits or was rejected, and the ledger has more rows than a page.
func (g *guide) creditOnce() {
	g.Helper()
	d := testkit.Open(g.T, g.env["KIOSK_DATABASE_URL"], database.Options{})
	ctx := auth.AllTenants(g.Context())
	g.program(`
version = move.graphql("{ store { version } }")["store"]["version"]
move.graphql("mutation($in: UpdateSettingsInput!) { updateSettings(input: $in) { id } }", **{"in": {"version": version, "rechargeReviewLimit": "100.00"}})
`)
	g.write("customers.csv", "name;ref;phone;tier;balance\nCarla Dias;telegram:1;;Reseler;100,01\nDavi Reis;telegram:2;;;1.200,00\n"+
		"Eva Melo;;;;5\nDavi Reis;telegram:2;;;50\n")
	const refused = "customers.csv, telegram:1, tier: there is no price tier 'Reseler'; the step products makes it\n" +
		"customers.csv, telegram:2, balance: '1.200,00' must be digits with at most two decimals, such as 49.90 or 49,90\n" +
		"customers.csv, Eva Melo, ref: must not be empty\ncustomers.csv, telegram:2, ref: is in the file twice\n"
	if got := g.paste("python3 move.py customers || true\n"); got != refused {
		g.Errorf("customers that are wrong print\n%s\nwant\n%s", got, refused)
	}
	if tiers := g.paste("python3 move.py check | grep tier\n"); tiers != "price tier Reseler: new\n" {
		g.Errorf("a check with another tier prints %s", tiers)
	}
	if made := d.Client.PriceTier.Query().CountX(ctx); made != 1 {
		g.Errorf("a check made %d price tiers", made-1)
	}
	g.write("customers.csv", "name;ref;phone;tier;balance\nAna Dias;telegram:5;+5511987654321;;\n")
	if got := g.paste("python3 move.py customers 2>&1 || true\n"); !strings.HasPrefix(got, "customer telegram:5: ") || !strings.Contains(got, "phone_taken") {
		g.Errorf("a phone that another has prints %s", got)
	}
	g.write("customers.csv", "name;ref;phone;tier;balance\nCarla Dias;telegram:1;;;100,01\nDavi Reis;telegram:2;;;50,5\nEva Melo;telegram:3;;;100,02\n")
	const first = "telegram:1: new, balance 0.00, top-up PENDING\ntelegram:2: new, balance 50.50\ntelegram:3: new, balance 0.00, top-up PENDING\n"
	if got := g.paste("python3 move.py customers\n"); got != first {
		g.Errorf("the customers print\n%s\nwant\n%s", got, first)
	}
	rejected := d.Client.Recharge.Query().Where(recharge.Amount(10_002)).OnlyX(ctx)
	g.program(`
move.graphql('mutation { rejectRecharge(input: {id: "` + rejected.ID.String() + `", reason: "no such payment"}) { id } }')
for n in range(101):
    move.api("POST", "/customers/by-ref/telegram%3A2/wallet/recharge", {"amount": "0.01"}, key=f"small {n}")
`)
	_, err := d.Client.IdempotencyKey.Delete().Exec(ctx)
	testkit.Must(g.T, err)
	const again = "telegram:1: there already, balance 0.00, top-up PENDING\n" +
		"telegram:2: there already, balance 51.51\ntelegram:3: there already, balance 0.00, top-up REJECTED\n"
	if got := g.paste("python3 move.py customers\n"); got != again {
		g.Errorf("running it again prints\n%s\nwant\n%s", got, again)
	}
	if made := d.Client.Recharge.Query().Where(recharge.Reference("spreadsheet")).CountX(ctx); made != 4 {
		g.Errorf("%d top-ups of 4 balances", made)
	}
}

// program runs a Python program with the functions of move.py.
func (g *guide) program(text string) {
	g.Helper()
	g.paste("python3 - <<'END'\nimport sys\nsys.argv = ['move.py', '']\nimport move\n" + text + "END\n")
}

func (g *guide) write(name, text string) {
	g.Helper()
	if err := os.WriteFile(filepath.Join(g.directory, name), []byte(text), 0o600); err != nil {
		g.Fatal(err)
	}
}

// paste runs commands in a shell with the variables of the commands before, and returns their output.
func (g *guide) paste(text string) string {
	g.Helper()
	text = strings.ReplaceAll(text, "http://127.0.0.1:8080", g.url)
	prelude := "cd " + g.directory + "\nkiosk() { " + binary(g.T) + " \"$@\"; }\n[ ! -f variables ] || . ./variables\n"
	return shell(g.T, g.env, prelude+text+"\nexport -p >variables\n")
}
