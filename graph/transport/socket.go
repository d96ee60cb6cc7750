package transport

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/99designs/gqlgen/graphql"
	gqlcode "github.com/99designs/gqlgen/graphql/errcode"
	"github.com/99designs/gqlgen/graphql/handler/transport"
	"github.com/google/uuid"

	"kiosk/graph/errcode"
	"kiosk/internal/httpx"
	"kiosk/internal/problem"
)

const (
	socketProtocol = "graphql-transport-ws"
	// initTimeout is how long a client may take to send connection_init.
	initTimeout = 10 * time.Second
	// closeForbidden is the protocol's close code for a client that may not subscribe.
	closeForbidden = 4403
	// closeInvalid is the protocol's close code for an invalid message.
	closeInvalid = 4400
	// closePolicy is the close code for a client that violates a policy. RFC 6455, section 7.4.1.
	closePolicy = 1008
)

// init makes the library send request errors over a WebSocket as messages of the type error, without data. The library does this
// for codes that are registered with KindProtocol.
func init() {
	for code := range errcode.Codes {
		gqlcode.RegisterErrorType(code, gqlcode.KindProtocol)
	}
}

// serveSocket serves subscriptions over a WebSocket. It authenticates the client by the headers, as for any request, or by the
// member Authorization in the payload of connection_init, because browsers cannot set headers.
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
	if h.conn != nil && !h.hasBegun { // the library does not close it when the payload is not an object
		_ = h.conn.WriteClose(closeInvalid, "the payload of connection_init must be an object") // fails when the client has disconnected
	}
	return holding.refusal()
}

// handshakeWriter discards the responses with which the libraries reject a WebSocket: they write two, and without an error code.
type handshakeWriter struct {
	http.ResponseWriter
	refused int // the status of the first discarded response, 0 for none
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

// Write implements http.ResponseWriter. An accepted WebSocket does not use it, but writes to the connection.
func (w *handshakeWriter) Write(body []byte) (int, error) {
	w.WriteHeader(http.StatusOK)
	return len(body), nil
}

// Unwrap gives http.ResponseController, and the library, access to the connection.
func (w *handshakeWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// refusal returns the error for a rejected WebSocket, nil for an accepted one. Errors: cross_origin; protocol_unsupported.
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

// handshake is the state of a WebSocket from its request on.
type handshake struct {
	server   *Server
	request  *http.Request
	conn     transport.WebsocketConn // nil until it is accepted
	hasBegun bool                    // connection_init came
	member   uuid.UUID               // who sends the messages; uuid.Nil before the client is authenticated
	ends     []func()
}

type handshakeKey struct{}

// end releases the resources of the WebSocket.
func (h *handshake) end() {
	for _, end := range h.ends {
		end()
	}
}

// acceptConnection handles connection_init: it authenticates the client, or closes the WebSocket.
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

// authenticate returns the context for the WebSocket's operations. The members store and viewer of the payload replace the headers
// X-Kiosk-Store and X-Kiosk-Viewer, which browsers cannot set on a WebSocket.
//
// Errors: those of session.Server.AdmitSocket, too_many_concurrent, overloaded.
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
	h.member = actor.ID

	ctx, hangUp := context.WithCancel(ctx)
	stream := s.newStream(secret, actor)
	stream.count = func() error { return s.rateLimiter.Allow(actor.ID) }
	stream.idle = time.AfterFunc(idleTimeout, hangUp)
	h.ends = append(h.ends, hangUp, func() { stream.idle.Stop() })
	return context.WithValue(ctx, streamKey{}, stream), nil
}

// members returns the value of a member of the payload as a list, like the values of a header.
func members(payload transport.InitPayload, name string) []string {
	if value, ok := payload[name]; ok {
		return []string{fmt.Sprint(value)}
	}
	return nil
}

// secret returns the secret in the payload, or without one the secret in the headers. Errors: those of session.Server.Secret.
func (h *handshake) secret(payload transport.InitPayload) (string, error) {
	if scheme, token, ok := strings.Cut(payload.Authorization(), " "); ok && strings.EqualFold(scheme, "Bearer") {
		return strings.TrimSpace(token), nil
	}
	return h.server.sessions.Secret(h.request)
}

// isSocket reports whether a request opens a WebSocket.
func isSocket(r *http.Request) bool { return strings.EqualFold(r.Header.Get("Upgrade"), "websocket") }

// socket is the transport of WebSockets.
type socket struct{ transport.Websocket }

// Supports implements graphql.Transport.
func (socket) Supports(r *http.Request) bool { return isSocket(r) }

// NewSocket returns the transport of WebSockets. It works only for requests through Server.Serve.
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

// sockets accepts WebSockets with the protocol socketProtocol, and closes a WebSocket whose client does not read or sends too much.
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
	h := r.Context().Value(handshakeKey{}).(*handshake)
	conn := socketConn{accepted.(deadlineConn), h}
	h.conn = conn
	return conn, nil
}

// deadlineConn has the methods of an accepted WebSocket.
type deadlineConn interface {
	transport.WebsocketConn
	transport.WebsocketReadLimiter
	transport.WebsocketReadDeadliner
}

// socketConn closes a WebSocket when writing a message takes too long, or when its member sends too many messages.
type socketConn struct {
	deadlineConn
	handshake *handshake
}

// WriteJSON implements transport.WebsocketConn.
func (c socketConn) WriteJSON(message any) error {
	timer := time.AfterFunc(writeTimeout, func() { _ = c.SetReadDeadline(time.Now()) }) // which closes the WebSocket
	defer timer.Stop()
	return c.deadlineConn.WriteJSON(message)
}

// NextReader implements transport.WebsocketConn. It counts the messages of an authenticated member, because the library replies to
// each ping, and decodes messages of every type.
//
// Errors: those of the connection; rate_limited.
func (c socketConn) NextReader() (kind int, message io.Reader, err error) {
	kind, message, err = c.deadlineConn.NextReader()
	if err != nil || c.handshake.member == uuid.Nil {
		return kind, message, err
	}
	if err := c.handshake.server.messages.Allow(c.handshake.member); err != nil {
		_ = c.WriteClose(closePolicy, errcode.Upper(httpx.CodeRateLimited)) // fails when the client has disconnected
		return 0, nil, err
	}
	return kind, message, nil
}
