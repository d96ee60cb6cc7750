package resolver_test

import (
	"context"
	"sync/atomic"
	"testing"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/auditentry"
	"kiosk/ent/db/staffmember"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/access"
	"kiosk/internal/testkit"
)

const password = "a long password"

// newStaff creates a staff member and returns a context with this actor.
func (s *shop) newStaff(t testkit.Failer, role staffmember.Role) (*db.StaffMember, context.Context) {
	t.Helper()
	member, err := s.CreateStaff(s.Ctx, access.NewStaff{
		Email: uuid.NewString() + "@shop.example", Name: string(role), Password: password, Role: role,
	})
	if err != nil {
		t.Fatalf("create staff member: %v", err)
	}
	return member, auth.With(context.Background(), auth.Actor{
		Kind: auth.KindStaff, ID: member.ID, Name: member.Name, StoreID: s.Row.ID, Role: auth.Role(role),
	})
}

// audits counts the audit entries of an action.
func (s *shop) audits(t testkit.Failer, action string) int {
	t.Helper()
	n, err := s.Database.Client.AuditEntry.Query().Where(auditentry.Action(action)).Count(s.Ctx)
	if err != nil {
		t.Fatalf("count audit: %v", err)
	}
	return n
}

func TestTwoOwnersCannotDisableEachOtherConcurrently(t *testing.T) {
	t.Parallel()
	everyIsolation(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		const owners = 4
		members := make([]*db.StaffMember, owners)
		contexts := make([]context.Context, owners)
		for i := range members {
			members[i], contexts[i] = s.newStaff(t, staffmember.RoleOWNER)
		}
		var refused atomic.Int64
		testkit.AtOnce(owners, func(i int) {
			var err error
			if other := members[(i+1)%owners]; i%2 == 0 {
				_, err = s.DisableStaff(contexts[i], access.DisableStaffInput{ID: other.ID})
			} else {
				_, err = s.SetStaffRole(contexts[i], access.SetStaffRoleInput{
					ID: other.ID, Version: other.Version, Role: staffmember.RoleVIEWER,
				})
			}
			switch testkit.CodeOf(err) {
			case problem.CodeLastOwner, problem.CodeUnauthenticated: // CodeUnauthenticated: this owner was disabled before
				refused.Add(1)
			default:
				if err != nil {
					t.Errorf("owner %d got %v", i, err)
				}
			}
		})
		left := d.Client.StaffMember.Query().
			Where(staffmember.RoleEQ(staffmember.RoleOWNER), staffmember.StatusEQ(staffmember.StatusACTIVE)).
			CountX(s.Ctx)
		if left < 1 || left != int(refused.Load()) {
			t.Errorf("%d owners are left and %d calls were refused, want equal numbers and at least 1", left, refused.Load())
		}
		if entries := s.audits(t, "staff.disable") + s.audits(t, "staff.set_role"); entries != owners-left {
			t.Errorf("%d audit entries, want %d", entries, owners-left)
		}
	})
}

func TestTheLastActiveOwnerCannotBeDisabledOrDemoted(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		first, ctx := s.newStaff(t, staffmember.RoleOWNER)
		second, _ := s.newStaff(t, staffmember.RoleOWNER)
		manager, _ := s.newStaff(t, staffmember.RoleMANAGER)
		for _, id := range uuids(manager.ID, second.ID) {
			if _, err := s.DisableStaff(ctx, access.DisableStaffInput{ID: id}); err != nil {
				t.Fatal(err)
			}
		}
		_, err := s.DisableStaff(ctx, access.DisableStaffInput{ID: first.ID})
		testkit.WantCode(t, err, problem.CodeLastOwner)
		_, err = s.SetStaffRole(ctx, access.SetStaffRoleInput{ID: first.ID, Version: first.Version, Role: staffmember.RoleMANAGER})
		testkit.WantCode(t, err, problem.CodeLastOwner)

		if _, err = s.EnableStaff(ctx, second.ID); err != nil {
			t.Fatal(err)
		}
		if _, err = s.DisableStaff(ctx, access.DisableStaffInput{ID: first.ID}); err != nil {
			t.Error(err)
		}
	})
}

