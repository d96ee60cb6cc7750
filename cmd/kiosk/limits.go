package main

import (
	"errors"
	"runtime"
	"time"

	"kiosk/internal/commandline"
	"kiosk/internal/httpx"
)

// maxSending is how many bytes of large responses of each API may be in memory while their clients read them.
const maxSending = 128 << 20

// limitFlags limit how much of the server callers may use. 0 turns a limit off.
type limitFlags struct {
	RateLimit        int           `group:"limits" env:"KIOSK_RATE_LIMIT" default:"100" placeholder:"N" help:"Requests a second that one token or staff member may make; 0 is no limit. Default: ${default}."`
	RateBurst        int           `group:"limits" env:"KIOSK_RATE_BURST" default:"200" placeholder:"N" help:"Requests that one token or staff member may make at once after a pause; 0 is as many as --rate-limit. Default: ${default}."`
	MaxConcurrent    int           `group:"limits" env:"KIOSK_MAX_CONCURRENT" default:"32" placeholder:"N" help:"Requests of one token or staff member that are served at the same time; 0 is no limit. Default: ${default}."`
	MaxInFlight      int           `group:"limits" env:"KIOSK_MAX_IN_FLIGHT" default:"128" placeholder:"N" help:"Requests of all stores that are served at the same time, at the REST API and at the GraphQL API each; one store alone gets half of them. 0 is no limit. Default: ${default}."`
	StoreConcurrency int           `group:"limits" env:"KIOSK_STORE_CONCURRENCY" default:"0" placeholder:"N" help:"Requests of one store to the REST API that run at the same time; more of it wait. 0 is two for each CPU, at most 16; -1 is no limit, and none for the operations of one store at the GraphQL API. Default: ${default}."`
	AuthFailures     int           `group:"limits" env:"KIOSK_AUTH_FAILURES" default:"60" placeholder:"N" help:"Wrong tokens or passwords a minute that one client address may send; 0 is no limit. Default: ${default}."`
	RequestTimeout   time.Duration `group:"limits" env:"KIOSK_REQUEST_TIMEOUT" default:"25s" placeholder:"DURATION" help:"How long a request may take; 0 is no limit, and none for reading the response. Default: ${default}."`
	ReadTimeout      time.Duration `group:"limits" env:"KIOSK_READ_TIMEOUT" default:"10s" placeholder:"DURATION" help:"How long a request may take that changes nothing, and each statement that it has the database run; 0 is no limit but --request-timeout. Default: ${default}."`
	BodyTimeout      time.Duration `group:"limits" env:"KIOSK_BODY_TIMEOUT" default:"15s" placeholder:"DURATION" help:"How long a caller may take to send the body; 0 is no limit, and none for reading the response. Default: ${default}."`
	MaxResponse      int           `group:"limits" name:"max-response-bytes" env:"KIOSK_MAX_RESPONSE_BYTES" default:"16777216" placeholder:"N" help:"Bytes that one response of the GraphQL API may have; 0 is no limit. Default: ${default}."`
}

// validate reports every negative limit. Only --store-concurrency may be negative.
func (f limitFlags) validate() error {
	return errors.Join(
		commandline.NotNegative("rate-limit", f.RateLimit), commandline.NotNegative("rate-burst", f.RateBurst), commandline.NotNegative("max-concurrent", f.MaxConcurrent),
		commandline.NotNegative("max-in-flight", f.MaxInFlight), commandline.NotNegative("auth-failures", f.AuthFailures), commandline.NotNegative("request-timeout", f.RequestTimeout),
		commandline.NotNegative("read-timeout", f.ReadTimeout), commandline.NotNegative("body-timeout", f.BodyTimeout), commandline.NotNegative("max-response-bytes", f.MaxResponse))
}

func (f limitFlags) limits() httpx.Limits {
	return httpx.Limits{
		Rate:          float64(f.RateLimit),
		Burst:         f.RateBurst,
		Concurrent:    f.MaxConcurrent,
		InFlight:      f.MaxInFlight,
		PerStore:      f.perStore(),
		Operations:    f.operations(),
		AuthFailures:  f.AuthFailures,
		Timeout:       f.RequestTimeout,
		ReadTimeout:   f.ReadTimeout,
		BodyTimeout:   f.BodyTimeout,
		ResponseBytes: f.MaxResponse,
		SendingBytes:  maxSending,
	}
}

// perStore returns how many requests of one store run at the same time. The default is two per CPU: they keep it busy while some
// wait for the database, and leave other stores a share of it. It is at most 16, which leaves other stores half of the default
// number of connections.
func (f limitFlags) perStore() int {
	if f.StoreConcurrency == 0 {
		return min(16, 2*runtime.GOMAXPROCS(0))
	}
	return f.StoreConcurrency
}

// operations returns how many operations of one store the GraphQL API runs at the same time; 0 is no limit. Operations may be
// large. One less than there are CPUs leaves a CPU to other stores; at least two let a small operation pass a large one.
func (f limitFlags) operations() int {
	if f.StoreConcurrency < 0 {
		return 0
	}
	return max(2, runtime.GOMAXPROCS(0)-1)
}
