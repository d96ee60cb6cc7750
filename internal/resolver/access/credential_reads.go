package access

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/auth"
	"kiosk/internal/operation"
)

const (
	// readsInterval is how long a read of credentials waits in memory before it is written to the audit. A crash loses these reads.
	readsInterval = time.Second
	// maxPendingReads bounds the reads that wait in memory. The request that exceeds it writes all of them.
	maxPendingReads = 10_000
	// readsTimeout is the timeout for writing them: 10,000 rows, also on a slow disk.
	readsTimeout = time.Minute
)

// credentialRead identifies an entry in the audit: a token has read the credentials of an order. Reads that repeat within
// readsInterval share an entry.
type credentialRead struct {
	storeID, tokenID, orderID uuid.UUID
	tokenName                 string
}

// readStats says how often the credentials were read, and when first.
type readStats struct {
	first     time.Time
	requestID string // of the first read
	count     int
}

// credentialReads holds the reads that are not in the audit yet.
type credentialReads struct {
	mu      sync.Mutex
	pending map[credentialRead]readStats
	timer   *time.Timer // writes the reads; nil while there are none
	writing sync.Mutex  // held while FlushReads writes, so that Close waits for it
}

// NoteCredentialsRead records that the actor, if it is an API token, has received the credentials of an order. The entry in the audit
// is written in the background, so that the response does not wait. Close writes the remaining entries.
func (ops *Operations) NoteCredentialsRead(ctx context.Context, orderID uuid.UUID) error {
	actor, err := auth.From(ctx)
	if err != nil || actor.Kind != auth.KindToken {
		return err
	}
	if full := ops.reads.add(credentialRead{actor.StoreID, actor.ID, orderID, actor.Name}, ops.Now(), actor.RequestID, ops.writeReadsLater); !full {
		return nil
	}
	return ops.FlushReads(ctx)
}

// add records a read. It reports whether more than maxPendingReads wait, so that the caller must write them.
func (c *credentialReads) add(read credentialRead, now time.Time, requestID string, later func()) (full bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	reads, isPending := c.pending[read]
	if !isPending {
		reads = readStats{first: now, requestID: requestID}
	}
	reads.count++
	c.put(read, reads)
	if c.timer == nil {
		c.timer = time.AfterFunc(readsInterval, later)
	}
	return len(c.pending) > maxPendingReads
}

func (c *credentialReads) put(read credentialRead, reads readStats) {
	if c.pending == nil {
		c.pending = map[credentialRead]readStats{}
	}
	c.pending[read] = reads
}

// take returns all reads that wait, and removes them.
func (c *credentialReads) take() map[credentialRead]readStats {
	c.mu.Lock()
	defer c.mu.Unlock()
	taken := c.pending
	c.pending = nil
	if c.timer != nil {
		c.timer.Stop()
		c.timer = nil
	}
	return taken
}

// requeue adds reads again that could not be written, and schedules the next attempt.
func (c *credentialReads) requeue(reads map[credentialRead]readStats, later func()) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for read, before := range reads {
		before.count += c.pending[read].count
		c.put(read, before)
	}
	if c.timer == nil {
		c.timer = time.AfterFunc(readsInterval, later)
	}
}

func (ops *Operations) writeReadsLater() {
	if err := ops.FlushReads(context.Background()); err != nil {
		ops.Logger.Warn("reads of credentials could not be written to the audit; will be tried again", "error", err)
	}
}

// FlushReads writes all pending reads to the audit. Reads that could not be written stay pending.
func (ops *Operations) FlushReads(ctx context.Context) error {
	ops.reads.writing.Lock()
	defer ops.reads.writing.Unlock()
	byStore := map[uuid.UUID]map[credentialRead]readStats{}
	for read, reads := range ops.reads.take() {
		if byStore[read.storeID] == nil {
			byStore[read.storeID] = map[credentialRead]readStats{}
		}
		byStore[read.storeID][read] = reads
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), readsTimeout)
	defer cancel()
	var lastErr error
	for storeID, reads := range byStore {
		err := ops.WriteIncludingShredded(auth.With(ctx, auth.System(storeID)), func(ctx context.Context, tx *operation.Tx) error {
			return auditReads(ctx, tx, reads)
		})
		if err != nil {
			lastErr = operation.InStore(storeID, err)
			ops.reads.requeue(reads, ops.writeReadsLater)
		}
	}
	return lastErr
}

// auditReads writes an entry to the audit for each read, with its token as the actor.
func auditReads(ctx context.Context, tx *operation.Tx, reads map[credentialRead]readStats) error {
	entries := make([]*db.AuditEntryCreate, 0, len(reads))
	for read, stats := range reads {
		after, err := json.Marshal(map[string]int{"reads": stats.count})
		if err != nil {
			return fmt.Errorf("access: encode an audit entry: %w", err)
		}
		entries = append(entries, tx.AuditEntry.Create().
			SetCreatedAt(stats.first).
			SetActorKind(string(auth.KindToken)).
			SetActorID(read.tokenID).
			SetActorName(read.tokenName).
			SetAction("order.read_credentials").
			SetSubjectType("Order").
			SetSubjectID(read.orderID).
			SetAfter(after).
			SetRequestID(stats.requestID))
	}
	for chunk := range slices.Chunk(entries, operation.MaxAuditRows) {
		if err := tx.AuditEntry.CreateBulk(chunk...).Exec(ctx); err != nil {
			return fmt.Errorf("access: write the audit of reads: %w", err)
		}
	}
	return nil
}
