package resolver_test

import (
	"context"
	"slices"
	"testing"

	"kiosk/ent/db"
	"kiosk/ent/db/staffmember"
	"kiosk/internal/database"
	"kiosk/internal/resolver/access"
	"kiosk/internal/testkit"
)

func TestAnUpdateOfPreferencesThatRunsTwiceHasTheResultOfOne(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		_, ctx := s.newStaff(t, staffmember.RoleMANAGER)
		attempts := 0
		d.Client.StaffPreferences.Use(func(next db.Mutator) db.Mutator {
			return db.MutateFunc(func(ctx context.Context, m db.Mutation) (db.Value, error) {
				if attempts++; attempts == 1 {
					return nil, database.ErrRetry
				}
				return next.Mutate(ctx, m)
			})
		})
		first, second := access.SavedView{List: "orders", Name: "first"}, access.SavedView{List: "orders", Name: "second"}
		changed, err := s.UpdatePreferences(ctx, access.UpdatePreferencesInput{
			Views:      []access.SavedView{first, second},
			DeleteView: &access.DeleteViewInput{List: first.List, Name: first.Name},
		})
		testkit.Must(t, err)
		if !slices.Equal(changed.Views, []access.SavedView{second}) || attempts != 2 {
			t.Errorf("after %d attempts the views are %v", attempts, changed.Views)
		}
	})
}
