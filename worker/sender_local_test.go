package worker

import (
	"context"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"syscall"
	"testing"
	"time"
)

func TestAShortageOfThisMachineIsNotBlamedOnTheReceiver(t *testing.T) {
	t.Parallel()
	for number, local := range map[syscall.Errno]bool{
		syscall.EMFILE:        true,
		syscall.ENFILE:        true,
		syscall.ENOBUFS:       true,
		syscall.ECONNREFUSED:  false,
		syscall.EADDRNOTAVAIL: true, // no port to connect from
	} {
		err := &net.OpError{Op: "dial", Net: "tcp", Err: os.NewSyscallError("socket", number)}
		result, abandoned := new(Sender).failureResult(context.Background(), err, new(dialProgress), time.Millisecond)
		if (abandoned != nil) != local || (result.Outcome == Failed) == local {
			t.Errorf("%v: %+v, %v", number, result, abandoned)
		}
	}
}

func TestAShortageOfThisMachineInALookupIsNotBlamedOnTheReceiver(t *testing.T) {
	t.Parallel()
	for number, local := range map[syscall.Errno]bool{
		syscall.EMFILE:       true,
		syscall.ENFILE:       true,
		syscall.ENOBUFS:      true,
		syscall.ENOMEM:       true,
		syscall.ECONNREFUSED: true, // no DNS server was reached
		syscall.ENETUNREACH:  true,
		syscall.EACCES:       true, // a firewall of this machine
	} {
		sender := newTestSender(t, func(config *SenderConfig) {
			config.Resolver = &net.Resolver{PreferGo: true, Dial: func(_ context.Context, network, _ string) (net.Conn, error) {
				return nil, &net.OpError{Op: "dial", Net: network, Err: os.NewSyscallError("socket", number)}
			}}
		})
		result, abandoned := sender.Send(t.Context(), Attempt{URL: "https://hooks.example/", EventID: "evt_1", Number: 1})
		if (abandoned != nil) != local || (result.Outcome == Failed) == local {
			t.Errorf("%v: %+v, %v", number, result, abandoned)
		}
	}
}

func TestALackOfAnyRouteIsNotBlamedOnTheReceiverAndANetworkThatARouterDoesNotKnowIs(t *testing.T) {
	t.Parallel()
	for number, message := range map[syscall.Errno]string{
		syscall.ENETUNREACH: "host unreachable", syscall.EHOSTUNREACH: "host unreachable", syscall.EACCES: "connection failed",
	} {
		err := &net.OpError{Op: "dial", Net: "tcp", Err: os.NewSyscallError("connect", number)}
		for _, hasRoute := range []func(string) bool{routed, routedTo()} {
			sender := &Sender{hasRoute: hasRoute}
			result, abandoned := sender.failureResult(context.Background(), err, new(dialProgress), time.Millisecond)
			if isRouted := hasRoute(anyIPv4); (abandoned == nil) != isRouted || isRouted && result.ErrorMessage != message {
				t.Errorf("%v, with a route %v: %+v, %v", number, isRouted, result, abandoned)
			}
		}
	}
}

func TestARouteOverInterfacesThatCarryNothingIsNone(t *testing.T) {
	t.Parallel()
	newLink := func(up bool, addresses ...string) link {
		l := link{up: up}
		for _, address := range addresses {
			l.addresses = append(l.addresses, &net.IPNet{IP: net.ParseIP(address), Mask: net.CIDRMask(24, 32)})
		}
		return l
	}
	unplugged := newLink(false, "fe80::1", "10.0.0.5")
	for name, test := range map[string]struct {
		links []link
		isUp  bool
	}{
		"unplugged":                      {[]link{newLink(true, "127.0.0.1"), unplugged, newLink(true, "10.0.1.5")}, false},
		"plugged in":                     {[]link{newLink(true, "127.0.0.1"), newLink(true, "fe80::1", "10.0.0.5")}, true},
		"another interface has it, too":  {[]link{unplugged, newLink(true, "10.0.0.5")}, true},
		"none is known to have it":       {[]link{newLink(false, "10.0.1.5")}, true},
		"interfaces cannot be found out": {nil, true},
	} {
		if isUp(net.ParseIP("10.0.0.5"), test.links) != test.isUp {
			t.Errorf("%s: want %v", name, test.isUp)
		}
	}
	if !hasRoute("127.0.0.1:9") {
		t.Error("this machine has no route to itself")
	}
}

