package transport

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/99designs/gqlgen/graphql"
	gqlcode "github.com/99designs/gqlgen/graphql/errcode"
	"github.com/99designs/gqlgen/graphql/handler/transport"

	"kiosk/graph/errcode"
	"kiosk/internal/problem"
)

const (
	socketProtocol = "graphql-transport-ws"
	// initTimeout is how long a WebSocket may take to say who it is.
	initTimeout = 10 * time.Second
	// closeForbidden is the protocol's close code for a caller who may not subscribe.
	closeForbidden = 4403
	// closeInvalid is that for a message that the protocol does not have.
	closeInvalid = 4400
)

// A request error is sent over a WebSocket as a message of the type error, without data: the library does that for codes
// that are registered so.
func init() {
	for code := range errcode.Codes {
		gqlcode.RegisterErrorType(code, gqlcode.KindProtocol)
	}
}

// serveSocket serves subscriptions over a WebSocket. Who opens it proves who they are by the headers, as for any
// request, or by the member Authorization of the payload of connection_init, because browsers cannot set headers.
// https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md
//
// Errors: cross_origin; protocol_unsupported.
func (s *Server) serveSocket(w http.ResponseWriter, r *http.Request) error {
	if err := s.sessions.CheckOrigin(r); err != nil {
		return err
	}
	if !speaksProtocol(r) {
		return &problem.Error{Code: errcode.ProtocolUnsupported, Detail: "Open the WebSocket with Sec-WebSocket-Protocol: " + socketProtocol + "."}
	}
	h := &handshake{server: s, request: r}
	defer h.end()
	holding := &handshakeWriter{ResponseWriter: w}
	s.operations.ServeHTTP(holding, r.WithContext(context.WithValue(r.Context(), handshakeKey{}, h)))
	if h.conn != nil && !h.hasBegun { // the library leaves it open when the payload is no object
		_ = h.conn.WriteClose(closeInvalid, "the payload of connection_init must be an object") // the caller has gone when this fails
	}
	return holding.refusal()
}

// handshakeWriter holds back what refuses a WebSocket: the libraries write two responses, without a code.
type handshakeWriter struct {
	http.ResponseWriter
	refused int // the status of the first refusal, 0 for none
}

// WriteHeader implements http.ResponseWriter.
func (w *handshakeWriter) WriteHeader(status int) {
	switch {
	case status == http.StatusSwitchingProtocols:
		w.ResponseWriter.WriteHeader(status)
	case w.refused == 0:
		w.refused = status
	}
}

// Write implements http.ResponseWriter. A WebSocket that was accepted writes to its connection instead.
func (w *handshakeWriter) Write(body []byte) (int, error) {
	w.WriteHeader(http.StatusOK)
	return len(body), nil
}

