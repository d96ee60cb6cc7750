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

// serviceConfig is what a service needs.
type serviceConfig struct {
	database   *database.DB
	listenURL  string // where PostgreSQL notifies of events; "" is nowhere
	keys       *vault.Vault
	api        apiFlags
	limits     httpx.Limits
	dispatches bool // webhooks are delivered from this process
	isDemo     bool // shown on the page at /
	webhooks   worker.Options
	email      email.Options
	logger     *slog.Logger
}

// service is what serve and demo run: both APIs, the console and, in the background, the dispatcher that delivers their webhooks.
type service struct {
	resolver   *resolver.Resolver
	handler    http.Handler
	limits     httpx.Limits
	health     *health
	live       *live.Hub
	stopping   context.Context // which endWaits ends, and with it the requests that wait
	endWaits   func()
	notifier   *outbox.Notifier
	dispatcher *worker.Dispatcher // nil when another process delivers
	metrics    *prometheus.Registry
	logger     *slog.Logger
}

func newService(config serviceConfig) (*service, error) {
	s := &service{
		limits:  config.limits,
		health:  &health{database: config.database, logger: config.logger},
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

// maintain is the resolver's, which is made after the dispatcher that calls it.
func (s *service) maintain(ctx context.Context) error { return s.resolver.Maintain(ctx) }

// keepRollups is the resolver's, for the same reason.
func (s *service) keepRollups(ctx context.Context) error { return s.resolver.KeepRollups(ctx) }

// wakeFollowers is the hub's, for the same reason.
func (s *service) wakeFollowers(stores ...uuid.UUID) { s.live.Wake(stores...) }

// serve serves on the listener until ctx ends and every accepted request has its response. What those
// published still goes out, as far as the dispatcher's own time to finish allows.
func (s *service) serve(ctx context.Context, listener net.Listener, flags listenFlags) error {
	background, stop := context.WithCancel(context.WithoutCancel(ctx))
	var tasks sync.WaitGroup
	tasks.Go(func() { _ = s.notifier.Run(background) }) // always nil
	if s.dispatcher != nil {
		tasks.Go(func() { _ = s.dispatcher.Run(background) }) // always nil
	}
	server := newServer(s.handler, s.limits, s.logger)
	tasks.Go(debug.FreeOSMemory) // what starting took: the runtime alone would keep it for minutes
	err := flags.serveUntil(ctx, listener, server, s.endStreams, s.health, s.logger)
	stop()
	tasks.Wait()
	return errors.Join(err, s.resolver.Close(background))
}

// endStreams ends what would go on for longer than a shutdown should take.
func (s *service) endStreams() {
	s.endWaits()
	s.live.Close()
}
