package worker

import (
	"context"
	"io"
	"log"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"

	"kiosk/internal/ssrf"
)

// The receiver runs in the same process and on the same cores, so these figures are a floor.

func BenchmarkSendOverHTTP(b *testing.B) {
	receiver := httptest.NewServer(discard)
	defer receiver.Close()
	benchmarkSend(b, receiver.URL, SenderConfig{})
}

func BenchmarkSendOverTLS(b *testing.B) {
	receiver := httptest.NewTLSServer(discard)
	defer receiver.Close()
	benchmarkSend(b, receiver.URL, SenderConfig{CAFile: certificateFile(b, receiver.Certificate().Raw)})
}

func BenchmarkSendOverHTTP2(b *testing.B) {
	receiver := httptest.NewUnstartedServer(discard)
	receiver.EnableHTTP2 = true
	receiver.Config.ErrorLog = log.New(io.Discard, "", 0)
	receiver.StartTLS()
	defer receiver.Close()
	benchmarkSend(b, receiver.URL, SenderConfig{CAFile: certificateFile(b, receiver.Certificate().Raw)})
}

var discard = http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
	_, _ = io.Copy(io.Discard, r.Body)
})

// benchmarkSend keeps 64 attempts of a typical order event in flight.
func benchmarkSend(b *testing.B, url string, config SenderConfig) {
	config.Guard = ssrf.Guard{
		AllowNetworks: []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")},
		AllowHTTP:     true,
	}
	sender, err := NewSender(config)
	if err != nil {
		b.Fatal(err)
	}
	defer sender.Close()
	attempt := attemptTo(url)
	attempt.Body = []byte(`{"id":"evt_01kdyhq3w9f8r2m5x7z0v4t6s1","data":"` + strings.Repeat("x", 700) + `"}`)

	b.ReportAllocs()
	b.SetParallelism(32)
	b.RunParallel(func(pb *testing.PB) {
		for pb.Next() {
			result, err := sender.Send(context.Background(), attempt)
			if err != nil || result.Outcome != Succeeded {
				b.Errorf("%+v, %v", result, err)
				return
			}
		}
	})
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "deliveries/s")
}
