package resolver_test

import (
	"context"
	"testing"

	"github.com/google/uuid"

	"kiosk/ent/db/apitoken"
	"kiosk/ent/db/staffmember"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/problem"
	"kiosk/internal/resolver"
	"kiosk/internal/testkit"
)

func TestReadsOfCredentialsThatWaitAreBounded(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, newVault(t), nil)
		token := auth.With(context.Background(), auth.Actor{Kind: auth.KindToken, ID: uuid.New(), Name: "bot", StoreID: s.store.ID})
		const readers, each = 4, 6_000
		atOnce(readers, func(int) {
			for range each {
				if err := s.NoteCredentialsRead(token, uuid.New()); err != nil {
					t.Error(err)
				}
				if waiting, limit := s.PendingReads(); waiting > limit+readers {
					t.Errorf("%d reads wait, %d may", waiting, limit)
				}
			}
		})
		if err := s.Close(context.Background()); err != nil {
			t.Fatal(err)
		}
		if noted := s.audits(t, "order.read_credentials"); noted != readers*each {
			t.Errorf("%d reads are in the audit, want %d", noted, readers*each)
		}
	})
}

func TestATokenMadeWhileItsMakerIsDisabledIsRevokedToo(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, newVault(t), nil)
		s.hire(t, staffmember.RoleOWNER)
		for range 5 {
			member, ctx := s.hire(t, staffmember.RoleMANAGER)
			const makers = 4
			atOnce(makers+1, func(i int) {
				if i == makers {
					if _, err := s.DisableStaff(s.ctx, resolver.DisableStaffInput{ID: member.ID, RevokeTokens: true}); err != nil {
						t.Error(err)
					}
					return
				}
				_, _, err := s.CreateToken(ctx, resolver.NewToken{Name: "bot", Scopes: []auth.Scope{auth.OrdersRead}})
				if code := codeOf(err); err != nil && code != problem.CodeUnauthenticated {
					t.Error(err)
				}
			})
			if live := d.Client.APIToken.Query().Where(apitoken.CreatedByID(member.ID), apitoken.RevokedAtIsNil()).CountX(s.ctx); live != 0 {
				t.Errorf("%d tokens are live although their maker was disabled with them", live)
			}
		}
	})
}
