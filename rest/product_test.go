package rest_test

import (
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"testing"

	"github.com/google/uuid"

	"kiosk/ent/db/product"
	"kiosk/internal/auth"
	"kiosk/internal/resolver/catalogue"
)

type productResponse struct {
	ID                                               uuid.UUID
	Name, Slug, Description, Kind, Status, CreatedAt string
	Variations                                       []struct {
		ID                          uuid.UUID
		SKU, Price                  string
		StockQuantity, DurationDays int
		DependsOnStock              bool
	}
	PriceTiers []struct {
		tier
		Prices []struct {
			VariationID uuid.UUID
			Price       string
		}
	}
	Categories []struct {
		ID         uuid.UUID
		Name, Slug string
		ParentID   *uuid.UUID
	}
}

type quoteResponse struct {
	ProductID             uuid.UUID
	ProductName, Currency string
	Customer              *struct {
		ID   uuid.UUID
		Tier *tier
	}
	Variations []struct {
		VariationID           uuid.UUID
		SKU, BasePrice, Price string
		AppliedTier           *tier
		AvailableStock        int
		DependsOnStock        bool
	}
}

func TestProductListIsABareArrayOfActiveProductsNewestFirst(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		list := decoded[[]productResponse](t, w.Do(t, "GET", api+"/products", nil), http.StatusOK)
		var slugs []string
		for _, p := range list {
			slugs = append(slugs, p.Slug)
			if p.Status != "ACTIVE" || p.Variations == nil {
				t.Errorf("%+v", p)
			}
		}
		if want := []string{"stick", "setup", "streaming", "antivirus"}; !slices.Equal(slugs, want) {
			t.Errorf("got %v, want %v", slugs, want)
		}
	})
}

func TestProductListHasNoCap(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for i := range 120 {
			w.NewProduct(t, "P"+uuid.NewString()[:8], product.KindSERVICE)
			_ = i
		}
		list := decoded[[]productResponse](t, w.Do(t, "GET", api+"/products", nil), http.StatusOK)
		if len(list) != 124 {
			t.Errorf("got %d products, want 124", len(list))
		}
		if list[0].Variations == nil {
			t.Error("a product without variations has null instead of an empty array")
		}
	})
}

var milliseconds = regexp.MustCompile(`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$`)

func TestProductReadAddsTiersByLevelAndCategories(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		p := decoded[productResponse](t, w.Do(t, "GET", api+"/products/"+w.Antivirus.ID.String(), nil), http.StatusOK)
		if len(p.Variations) != 2 || p.Variations[0].Price != "49.90" || p.Variations[0].StockQuantity != 10 || p.Variations[1].DurationDays != 0 {
			t.Errorf("variations %+v", p.Variations)
		}
		if !milliseconds.MatchString(p.CreatedAt) {
			t.Errorf("createdAt %s", p.CreatedAt)
		}
		if len(p.PriceTiers) != 2 || p.PriceTiers[0].Name != "Silver" || p.PriceTiers[1].Name != "Gold" {
			t.Fatalf("tiers %+v", p.PriceTiers)
		}
		gold := p.PriceTiers[1]
		if gold.Level != 2 || len(gold.Prices) != 1 || gold.Prices[0].Price != "39.90" || gold.Prices[0].VariationID != w.Yearly.ID {
			t.Errorf("gold %+v", gold)
		}
		if len(p.Categories) != 1 || p.Categories[0].Slug != "software" || *p.Categories[0].ParentID != w.Everything.ID {
			t.Errorf("categories %+v", p.Categories)
		}
	})
}

func TestProductWithoutTiersOrCategoriesHasEmptyArrays(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		p := decoded[productResponse](t, w.Do(t, "GET", api+"/products/"+w.Setup.ID.String(), nil), http.StatusOK)
		if p.PriceTiers == nil || len(p.PriceTiers) != 0 || p.Categories == nil || len(p.Categories) != 0 {
			t.Errorf("%+v", p)
		}
	})
}

func TestProductThatIsNotActiveIsNotFound(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for _, hidden := range w.Hidden {
			refused(t, w.Do(t, "GET", api+"/products/"+hidden.ID.String(), nil), 404, "product_not_found")
			refused(t, w.Do(t, "GET", api+"/products/"+hidden.ID.String()+"/price", nil), 404, "product_not_found")
			refused(t, w.Do(t, "POST", api+"/orders", cart(w.Ana.ID, hidden.Edges.Variations[0].ID)), 404, "variation_not_found")
		}
	})
}