// Unwrap lets http.ResponseController, and the library, find the connection.
func (w *handshakeWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// refusal is the error that a refused WebSocket is responded to with. Errors: cross_origin; protocol_unsupported.
func (w *handshakeWriter) refusal() error {
	switch {
	case w.refused == 0:
		return nil
	case w.refused == http.StatusForbidden:
		return &problem.Error{Code: errcode.CrossOrigin, Detail: "The headers Origin and Host of a WebSocket must name the same host. A proxy must pass on Host as it came."}
	case w.refused >= http.StatusInternalServerError:
		return fmt.Errorf("graph: open a WebSocket: status %d", w.refused)
	default:
		return &problem.Error{Code: errcode.ProtocolUnsupported, Detail: "A WebSocket is opened over HTTP/1.1 with the headers Connection: Upgrade, Upgrade: websocket, " +
			"Sec-WebSocket-Version: 13 and Sec-WebSocket-Key. A proxy must pass them on."}
	}
}

func speaksProtocol(r *http.Request) bool {
	return slices.ContainsFunc(r.Header.Values("Sec-WebSocket-Protocol"), func(offers string) bool {
		return slices.ContainsFunc(strings.Split(offers, ","), func(offer string) bool {
			return strings.TrimSpace(offer) == socketProtocol
		})
	})
}

// handshake is a WebSocket on the way in.
type handshake struct {
	server   *Server
	request  *http.Request
	conn     transport.WebsocketConn // nil until it is accepted
	hasBegun bool                    // connection_init came
	ends     []func()
}

type handshakeKey struct{}

// end frees what the WebSocket took.
func (h *handshake) end() {
	for _, end := range h.ends {
		end()
	}
}

// acceptConnection responds to connection_init.
func acceptConnection(ctx context.Context, payload transport.InitPayload) (context.Context, *transport.InitPayload, error) {
	h := ctx.Value(handshakeKey{}).(*handshake)
	h.hasBegun = true
	ctx, err := h.authenticate(ctx, payload)
	if err != nil {
		refused := h.server.present(h.request.Context(), err)
		code, _ := refused.Extensions["code"].(string)
		return transport.AppendCloseReason(transport.WithWebsocketCloseCode(h.request.Context(), closeForbidden), code), nil, err
	}
	return ctx, nil, nil
}

// authenticate returns the context of the WebSocket's operations. The members store and viewer of the payload are what X-Kiosk-Store
// and X-Kiosk-Viewer are to a request, which browsers cannot set on a WebSocket. Errors: those of session.Server.AdmitSocket, too_many_concurrent, overloaded.
func (h *handshake) authenticate(ctx context.Context, payload transport.InitPayload) (context.Context, error) {
	s := h.server
	secret, err := h.secret(payload)
	if err != nil {
		return ctx, err
	}
	ctx, actor, err := s.sessions.AdmitSocket(ctx, h.request, secret, members(payload, "store"), members(payload, "viewer"))
	if err != nil {
		return ctx, err
	}
	if err := s.streams.Enter(actor); err != nil {
		return ctx, err
	}
	h.ends = append(h.ends, func() { s.streams.Leave(actor) })

	ctx, hangUp := context.WithCancel(ctx)
	subscription := s.newStream(secret, actor)
	subscription.count = func() error { return s.rateLimiter.Allow(actor.ID) }
	subscription.idle = time.AfterFunc(idleTimeout, hangUp)
	h.ends = append(h.ends, hangUp, func() { subscription.idle.Stop() })
	return context.WithValue(ctx, streamKey{}, subscription), nil
}

// members returns what the payload has by the name, as a request has the values of a header.
func members(payload transport.InitPayload, name string) []string {
	if value, ok := payload[name]; ok {
		return []string{fmt.Sprint(value)}
	}
	return nil
}

// secret returns what the payload proves the sender with, else the headers.
func (h *handshake) secret(payload transport.InitPayload) (string, error) {
	if scheme, token, ok := strings.Cut(payload.Authorization(), " "); ok && strings.EqualFold(scheme, "Bearer") {
		return strings.TrimSpace(token), nil
	}
	return h.server.sessions.Secret(h.request)
}

// isSocket reports whether a request opens a WebSocket, and not another protocol.
func isSocket(r *http.Request) bool { return strings.EqualFold(r.Header.Get("Upgrade"), "websocket") }

// socket is the transport of WebSockets.
type socket struct{ transport.Websocket }

// Supports implements graphql.Transport.
func (socket) Supports(r *http.Request) bool { return isSocket(r) }

// NewSocket returns the transport of WebSockets, which serves those that Server.Serve admitted.
func NewSocket() graphql.Transport {
	limit := int64(maxStreamMessage)
	return socket{transport.Websocket{
		Implementation:   sockets{},
		InitFunc:         acceptConnection,
		InitTimeout:      initTimeout,
		PingPongInterval: keepAlive,
		PayloadReadLimit: &limit,
	}}
}

// sockets accepts WebSockets of our one protocol, and gives up on those that do not read.
type sockets struct {
	accepts transport.CoderWebsocketImplementation
}

// Accept implements transport.WebsocketImplementation.
func (s sockets) Accept(w http.ResponseWriter, r *http.Request, options transport.WebsocketAcceptOptions) (transport.WebsocketConn, error) {
	options.Subprotocols = []string{socketProtocol}
	accepted, err := s.accepts.Accept(w, r, options)
	if err != nil {
		return nil, err
	}
	conn := writeTimeoutConn{accepted.(deadlineConn)}
	r.Context().Value(handshakeKey{}).(*handshake).conn = conn
	return conn, nil
}

// deadlineConn is what an accepted WebSocket can do.
type deadlineConn interface {
	transport.WebsocketConn
	transport.WebsocketReadLimiter
	transport.WebsocketReadDeadliner
}

// writeTimeoutConn closes a WebSocket on which a message takes too long to be written.
type writeTimeoutConn struct{ deadlineConn }

// WriteJSON implements transport.WebsocketConn.
func (c writeTimeoutConn) WriteJSON(message any) error {
	late := time.AfterFunc(writeTimeout, func() { _ = c.SetReadDeadline(time.Now()) }) // which closes it
	defer late.Stop()
	return c.deadlineConn.WriteJSON(message)
}
