package testkit

import (
	"testing"

	"kiosk/internal/auth"
	"kiosk/internal/consistency"
	"kiosk/internal/database"
)

// VerifyConsistency fails the test for every finding of kiosk verify in every store. Other writers may run meanwhile.
func VerifyConsistency(t testing.TB, d *database.DB) {
	t.Helper()
	stores, err := d.Client.Store.Query().All(auth.AllTenants(t.Context()))
	if err != nil {
		t.Error(err)
	}
	for _, store := range stores {
		results, err := consistency.Verify(t.Context(), d, store.ID, nil)
		if err != nil {
			t.Error(err)
		}
		for _, result := range results {
			for _, finding := range result.Findings {
				t.Errorf("%s: %s %s %s", store.Slug, result.Check, result.Rule, finding)
			}
		}
	}
}