func TestProductIsNotSentAgainToWhoHasIt(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for _, path := range []string{"/products", "/products/" + w.Antivirus.ID.String()} {
			first := w.Do(t, "GET", api+path, nil)
			tag := first.Header.Get("ETag")
			if tag == "" || tag[0] != '"' {
				t.Fatalf("%s: no strong ETag: %q", path, tag)
			}
			for _, given := range []string{tag, "W/" + tag, `"other", ` + tag, "*"} {
				again := w.Do(t, "GET", api+path, nil, "If-None-Match", given)
				if again.Status != http.StatusNotModified || len(again.Body) != 0 || again.Header.Get("ETag") != tag {
					t.Errorf("%s with %s: %d %q", path, given, again.Status, again.Body)
				}
			}
			if other := w.Do(t, "GET", api+path, nil, "If-None-Match", `"other"`); other.Status != http.StatusOK {
				t.Errorf("%s with another tag: %d", path, other.Status)
			}
			w.AddLicenses(t, w.Yearly.ID, 1)
			if changed := w.Do(t, "GET", api+path, nil, "If-None-Match", tag); changed.Status != http.StatusOK || changed.Header.Get("ETag") == tag {
				t.Errorf("%s after a change: %d", path, changed.Status)
			}
		}
	})
}

func (w *world) quote(t testing.TB, id uuid.UUID, parameters ...string) quoteResponse {
	t.Helper()
	q := url.Values{}
	for i := 0; i < len(parameters); i += 2 {
		q.Add(parameters[i], parameters[i+1])
	}
	return decoded[quoteResponse](t, w.Do(t, "GET", api+"/products/"+id.String()+"/price?"+q.Encode(), nil), http.StatusOK)
}

func TestQuoteWithoutACustomerHasBasePrices(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		r := w.Do(t, "GET", api+"/products/"+w.Antivirus.ID.String()+"/price", nil)
		raw := decoded[map[string]any](t, r, http.StatusOK)
		if _, has := raw["customer"]; has {
			t.Errorf("customer is there: %s", r.Body)
		}
		q := w.quote(t, w.Antivirus.ID)
		if q.ProductName != "Antivirus" || q.Currency != "EUR" || q.ProductID != w.Antivirus.ID {
			t.Errorf("%+v", q)
		}
		for _, v := range q.Variations {
			if v.Price != v.BasePrice || v.AppliedTier != nil {
				t.Errorf("%+v", v)
			}
		}
	})
}

func TestQuoteAppliesTheTierOnlyToVariationsThatHaveItsPrice(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		byID := w.quote(t, w.Antivirus.ID, "customerId", w.Ana.ID.String())
		byPhone := w.quote(t, w.Antivirus.ID, "customerPhone", "+5511987654321")
		if asJSON(t, byID) != asJSON(t, byPhone) {
			t.Errorf("by id %+v, by phone %+v", byID, byPhone)
		}
		if byID.Customer == nil || byID.Customer.ID != w.Ana.ID || byID.Customer.Tier == nil || byID.Customer.Tier.Name != "Gold" || byID.Customer.Tier.Level != 2 {
			t.Errorf("customer %+v", byID.Customer)
		}
		yearly, lifetime := byID.Variations[0], byID.Variations[1]
		if yearly.BasePrice != "49.90" || yearly.Price != "39.90" || yearly.AppliedTier == nil || yearly.AppliedTier.ID != w.Gold.ID || yearly.AvailableStock != 10 || !yearly.DependsOnStock {
			t.Errorf("yearly %+v", yearly)
		}
		if lifetime.Price != "99.00" || lifetime.BasePrice != "99.00" || lifetime.AppliedTier != nil || lifetime.AvailableStock != 0 {
			t.Errorf("lifetime %+v", lifetime)
		}
	})
}

func TestQuoteForCustomerWithoutTierHasNullTiers(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		r := w.Do(t, "GET", api+"/products/"+w.Antivirus.ID.String()+"/price?customerId="+w.Bruno.ID.String(), nil)
		raw := decoded[map[string]any](t, r, http.StatusOK)
		customer, _ := raw["customer"].(map[string]any)
		if tier, has := customer["tier"]; !has || tier != nil {
			t.Errorf("customer %v", customer)
		}
		for _, v := range w.quote(t, w.Antivirus.ID, "customerId", w.Bruno.ID.String()).Variations {
			if v.AppliedTier != nil || v.Price != v.BasePrice {
				t.Errorf("%+v", v)
			}
		}
	})
}

func TestQuoteTakesAnUnescapedPlusForWhatItWas(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		r := w.Do(t, "GET", api+"/products/"+w.Antivirus.ID.String()+"/price?customerPhone=+5511987654321", nil)
		if q := decoded[quoteResponse](t, r, http.StatusOK); q.Customer == nil || q.Customer.ID != w.Ana.ID {
			t.Errorf("%+v", q.Customer)
		}
	})
}

