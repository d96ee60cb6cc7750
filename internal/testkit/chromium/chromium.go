// Package chromium starts Chromium for tests.
package chromium

import (
	"context"
	"os/exec"

	"github.com/chromedp/chromedp"
)

// headless is the program of Debian's package of the headless shell: Chromium without what windows need. Pages cost it half
// the processor time that they cost the browser.
const headless = "chromium-headless-shell"

// New returns a context in which chromedp starts a Chromium that resolves no names, and what closes it. It is the headless
// shell where that is installed, else the first Chromium or Chrome that chromedp finds.
func New(ctx context.Context) (context.Context, context.CancelFunc) {
	options := []chromedp.ExecAllocatorOption{
		chromedp.NoSandbox, // tests may run as root, in containers
		chromedp.Flag("host-resolver-rules", "MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"),
		chromedp.Flag("lang", "en-US"),
		chromedp.Flag("font-render-hinting", "none"), // which would make the spaces of pictures too narrow
	}
	if path, err := exec.LookPath(headless); err == nil {
		options = append(options, chromedp.ExecPath(path))
	}
	return chromedp.NewContext(ctx, chromedp.WithAllocatorOptions(options...))
}
