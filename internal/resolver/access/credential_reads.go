package access

import (
	"context"
	"encoding/json"
	"fmt"
	"sync"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/auth"
	"kiosk/internal/operation"
)

const (
	// readsInterval is how long a read of credentials waits to be written to the audit, and so what a crash may lose.
	readsInterval = time.Second
	// maxPendingReads bounds the reads that wait, in the memory of the process. With one more their reader writes them.
	maxPendingReads = 10_000
	// readsTimeout bounds one writing of them: 10,000 rows, also on a slow disk.
	readsTimeout = time.Minute
)

// credentialRead is who read the credentials of which order. Repeated reads within readsInterval are one entry.
type credentialRead struct {
	storeID, tokenID, orderID uuid.UUID
	tokenName                 string
}

// readsOf is when and how often.
type readsOf struct {
	first     time.Time
	requestID string // of the first
	count     int
}

// credentialReads are the reads that the audit does not have yet.
type credentialReads struct {
	mu      sync.Mutex
	pending map[credentialRead]readsOf
	timer   *time.Timer // that will write them, nil while there are none
	writing sync.Mutex  // one writes at a time, and Close waits for them
}

// NoteCredentialsRead notes in the audit that the token which acts got the credentials of an order. The entry is
// written in the background, so that the response does not wait; Close writes what is left.
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

// add reports whether so many wait that they must be written at once.
func (c *credentialReads) add(read credentialRead, now time.Time, requestID string, later func()) (full bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	reads, known := c.pending[read]
	if !known {
		reads = readsOf{first: now, requestID: requestID}
	}
	reads.count++
	c.keep(read, reads)
	if c.timer == nil {
		c.timer = time.AfterFunc(readsInterval, later)
	}
	return len(c.pending) > maxPendingReads
}

func (c *credentialReads) keep(read credentialRead, reads readsOf) {
	if c.pending == nil {
		c.pending = map[credentialRead]readsOf{}
	}
	c.pending[read] = reads
}

func (c *credentialReads) take() map[credentialRead]readsOf {
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

// requeue keeps what could not be written for the next attempt.
func (c *credentialReads) requeue(reads map[credentialRead]readsOf, later func()) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for read, before := range reads {
		before.count += c.pending[read].count
		c.keep(read, before)
	}
	if c.timer == nil {
		c.timer = time.AfterFunc(readsInterval, later)
	}
}

func (ops *Operations) writeReadsLater() {
	if err := ops.FlushReads(context.Background()); err != nil {
		ops.Logger.Warn("reads of credentials are not in the audit yet; the next attempt follows", "error", err)
	}
}

// FlushReads writes all that waits, and keeps what could not be written.
func (ops *Operations) FlushReads(ctx context.Context) error {
	ops.reads.writing.Lock()
	defer ops.reads.writing.Unlock()
	byStore := map[uuid.UUID]map[credentialRead]readsOf{}
	for read, reads := range ops.reads.take() {
		if byStore[read.storeID] == nil {
			byStore[read.storeID] = map[credentialRead]readsOf{}
		}
		byStore[read.storeID][read] = reads
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), readsTimeout)
	defer cancel()
	var failure error
	for storeID, reads := range byStore {
		err := ops.WriteIncludingShredded(auth.With(ctx, auth.System(storeID)), func(ctx context.Context, tx *operation.Tx) error {
			return auditReads(ctx, tx, reads)
		})
		if err != nil {
			failure = operation.InStore(storeID, err)
			ops.reads.requeue(reads, ops.writeReadsLater)
		}
	}
	return failure
}

// auditReads writes an entry for each, in the name of the token that read.
func auditReads(ctx context.Context, tx *operation.Tx, reads map[credentialRead]readsOf) error {
	entries := make([]*db.AuditEntryCreate, 0, min(len(reads), operation.MaxAuditRows))
	flush := func() error {
		defer func() { entries = entries[:0] }()
		if err := tx.AuditEntry.CreateBulk(entries...).Exec(ctx); err != nil {
			return fmt.Errorf("access: write the audit of reads: %w", err)
		}
		return nil
	}
	for read, of := range reads {
		after, err := json.Marshal(map[string]int{"reads": of.count})
		if err != nil {
			return fmt.Errorf("access: encode an audit entry: %w", err)
		}
		entries = append(entries, tx.AuditEntry.Create().
			SetCreatedAt(of.first).
			SetActorKind(string(auth.KindToken)).
			SetActorID(read.tokenID).
			SetActorName(read.tokenName).
			SetAction("order.read_credentials").
			SetSubjectType("Order").
			SetSubjectID(read.orderID).
			SetAfter(after).
			SetRequestID(of.requestID))
		if len(entries) == operation.MaxAuditRows {
			if err := flush(); err != nil {
				return err
			}
		}
	}
	if len(entries) == 0 {
		return nil
	}
	return flush()
}
