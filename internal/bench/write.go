package main

import (
	"context"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"net/http"
	"strings"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	entproduct "kiosk/ent/db/product"
	"kiosk/internal/auth"
	"kiosk/internal/bench/load"
	"kiosk/internal/money"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/testkit/recorder"
	"kiosk/rest"
)

const (
	buyers           = 500
	spreadVariations = 50
	// The variations after the spread ones.
	popularVariation  = spreadVariations + 1
	uploadedVariation = spreadVariations + 2
	replayedKeys      = 500
	recordings        = 3
	// fastest is the number of orders per second for which there is enough stock.
	fastest = 4_000
)

// The kinds of ids that pgbench can compute from a number: the second half of the id is the sum of kind and number.
const (
	productID = (iota + 1) << 48
	variationID
	customerID
	licenseID
)

// numbered returns the id of a kind with a number.
func numbered(kind, number int) (id uuid.UUID) {
	binary.BigEndian.PutUint64(id[8:], uint64(kind+number))
	return id
}

// anyOf returns the choice of an id of a kind, with a number from 1 to n. The recorded operations used the two numbers in recorded.
func anyOf(name string, kind, n int, recorded ...int) choice {
	return choice{
		name:     name,
		set:      fmt.Sprintf("random(%d, %d)", kind+1, kind+n),
		value:    "lpad(to_hex(:" + name + "::bigint), 32, '0')::uuid",
		recorded: [2]any{numbered(kind, recorded[0]), numbered(kind, recorded[1])},
	}
}

// sales is a store that sells. pgbench can compute the ids of its rows.
type sales struct {
	*deployment
	ctx   context.Context // with the store's system as the actor
	store *db.Store
	token string
}

// sales returns the store, which it creates at the first call.
func (s *stage) sales(ctx context.Context) (*sales, error) {
	if s.selling != nil {
		return s.selling, nil
	}
	opened, err := openSales(ctx, s.service)
	s.selling = opened
	return opened, err
}

func openSales(ctx context.Context, h *deployment) (*sales, error) {
	ctx, store, token, err := h.newStore(ctx, "sales")
	if err != nil {
		return nil, err
	}
	opened := &sales{h, ctx, store, token}
	client := h.database.Client
	err = client.Product.Create().SetID(numbered(productID, 1)).SetName("Antivirus").SetSlug("antivirus").
		SetKind(entproduct.KindDIGITAL).SetStatus(entproduct.StatusACTIVE).Exec(ctx)
	if err != nil {
		return nil, err
	}
	for i := range uploadedVariation {
		err := client.Variation.Create().SetID(numbered(variationID, i+1)).SetProductID(numbered(productID, 1)).
			SetSku(fmt.Sprintf("AV-%03d", i+1)).SetPrice(1_00).SetDurationDays(365).Exec(ctx)
		if err != nil {
			return nil, err
		}
	}
	for i := range buyers {
		// Each customer has another balance and sequence, so that a value in a recording identifies its customer.
		err := client.Customer.Create().SetID(numbered(customerID, i+1)).SetName(fmt.Sprintf("Buyer %d", i+1)).
			SetWalletBalance(1_000_000_00*100 + money.Amount(i)).SetWalletSequence(int64(i) * 1_000_000).Exec(ctx)
		if err != nil {
			return nil, err
		}
	}
	return opened, nil
}

// stockUp adds n licenses of a variation to the stock.
func (s *sales) stockUp(variation, n int) error {
	batch := uuid.New()
	id := numbered(variationID, variation)
	err := s.database.Client.LicenseBatch.Create().SetID(batch).SetVariationID(id).SetReceived(n).SetCreated(n).SetActorKind("SYSTEM").Exec(s.ctx)
	if err != nil {
		return err
	}
	_, err = s.database.SQL.ExecContext(s.ctx, `INSERT INTO licenses (id, created_at, store_id, status, credentials, fingerprint, variation_id, batch_id)
		SELECT lpad(to_hex($1::bigint + n), 32, '0')::uuid, now(), $2, 'FREE', decode(repeat('ab', 100), 'hex'),
			decode(lpad(to_hex($1::bigint + n), 64, '0'), 'hex'), $3, $4 FROM generate_series(1, $5) AS n`,
		licenseID+variation*10_000_000, s.store.ID, id, batch, n)
	if err != nil {
		return err
	}
	return s.database.Client.Variation.UpdateOneID(id).AddStockQuantity(n).Exec(s.ctx)
}

