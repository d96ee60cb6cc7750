package resolver_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"github.com/google/uuid"

	"kiosk/ent/db/auditentry"
	"kiosk/ent/db/product"
	"kiosk/internal/database"
	"kiosk/internal/ids"
	"kiosk/internal/money"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/testkit"
)

func TestTheAuditListsOldAndNewPricesInTheSameOrder(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		item := s.Offer(t, product.KindSERVICE, 100, false, 0).ID
		var tiers []uuid.UUID
		for level := range 12 {
			tier, err := s.CreatePriceTier(s.Ctx, catalogue.NewPriceTier{Name: fmt.Sprint("Tier ", level), Level: level})
			if err != nil {
				t.Fatal(err)
			}
			tiers = append(tiers, tier.ID)
		}
		for _, price := range []money.Amount{90, 80} {
			var lines []catalogue.TierPriceLine
			for _, tier := range tiers {
				lines = append(lines, catalogue.TierPriceLine{VariationID: item, TierID: tier, Price: &price})
			}
			if _, err := s.SetTierPrices(s.Ctx, catalogue.SetTierPricesInput{Prices: lines}); err != nil {
				t.Fatal(err)
			}
		}
		slices.SortFunc(tiers, ids.Compare)
		listed := 0
		for _, entry := range d.Client.AuditEntry.Query().Where(auditentry.Action("variation.set_prices")).AllX(s.Ctx) {
			for _, list := range []json.RawMessage{entry.Before, entry.After} {
				var prices []struct {
					TierID uuid.UUID `json:"tier_id"`
				}
				if err := json.Unmarshal(list, &prices); err != nil {
					t.Fatal(err)
				}
				if len(prices) == 0 {
					continue // no price was set before the first call
				}
				var got []uuid.UUID
				for _, p := range prices {
					got = append(got, p.TierID)
				}
				if !slices.Equal(got, tiers) {
					t.Errorf("the audit lists the tiers %v, want %v", got, tiers)
				}
				listed++
			}
		}
		if listed != 3 {
			t.Errorf("the audit has %d lists of prices, want 3", listed)
		}
	})
}