func TestAMachineWithoutANetworkOrDNSBlamesNoReceiverForALookupOrATimeOut(t *testing.T) {
	t.Parallel()
	const inside = "127.0.0.0/8"
	silent, unknown, failing := startNameServer(t), startNameServer(t), startNameServer(t)
	silent.ignore(everyName)
	failing.fail(everyName)
	zoneFails, zoneIsSilent := startNameServer(t), startNameServer(t)
	zoneFails.fail(everyHost)
	zoneIsSilent.ignore(everyHost)
	hanging := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		<-r.Context().Done()
	}))
	t.Cleanup(hanging.Close)
	for name, test := range map[string]struct {
		resolver *net.Resolver
		url      string
		routes   []string
		isLocal  bool
	}{
		"the DNS server says that it failed":               {failing.resolver(), "https://hooks.example/", []string{inside}, true},
		"the DNS server is silent":                         {silent.resolver(), "https://hooks.example/", []string{inside}, true},
		"there is no such host":                            {unknown.resolver(), "https://hooks.example/", []string{inside}, false},
		"the network was lost under a connection":          {nil, hanging.URL, nil, true},
		"the receiver is on the machine itself":            {nil, hanging.URL, []string{inside}, false},
		"with IPv4, the DNS server says that it failed":    {failing.resolver(), "https://hooks.example/", []string{"0.0.0.0/0"}, true},
		"with IPv6, the DNS server is silent":              {silent.resolver(), "https://hooks.example/", []string{"::/0"}, true},
		"with IPv4, DNS of the host's zone fails":          {zoneFails.resolver(), "https://hooks.example/", []string{"0.0.0.0/0"}, false},
		"with IPv6, DNS of the host's zone is silent":      {zoneIsSilent.resolver(), "https://hooks.example/", []string{"::/0"}, false},
		"with IPv6 alone, a receiver by IPv4 is not there": {nil, hanging.URL, []string{"::/0"}, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			sender := newTestSender(t, func(config *SenderConfig) {
				config.Resolver, config.Timeout, config.Guard.AllowHTTP = test.resolver, short, true
			})
			sender.hasRoute = routedTo(test.routes...)
			if !test.isLocal {
				if result := sendMade(t, sender, test.url); result.Outcome != Failed {
					t.Errorf("%+v", result)
				}
				return
			}
			if result, abandoned := sender.Send(t.Context(), attemptTo(test.url)); abandoned == nil || result.Outcome == Failed {
				t.Errorf("%+v, %v", result, abandoned)
			}
		})
	}
}

func TestAnIPv6AddressIsTheReceiversWhereThisMachineHasIPv4Alone(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		host       string
		routes     []string
		isReceiver bool
	}{
		{"2001:db8::1", []string{"0.0.0.0/0"}, true},
		{"2001:db8::1", []string{"0.0.0.0/0", "::/0"}, false}, // no port to connect from
		{"2001:db8::1", nil, false},
		{"192.0.2.1", []string{"0.0.0.0/0"}, false},
	} {
		err := error(&net.OpError{
			Op: "dial", Net: "tcp", Addr: &net.TCPAddr{IP: net.ParseIP(test.host), Port: 443},
			Err: os.NewSyscallError("connect", syscall.EADDRNOTAVAIL),
		})
		if isLocal(err, routedTo(test.routes...)) == test.isReceiver {
			t.Errorf("%s, with routes by %v: not the receiver's is %v", test.host, test.routes, !test.isReceiver)
		}
		if message := failureMessage(err); message != "host unreachable" {
			t.Error(message)
		}
	}
}
