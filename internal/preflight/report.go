// Package preflight proves a configuration before a process serves with it.
package preflight

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"strings"
	"text/tabwriter"

	"kiosk/internal/errno"
	"kiosk/internal/logging"
	"kiosk/internal/telemetry"
)

// Report is what was looked at, in order.
type Report struct{ findings []finding }

type finding struct {
	what, found string
	err         error
	dispensable bool
}

// Note adds the result of one check: what was checked, and what was found or, when err is not nil, what is wrong.
func (r *Report) Note(what, found string, err error) {
	r.findings = append(r.findings, finding{what: what, found: found, err: err})
}

// NoteDispensable is Note for something that the process can serve without: when it is wrong, the report has a warning.
func (r *Report) NoteDispensable(what, found string, err error) {
	r.findings = append(r.findings, finding{what: what, found: found, err: err, dispensable: true})
}

// Address notes whether a HOST:PORT to listen on can be understood. Nothing listens on it.
func (r *Report) Address(ctx context.Context, what, address string) {
	r.Note(what, address, checkAddress(ctx, address))
}

// OpsAddress notes whether a HOST:PORT for operators can be listened on, by trying it; none is noted when it is off. A process whose
// ops address is taken serves without. public is the address of its API, if it has one.
func (r *Report) OpsAddress(ctx context.Context, address, public string) {
	if address == "" || address == telemetry.Off {
		return
	}
	const what = "ops address"
	if overlap(address, public) {
		r.NoteDispensable(what, "", fmt.Errorf("%s is the address of the API too: metrics will not be served", address))
		return
	}
	listener, err := new(net.ListenConfig).Listen(ctx, "tcp", address)
	switch {
	case errors.Is(err, errno.AddressInUse):
		r.NoteDispensable(what, "", fmt.Errorf("something listens on %s already: unless it is this program, which was started before, metrics will not be served", address))
	case err != nil:
		r.Note(what, "", err)
	default:
		r.Note(what, address, listener.Close())
	}
}

// overlap reports whether one of two addresses to listen on keeps the other from being listened on. Port 0 is any free one.
func overlap(a, b string) bool {
	hostA, portA, errA := net.SplitHostPort(a)
	hostB, portB, errB := net.SplitHostPort(b)
	if errA != nil || errB != nil || portA != portB || portA == "0" {
		return false
	}
	return hostA == hostB || isEvery(hostA) || isEvery(hostB)
}

// isEvery reports whether a host to listen on is every interface.
func isEvery(host string) bool {
	address := net.ParseIP(host)
	return host == "" || address != nil && address.IsUnspecified()
}

func checkAddress(ctx context.Context, address string) error {
	host, port, err := net.SplitHostPort(address)
	if err != nil {
		return err
	}
	if _, err := net.DefaultResolver.LookupPort(ctx, "tcp", port); err != nil {
		return err
	}
	if host == "" {
		return nil
	}
	_, err = net.DefaultResolver.LookupHost(ctx, host)
	return err
}

// Print writes a line for everything that was looked at. It shows no secret.
func (r *Report) Print(w io.Writer) error {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, f := range r.findings {
		verdict, found := "ok", f.found
		switch {
		case f.err != nil && f.dispensable:
			verdict, found = "warning", f.err.Error()
		case f.err != nil:
			verdict, found = "WRONG", f.err.Error()
		}
		fmt.Fprintf(table, "%s\t%s\t%s\n", verdict, f.what, strings.ReplaceAll(logging.Redact(found), "\n", "; "))
	}
	return table.Flush()
}

// Err says how many things are wrong, and is nil when none is. Warnings do not count.
func (r *Report) Err() error {
	failed := 0
	for _, f := range r.findings {
		if f.err != nil && !f.dispensable {
			failed++
		}
	}
	if failed == 0 {
		return nil
	}
	return fmt.Errorf("the configuration is wrong: %d of %d checks failed", failed, len(r.findings))
}
