package worker

import (
	"context"
	"net"
	"net/netip"
	"sync"
	"testing"

	"golang.org/x/net/dns/dnsmessage"
)

// nameServer is a DNS server whose responses a test can change while it runs.
type nameServer struct {
	connection net.PacketConn

	mutex   sync.Mutex
	answers map[string][]netip.Addr
	failing func(name string) bool
	silent  func(name string) bool
}

func everyName(string) bool { return true }

// everyHost is for a DNS server that works itself, while the servers of the hosts' zone do not.
func everyHost(name string) bool { return name != "." }

func noName(string) bool { return false }

func startNameServer(t *testing.T) *nameServer {
	t.Helper()
	connection, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	server := &nameServer{connection: connection, answers: map[string][]netip.Addr{}, failing: noName, silent: noName}
	stopped := make(chan struct{})
	go func() {
		defer close(stopped)
		server.serve()
	}()
	t.Cleanup(func() {
		connection.Close()
		<-stopped
	})
	return server
}

// answer sets the addresses of a host from now on; none means that it does not exist.
func (s *nameServer) answer(host string, addresses ...string) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.answers[host+"."] = nil
	for _, address := range addresses {
		s.answers[host+"."] = append(s.answers[host+"."], netip.MustParseAddr(address))
	}
}

// fail makes the server respond with SERVFAIL to queries for these names from now on.
func (s *nameServer) fail(names func(name string) bool) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.failing = names
}

// ignore makes the server not respond to queries for these names from now on.
func (s *nameServer) ignore(names func(name string) bool) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.silent = names
}

// resolver returns a resolver that asks this server only.
func (s *nameServer) resolver() *net.Resolver {
	return &net.Resolver{
		PreferGo: true,
		Dial: func(ctx context.Context, _, _ string) (net.Conn, error) {
			return new(net.Dialer).DialContext(ctx, "udp", s.connection.LocalAddr().String())
		},
	}
}

func (s *nameServer) serve() {
	buffer := make([]byte, 1500)
	for {
		length, peer, err := s.connection.ReadFrom(buffer)
		if err != nil {
			return
		}
		var query dnsmessage.Message
		if query.Unpack(buffer[:length]) != nil || len(query.Questions) != 1 {
			continue
		}
		if s.ignores(query) {
			continue
		}
		reply := s.reply(query)
		if packed, err := reply.Pack(); err == nil {
			_, _ = s.connection.WriteTo(packed, peer)
		}
	}
}

func (s *nameServer) ignores(query dnsmessage.Message) bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.silent(query.Questions[0].Name.String())
}

func (s *nameServer) reply(query dnsmessage.Message) dnsmessage.Message {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	question := query.Questions[0]
	addresses := s.answers[question.Name.String()]
	reply := dnsmessage.Message{
		Header:    dnsmessage.Header{ID: query.ID, Response: true, Authoritative: true},
		Questions: query.Questions,
	}
	if len(addresses) == 0 {
		reply.RCode = dnsmessage.RCodeNameError
	}
	if s.failing(question.Name.String()) {
		reply.RCode, addresses = dnsmessage.RCodeServerFailure, nil
	}
	if question.Name.String() == "." && reply.RCode == dnsmessage.RCodeNameError {
		reply.RCode = dnsmessage.RCodeSuccess
		reply.Answers = append(reply.Answers, dnsmessage.Resource{
			Header: dnsmessage.ResourceHeader{Name: question.Name, Type: dnsmessage.TypeNS, Class: dnsmessage.ClassINET},
			Body:   &dnsmessage.NSResource{NS: dnsmessage.MustNewName("a.root-servers.net.")},
		})
	}
	for _, address := range addresses {
		if resource := resource(question, address); resource != nil {
			reply.Answers = append(reply.Answers, *resource)
		}
	}
	return reply
}

// resource returns the record for the address, or nil when the question is for the other family.
func resource(question dnsmessage.Question, address netip.Addr) *dnsmessage.Resource {
	header := dnsmessage.ResourceHeader{Name: question.Name, Type: question.Type, Class: dnsmessage.ClassINET}
	switch {
	case question.Type == dnsmessage.TypeA && address.Is4():
		return &dnsmessage.Resource{Header: header, Body: &dnsmessage.AResource{A: address.As4()}}
	case question.Type == dnsmessage.TypeAAAA && address.Is6():
		return &dnsmessage.Resource{Header: header, Body: &dnsmessage.AAAAResource{AAAA: address.As16()}}
	}
	return nil
}
