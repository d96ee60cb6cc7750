package catalogue

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/pricetier"
	"kiosk/ent/db/tierprice"
	"kiosk/ent/db/variation"
	"kiosk/internal/database"
	"kiosk/internal/ids"
	"kiosk/internal/money"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// MaxTierPrices is the most prices that are set at once.
const MaxTierPrices = 1_000

// SetTierPriceInput says what a variation costs the customers of a tier.
type SetTierPriceInput struct {
	VariationID uuid.UUID
	TierID      uuid.UUID
	Price       money.Amount
}

// SetTierPrice sets the price of a variation for a tier, for quotes and orders from then on.
// Errors: CodeInvalidInput, CodeVariationNotFound, CodeNotFound (tier).
func (ops *Operations) SetTierPrice(ctx context.Context, in SetTierPriceInput) (*db.TierPrice, error) {
	lines := []TierPriceLine{{VariationID: in.VariationID, TierID: in.TierID, Price: &in.Price}}
	set, err := ops.setTierPrices(ctx, lines, func(int) string { return "" })
	if err != nil {
		return nil, err
	}
	return set.Prices[0], nil
}

// RemoveTierPriceInput names the price of a variation for a tier.
type RemoveTierPriceInput struct {
	VariationID uuid.UUID
	TierID      uuid.UUID
}

// RemoveTierPrice makes the customers of a tier pay the base price of a variation again, and returns the variation.
// It is no error if they do. Errors: CodeVariationNotFound, CodeNotFound (tier).
func (ops *Operations) RemoveTierPrice(ctx context.Context, in RemoveTierPriceInput) (*db.Variation, error) {
	lines := []TierPriceLine{{VariationID: in.VariationID, TierID: in.TierID}}
	if _, err := ops.setTierPrices(ctx, lines, func(int) string { return "" }); err != nil {
		return nil, err
	}
	found, err := ops.Database.Client.Variation.Query().Where(variation.ID(in.VariationID)).Only(ctx)
	if err != nil {
		return nil, fmt.Errorf("catalogue: read variation: %w", err)
	}
	return found, nil
}

// TierPriceLine is one of many prices to set.
type TierPriceLine struct {
	VariationID uuid.UUID
	TierID      uuid.UUID
	Price       *money.Amount // nil: the base price applies
	Expected    *ExpectedPrice
}

// ExpectedPrice is the price that a change is based on.
type ExpectedPrice struct {
	Price *money.Amount // nil: the base price applies
}

// SetTierPricesInput sets many prices at once, all or none.
type SetTierPricesInput struct{ Prices []TierPriceLine }

// TierPricesSet is what SetTierPrices did.
type TierPricesSet struct {
	Prices  []*db.TierPrice // of the lines that have one, in their order
	Changed int             // prices that are new or other than before
	Removed int
}

// SetTierPrices sets and removes up to MaxTierPrices prices. It reports every line that is wrong; with one, none is set.
// Errors: CodeInvalidInput, CodeVariationNotFound, CodeNotFound (tier): CodeInvalidInput when lines are wrong in
// several ways, and each field has the code of its own. CodeStale when prices are others than the lines expect.
func (ops *Operations) SetTierPrices(ctx context.Context, in SetTierPricesInput) (*TierPricesSet, error) {
	var v problem.Fields
	switch {
	case len(in.Prices) == 0:
		v.Add("/prices", problem.Empty, "must have at least one price")
	case len(in.Prices) > MaxTierPrices:
		v.Add("/prices", problem.TooMany, "must have at most %d prices", MaxTierPrices)
	}
	if err := v.Err(); err != nil {
		return nil, err
	}
	return ops.setTierPrices(ctx, in.Prices, func(i int) string { return fmt.Sprintf("/prices/%d", i) })
}

func (ops *Operations) setTierPrices(ctx context.Context, lines []TierPriceLine, pointer func(line int) string) (*TierPricesSet, error) {
	var set *TierPricesSet
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		if err := checkPrices(ctx, tx, lines, pointer); err != nil {
			return err
		}
		guarded := slices.ContainsFunc(lines, func(line TierPriceLine) bool { return line.Expected != nil })
		before, err := TierPrices(ctx, tx, lines, guarded)
		if err != nil {
			return err
		}
		if err := checkExpected(lines, before, pointer); err != nil {
			return err
		}
		changed, removed, err := ApplyPrices(ctx, tx, lines, before)
		if err != nil {
			return err
		}
		after, err := TierPrices(ctx, tx, lines, false)
		if err != nil {
			return err
		}
		set = &TierPricesSet{Changed: changed, Removed: removed}
		for _, line := range lines {
			row := after[PriceKey{line.VariationID, line.TierID}]
			if row == nil && line.Price != nil {
				return operation.ErrRetry // it was right before, and it was removed just now
			}
			if row != nil {
				set.Prices = append(set.Prices, row.Unwrap())
			}
		}
		return AuditPrices(ctx, tx, before, after)
	})
	return set, err
}

