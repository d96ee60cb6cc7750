package webhooks_test

import (
	"encoding/json"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"kiosk/rest/webhooksig"
)

// fence finds the code blocks of a Markdown page: language, title and text.
var fence = regexp.MustCompile("(?ms)^```([a-z]+)(?: ([a-z._]+))?\n(.*?)^```$")

func page(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../webhooks.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestThePageShowsTheCodeOfTheExamples(t *testing.T) {
	t.Parallel()
	for language, file := range map[string]string{
		"go":     "go/main.go",
		"js":     "node/receiver.js",
		"python": "python/receiver.py",
	} {
		program, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		shown := slices.ContainsFunc(fence.FindAllStringSubmatch(page(t), -1), func(block []string) bool {
			return block[1] == language && strings.Contains(block[3], "genuine") && strings.Contains(string(program), block[3])
		})
		if !shown {
			t.Errorf("the page does not show the verification of %s as it is", file)
		}
	}
}

func TestThePageShowsEveryEventWithItsData(t *testing.T) {
	t.Parallel()
	const order = "order order.createdAt order.currency order.customerId order.id order.items order.items.id " +
		"order.items.price order.items.productId order.items.sku order.items.status order.items.variationId " +
		"order.number order.status order.total"
	const recharge = "recharge recharge.amount recharge.currency recharge.customerId recharge.id recharge.status"
	examples := map[string]string{}
	for _, block := range fence.FindAllStringSubmatch(page(t), -1) {
		if block[1] == "json" {
			examples[block[2]] = block[3]
		}
	}
	for title, want := range map[string]string{
		"envelope":              "created_at data data.productId data.sku data.stockQuantity data.threshold data.variationId id livemode type",
		"order.created":         order,
		"order.completed":       order + " order.completedAt",
		"order.items_fulfilled": "items items.id items.sku items.variationId orderId orderStatus pendingItems",
		"recharge.approved":     recharge + " balance",
		"recharge.rejected":     recharge + " reason rejectedBy",
		"customer.registered":   "customer customer.createdAt customer.id customer.name customer.phone customer.tier customer.tier.id customer.tier.level customer.tier.name",
		"order.cancelled":       order + " reason",
		"order.failed":          order + " reason",
		"order.refunded":        order + " order.completedAt items amount",
		"order.item_replaced":   "orderId itemId replacementId",
		"recharge.requested":    recharge,
		"stock.low":             "productId sku stockQuantity threshold variationId",
		"stock.available":       "productId sku stockQuantity variationId",
	} {
		var example any
		if err := json.Unmarshal([]byte(examples[title]), &example); err != nil {
			t.Errorf("%s: %v", title, err)
			continue
		}
		wanted := strings.Fields(want)
		slices.Sort(wanted)
		if got := members(example, ""); !slices.Equal(got, wanted) {
			t.Errorf("%s shows %v\nwant %v", title, got, wanted)
		}
	}
}

// members lists the paths of all members of a JSON value, sorted.
func members(value any, prefix string) (paths []string) {
	switch value := value.(type) {
	case map[string]any:
		for name, member := range value {
			paths = append(paths, prefix+name)
			paths = append(paths, members(member, prefix+name+".")...)
		}
	case []any:
		for _, element := range value {
			paths = append(paths, members(element, prefix)...)
		}
	}
	slices.Sort(paths)
	return slices.Compact(paths)
}

func TestTheSignatureToCheckByHandIsRight(t *testing.T) {
	t.Parallel()
	v1 := regexp.MustCompile(`(?m)^v1 +([0-9a-f]{64})$`).FindStringSubmatch(page(t))
	if v1 == nil {
		t.Fatal("the page shows no signature to check by hand")
	}
	header := "t=1767323045,v1=" + v1[1]
	if want := webhooksig.Sign(secret, time.Unix(1767323045, 0), []byte(`{"a":1}`)); header != want {
		t.Errorf("the page shows %s, want %s", header, want)
	}
}
