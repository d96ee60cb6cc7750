package main

import (
	"context"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"runtime/debug"
	"sync"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"kiosk/graph"
	"kiosk/graph/live"
	"kiosk/internal/database"
	"kiosk/internal/email"
	"kiosk/internal/httpx"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver"
	"kiosk/internal/telemetry"
	"kiosk/internal/vault"
	"kiosk/rest"
	"kiosk/worker"
)

// serviceConfig configures a service.
type serviceConfig struct {
	database   *database.DB
	listenURL  string // database that notifies of events (LISTEN); "" to poll
	keys       *vault.Vault
	api        apiFlags
	limits     httpx.Limits
	dispatches bool // deliver webhooks from this process
	isDemo     bool // shown on the page at /
	webhooks   worker.Options
	email      email.Options
	logger     *slog.Logger
}

// service runs both APIs, the console and, in the background, the dispatcher that delivers webhooks. Commands: serve and demo.
type service struct {
	resolver   *resolver.Resolver
	handler    http.Handler
	limits     httpx.Limits
	health     *health
	live       *live.Hub
	stopping   context.Context // endWaits cancels it, and with it requests that wait for events
	endWaits   func()
	notifier   *outbox.Notifier
	dispatcher *worker.Dispatcher // nil when another process delivers
	metrics    *prometheus.Registry
	logger     *slog.Logger
}

func newService(config serviceConfig) (*service, error) {
	s := &service{
		limits:  config.limits,
		health:  &health{database: config.database, keys: config.keys, logger: config.logger},
		metrics: telemetry.NewRegistry(),
		logger:  config.logger,
	}
	telemetry.RegisterDatabase(s.metrics, config.database, config.logger)
	requests := telemetry.NewRequests(s.metrics)
	sender, err := email.NewSender(config.email)
	if err != nil {
		return nil, err
	}
	wake := func() {}
	if config.dispatches {
		if s.dispatcher, err = config.webhooks.New(s.dispatcherConfig(config, sender)); err != nil {
			return nil, err
		}
		wake = s.dispatcher.Wake
	}
	s.notifier = outbox.NewNotifier(config.database, wake, config.logger)
	s.resolver = resolver.New(resolver.Config{
		Database:        config.database,
		Vault:           config.keys,
		WebhookGuard:    config.webhooks.Guard(),
		EventsCommitted: s.notifier.EventsCommitted,
		LinkURL:         config.email.LinkURL(),
		Logger:          config.logger,
		Registry:        s.metrics,

		LogRequests: config.webhooks.Requests > 0,
	})
	s.live = live.New(live.Config{Resolver: s.resolver, Logger: config.logger})
	s.stopping, s.endWaits = context.WithCancel(context.Background())
	api := rest.New(rest.Config{
		Events:         s.live.Await,
		Stopping:       s.stopping,
		Resolver:       s.resolver,
		Logger:         config.logger,
		TrustedProxies: config.api.trustedProxies(),
		Limits:         config.limits,
		Requests:       requests,
	})
	graphQL := graph.New(graph.Config{
		Resolver:       s.resolver,
		Database:       config.database,
		Live:           s.live,
		Logger:         config.logger,
		TrustedProxies: config.api.trustedProxies(),
		Limits:         config.limits,
		Requests:       requests,
	})
	s.handler = routes(api, graphQL, home{health: s.health, isDemo: config.isDemo, logger: config.logger})
	return s, nil
}

func (s *service) dispatcherConfig(config serviceConfig, sender *email.Sender) worker.Config {
	c := worker.Config{
		Email:         sender,
		Database:      config.database,
		Vault:         config.keys,
		Maintenance:   []func(context.Context) error{s.maintain},
		PeriodicTasks: []func(context.Context) error{s.keepRollups},
		Published:     s.wakeFollowers,
		Logger:        config.logger,
		Registry:      s.metrics,
	}
	if config.database.Dialect == dialect.Postgres {
		c.ListenURL = config.listenURL
	}
	return c
}

// maintain calls the resolver, which is created after the dispatcher: that gets this method instead.
func (s *service) maintain(ctx context.Context) error { return s.resolver.Maintain(ctx) }

// keepRollups calls the resolver, for the same reason.
func (s *service) keepRollups(ctx context.Context) error { return s.resolver.KeepRollups(ctx) }

// wakeFollowers calls the hub, for the same reason.
func (s *service) wakeFollowers(stores ...uuid.UUID) { s.live.Wake(stores...) }

// serve serves on the listener until ctx ends and every accepted request has its response. The dispatcher still delivers the
// events of those requests, as far as its own shutdown time-out allows.
func (s *service) serve(ctx context.Context, listener net.Listener, flags listenFlags) error {
	background, stop := context.WithCancel(context.WithoutCancel(ctx))
	var tasks sync.WaitGroup
	tasks.Go(func() { _ = s.notifier.Run(background) }) // always nil
	if s.dispatcher != nil {
		tasks.Go(func() { _ = s.dispatcher.Run(background) }) // always nil
	}
	server := newServer(s.handler, s.limits, s.logger)
	tasks.Go(debug.FreeOSMemory) // used while starting; by itself the runtime would keep it for minutes
	err := flags.serveUntil(ctx, listener, server, s.endStreams, s.health, s.logger)
	stop()
	tasks.Wait()
	return errors.Join(err, s.resolver.Close(background))
}

// endStreams ends streams and waiting requests, which would take longer than a shutdown should.
func (s *service) endStreams() {
	s.endWaits()
	s.live.Close()
}