// PriceKey names a price.
type PriceKey struct{ VariationID, TierID uuid.UUID }

func (a PriceKey) compare(b PriceKey) int {
	return cmp.Or(ids.Compare(a.VariationID, b.VariationID), ids.Compare(a.TierID, b.TierID))
}

// checkPrices reports every line that is wrong. Errors: as SetTierPrices.
func checkPrices(ctx context.Context, tx *operation.Tx, lines []TierPriceLine, pointer func(line int) string) error {
	variations, tiers, err := knownIn(ctx, tx, lines)
	if err != nil {
		return err
	}
	var v problem.Fields
	seen := map[PriceKey]bool{}
	for i, line := range lines {
		if !variations[line.VariationID] {
			v.Add(pointer(i)+"/variationId", problem.VariationNotFound, "is no variation")
		}
		if !tiers[line.TierID] {
			v.Add(pointer(i)+"/tierId", problem.NotFound, "is no price tier")
		}
		if line.Price != nil {
			v.Amount(pointer(i)+"/price", *line.Price, money.Max)
		}
		key := PriceKey{line.VariationID, line.TierID}
		if seen[key] {
			v.Add(pointer(i), problem.Duplicate, "is of the same variation and tier as another line")
		}
		seen[key] = true
	}
	return v.ErrWithSharedCode()
}

// knownIn returns which variations and tiers of the lines there are.
func knownIn(ctx context.Context, tx *operation.Tx, lines []TierPriceLine) (variations, tiers map[uuid.UUID]bool, err error) {
	variationIDs, tierIDs := make([]uuid.UUID, len(lines)), make([]uuid.UUID, len(lines))
	for i, line := range lines {
		variationIDs[i], tierIDs[i] = line.VariationID, line.TierID
	}
	found, err := tx.Variation.Query().Where(variation.IDIn(ids.Distinct(variationIDs)...)).IDs(ctx)
	if err != nil {
		return nil, nil, fmt.Errorf("catalogue: find variations: %w", err)
	}
	variations = setOf(found)
	if found, err = tx.PriceTier.Query().Where(pricetier.IDIn(ids.Distinct(tierIDs)...)).IDs(ctx); err != nil {
		return nil, nil, fmt.Errorf("catalogue: find price tiers: %w", err)
	}
	return variations, setOf(found), nil
}

func setOf(ids []uuid.UUID) map[uuid.UUID]bool {
	set := make(map[uuid.UUID]bool, len(ids))
	for _, id := range ids {
		set[id] = true
	}
	return set
}

// checkExpected reports the lines that would replace another price than the one that they are based on. Error: CodeStale.
func checkExpected(lines []TierPriceLine, before map[PriceKey]*db.TierPrice, pointer func(line int) string) error {
	refused := operation.Stale("price")
	for i, line := range lines {
		var now *money.Amount
		if row := before[PriceKey{line.VariationID, line.TierID}]; row != nil {
			now = &row.Price
		}
		if line.Expected == nil || samePrice(now, line.Expected.Price) || samePrice(now, line.Price) {
			continue
		}
		saved := "the base price"
		if now != nil {
			saved = now.String()
		}
		refused.Fields = append(refused.Fields, problem.NewField(pointer(i), problem.Stale, "is %s now", saved))
	}
	if len(refused.Fields) == 0 {
		return nil
	}
	return refused
}

func samePrice(a, b *money.Amount) bool {
	if a == nil || b == nil {
		return a == b
	}
	return *a == *b
}

// TierPrices reads the prices that the lines are about. If they are guarded, it locks them: no other transaction changes them
// before ApplyPrices.
func TierPrices(ctx context.Context, tx *operation.Tx, lines []TierPriceLine, guarded bool) (map[PriceKey]*db.TierPrice, error) {
	wanted := make(map[PriceKey]bool, len(lines))
	variations := make([]uuid.UUID, len(lines))
	for i, line := range lines {
		wanted[PriceKey{line.VariationID, line.TierID}] = true
		variations[i] = line.VariationID
	}
	found := map[PriceKey]*db.TierPrice{}
	for some := range slices.Chunk(ids.Distinct(variations), database.MaxIn) {
		query := tx.TierPrice.Query().Where(tierprice.VariationIDIn(some...))
		if guarded {
			query = operation.Locked(tx, query.Order(tierprice.ByVariationID(), tierprice.ByTierID()))
		}
		rows, err := query.All(ctx)
		if err != nil {
			return nil, fmt.Errorf("catalogue: read tier prices: %w", err)
		}
		for _, row := range rows {
			if key := (PriceKey{row.VariationID, row.TierID}); wanted[key] {
				found[key] = row
			}
		}
	}
	return found, nil
}

