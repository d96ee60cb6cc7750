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

// MaxTierPrices is the maximum number of prices in one call of SetTierPrices.
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

// RemoveTierPrice removes the price of a variation for a tier, so that its customers pay the base price again. It returns the
// variation, also when there was no such price. Errors: CodeVariationNotFound, CodeNotFound (tier), CodeInvalidInput
// (neither exists).
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

// TierPriceLine is one price to set or to remove.
type TierPriceLine struct {
	VariationID uuid.UUID
	TierID      uuid.UUID
	Price       *money.Amount  // nil: remove it, so that the base price applies
	Expected    *ExpectedPrice // nil: replace any price
}

// ExpectedPrice is the price that the caller has seen and wants to replace.
type ExpectedPrice struct {
	Price *money.Amount // nil: the base price applies
}

// SetTierPricesInput sets many prices at once, all or none.
type SetTierPricesInput struct{ Prices []TierPriceLine }

// TierPricesSet is the result of SetTierPrices.
type TierPricesSet struct {
	Prices  []*db.TierPrice // of the lines that set a price, in the order of the lines
	Changed int             // prices that are new or have another amount
	Removed int
}

// SetTierPrices sets and removes up to MaxTierPrices prices, all or none. It reports every invalid line.
// Errors: CodeInvalidInput, CodeVariationNotFound, CodeNotFound (tier), CodeStale (prices are not those that the lines expect).
// If the fields of the lines have different codes, the error's code is CodeInvalidInput.
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
		lock := slices.ContainsFunc(lines, func(line TierPriceLine) bool { return line.Expected != nil })
		before, err := TierPrices(ctx, tx, lines, lock)
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
				return operation.ErrRetry // it needed no change, and another transaction has removed it since
			}
			if row != nil {
				set.Prices = append(set.Prices, row.Unwrap())
			}
		}
		return AuditPrices(ctx, tx, before, after)
	})
	return set, err
}

// PriceKey identifies a tier price.
type PriceKey struct{ VariationID, TierID uuid.UUID }

func (a PriceKey) compare(b PriceKey) int {
	return cmp.Or(ids.Compare(a.VariationID, b.VariationID), ids.Compare(a.TierID, b.TierID))
}

