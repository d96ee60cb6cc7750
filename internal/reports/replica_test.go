package reports_test

import (
	"context"
	"database/sql/driver"
	"errors"
	"sync/atomic"
	"testing"
	"time"

	"kiosk/ent/db/delivery"
	"kiosk/ent/db/deliveryattempt"
	"kiosk/ent/migrations"
	"kiosk/internal/database"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/cluster"
	"kiosk/internal/testkit/recorder"
)

// failingReads makes connections whose read-only transactions fail at their end while it is set.
type failingReads struct {
	driver.Connector
	set *atomic.Bool
}

func (c failingReads) Connect(ctx context.Context) (driver.Conn, error) {
	opened, err := c.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return failingConn{opened.(postgresConn), c.set}, nil
}

type postgresConn interface {
	recorder.FullConn
	driver.NamedValueChecker
}

type failingConn struct {
	postgresConn
	set *atomic.Bool
}

func (c failingConn) BeginTx(ctx context.Context, options driver.TxOptions) (driver.Tx, error) {
	begun, err := c.postgresConn.BeginTx(ctx, options)
	if err == nil && options.ReadOnly && c.set.CompareAndSwap(true, false) {
		return failingTx{begun}, nil
	}
	return begun, err
}

type failingTx struct{ driver.Tx }

func (t failingTx) Commit() error {
	return errors.Join(errors.New("the replica is gone"), t.Rollback())
}

func TestAReadThatTheReplicaDoesNotFinishHasTheResultOfThePrimaryAlone(t *testing.T) {
	t.Parallel()
	primary, err := cluster.Start(cluster.Setting("synchronous_commit", "on"))
	testkit.Must(t, err)
	t.Cleanup(func() { _ = primary.Close() })
	address, err := primary.CreateDatabase(t.Context(), "kiosk", "")
	testkit.Must(t, err)
	standby, err := primary.StartStandby()
	testkit.Must(t, err)
	t.Cleanup(func() { _ = standby.Close() })
	fails := new(atomic.Bool)
	d := testkit.Open(t, address, database.Options{
		ReplicaURL: standby.URL("kiosk"),
		Instrument: func(c driver.Connector) driver.Connector { return failingReads{c, fails} },
	})
	_, err = migrations.Up(t.Context(), d.SQL, d.Dialect)
	testkit.Must(t, err)
	s := openShop(t, d, testkit.NewVault(t), nil)

	endpoint := d.Client.WebhookEndpoint.Create().SetURL("https://a.example").SetEvents([]string{"stock.low"}).SetSecret([]byte{1}).SaveX(s.Ctx).ID
	event := d.Client.Event.Create().SetType("stock.low").SetData("{}").SaveX(s.Ctx)
	failed := d.Client.Delivery.Create().SetEventID(event.ID).SetEndpointID(endpoint).SetDueAt(time.Now()).
		SetStatus(delivery.StatusFAILED).SetFinishedAt(time.Now()).SaveX(s.Ctx)
	d.Client.DeliveryAttempt.Create().SetDeliveryID(failed.ID).SetEndpointID(endpoint).SetEventID(event.ID).SetEventType("stock.low").
		SetAttempt(1).SetStatus(deliveryattempt.StatusFAILED).SetLatencyMs(1).SaveX(s.Ctx)
	written := time.Now()
	var ctx context.Context
	testkit.Eventually(t, 3*time.Minute, "the replica has the attempt", func() bool {
		var asOf time.Time
		ctx, asOf = d.FromReplica(s.Ctx)
		return asOf.After(written)
	})
	fails.Store(true)
	failures, err := s.RecentFailures(ctx, uuids(endpoint), 10)
	testkit.Must(t, err)
	if fails.Load() || len(failures[endpoint]) != 1 {
		t.Errorf("the endpoint has one failed attempt, and the read that ended (%t) on the primary has %v", !fails.Load(), failures)
	}
}
