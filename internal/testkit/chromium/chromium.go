// Package chromium starts Chromium for tests.
package chromium

import (
	"context"
	"os/exec"

	"github.com/chromedp/chromedp"
)

// headless is the program in Debian's package of the headless shell, which is Chromium without windows. It needs half of the CPU time
// of the browser.
const headless = "chromium-headless-shell"

// New returns a context in which chromedp starts Chromium, and the function that closes it. It starts the headless shell if that is
// installed, else the first Chromium or Chrome that chromedp finds. The browser can resolve no host names.
func New(ctx context.Context) (context.Context, context.CancelFunc) {
	options := []chromedp.ExecAllocatorOption{
		chromedp.NoSandbox, // tests may run as root, in containers
		chromedp.Flag("host-resolver-rules", "MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"),
		chromedp.Flag("lang", "en-US"),
		chromedp.Flag("font-render-hinting", "none"), // hinting makes the spaces in screenshots too narrow
	}
	if path, err := exec.LookPath(headless); err == nil {
		options = append(options, chromedp.ExecPath(path))
	}
	return chromedp.NewContext(ctx, chromedp.WithAllocatorOptions(options...))
}
