package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"kiosk/client"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/requests"
)

const (
	logsWait  = 20 * time.Second // of a long poll with --follow, less than the client's time-out
	logsRetry = time.Second      // after a request that failed
	// maxLogLines is the maximum size of a page.
	maxLogLines = 100
)

type logsCommand struct {
	URL    string `env:"KIOSK_URL" default:"http://localhost:8080" placeholder:"URL" help:"Where Kiosk is. Default: ${default}."`
	Token  string `env:"KIOSK_TOKEN" placeholder:"TOKEN" help:"An API token (ksk_…), whose requests are shown. In the variable it stays out of the list of processes."`
	Store  string `placeholder:"SLUG" help:"Show the requests of all tokens of this store instead, from the database."`
	Follow bool   `short:"f" help:"Go on with the requests that come, until Ctrl-C."`
	Lines  int    `short:"n" default:"20" placeholder:"N" help:"How many requests to begin with, the last ones: 0 to 100. Default: ${default}."`
	Status string `placeholder:"STATUS" help:"Only requests with this status, such as 404, or of a class, such as 4xx."`
	JSON   bool   `name:"json" help:"Print each request as a line of JSON."`
	databaseFlags
}

func (logsCommand) Help() string {
	return `Prints the requests of API tokens to the REST API: time, status, method, duration, path, request id, the token's name
and the code of the error. In paths, :name stands for every parameter that is no id, such as a phone or a reference. A request is shown
about a second after its response. Requests are kept for seven days (--keep-requests of serve and the worker), the last 50,000 of each store.

--token shows the requests of this token, which needs no scope. --store shows those of all tokens of a store, from the database.

Examples:

    KIOSK_TOKEN=ksk_test_… kiosk logs --follow
    kiosk logs --token ksk_test_… --url https://kiosk.example.com --status 4xx
    kiosk logs --store acme --follow --json`
}

// Validate implements kong's interface of commands that check their flags.
func (c logsCommand) Validate() error {
	if _, ok := requests.ParseStatusRange(c.Status); !ok {
		return errors.New("--status " + requests.StatusRule)
	}
	if c.Lines < 0 || c.Lines > maxLogLines {
		return fmt.Errorf("--lines must be 0 to %d", maxLogLines)
	}
	if c.Store == "" && c.Token == "" {
		return errors.New("name the token or store whose requests to show: --token (KIOSK_TOKEN), or --store with --database-url")
	}
	return nil
}

// requestSource reads logged requests.
type requestSource interface {
	// last returns the last n requests.
	last(ctx context.Context, n int) ([]client.LoggedRequest, error)
	// next waits for requests after those that were read, and returns them. It may return none.
	next(ctx context.Context) ([]client.LoggedRequest, error)
}

// Run prints the last requests and, with --follow, those that come.
func (c logsCommand) Run(ctx context.Context, p *program) (err error) {
	if c.Store == "" {
		bot, err := botFlags{URL: c.URL, Token: c.Token}.client()
		if err != nil {
			return err
		}
		return c.print(ctx, p, &tokenRequests{bot: bot, status: c.Status})
	}
	inStore, admin, err := storeFlags{Store: c.Store, databaseFlags: c.databaseFlags}.enter(ctx)
	if err != nil {
		return err
	}
	defer admin.close(&err)
	status, _ := requests.ParseStatusRange(c.Status) // Validate has checked it
	return c.print(inStore, p, &storeRequests{resolver: admin.Resolver, status: status})
}

func (c logsCommand) print(ctx context.Context, p *program, source requestSource) error {
	requests, err := source.last(ctx, c.Lines)
	for isDown := false; ; requests, err = source.next(ctx) {
		switch {
		case ctx.Err() != nil:
			return nil
		case err != nil && !(c.Follow && client.MayPass(err)):
			return err
		case err != nil && !isDown:
			fmt.Fprintf(p.stderr, "Kiosk does not respond; trying again: %v\n", err)
		}
		isDown = err != nil
		for _, request := range requests {
			if err := c.printLine(p, request); err != nil {
				return err
			}
		}
		if !c.Follow {
			return nil
		}
	}
}

func (c logsCommand) printLine(p *program, r client.LoggedRequest) error {
	if c.JSON {
		return json.NewEncoder(p.stdout).Encode(r)
	}
	line := fmt.Sprintf("%s  %d  %-6s %8.1f ms  %-44s  %s  %s", r.CreatedAt.Local().Format(time.DateTime), r.Status, r.Method, r.DurationMS,
		r.Path, r.RequestID, replaceControls(r.ActorName))
	if r.Code != "" {
		line += "  " + r.Code
	}
	_, err := fmt.Fprintln(p.stdout, line)
	return err
}

// tokenRequests reads the requests of a token, over HTTP.
type tokenRequests struct {
	bot            *client.Client
	status, cursor string
	failed         bool
}

func (t *tokenRequests) last(ctx context.Context, n int) ([]client.LoggedRequest, error) {
	filter := client.RequestFilter{Status: t.status, Limit: n}
	if n == 0 {
		filter.After = client.AfterEnd
	}
	return t.read(ctx, filter)
}

func (t *tokenRequests) next(ctx context.Context) ([]client.LoggedRequest, error) {
	if t.failed {
		if err := pauseFor(ctx, logsRetry); err != nil {
			return nil, err
		}
	}
	filter := client.RequestFilter{Cursor: t.cursor, Status: t.status, Limit: maxLogLines, Wait: logsWait}
	if t.cursor == "" { // no page was read yet
		filter.After = client.AfterEnd
		filter.Wait = 0
	}
	return t.read(ctx, filter)
}

func (t *tokenRequests) read(ctx context.Context, filter client.RequestFilter) ([]client.LoggedRequest, error) {
	page, err := t.bot.RequestPage(ctx, filter)
	if t.failed = err != nil; t.failed {
		return nil, err
	}
	t.cursor = cmp.Or(page.Pagination.NextCursor, t.cursor)
	return page.Requests, nil
}

// storeRequests reads the requests of a store, from the database.
type storeRequests struct {
	resolver *resolver.Resolver
	status   requests.StatusRange
	position int64
}

func (s *storeRequests) last(ctx context.Context, n int) ([]client.LoggedRequest, error) {
	return s.read(ctx, requests.RequestRange{Newest: true, Status: s.status, Limit: n})
}

func (s *storeRequests) next(ctx context.Context) ([]client.LoggedRequest, error) {
	if err := s.resolver.AwaitRequests(ctx, s.position, s.status); err != nil {
		return nil, err
	}
	return s.read(ctx, requests.RequestRange{After: s.position, Status: s.status, Limit: maxLogLines})
}

func (s *storeRequests) read(ctx context.Context, filter requests.RequestRange) ([]client.LoggedRequest, error) {
	page, err := s.resolver.RequestsOf(ctx, filter)
	if err != nil {
		return nil, err
	}
	s.position = page.Position
	requests := make([]client.LoggedRequest, len(page.Requests))
	for i, r := range page.Requests {
		requests[i] = client.LoggedRequest{
			RequestID: r.RequestID, Method: r.Method, Path: r.Path, Status: r.Status, Code: r.Code,
			DurationMS: float64(r.DurationUs) / 1000, ActorName: r.TokenName, CreatedAt: r.CreatedAt,
		}
	}
	return requests, nil
}

// pauseFor waits for d. It returns the cause when ctx ends before.
func pauseFor(ctx context.Context, d time.Duration) error {
	select {
	case <-time.After(d):
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}
