package chaos

import (
	"net"
	"sync"
	"testing"
	"time"
)

// proxy is a network between the processes and the database that can fail them.
type proxy struct {
	listener net.Listener
	target   string

	mutex sync.Mutex
	links map[*net.TCPConn]bool // both ends of every connection; true: nothing passes any more
	delay time.Duration         // of everything that is sent
	stall chan struct{}         // nothing passes until it is closed; nil: everything does
	ended chan struct{}         // closed with the test
}

// between starts a proxy to the target that runs until the test ends.
func between(t *testing.T, target string) *proxy {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	must(t, err)
	p := &proxy{listener: listener, target: target, links: map[*net.TCPConn]bool{}, ended: make(chan struct{})}
	go p.accept()
	t.Cleanup(func() {
		_ = listener.Close()
		close(p.ended)
		p.heal()
		p.reset()
	})
	return p
}

func (p *proxy) address() string { return p.listener.Addr().String() }

func (p *proxy) accept() {
	for {
		near, err := p.listener.Accept()
		if err != nil {
			return // the test has ended
		}
		go p.link(near.(*net.TCPConn))
	}
}

// link joins a connection with one of its own to the target, until either end closes.
func (p *proxy) link(near *net.TCPConn) {
	p.pass(near) // a network that lets nothing through refuses new connections
	dialled, err := net.Dial("tcp", p.target)
	if err != nil {
		_ = near.Close()
		return
	}
	far := dialled.(*net.TCPConn)
	p.mutex.Lock()
	p.links[near], p.links[far] = false, false
	p.mutex.Unlock()
	var directions sync.WaitGroup
	directions.Go(func() { p.carry(far, near) })
	directions.Go(func() { p.carry(near, far) })
	directions.Wait()
	p.mutex.Lock()
	delete(p.links, near)
	delete(p.links, far)
	p.mutex.Unlock()
}

// carry hands on what arrives until one end closes, and then closes the other.
func (p *proxy) carry(to, from *net.TCPConn) {
	defer to.Close()
	buffer := make([]byte, 32<<10)
	for {
		n, err := from.Read(buffer)
		p.pass(from)
		if _, failure := to.Write(buffer[:n]); failure != nil {
			_ = from.Close()
			return
		}
		if err != nil {
			return
		}
	}
}

// pass waits as long as the network makes what a connection sends wait.
func (p *proxy) pass(from *net.TCPConn) {
	p.mutex.Lock()
	delay, stall := p.delay, p.stall
	p.mutex.Unlock()
	time.Sleep(delay)
	if stall != nil {
		<-stall
	}
	p.mutex.Lock()
	forgotten := p.links[from]
	p.mutex.Unlock()
	if forgotten {
		<-p.ended
	}
}

// forget makes every connection that there is swallow what is sent on it for ever, as a firewall that lost its state
// does. New ones work.
func (p *proxy) forget() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	for link := range p.links {
		p.links[link] = true
	}
}

// slow delays everything from now on.
func (p *proxy) slow(delay time.Duration) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.delay = delay
}

// block lets nothing through, without an error.
func (p *proxy) block() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.stall = make(chan struct{})
}

// heal makes the network as good as new.
func (p *proxy) heal() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.delay = 0
	if p.stall != nil {
		close(p.stall)
		p.stall = nil
	}
}

// reset breaks every connection, wherever in a transaction it is. What is under way is lost.
func (p *proxy) reset() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	for link := range p.links {
		_ = link.SetLinger(0)
		_ = link.Close()
	}
}