// stockNeeded returns how many licenses the turns of a row can sell at most.
func (s *stage) stockNeeded() int { return s.rounds * (2*int(s.turn.Seconds()) + 2) * fastest }

// writing returns the contest of a request that writes. Its floor is a script for pgbench, which is made of the statements of two
// recorded operations. operate(0) and operate(1) run these operations in this process.
func (s *stage) writing(sold *sales, next requestFunc, operate func(which int) error, choices ...choice) (*contest, error) {
	var transaction *script
	var err error
	for range recordings { // tries again if a cache was refilled during a recording
		var calls [2][]*recorder.Statement
		for _, which := range []int{1, 0, 1} { // the first fills the caches
			if calls[which], err = sold.recording.of(func() error { return operate(which) }); err != nil {
				return nil, err
			}
		}
		if transaction, err = newScript(calls[0], calls[1], choices...); err == nil {
			break
		}
	}
	if err != nil {
		return nil, err
	}
	if err := sold.database.Analyse(sold.ctx); err != nil {
		return nil, err
	}
	return &contest{
		process: s.api,
		service: func(ctx context.Context, turn time.Duration) (outcome, error) {
			return s.load(ctx, s.api.address, http.StatusCreated, turn, next)
		},
		floor: func(ctx context.Context, _ time.Duration) (outcome, error) { return s.pgbench(ctx, transaction) },
	}, nil
}

func (s *sales) order(customer, variation, key string) []byte {
	body := fmt.Sprintf(`{"customerId":%q,"items":[{"variationId":%q}]}`, customer, variation)
	return load.Request(http.MethodPost, rest.Prefix+"/orders", s.token, body, "Idempotency-Key: "+key)
}

// newKey returns a new idempotency key.
func newKey(dice *rand.Rand) string {
	return fmt.Sprintf("%016x%04x", dice.Uint64(), dice.Uint32()&0xffff)
}

func randomCustomer(dice *rand.Rand) string {
	return numbered(customerID, 1+dice.IntN(buyers)).String()
}

// asBot returns a context whose actor is the store's token, as in a request to the API.
func (s *sales) asBot() (context.Context, error) {
	actor, err := s.Authenticate(s.ctx, s.token)
	return auth.With(s.ctx, actor), err
}

// newDice returns a random generator with a random seed.
func newDice() *rand.Rand { return rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())) }

// place places an order like a request to the API.
func (s *sales) place(customer, variation int, key string) error {
	ctx, err := s.asBot()
	if err != nil {
		return err
	}
	_, _, err = s.PlaceOrder(ctx, orders.PlaceOrderInput{
		Customer:       customers.CustomerRef{ID: numbered(customerID, customer)},
		Items:          []uuid.UUID{numbered(variationID, variation)},
		Source:         order.SourceAPI,
		IdempotencyKey: key,
	})
	return err
}

func spreadOrders(ctx context.Context, s *stage) (*contest, error) {
	sold, err := s.sales(ctx)
	if err != nil {
		return nil, err
	}
	for i := range spreadVariations {
		if err := sold.stockUp(i+1, s.stockNeeded()*6/5/spreadVariations); err != nil {
			return nil, err
		}
	}
	next := func(dice *rand.Rand) []byte {
		return sold.order(randomCustomer(dice), numbered(variationID, 1+dice.IntN(spreadVariations)).String(), newKey(dice))
	}
	operate := func(which int) error { return sold.place(1+which, 1+which, newKey(newDice())) }
	return s.writing(sold, next, operate, anyOf("customer", customerID, buyers, 1, 2), anyOf("variation", variationID, spreadVariations, 1, 2))
}