// ApplyPrices writes the lines that change something. It returns how many prices are new or other, and how many are gone.
// Error: ErrRetry when a tier was deleted just now, or another transaction set, changed or removed one of the prices.
func ApplyPrices(ctx context.Context, tx *operation.Tx, lines []TierPriceLine, before map[PriceKey]*db.TierPrice) (changed, removed int, err error) {
	var set []TierPrice
	var first []*db.TierPriceCreate
	var gone []uuid.UUID
	var replaced []*db.TierPrice
	for _, line := range lines {
		old := before[PriceKey{line.VariationID, line.TierID}]
		switch {
		case line.Price == nil && old != nil:
			gone, replaced = append(gone, old.ID), append(replaced, old)
		case line.Price != nil && old == nil:
			first = append(first, tx.TierPrice.Create().SetCreatedAt(tx.Now).SetUpdatedAt(tx.Now).
				SetVariationID(line.VariationID).SetTierID(line.TierID).SetPrice(*line.Price))
		case line.Price != nil && old.Price != *line.Price:
			set = append(set, TierPrice{VariationID: line.VariationID, TierID: line.TierID, Price: *line.Price})
			replaced = append(replaced, old)
		}
	}
	if err := lockPrices(ctx, tx, replaced); err != nil {
		return 0, 0, err
	}
	slices.SortFunc(set, func(a, b TierPrice) int {
		return PriceKey{a.VariationID, a.TierID}.compare(PriceKey{b.VariationID, b.TierID})
	})
	err = (Queries{tx.SQL}).SetTierPrices(ctx, tx.Now, set)
	if database.IsKeyViolation(err) {
		return 0, 0, operation.ErrRetry
	}
	if err != nil {
		return 0, 0, err
	}
	if err := createPrices(ctx, tx, first); err != nil {
		return 0, 0, err
	}
	if len(gone) > 0 {
		if removed, err = tx.TierPrice.Delete().Where(tierprice.IDIn(gone...)).Exec(ctx); err != nil {
			return 0, 0, fmt.Errorf("catalogue: remove tier prices: %w", err)
		}
	}
	return len(set) + len(first), removed, nil
}

// lockPrices locks prices that are to be replaced, which the audit names. Error: ErrRetry when one is another by now.
func lockPrices(ctx context.Context, tx *operation.Tx, prices []*db.TierPrice) error {
	slices.SortFunc(prices, func(a, b *db.TierPrice) int {
		return PriceKey{a.VariationID, a.TierID}.compare(PriceKey{b.VariationID, b.TierID})
	})
	for some := range slices.Chunk(prices, database.MaxIn) {
		rows, err := operation.Locked(tx, tx.TierPrice.Query().
			Where(tierprice.IDIn(ids.Of(some, func(p *db.TierPrice) uuid.UUID { return p.ID })...)).
			Order(tierprice.ByVariationID(), tierprice.ByTierID())).
			All(ctx)
		if err != nil {
			return fmt.Errorf("catalogue: lock tier prices: %w", err)
		}
		if !slices.EqualFunc(rows, some, func(a, b *db.TierPrice) bool { return a.ID == b.ID && a.Price == b.Price }) {
			return operation.ErrRetry
		}
	}
	return nil
}

// createPrices creates prices where there was none. Error: ErrRetry when there is one by now, or the tier is gone.
func createPrices(ctx context.Context, tx *operation.Tx, rows []*db.TierPriceCreate) error {
	for some := range slices.Chunk(rows, database.MaxIn) {
		err := tx.TierPrice.CreateBulk(some...).Exec(ctx)
		switch {
		case database.IsKeyViolation(err):
			return operation.ErrRetry
		case err != nil:
			return fmt.Errorf("catalogue: create tier prices: %w", err)
		}
	}
	return nil
}

// AuditPrices notes the prices that changed, one entry per variation.
func AuditPrices(ctx context.Context, tx *operation.Tx, before, after map[PriceKey]*db.TierPrice) error {
	changes := map[uuid.UUID]*operation.Change{}
	of := func(variationID uuid.UUID) *operation.Change {
		if changes[variationID] == nil {
			changes[variationID] = &operation.Change{Action: "variation.set_prices", Subject: "Variation", ID: variationID}
		}
		return changes[variationID]
	}
	for variationID, prices := range pricesNotIn(after, before) {
		of(variationID).Before = prices
	}
	for variationID, prices := range pricesNotIn(before, after) {
		of(variationID).After = prices
	}
	entries := make([]operation.Change, 0, len(changes))
	for _, c := range changes {
		entries = append(entries, *c)
	}
	return tx.AuditAll(ctx, entries)
}

// pricesNotIn returns, by variation, those of the prices that others lacks or has at another amount.
func pricesNotIn(others, prices map[PriceKey]*db.TierPrice) map[uuid.UUID][]auditedPrice {
	different := map[uuid.UUID][]auditedPrice{}
	for key, row := range prices {
		if other := others[key]; other == nil || other.Price != row.Price {
			different[row.VariationID] = append(different[row.VariationID], auditedPrice{row.TierID, row.Price})
		}
	}
	return different
}

// auditedPrice is a tier price in the audit.
type auditedPrice struct {
	TierID uuid.UUID    `json:"tier_id"`
	Price  money.Amount `json:"price"`
}
