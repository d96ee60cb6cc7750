package worker

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"github.com/google/uuid"
	lru "github.com/hashicorp/golang-lru/v2"

	"kiosk/ent/db"
	"kiosk/ent/db/store"
	"kiosk/internal/outbox"
	"kiosk/internal/vault"
)

const (
	maxTargets = 4096
	// unreadablePause is how long nothing is sent to an endpoint whose secret cannot be decrypted, and how long an e-mail waits whose
	// store's keys cannot be.
	unreadablePause = time.Minute
)

// target holds the URL and the decrypted secrets of an endpoint.
type target struct {
	url, secret, nextSecret string
	livemode                bool
	rotationEnds            time.Time // when nextSecret replaces secret
}

// secrets returns the secret that signs at a time, and the next one during a rotation. Until the end of the rotation is recorded, which
// may be long after it if no worker runs, the row still has both.
func (t *target) secrets(at time.Time) (secret, next string) {
	if t.nextSecret != "" && !at.Before(t.rotationEnds) {
		return t.nextSecret, ""
	}
	return t.secret, t.nextSecret
}

// targets caches the targets of endpoints. An entry is valid until the endpoint's row changes.
type targets struct {
	vault  *vault.Vault
	logger *slog.Logger
	now    func() time.Time
	cache  *lru.Cache[uuid.UUID, cachedTarget]
}

// cachedTarget is an entry of the cache. Its target is nil when the secret could not be decrypted; load tries again after until.
type cachedTarget struct {
	*target
	updatedAt time.Time
	until     time.Time
}

func newTargets(config Config) *targets {
	cache, err := lru.New[uuid.UUID, cachedTarget](maxTargets)
	if err != nil {
		panic(err) // the size is a positive constant
	}
	return &targets{config.Vault, config.Logger, config.Now, cache}
}

// load returns the targets of the candidates by endpoint. A candidate whose secret cannot be decrypted is logged and left out.
func (t *targets) load(ctx context.Context, tx *db.Tx, candidates []candidate) (map[uuid.UUID]*target, error) {
	found := make(map[uuid.UUID]*target, len(candidates))
	for _, c := range candidates {
		cached, ok := t.cache.Get(c.id)
		if !ok || !cached.updatedAt.Equal(c.updatedAt) || (cached.target == nil && t.now().After(cached.until)) {
			opened, err := t.open(ctx, tx, c)
			if err != nil {
				return nil, err
			}
			cached = cachedTarget{opened, c.updatedAt, t.now().Add(unreadablePause)}
			t.cache.Add(c.id, cached)
		}
		if cached.target != nil {
			found[c.id] = cached.target
		}
	}
	return found, nil
}

// open reads an endpoint and decrypts its secrets. When it cannot decrypt them it logs the error and returns nil.
func (t *targets) open(ctx context.Context, tx *db.Tx, c candidate) (*target, error) {
	endpoint, err := tx.WebhookEndpoint.Get(ctx, c.id)
	if err != nil {
		return nil, err
	}
	owner, err := tx.Store.Query().Where(store.ID(endpoint.StoreID)).Only(ctx)
	if err != nil {
		return nil, err
	}
	opened, err := t.unseal(endpoint, owner)
	if err != nil {
		t.logger.Error("an endpoint gets nothing: its secret does not open", "endpoint", c.id, "store", owner.ID, "error", err)
		return nil, nil
	}
	return opened, nil
}

func (t *targets) unseal(endpoint *db.WebhookEndpoint, owner *db.Store) (*target, error) {
	keys, err := t.vault.Keys(owner.ID, owner.Keyset)
	if err != nil {
		return nil, err
	}
	secret, err := keys.Open(endpoint.ID, vault.WebhookSecret, endpoint.Secret)
	if err != nil {
		return nil, err
	}
	opened := &target{url: endpoint.URL, secret: string(secret), livemode: owner.Livemode}
	if endpoint.NextSecretAt != nil && endpoint.NextSecret != nil {
		next, err := keys.Open(endpoint.ID, vault.WebhookSecret, *endpoint.NextSecret)
		if err != nil {
			return nil, fmt.Errorf("next secret: %w", err)
		}
		opened.nextSecret, opened.rotationEnds = string(next), endpoint.NextSecretAt.Add(outbox.RotationPeriod)
	}
	return opened, nil
}