// checkPrices reports every invalid line. Errors: as SetTierPrices, without CodeStale.
func checkPrices(ctx context.Context, tx *operation.Tx, lines []TierPriceLine, pointer func(line int) string) error {
	variations, tiers, err := existingIDs(ctx, tx, lines)
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

// existingIDs returns those variations and tiers of the lines that exist.
func existingIDs(ctx context.Context, tx *operation.Tx, lines []TierPriceLine) (variations, tiers map[uuid.UUID]bool, err error) {
	variationIDs := ids.Of(lines, func(l TierPriceLine) uuid.UUID { return l.VariationID })
	tierIDs := ids.Of(lines, func(l TierPriceLine) uuid.UUID { return l.TierID })
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

// checkExpected reports the lines whose price is no longer the expected one, unless it already has the new value. Error: CodeStale.
func checkExpected(lines []TierPriceLine, before map[PriceKey]*db.TierPrice, pointer func(line int) string) error {
	stale := operation.Stale("price")
	for i, line := range lines {
		var current *money.Amount
		if row := before[PriceKey{line.VariationID, line.TierID}]; row != nil {
			current = &row.Price
		}
		if line.Expected == nil || samePrice(current, line.Expected.Price) || samePrice(current, line.Price) {
			continue
		}
		text := "the base price"
		if current != nil {
			text = current.String()
		}
		stale.Fields = append(stale.Fields, problem.NewField(pointer(i), problem.Stale, "is %s now", text))
	}
	if len(stale.Fields) == 0 {
		return nil
	}
	return stale
}

func samePrice(a, b *money.Amount) bool {
	if a == nil || b == nil {
		return a == b
	}
	return *a == *b
}

// TierPrices returns the current prices for the variations and tiers of the lines. With lock, no other transaction changes those
// prices until this one ends.
func TierPrices(ctx context.Context, tx *operation.Tx, lines []TierPriceLine, lock bool) (map[PriceKey]*db.TierPrice, error) {
	wanted := make(map[PriceKey]bool, len(lines))
	variations := make([]uuid.UUID, len(lines))
	for i, line := range lines {
		wanted[PriceKey{line.VariationID, line.TierID}] = true
		variations[i] = line.VariationID
	}
	found := map[PriceKey]*db.TierPrice{}
	for chunk := range slices.Chunk(ids.Distinct(variations), database.MaxIn) {
		query := tx.TierPrice.Query().Where(tierprice.VariationIDIn(chunk...))
		if lock {
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

// ApplyPrices writes the lines whose price differs from before. It returns how many prices it created or changed, and how many
// it removed. Error: ErrRetry when another transaction has deleted a tier, or has created, changed or removed one of the prices.
func ApplyPrices(ctx context.Context, tx *operation.Tx, lines []TierPriceLine, before map[PriceKey]*db.TierPrice) (changed, removed int, err error) {
	var updated []TierPrice
	var created []*db.TierPriceCreate
	var removedIDs []uuid.UUID
	var replaced []*db.TierPrice
	for _, line := range lines {
		old := before[PriceKey{line.VariationID, line.TierID}]
		switch {
		case line.Price == nil && old != nil:
			removedIDs, replaced = append(removedIDs, old.ID), append(replaced, old)
		case line.Price != nil && old == nil:
			created = append(created, tx.TierPrice.Create().SetCreatedAt(tx.Now).SetUpdatedAt(tx.Now).
				SetVariationID(line.VariationID).SetTierID(line.TierID).SetPrice(*line.Price))
		case line.Price != nil && old.Price != *line.Price:
			updated = append(updated, TierPrice{VariationID: line.VariationID, TierID: line.TierID, Price: *line.Price})
			replaced = append(replaced, old)
		}
	}
	if err := lockPrices(ctx, tx, replaced); err != nil {
		return 0, 0, err
	}
	slices.SortFunc(updated, func(a, b TierPrice) int {
		return PriceKey{a.VariationID, a.TierID}.compare(PriceKey{b.VariationID, b.TierID})
	})
	err = (Queries{tx.SQL}).SetTierPrices(ctx, tx.Now, updated)
	if database.IsKeyViolation(err) {
		return 0, 0, operation.ErrRetry
	}
	if err != nil {
		return 0, 0, err
	}
	if err := createPrices(ctx, tx, created); err != nil {
		return 0, 0, err
	}
	if len(removedIDs) > 0 {
		if removed, err = tx.TierPrice.Delete().Where(tierprice.IDIn(removedIDs...)).Exec(ctx); err != nil {
			return 0, 0, fmt.Errorf("catalogue: remove tier prices: %w", err)
		}
	}
	return len(updated) + len(created), removed, nil
}

// lockPrices locks the prices that are replaced, because the audit states their old amounts. Error: ErrRetry when one of them has
// been changed or removed since it was read.
func lockPrices(ctx context.Context, tx *operation.Tx, prices []*db.TierPrice) error {
	slices.SortFunc(prices, func(a, b *db.TierPrice) int {
		return PriceKey{a.VariationID, a.TierID}.compare(PriceKey{b.VariationID, b.TierID})
	})
	for chunk := range slices.Chunk(prices, database.MaxIn) {
		rows, err := operation.Locked(tx, tx.TierPrice.Query().
			Where(tierprice.IDIn(ids.Of(chunk, func(p *db.TierPrice) uuid.UUID { return p.ID })...)).
			Order(tierprice.ByVariationID(), tierprice.ByTierID())).
			All(ctx)
		if err != nil {
			return fmt.Errorf("catalogue: lock tier prices: %w", err)
		}
		if !slices.EqualFunc(rows, chunk, func(a, b *db.TierPrice) bool { return a.ID == b.ID && a.Price == b.Price }) {
			return operation.ErrRetry
		}
	}
	return nil
}

// createPrices creates prices. Error: ErrRetry when another transaction has created one of them, or deleted its tier.
func createPrices(ctx context.Context, tx *operation.Tx, rows []*db.TierPriceCreate) error {
	for chunk := range slices.Chunk(rows, database.MaxIn) {
		err := tx.TierPrice.CreateBulk(chunk...).Exec(ctx)
		switch {
		case database.IsKeyViolation(err):
			return operation.ErrRetry
		case err != nil:
			return fmt.Errorf("catalogue: create tier prices: %w", err)
		}
	}
	return nil
}

// AuditPrices writes an entry to the audit for each variation whose prices differ between before and after.
func AuditPrices(ctx context.Context, tx *operation.Tx, before, after map[PriceKey]*db.TierPrice) error {
	changes := map[uuid.UUID]*operation.Change{}
	changeOf := func(variationID uuid.UUID) *operation.Change {
		if changes[variationID] == nil {
			changes[variationID] = &operation.Change{Action: "variation.set_prices", Subject: "Variation", ID: variationID}
		}
		return changes[variationID]
	}
	for variationID, prices := range pricesNotIn(after, before) {
		changeOf(variationID).Before = prices
	}
	for variationID, prices := range pricesNotIn(before, after) {
		changeOf(variationID).After = prices
	}
	entries := make([]operation.Change, 0, len(changes))
	for _, c := range changes {
		entries = append(entries, *c)
	}
	return tx.AuditAll(ctx, entries)
}

// pricesNotIn returns the prices that are missing in others or have another amount there, by variation, in the order of their tiers' ids.
func pricesNotIn(others, prices map[PriceKey]*db.TierPrice) map[uuid.UUID][]auditedPrice {
	different := map[uuid.UUID][]auditedPrice{}
	for key, row := range prices {
		if other := others[key]; other == nil || other.Price != row.Price {
			different[row.VariationID] = append(different[row.VariationID], auditedPrice{row.TierID, row.Price})
		}
	}
	for _, audited := range different {
		slices.SortFunc(audited, func(a, b auditedPrice) int { return ids.Compare(a.TierID, b.TierID) })
	}
	return different
}

// auditedPrice is a tier price in an entry of the audit.
type auditedPrice struct {
	TierID uuid.UUID    `json:"tier_id"`
	Price  money.Amount `json:"price"`
}
