package client_test

import (
	"net/http"
	"testing"

	"kiosk/client"
)

func TestWalletIsRechargedByIDAndByPhone(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		in := client.RechargeInput{Amount: client.MustAmount("25.50"), Reference: "PIX 42", Notes: "thanks"}
		first := must(c.Recharge(t.Context(), client.ByID(k.Carla.ID.String()), in))(t)
		second := must(c.Recharge(t.Context(), client.ByPhone(*k.Carla.LinkedPhone), in))(t)
		if first.Status != client.RechargeApproved || first.Amount != in.Amount || first.Reference != "PIX 42" || first.Replayed {
			t.Errorf("%+v", first)
		}
		if second.Balance != client.MustAmount("151.00") || second.ID == first.ID || second.Currency != "EUR" || second.DecidedAt == nil {
			t.Errorf("%+v", second)
		}
		wallet := must(c.Wallet(t.Context(), k.Carla.ID.String()))(t)
		if *wallet != (client.Wallet{CustomerID: k.Carla.ID.String(), Balance: second.Balance, Currency: "EUR"}) {
			t.Errorf("%+v", wallet)
		}
		if byPhone := must(c.WalletByPhone(t.Context(), *k.Carla.LinkedPhone))(t); *byPhone != *wallet {
			t.Errorf("by phone %+v, by id %+v", byPhone, wallet)
		}
		_, err := c.WalletByPhone(t.Context(), "+5511000000000")
		refused(t, err, http.StatusNotFound, client.CodePhoneNotLinked)
		_, err = c.Recharge(t.Context(), client.ByID(k.Carla.ID.String()), client.RechargeInput{})
		if invalid := refusal(t, err, http.StatusBadRequest, client.CodeInvalidInput); len(invalid.Errors) != 1 || invalid.Errors[0].Pointer != "/amount" {
			t.Errorf("%+v", invalid)
		}
		_, err = c.Recharge(t.Context(), client.CustomerRef{}, in)
		if err == nil {
			t.Error("no wallet was topped up")
		}
	})
}

func TestLedgerIsGoneThroughByCursor(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		const recharges = 103 // more than a page
		for range recharges {
			must(c.Recharge(t.Context(), client.ByID(k.Bruno.ID.String()), client.RechargeInput{Amount: client.MustAmount("1.00")}))(t)
		}
		order := must(c.PlaceOrder(t.Context(), client.PlaceOrderInput{Customer: client.ByID(k.Bruno.ID.String()), VariationIDs: []string{k.Hour.ID.String()}}))(t)
		var rows []client.WalletTransaction
		for row, err := range c.WalletTransactions(t.Context(), k.Bruno.ID.String()) {
			if err != nil {
				t.Fatal(err)
			}
			rows = append(rows, row)
		}
		if len(rows) != recharges+1 {
			t.Fatalf("%d rows", len(rows))
		}
		newest, oldest := rows[0], rows[recharges]
		if newest.Kind != client.TransactionPurchase || newest.Amount != client.MustAmount("-30.00") || newest.BalanceAfter != client.MustAmount("73.00") || *newest.OrderID != order.ID {
			t.Errorf("%+v", newest)
		}
		if oldest.Kind != client.TransactionRecharge || oldest.BalanceAfter != client.MustAmount("1.00") || oldest.OrderID != nil {
			t.Errorf("%+v", oldest)
		}
		_, err := c.WalletTransactionPage(t.Context(), k.Bruno.ID.String(), "forged", 10)
		refused(t, err, http.StatusBadRequest, client.CodeInvalidInput)
	})
}

func TestLedgerByPhoneIsTheLedgerOfTheCustomerWhoLinkedIt(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		id, phone := k.Carla.ID.String(), *k.Carla.LinkedPhone
		for range 2 {
			must(c.Recharge(t.Context(), client.ByPhone(phone), client.RechargeInput{Amount: client.MustAmount("1.00")}))(t)
		}
		var ids []string
		for row, err := range c.WalletTransactionsByPhone(t.Context(), phone) {
			if err != nil {
				t.Fatal(err)
			}
			ids = append(ids, row.ID)
		}
		first := must(c.WalletTransactionPageByPhone(t.Context(), phone, "", 1))(t)
		second := must(c.WalletTransactionPage(t.Context(), id, first.Pagination.NextCursor, 1))(t)
		if len(ids) < 2 || first.Transactions[0].ID != ids[0] || second.Transactions[0].ID != ids[1] {
			t.Errorf("rows %v, pages %+v and %+v", ids, first, second)
		}
	})
}

func TestOutcomeOfAnUnusedKeyIsUnknown(t *testing.T) {
	both(t, func(t *testing.T, _ *kiosk, c *client.Client) {
		if outcome := must(c.Outcome(t.Context(), "50% / never?"))(t); *outcome != (client.Outcome{Key: "50% / never?", Status: client.OutcomeUnknown}) {
			t.Errorf("%+v", outcome)
		}
	})
}

func TestLicensesAreUploaded(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		waiting := must(c.PlaceOrder(t.Context(), client.PlaceOrderInput{Customer: client.ByID(k.Ana.ID.String()), VariationIDs: []string{k.Monthly.ID.String()}}))(t)
		if waiting.Status != client.OrderPending {
			t.Errorf("%s", waiting.Status)
		}
		upload := must(c.UploadLicenses(t.Context(), client.UploadLicensesInput{
			VariationID: k.Monthly.ID.String(),
			Licenses:    []client.License{{Credentials: "A"}, {Credentials: "B", ExternalRef: "b"}, {Credentials: "A"}},
		}))(t)
		if upload.Created != 2 || len(upload.Duplicates) != 1 || upload.Duplicates[0] != 2 || upload.OrdersFulfilled != 1 || upload.StockQuantity != 1 {
			t.Errorf("%+v", upload)
		}
		if order := must(c.Order(t.Context(), waiting.ID))(t); order.Items[0].Credentials != "A" {
			t.Errorf("%+v", order.Items)
		}
		_, err := c.UploadLicenses(t.Context(), client.UploadLicensesInput{VariationID: k.Hour.ID.String(), Licenses: []client.License{{Credentials: "A"}}})
		refused(t, err, http.StatusBadRequest, client.CodeVariationNotDigital)
	})
}