func popularOrders(ctx context.Context, s *stage) (*contest, error) {
	sold, err := s.sales(ctx)
	if err != nil {
		return nil, err
	}
	if err := sold.stockUp(popularVariation, s.stockNeeded()); err != nil {
		return nil, err
	}
	popular := numbered(variationID, popularVariation).String()
	next := func(dice *rand.Rand) []byte { return sold.order(randomCustomer(dice), popular, newKey(dice)) }
	operate := func(which int) error { return sold.place(3+which, popularVariation, newKey(newDice())) }
	return s.writing(sold, next, operate, anyOf("customer", customerID, buyers, 3, 4))
}

func replays(ctx context.Context, s *stage) (*contest, error) {
	sold, err := s.sales(ctx)
	if err != nil {
		return nil, err
	}
	if err := sold.stockUp(uploadedVariation, replayedKeys); err != nil {
		return nil, err
	}
	key := func(i int) string { return fmt.Sprintf("replay-%d", i) }
	for i := range replayedKeys {
		if err := sold.place(1+i%buyers, uploadedVariation, key(1+i)); err != nil {
			return nil, err
		}
	}
	variation := numbered(variationID, uploadedVariation).String()
	next := func(dice *rand.Rand) []byte {
		i := dice.IntN(replayedKeys)
		return sold.order(numbered(customerID, 1+i%buyers).String(), variation, key(1+i))
	}
	operate := func(which int) error { return sold.place(1+which, uploadedVariation, key(1+which)) }
	return s.writing(sold, next, operate, choice{
		name: "key", set: fmt.Sprintf("random(1, %d)", replayedKeys), value: "('replay-' || :key::text)", recorded: [2]any{key(1), key(2)},
	})
}

func recharges(ctx context.Context, s *stage) (*contest, error) {
	sold, err := s.sales(ctx)
	if err != nil {
		return nil, err
	}
	next := func(dice *rand.Rand) []byte {
		return load.Request(http.MethodPost, rest.Prefix+"/customers/"+randomCustomer(dice)+"/wallet/recharge", sold.token,
			`{"amount":"10.00","reference":"PIX"}`, "Idempotency-Key: "+newKey(dice))
	}
	operate := func(which int) error {
		ctx, err := sold.asBot()
		if err != nil {
			return err
		}
		_, _, err = sold.RechargeWallet(ctx, wallets.RechargeInput{
			Customer: customers.CustomerRef{ID: numbered(customerID, 5+which)}, Amount: 10_00, Reference: "PIX", IdempotencyKey: newKey(newDice()),
		})
		return err
	}
	return s.writing(sold, next, operate, anyOf("customer", customerID, buyers, 5, 6))
}

func uploads(ctx context.Context, s *stage) (*contest, error) {
	sold, err := s.sales(ctx)
	if err != nil {
		return nil, err
	}
	id := numbered(variationID, uploadedVariation)
	keys := func(dice *rand.Rand) []string {
		keys := make([]string, orders.MaxLicenses)
		batch := dice.Uint64()
		for i := range keys {
			keys[i] = fmt.Sprintf("KEY-%016X-%04d", batch, i)
		}
		return keys
	}
	next := func(dice *rand.Rand) []byte {
		body := fmt.Sprintf(`{"variationId":%q,"licenses":["%s"]}`, id, strings.Join(keys(dice), `","`))
		return load.Request(http.MethodPost, rest.Prefix+"/inventory/licenses", sold.token, body, "Idempotency-Key: "+newKey(dice))
	}
	operate := func(int) error {
		ctx, err := sold.asBot()
		if err != nil {
			return err
		}
		in := orders.UploadInput{VariationID: id, OnDuplicate: orders.DuplicateSkip, IdempotencyKey: newKey(newDice())}
		for _, key := range keys(newDice()) {
			in.Licenses = append(in.Licenses, orders.NewLicense{Credentials: key})
		}
		_, _, err = sold.UploadLicenses(ctx, in)
		return err
	}
	return s.writing(sold, next, operate)
}
