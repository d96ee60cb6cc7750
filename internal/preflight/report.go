// Package preflight checks a configuration before a process serves with it.
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

// Report collects the results of the checks, in order.
type Report struct{ findings []finding }

type finding struct {
	what, found string
	err         error
	dispensable bool
}

// Note adds the result of one check: what was checked, and what was found. If err is not nil, the check failed.
func (r *Report) Note(what, found string, err error) {
	r.findings = append(r.findings, finding{what: what, found: found, err: err})
}

// NoteDispensable is like Note, for a part that the process can serve without: if the check failed, the report shows a warning.
func (r *Report) NoteDispensable(what, found string, err error) {
	r.findings = append(r.findings, finding{what: what, found: found, err: err, dispensable: true})
}

// Address adds the check of a HOST:PORT to listen on: whether the host and the port can be resolved. It does not listen on it.
func (r *Report) Address(ctx context.Context, what, address string) {
	r.Note(what, address, checkAddress(ctx, address))
}

// OpsAddress adds the check of the HOST:PORT for metrics, by listening on it for a moment. It adds nothing if the address is off. An
// address that is in use is a warning, because the process can serve without metrics. public is the address of the API, if the
// process has one.
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

// overlap reports whether a process cannot listen on both addresses: they have the same port, and the same host or every host. Port 0
// is any free port, and never overlaps.
func overlap(a, b string) bool {
	hostA, portA, errA := net.SplitHostPort(a)
	hostB, portB, errB := net.SplitHostPort(b)
	if errA != nil || errB != nil || portA != portB || portA == "0" {
		return false
	}
	return hostA == hostB || isUnspecified(hostA) || isUnspecified(hostB)
}

// isUnspecified reports whether a host to listen on means every interface.
func isUnspecified(host string) bool {
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

// Print writes a line for each check. It masks secrets.
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

// Err returns an error with the number of failed checks, nil if there is none. Warnings do not count.
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