func TestQuoteForAnUnknownOrMalformedCustomerIsRefused(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		path := api + "/products/" + w.Antivirus.ID.String() + "/price?"
		ana := w.Ana.ID.String()
		for query, want := range map[string]struct {
			status int
			code   string
			where  []string
		}{
			"customerId=" + ana + "&customerPhone=%2B5511987654321": {400, "invalid_input", []string{"customerId", "customerPhone"}},
			"customerPhone=%2B5511987654322":                        {404, "phone_not_linked", nil}, // Bruno's, not linked
			"customerPhone=%2B5511900000000":                        {404, "phone_not_linked", nil},
			"customerId=" + uuid.NewString():                        {404, "customer_not_found", nil},
			"customerId=" + uuid.Nil.String():                       {404, "customer_not_found", nil},
			"customerId=42":                                         {400, "invalid_input", []string{"customerId"}},
			"customerId=":                                           {400, "invalid_input", []string{"customerId"}},
			"customerPhone=11987654321":                             {400, "invalid_input", []string{"customerPhone"}},
			"customerPhone=":                                        {400, "invalid_input", []string{"customerPhone"}},
			"customerPhone=%00":                                     {400, "invalid_input", []string{"customerPhone"}},
			"customerPhone=%ff":                                     {400, "invalid_input", []string{"customerPhone"}},
			"customerId=" + ana + "&customerId=" + ana:              {400, "invalid_input", []string{"customerId"}},
			"customerId=%zz":                                        {400, "invalid_input", []string{"query"}},
		} {
			p := refused(t, w.Do(t, "GET", path+query, nil), want.status, want.code)
			if !slices.Equal(p.where(), want.where) {
				t.Errorf("%s: blames %v, want %v", query, p.where(), want.where)
			}
		}
	})
}

func TestQuoteAndOrderAgreeOnThePrice(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		quoted := w.quote(t, w.Antivirus.ID, "customerId", w.Carla.ID.String()).Variations[0]
		o := w.buy(t, w.Carla.ID, w.Yearly.ID)
		if item := o.Items[0]; item.Price != quoted.Price || item.BasePrice != quoted.BasePrice || item.AppliedTier.ID != quoted.AppliedTier.ID || o.Total != quoted.Price {
			t.Errorf("quoted %+v, sold %+v", quoted, item)
		}
	})
}

func TestProductScopeReadsListProductAndQuote(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		reader := w.as(w.ReadOnlyToken)
		for _, path := range []string{"/products", "/products/" + w.Antivirus.ID.String(), "/products/" + w.Antivirus.ID.String() + "/price"} {
			if r := reader.Do(t, "GET", api+path, nil); r.Status != http.StatusOK {
				t.Errorf("%s: %d", path, r.Status)
			}
			refused(t, w.scoped(t, auth.OrdersRead).Do(t, "GET", api+path, nil), 403, "insufficient_scope")
		}
	})
}

func TestArchivedVariationIsNotShown(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		w.Database.Client.Variation.UpdateOneID(w.Lifetime.ID).SetStatus("ARCHIVED").ExecX(w.Context(t))
		p := decoded[productResponse](t, w.Do(t, "GET", api+"/products/"+w.Antivirus.ID.String(), nil), http.StatusOK)
		if len(p.Variations) != 1 {
			t.Errorf("%+v", p.Variations)
		}
		refused(t, w.Do(t, "POST", api+"/orders", cart(w.Ana.ID, w.Lifetime.ID)), 404, "variation_not_found")
	})
}

func TestEveryTextOfAProductIsShownAsItWasWritten(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		in := catalogue.ProductInput{Name: new("Texts"), Slug: new("texts"), Kind: new(product.KindSERVICE), Status: new(product.StatusACTIVE)}
		for _, text := range catalogue.ProductTexts {
			*text.Input(&in) = new("the " + text.Name)
		}
		written, err := w.Resolver.WriteProduct(w.Context(t), in)
		if err != nil {
			t.Fatal(err)
		}
		shown := decoded[map[string]any](t, w.Do(t, "GET", api+"/products/"+written.ID.String(), nil), http.StatusOK)
		listed := decoded[[]map[string]any](t, w.Do(t, "GET", api+"/products", nil), http.StatusOK)[0]
		for _, text := range catalogue.ProductTexts {
			for _, response := range []map[string]any{shown, listed} {
				if value, is := response[text.Name]; is && value != "the "+text.Name {
					t.Errorf("%s is %v", text.Name, value)
				}
			}
		}
	})
}
