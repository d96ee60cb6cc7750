package chaos

import (
	"net"
	"sync"
	"testing"
	"time"
)

// proxy forwards connections between the processes and the database, and can make them fail.
type proxy struct {
	listener net.Listener
	target   string

	mutex sync.Mutex
	links map[*net.TCPConn]bool // both ends of every connection; true if data is dropped
	delay time.Duration         // of all data
	stall chan struct{}         // blocks all data until it is closed; nil if data passes
	ended chan struct{}         // closed when the test ends
}

// startProxy starts a proxy to the target. It runs until the test ends.
func startProxy(t *testing.T, target string) *proxy {
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

// link connects to the target and forwards data in both directions until one end closes.
func (p *proxy) link(near *net.TCPConn) {
	p.pass(near) // a blocked network accepts no new connections
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
	directions.Go(func() { p.forward(far, near) })
	directions.Go(func() { p.forward(near, far) })
	directions.Wait()
	p.mutex.Lock()
	delete(p.links, near)
	delete(p.links, far)
	p.mutex.Unlock()
}

// forward forwards data from one end to the other until one end closes, and then closes the other.
func (p *proxy) forward(to, from *net.TCPConn) {
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

// pass waits while the proxy delays or blocks the data of a connection.
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

// forget drops all further data of the existing connections, like a firewall that has lost its state. New connections work.
func (p *proxy) forget() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	for link := range p.links {
		p.links[link] = true
	}
}

// slow delays all data from now on.
func (p *proxy) slow(delay time.Duration) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.delay = delay
}

// block stops all data without an error.
func (p *proxy) block() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.stall = make(chan struct{})
}

// heal removes the delay and the block.
func (p *proxy) heal() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.delay = 0
	if p.stall != nil {
		close(p.stall)
		p.stall = nil
	}
}

// reset resets every connection, also in the middle of a transaction. Data in flight is lost.
func (p *proxy) reset() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	for link := range p.links {
		_ = link.SetLinger(0)
		_ = link.Close()
	}
}
