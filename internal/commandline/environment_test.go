package commandline_test

import (
	"io"
	"strings"
	"testing"

	"github.com/alecthomas/kong"

	"kiosk/internal/commandline"
)

func TestAVariableThatIsNearlyTheNameOfAKnownOneIsNamedWithoutItsValue(t *testing.T) {
	t.Parallel()
	var flags struct {
		RateLimit int    `env:"KIOSK_RATE_LIMIT"`
		Addr      string `env:"KIOSK_ADDR"`
		DemoData  string `env:"KIOSK_DEMO_DATA"`
		DemoDays  int    `env:"KIOSK_DEMO_DAYS"`
	}
	environ := []string{
		"KIOSK_RATE_LIMIT=5", "KIOSK_RATE_LIMT=secret", "KIOSK_ADR=secret", "KIOSKADDR=secret", "KIOSK_PORT=tcp://10.0.0.1:80",
		"KIOSK_SERVICE_HOST=10.0.0.1", "ADDR=", "PATH=/bin", "KIOSK_DEMO_DAY=3",
	}
	var warnings strings.Builder
	parser, err := kong.New(&flags, kong.Writers(io.Discard, io.Discard),
		commandline.ReadEnvironment(func(string) (string, bool) { return "", false }, environ, &warnings))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := parser.Parse(nil); err != nil {
		t.Fatal(err)
	}
	want := "WARNING: the variable KIOSK_RATE_LIMT is not known and changes nothing. Is KIOSK_RATE_LIMIT meant?\n" +
		"WARNING: the variable KIOSK_ADR is not known and changes nothing. Is KIOSK_ADDR meant?\n" +
		"WARNING: the variable KIOSKADDR is not known and changes nothing. Is KIOSK_ADDR meant?\n" +
		"WARNING: the variable KIOSK_DEMO_DAY is not known and changes nothing. Is KIOSK_DEMO_DAYS meant?\n"
	if got := warnings.String(); got != want {
		t.Errorf("it warns:\n%swant:\n%s", got, want)
	}
}
