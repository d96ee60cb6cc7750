package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"sync"
	"sync/atomic"
	"time"

	"github.com/google/uuid"
	"github.com/lib/pq"

	"kiosk/internal/bench/load"
	"kiosk/internal/ids"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/webhooks"
	"kiosk/rest/webhooksig"
)

const (
	endpoints = 20
	// drained is the number of deliveries in a backlog, for each second of a turn.
	drained = 4_000
	// floorSenders is the number of concurrent requests of the floor of webhooks.
	floorSenders = 64
	// livePace is the number of orders per second that live places.
	livePace = 200
	// waitTimeout bounds the wait for deliveries.
	waitTimeout = time.Minute
)

var errStuck = errors.New("the deliveries do not arrive")

// webhookStage is a separate deployment with receivers in this process. It is separate so that events of other rows are not delivered
// here.
type webhookStage struct {
	*sales
	receivers []*httptest.Server
	ids       []uuid.UUID
	secrets   []string
	received  atomic.Int64
	first     atomic.Pointer[time.Time] // the first arrival since it was cleared
	arrivals  sync.Map                  // order id → time
}

// newWebhooks opens the deployment and registers the receivers for new orders.
func (s *stage) newWebhooks(ctx context.Context, name string, receivers int) (*webhookStage, error) {
	h, err := s.open(ctx, name)
	if err != nil {
		return nil, err
	}
	opened, err := openSales(ctx, h)
	if err != nil {
		return nil, err
	}
	w := &webhookStage{sales: opened}
	for range receivers {
		server := httptest.NewServer(http.HandlerFunc(w.receive))
		s.keep(func() error { server.Close(); return nil })
		w.receivers = append(w.receivers, server)
		endpoint, secret, err := w.RegisterWebhook(w.ctx, webhooks.NewWebhook{URL: server.URL, Events: []outbox.Type{outbox.OrderCreated}})
		if err != nil {
			return nil, err
		}
		w.ids, w.secrets = append(w.ids, endpoint.ID), append(w.secrets, secret)
	}
	return w, nil
}

var orderIDPrefix = []byte(`"order":{"id":"`)

func (w *webhookStage) receive(_ http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return
	}
	if _, after, found := bytes.Cut(body, orderIDPrefix); found {
		w.arrivals.Store(string(after[:36]), time.Now())
	}
	if w.first.Load() == nil {
		w.first.CompareAndSwap(nil, new(time.Now()))
	}
	w.received.Add(1)
}

// await returns when n deliveries have arrived since the beginning.
func (w *webhookStage) await(ctx context.Context, n int64) error {
	deadline := time.Now().Add(waitTimeout)
	for w.received.Load() < n {
		if ctx.Err() != nil || time.Now().After(deadline) {
			return errStuck
		}
		time.Sleep(time.Millisecond)
	}
	return nil
}

// body returns an event as receivers get it.
func (w *webhookStage) body() []byte {
	const event = `{"id":"evt_01h455vb4pex5vsknk084sn02q","type":"order.created","created_at":"2026-01-02T03:04:05Z","livemode":true,"data":%s}`
	return fmt.Appendf(nil, event, orderData)
}

const orderData = `{"order":{"id":"01a1fbe7-85a8-7392-935b-7677236f4050","number":"7Q4M2X9K1C","status":"PROCESSING",` +
	`"customerId":"01a1fbe7-85a8-7392-935b-7677236f4051","currency":"EUR","total":"49.90","items":[{"id":` +
	`"01a1fbe7-85a8-7392-935b-7677236f4052","productId":"01a1fbe7-85a8-7392-935b-7677236f4053","variationId":` +
	`"01a1fbe7-85a8-7392-935b-7677236f4054","sku":"STREAM-30","price":"49.90","status":"PENDING"}],` +
	`"createdAt":"2026-01-02T03:04:05.678Z"}}`

// post signs a body and sends it to a receiver: the floor of a delivery.
func (w *webhookStage) post(ctx context.Context, client *http.Client, receiver int, body []byte) error {
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, w.receivers[receiver].URL, bytes.NewReader(body))
	if err != nil {
		return err
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set(webhooksig.HeaderSignature, webhooksig.Sign(w.secrets[receiver], time.Now(), body))
	response, err := client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	_, err = io.Copy(io.Discard, response.Body)
	return err
}

func floorClient() *http.Client {
	return &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: floorSenders}}
}

// backlog writes n published events with one delivery each, to the endpoints in rotation.
func (w *webhookStage) backlog(ctx context.Context, n int) error {
	events, deliveries, targets := make([]string, n), make([]string, n), make([]string, n)
	for i := range n {
		events[i], deliveries[i] = ids.New().String(), ids.New().String()
		targets[i] = w.ids[i%len(w.ids)].String()
	}
	_, err := w.database.SQL.ExecContext(ctx, `INSERT INTO events (id, created_at, store_id, type, data, sequence)
		SELECT id, now(), $2, 'order.created', $3, last + n
		FROM unnest($1::uuid[]) WITH ORDINALITY AS e (id, n),
			(SELECT COALESCE(max(sequence), 0) AS last FROM events WHERE store_id = $2) AS numbered`,
		pq.Array(events), w.store.ID, orderData)
	if err != nil {
		return err
	}
	_, err = w.database.SQL.ExecContext(ctx, `INSERT INTO deliveries (id, created_at, store_id, event_id, endpoint_id, due_at)
		SELECT d.id, now(), $4, d.event_id, d.endpoint_id, now()
		FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) AS d (id, event_id, endpoint_id)`,
		pq.Array(deliveries), pq.Array(events), pq.Array(targets), w.store.ID)
	return err
}

