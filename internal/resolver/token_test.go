package resolver_test

import (
	"testing"

	"kiosk/ent/db/apitoken"
	"kiosk/ent/db/staffmember"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/access"
	"kiosk/internal/testkit"
)

func TestATokenMadeWhileItsMakerIsDisabledIsRevokedToo(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		s.newStaff(t, staffmember.RoleOWNER)
		for range 5 {
			member, ctx := s.newStaff(t, staffmember.RoleMANAGER)
			const makers = 4
			testkit.AtOnce(makers+1, func(i int) {
				if i == makers {
					if _, err := s.DisableStaff(s.Ctx, access.DisableStaffInput{ID: member.ID, RevokeTokens: true}); err != nil {
						t.Error(err)
					}
					return
				}
				_, _, err := s.CreateToken(ctx, access.NewToken{Name: "bot", Scopes: []auth.Scope{auth.OrdersRead}})
				if code := testkit.CodeOf(err); err != nil && code != problem.CodeUnauthenticated {
					t.Error(err)
				}
			})
			if live := d.Client.APIToken.Query().Where(apitoken.CreatedByID(member.ID), apitoken.RevokedAtIsNil()).CountX(s.Ctx); live != 0 {
				t.Errorf("%d tokens are active after their creator was disabled with RevokeTokens", live)
			}
		}
	})
}
