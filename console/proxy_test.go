package console_test

import (
	"context"
	"fmt"
	"io"
	"maps"
	"net"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"
)

// proxy is a reverse proxy between a browser and Kiosk that simulates failures.
type proxy struct {
	origin string

	mutex        sync.Mutex
	connections  map[net.Conn]bool
	isAway       bool
	hasNoSockets bool          // refuses WebSockets
	dropsCookies bool          // removes Set-Cookie, as if the browser refused cookies
	held         string        // requests whose body contains this text wait
	released     chan struct{} // closed when held requests may continue
	waiting      int           // the number of requests that were held
	failing      string        // requests whose body contains this text fail, unless it is empty
	failure      string        // the code of their errors
}

func newProxy(t testing.TB) *proxy {
	t.Helper()
	target, err := url.Parse(kiosk(t).BaseURL)
	if err != nil {
		t.Fatal(err)
	}
	p := &proxy{connections: map[net.Conn]bool{}}
	forward := &httputil.ReverseProxy{
		Rewrite: func(r *httputil.ProxyRequest) {
			r.SetURL(target)
			r.Out.Host = r.In.Host
		},
		ModifyResponse: func(r *http.Response) error {
			p.mutex.Lock()
			defer p.mutex.Unlock()
			if p.dropsCookies {
				r.Header.Del("Set-Cookie")
			}
			return nil
		},
	}
	server := httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if code := p.pass(r); code != "" {
			w.Header().Set("Content-Type", "application/json")
			w.WriteHeader(http.StatusInternalServerError)
			_, _ = io.WriteString(w, `{"errors": [{"message": "Internal error.", "extensions": {"code": "`+code+`", "requestId": "`+failedRequest+`"}}]}`)
			return
		}
		forward.ServeHTTP(w, r)
	}))
	server.Config.ConnState = func(connection net.Conn, state http.ConnState) {
		p.mutex.Lock()
		defer p.mutex.Unlock()
		if p.connections[connection] = true; state == http.StateClosed {
			delete(p.connections, connection)
		}
	}
	server.Start()
	t.Cleanup(func() { p.goAway(); server.Close() })
	p.origin = server.URL
	return p
}

// failedRequest is the request id of requests that fail.
const failedRequest = "01a1fc10-1aa2-7a19-8a5b-d2fa0472bba2"

// pass waits until a request may continue. It returns the code with which the request must fail, if any. While the server is away, it
// breaks the request's connection.
func (p *proxy) pass(r *http.Request) (failure string) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		panic(http.ErrAbortHandler)
	}
	r.Body = io.NopCloser(strings.NewReader(string(body)))
	p.mutex.Lock()
	isAway, released := p.isAway || p.hasNoSockets && r.Header.Get("Upgrade") != "", p.released
	isHeld := released != nil && strings.Contains(string(body), p.held)
	if isHeld {
		p.waiting++
	}
	if p.failing != "" && strings.Contains(string(body), p.failing) {
		failure = p.failure
	}
	p.mutex.Unlock()
	if isAway {
		panic(http.ErrAbortHandler)
	}
	if isHeld {
		<-released
	}
	return failure
}

// goAway breaks all connections, including WebSockets, and every later request.
func (p *proxy) goAway() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.isAway = true
	for connection := range maps.Keys(p.connections) {
		_ = connection.Close()
	}
}

func (p *proxy) comeBack() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.isAway = false
}

// refuseSockets refuses new WebSockets, so that a page receives no changes.
func (p *proxy) refuseSockets() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.hasNoSockets = true
}

// dropCookies sets whether Set-Cookie is removed from responses.
func (p *proxy) dropCookies(drop bool) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.dropsCookies = drop
}

// hold holds requests whose body contains the text until the returned function is called.
func (p *proxy) hold(text string) (release func()) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	released := make(chan struct{})
	p.held, p.released = text, released
	return sync.OnceFunc(func() { close(released) })
}

// fail makes requests whose body contains the text fail as INTERNAL. An empty text ends that.
func (p *proxy) fail(text string) {
	p.failAs("INTERNAL", text)
}

// failAs is like fail, with another code.
func (p *proxy) failAs(code, text string) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.failing, p.failure = text, code
}

// count returns the number of requests that were held.
func (p *proxy) count() int {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return p.waiting
}

// waitFor waits until more than n requests were held.
func (p *proxy) waitFor(shown *page, n int) {
	shown.Helper()
	shown.try(fmt.Sprintf("send more than %d requests with %q", n, p.held), func(context.Context, *chromedp.Target) error {
		if sent := p.count(); sent <= n {
			return fmt.Errorf("%d have come", sent)
		}
		return nil
	})
}
