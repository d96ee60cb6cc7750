// Package download serves the files that createExport makes links to.
package download

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/klauspost/compress/gzip"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"kiosk/graph/errcode"
	"kiosk/graph/transport"
	"kiosk/internal/database"
	"kiosk/internal/httpx"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/transfer"
	"kiosk/internal/timestamp"
)

// pageTimeout is how long one page of a file may take: to read it from the database, and to send it to the client. It replaces the
// server's limits for a whole request, which a long file over a slow connection would exceed.
const pageTimeout = time.Minute

// How many downloads may run in this process: by links of one staff member, and in all. One store gets half of the latter; see
// httpx.Capacity.
const (
	maxDownloads      = 4
	maxDownloadsInAll = 32
)

// Handler serves the files. The link is the only authentication.
type Handler struct {
	operations *resolver.Resolver
	database   *database.DB
	logger     *slog.Logger
	present    graphql.ErrorPresenterFunc
	limits     httpx.Limits
	slots      *httpx.Capacity
	page       time.Duration // pageTimeout, or less in tests
}

// New returns a handler of the pattern transfer.ExportPath + "{store}/{link}". The limits are for opening a link; a file may take longer.
func New(operations *resolver.Resolver, d *database.DB, logger *slog.Logger, present graphql.ErrorPresenterFunc, limits httpx.Limits) Handler {
	slots := httpx.NewCapacity(httpx.Limits{Concurrent: maxDownloads, InFlight: maxDownloadsInAll})
	return Handler{operations, d, logger, present, limits, slots, pageTimeout}
}

// ServeHTTP implements http.Handler.
func (d Handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	httpx.RequestInfoFrom(r.Context()).Route = r.Pattern
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("X-Content-Type-Options", "nosniff")
	w.Header().Set("Referrer-Policy", "no-referrer")
	if err := d.serve(w, r); err != nil {
		d.refuse(w, r, err)
	}
}

// serve responds with the file. Errors: those of OpenExport; too_many_concurrent, overloaded.
func (d Handler) serve(w http.ResponseWriter, r *http.Request) error {
	limited, end := d.limits.WithDeadlines(w, r)
	export, err := d.operations.OpenExport(limited.Context(), r.PathValue("store"), r.PathValue("link")) //nolint:contextcheck // the context of r, with a deadline
	end()
	if err != nil {
		return err
	}
	maker := export.Maker()
	httpx.RequestInfoFrom(r.Context()).Actor = maker
	if err := d.slots.Enter(maker); err != nil {
		return err
	}
	defer d.slots.Leave(maker)
	w.Header().Set("Content-Type", export.MediaType())
	w.Header().Set("Content-Disposition", `attachment; filename="`+export.Filename()+`"`)
	w.Header().Set("Vary", "Accept-Encoding")
	if r.Method == http.MethodHead {
		w.WriteHeader(http.StatusOK)
		return nil
	}
	ctx, asOf := d.database.FromReplica(r.Context())
	if !asOf.IsZero() {
		w.Header().Set("X-As-Of", timestamp.Of(asOf).String())
	}
	if err := d.send(ctx, w, export, httpx.AcceptsGzip(r)); err != nil {
		if r.Context().Err() == nil {
			d.logger.ErrorContext(r.Context(), "an export was cut off", "error", err)
		}
		panic(http.ErrAbortHandler) // so that the client sees an aborted transfer instead of a short file
	}
	return nil
}

// send writes the file page by page. It stops when a page takes longer than its time.
func (d Handler) send(ctx context.Context, w http.ResponseWriter, export *transfer.Export, compressed bool) error {
	connection := http.NewResponseController(w)
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	reading := time.AfterFunc(d.page, func() { cancel(context.DeadlineExceeded) }) // ends a statement that the database holds up
	defer reading.Stop()
	extend := func() error { // for another page
		reading.Reset(d.page)
		return extendWrites(connection, d.page)
	}
	if err := extend(); err != nil {
		return err
	}
	if !compressed {
		return export.WriteTo(ctx, w, func() error { return errors.Join(connection.Flush(), extend()) })
	}
	w.Header().Set("Content-Encoding", "gzip")
	zip := gzip.NewWriter(w)
	err := export.WriteTo(ctx, zip, func() error {
		return errors.Join(zip.Flush(), connection.Flush(), extend())
	})
	if err != nil {
		return err
	}
	return zip.Close()
}

// extendWrites moves the write deadline, if the connection supports deadlines.
func extendWrites(connection *http.ResponseController, by time.Duration) error {
	err := connection.SetWriteDeadline(time.Now().Add(by))
	if errors.Is(err, http.ErrNotSupported) {
		return nil
	}
	return err
}

// refuse responds with an error as a line of text, for the person who opened the link.
func (d Handler) refuse(w http.ResponseWriter, r *http.Request, err error) {
	presented := gqlerror.List{d.present(r.Context(), err)}
	status, detail := errcode.StatusOf(presented), presented[0].Message
	switch _, isBusy := errors.AsType[*httpx.RejectError](err); {
	case isBusy:
		detail = "Too many downloads are under way. Try again when one has ended."
	case status >= http.StatusInternalServerError:
		detail = "Something went wrong on our side. Try again."
	}
	transport.SetRetryAfter(w.Header(), status, presented)
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.WriteHeader(status)
	_, _ = io.WriteString(w, detail+"\n") // fails when the client has disconnected
}