// drain measures how fast a worker sends a backlog to 20 endpoints, from the first request to the last.
func drain(ctx context.Context, s *stage) (*contest, error) {
	w, err := s.newWebhooks(ctx, "drain", endpoints)
	if err != nil {
		return nil, err
	}
	service := func(ctx context.Context, turn time.Duration) (outcome, error) {
		n := drained * int(turn.Seconds())
		if err := w.backlog(ctx, n); err != nil {
			return outcome{}, err
		}
		before := w.received.Load()
		w.first.Store(nil)
		worker, err := s.start(ctx, s.environment(w.deployment), "worker")
		if err != nil {
			return outcome{}, err
		}
		if err := w.await(ctx, before+int64(n)); err != nil {
			return outcome{}, err
		}
		o := outcome{responses: n, elapsed: time.Since(*w.first.Load())}
		used, err := worker.Usage()
		o.kiosk, o.memory = used.Processor, used.Memory
		return o, errors.Join(err, worker.stop())
	}
	floor := func(ctx context.Context, turn time.Duration) (outcome, error) {
		var next atomic.Int64
		client, body := floorClient(), w.body()
		n := int64(drained * int(turn.Seconds()))
		return w.sendAll(func() error {
			for i := next.Add(1); i <= n; i = next.Add(1) {
				if err := w.post(ctx, client, int(i)%endpoints, body); err != nil {
					return err
				}
			}
			return nil
		}, int(n))
	}
	return &contest{service: service, floor: floor}, nil
}

// sendAll sends n deliveries with the floor's senders.
func (w *webhookStage) sendAll(send func() error, n int) (outcome, error) {
	var senders sync.WaitGroup
	failures := make(chan error, floorSenders)
	began := time.Now()
	for range floorSenders {
		senders.Go(func() { failures <- send() })
	}
	senders.Wait()
	close(failures)
	o := outcome{responses: n, elapsed: time.Since(began)}
	for err := range failures {
		if err != nil {
			return o, err
		}
	}
	return o, nil
}

// live places orders at a moderate rate, and measures the time from the response to each order to the arrival of its webhook. The floor
// sends as many webhooks at the same rate.
func live(ctx context.Context, s *stage) (*contest, error) {
	w, err := s.newWebhooks(ctx, "live", 1)
	if err != nil {
		return nil, err
	}
	if err := w.stockUp(popularVariation, (s.rounds+1)*livePace*int(1+s.turn.Seconds())); err != nil {
		return nil, err
	}
	api, err := s.serve(ctx, w.deployment)
	if err != nil {
		return nil, err
	}
	worker, err := s.start(ctx, s.environment(w.deployment), "worker")
	if err != nil {
		return nil, err
	}
	client := floorClient()
	return &contest{
		process: worker,
		service: func(ctx context.Context, turn time.Duration) (outcome, error) {
			before := w.received.Load()
			respondedAt := new(sync.Map)
			o, err := s.paced(ctx, turn, func(dice *rand.Rand) error { return w.placeOver(ctx, api.address, dice, respondedAt) })
			if err != nil {
				return o, err
			}
			err = w.await(ctx, before+int64(o.responses))
			o.took = w.latencies(respondedAt)
			return o, err
		},
		floor: func(ctx context.Context, turn time.Duration) (outcome, error) {
			return s.paced(ctx, turn, func(*rand.Rand) error { return w.post(ctx, client, 0, w.body()) })
		},
	}, nil
}

// paced calls do livePace times per second.
func (s *stage) paced(ctx context.Context, turn time.Duration, do func(*rand.Rand) error) (outcome, error) {
	var (
		tasks   sync.WaitGroup
		mutex   sync.Mutex
		failure error
	)
	times := int(turn.Seconds() * livePace)
	began := time.Now()
	for i := range times {
		time.Sleep(time.Until(began.Add(time.Duration(i) * time.Second / livePace)))
		tasks.Go(func() {
			if err := do(newDice()); err != nil {
				mutex.Lock()
				defer mutex.Unlock()
				failure = errors.Join(failure, err)
			}
		})
	}
	tasks.Wait()
	return outcome{responses: times, elapsed: time.Since(began)}, errors.Join(failure, ctx.Err())
}

// placeOver places an order over HTTP and stores the time of the response.
func (w *webhookStage) placeOver(ctx context.Context, address string, dice *rand.Rand, respondedAt *sync.Map) error {
	conn, err := load.Connect(ctx, address)
	if err != nil {
		return err
	}
	defer conn.Close()
	var body bytes.Buffer
	request := w.order(randomCustomer(dice), numbered(variationID, popularVariation).String(), newKey(dice))
	if err := conn.Exchange(request, http.StatusCreated, &body); err != nil {
		return err
	}
	respondedAt.Store(string(body.Bytes()[len(`{"id":"`):][:36]), time.Now())
	return nil
}

// latencies returns the times from the response to an order to the arrival of its webhook, sorted. It is 0 if the webhook was faster.
func (w *webhookStage) latencies(respondedAt *sync.Map) []time.Duration {
	var took []time.Duration
	respondedAt.Range(func(id, at any) bool {
		if arrived, found := w.arrivals.Load(id); found {
			took = append(took, max(0, arrived.(time.Time).Sub(at.(time.Time))))
		}
		return true
	})
	return took
}