// signIn returns the secrets of a browser session and of an access token.
func (s *shop) signIn(t testkit.Failer, member *db.StaffMember, ctx context.Context, plain string) []string {
	t.Helper()
	session, _, err := s.SignIn(context.Background(), access.SignInInput{Store: s.Row.Slug, Email: member.Email, Password: plain})
	if err != nil {
		t.Fatalf("sign in: %v", err)
	}
	token, _, err := s.CreateAccessToken(ctx, access.NewAccessToken{Name: "dashboard"})
	if err != nil {
		t.Fatalf("create access token: %v", err)
	}
	return []string{session, token}
}

func TestDisablingAndNewPasswordsEndSessionsAndAccessTokens(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		_, owner := s.newStaff(t, staffmember.RoleOWNER)
		for name, end := range map[string]func(*db.StaffMember, context.Context) error{
			"disabled": func(member *db.StaffMember, _ context.Context) error {
				_, err := s.DisableStaff(owner, access.DisableStaffInput{ID: member.ID})
				return err
			},
			"password set": func(member *db.StaffMember, _ context.Context) error {
				_, err := s.SetStaffPassword(owner, access.SetStaffPasswordInput{ID: member.ID, Password: "another password"})
				return err
			},
			"password changed": func(_ *db.StaffMember, ctx context.Context) error {
				_, err := s.ChangePassword(ctx, access.ChangePasswordInput{OldPassword: password, NewPassword: "another password"})
				return err
			},
		} {
			member, ctx := s.newStaff(t, staffmember.RoleSUPPORT)
			secrets := s.signIn(t, member, ctx, password)
			for _, secret := range secrets {
				if _, err := s.AuthenticateStaff(context.Background(), secret); err != nil {
					t.Fatalf("%s: %v", name, err)
				}
			}
			if err := end(member, ctx); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			if _, err := s.EnableStaff(owner, member.ID); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			for _, secret := range secrets {
				_, err := s.AuthenticateStaff(context.Background(), secret)
				testkit.WantCode(t, err, problem.CodeUnauthenticated)
			}
		}
	})
}

func TestChangingThePasswordNeedsTheOldOne(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		member, ctx := s.newStaff(t, staffmember.RoleOWNER)
		_, err := s.ChangePassword(ctx, access.ChangePasswordInput{OldPassword: "not " + password, NewPassword: "another password"})
		testkit.WantCode(t, err, problem.CodeInvalidInput)
		_, err = s.SetStaffPassword(ctx, access.SetStaffPasswordInput{ID: member.ID, Password: "another password"})
		testkit.WantCode(t, err, problem.CodeForbidden)
		_, err = s.ChangePassword(s.Ctx, access.ChangePasswordInput{OldPassword: password, NewPassword: "another password"})
		testkit.WantCode(t, err, problem.CodeForbidden)
		s.signIn(t, member, ctx, password)

		if _, err = s.ChangePassword(ctx, access.ChangePasswordInput{OldPassword: password, NewPassword: "another password"}); err != nil {
			t.Fatal(err)
		}
		_, _, err = s.SignIn(context.Background(), access.SignInInput{Store: s.Row.Slug, Email: member.Email, Password: password})
		testkit.WantCode(t, err, problem.CodeUnauthenticated)
		s.signIn(t, member, ctx, "another password")
		if n := s.audits(t, "staff.set_password"); n != 1 {
			t.Errorf("%d entries in the audit", n)
		}
	})
}

func TestASessionNeverOutlivesThePasswordOfItsSignIn(t *testing.T) {
	t.Parallel()
	everyIsolation(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		_, owner := s.newStaff(t, staffmember.RoleOWNER)
		member, _ := s.newStaff(t, staffmember.RoleSUPPORT)
		secrets := make([]string, 5)
		testkit.AtOnce(len(secrets), func(i int) {
			if i == 0 {
				_, err := s.SetStaffPassword(owner, access.SetStaffPasswordInput{ID: member.ID, Password: "another password"})
				if err != nil {
					t.Errorf("set password: %v", err)
				}
				return
			}
			session, _, err := s.SignIn(context.Background(), access.SignInInput{Store: s.Row.Slug, Email: member.Email, Password: password})
			if err == nil {
				secrets[i] = session
			}
		})
		for _, secret := range secrets {
			if secret == "" {
				continue
			}
			_, err := s.AuthenticateStaff(context.Background(), secret)
			testkit.WantCode(t, err, problem.CodeUnauthenticated)
		}
	})
}
