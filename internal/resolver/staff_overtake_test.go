package resolver_test

import (
	"context"
	"errors"
	"testing"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/staffmember"
	"kiosk/ent/db/staffsession"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/access"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/testkit"
)

// In these tests a staff member's access ends while the member creates a token or a session that would outlive it. See
// overtake_test.go.

// newSession signs a staff member in and returns a context with the actor of the new session.
func (s *shop) newSession(t *testing.T, member *db.StaffMember) context.Context {
	t.Helper()
	secret, _, err := s.SignIn(t.Context(), access.SignInInput{Store: s.Row.Slug, Email: member.Email, Password: password})
	if err != nil {
		t.Fatal(err)
	}
	return s.contextOf(t, secret)
}

// contextOf returns a context with the actor of the session that has the secret.
func (s *shop) contextOf(t *testing.T, secret string) context.Context {
	t.Helper()
	actor, err := s.AuthenticateStaff(t.Context(), secret)
	if err != nil {
		t.Fatal(err)
	}
	return auth.With(t.Context(), actor)
}

// runQueued starts the operations one after the other, each when the previous one waits for a lock. It then calls release and
// returns the operations' errors.
func (s *shop) runQueued(t *testing.T, release func(), operations ...func() error) []error {
	t.Helper()
	outcomes := make([]chan error, len(operations))
	for i, operation := range operations {
		outcomes[i] = make(chan error, 1)
		go func() { outcomes[i] <- operation() }()
		s.awaitWaiters(t, i+1)
	}
	release()
	errs := make([]error, len(operations))
	for i := range outcomes {
		errs[i] = <-outcomes[i]
	}
	return errs
}

// errorOfSecond locks the row of a staff member, starts two operations that wait for it, and releases it. The first operation
// gets the row before the second. It returns the error of the second.
func (s *shop) errorOfSecond(t *testing.T, member *db.StaffMember, first, second func() error) error {
	t.Helper()
	errs := s.runQueued(t, s.lockRows(t, "SELECT id FROM staff_members WHERE id = $1", member.ID), first, second)
	if errs[0] != nil {
		t.Errorf("the first: %v", errs[0])
	}
	return errs[1]
}

// lockAudit locks the audit table until release is called. Operations then wait when they write their audit entry, which is
// their last step.
func (s *shop) lockAudit(t *testing.T) (release func()) {
	t.Helper()
	return s.lock(t, "LOCK TABLE audit_entries IN SHARE MODE")
}

// countAccessTokens counts the active access tokens of a staff member.
func (s *shop) countAccessTokens(member *db.StaffMember) int {
	return s.Database.Client.StaffSession.Query().
		Where(staffsession.StaffID(member.ID), staffsession.KindEQ(staffsession.KindACCESS_TOKEN), staffsession.RevokedAtIsNil()).
		CountX(auth.AllTenants(context.Background()))
}

func createToken(s *shop, ctx context.Context) func() error {
	return func() error {
		_, _, err := s.CreateAccessToken(ctx, access.NewAccessToken{Name: "dashboard"})
		return err
	}
}

func TestNoAccessTokenIsMadeWhileThePasswordIsReplaced(t *testing.T) {
	t.Parallel()
	everyPostgres(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		const other = "another long password"
		for name, replace := range map[string]func(member *db.StaffMember) func() error{
			"set": func(member *db.StaffMember) func() error {
				return func() error {
					_, err := s.SetStaffPassword(s.Ctx, access.SetStaffPasswordInput{ID: member.ID, Password: other})
					return err
				}
			},
			"changed": func(member *db.StaffMember) func() error {
				ctx := s.newSession(t, member)
				return func() error {
					_, err := s.ChangePassword(ctx, access.ChangePasswordInput{OldPassword: password, NewPassword: other})
					return err
				}
			},
			"by a link": func(member *db.StaffMember) func() error {
				link, err := s.CreateStaffLink(s.Ctx, member.ID)
				if err != nil {
					t.Fatal(err)
				}
				return func() error {
					_, _, err := s.UseStaffLink(t.Context(), access.UseStaffLinkInput{Token: link.Token, Password: other})
					return err
				}
			},
		} {
			member, _ := s.newStaff(t, staffmember.RoleMANAGER)
			err := s.errorOfSecond(t, member, replace(member), createToken(s, s.newSession(t, member)))
			if testkit.CodeOf(err) != problem.CodeUnauthenticated || s.countAccessTokens(member) != 0 {
				t.Errorf("%s: %v, and %d access tokens are open", name, err, s.countAccessTokens(member))
			}
		}
	})
}

func TestOfTwoPasswordChangesAtOnceTheSecondIsNotSignedIn(t *testing.T) {
	t.Parallel()
	everyPostgres(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		change := func(ctx context.Context, to string) func() error {
			return func() error {
				_, err := s.ChangePassword(ctx, access.ChangePasswordInput{OldPassword: password, NewPassword: to})
				return err
			}
		}
		for name, first := range map[string]func(member *db.StaffMember) func() error{
			"the same person": func(member *db.StaffMember) func() error {
				return change(s.newSession(t, member), "another long password")
			},
			"an owner": func(member *db.StaffMember) func() error {
				return func() error {
					_, err := s.SetStaffPassword(s.Ctx, access.SetStaffPasswordInput{ID: member.ID, Password: "another long password"})
					return err
				}
			},
		} {
			member, _ := s.newStaff(t, staffmember.RoleMANAGER)
			err := s.errorOfSecond(t, member, first(member), change(s.newSession(t, member), "a third long password"))
			if testkit.CodeOf(err) != problem.CodeUnauthenticated {
				t.Errorf("%s was first: %v", name, err)
			}
			if _, _, err := s.SignIn(t.Context(), access.SignInInput{Store: s.Row.Slug, Email: member.Email, Password: "another long password"}); err != nil {
				t.Errorf("%s was first: the first password: %v", name, err)
			}
		}
	})
}

func TestAnOwnerWhoLosesTheirAccessMeanwhileEditsNoStaff(t *testing.T) {
	t.Parallel()
	everyPostgres(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		s.newStaff(t, staffmember.RoleOWNER) // so that the others may be disabled
		disable := func(ctx context.Context, member *db.StaffMember) func() error {
			return func() error {
				_, err := s.DisableStaff(ctx, access.DisableStaffInput{ID: member.ID})
				return err
			}
		}
		for name, test := range map[string]struct {
			first func(ctx context.Context, other *db.StaffMember) func() error
			want  problem.Code
		}{
			"disabled": {disable, problem.CodeUnauthenticated},
			"no longer an owner": {func(ctx context.Context, other *db.StaffMember) func() error {
				return func() error {
					_, err := s.SetStaffRole(ctx, access.SetStaffRoleInput{ID: other.ID, Version: other.Version, Role: staffmember.RoleSUPPORT})
					return err
				}
			}, problem.CodeForbidden},
		} {
			member, ctx := s.newStaff(t, staffmember.RoleOWNER)
			other, otherCtx := s.newStaff(t, staffmember.RoleOWNER)
			actor, err := auth.From(otherCtx)
			if err != nil {
				t.Fatal(err)
			}
			actor.Needs = auth.PermissionStaffWrite
			err = s.errorOfSecond(t, member, test.first(ctx, other), disable(auth.With(otherCtx, actor), member))
			if testkit.CodeOf(err) != test.want {
				t.Errorf("%s: %v", name, err)
			}
		}
	})
}

func TestAPersonWhoLosesTheirRoleMeanwhileMakesNoToken(t *testing.T) {
	t.Parallel()
	everyPostgres(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		member, ctx := s.newStaff(t, staffmember.RoleMANAGER)
		actor, err := auth.From(ctx)
		if err != nil {
			t.Fatal(err)
		}
		actor.Needs = auth.PermissionTokensWrite
		err = s.errorOfSecond(t, member, func() error {
			_, err := s.SetStaffRole(s.Ctx, access.SetStaffRoleInput{ID: member.ID, Version: member.Version, Role: staffmember.RoleVIEWER})
			return err
		}, func() error {
			_, _, err := s.CreateToken(auth.With(ctx, actor), access.NewToken{Name: "bot", Scopes: auth.AllScopes})
			return err
		})
		if n := s.Database.Client.APIToken.Query().CountX(s.Ctx); testkit.CodeOf(err) != problem.CodeForbidden || n != 0 {
			t.Errorf("%v, and there are %d tokens", err, n)
		}
	})
}

func TestEndingOtherSessionsEndsAnAccessTokenThatIsBeingMade(t *testing.T) {
	t.Parallel()
	everyPostgres(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		member, _ := s.newStaff(t, staffmember.RoleMANAGER)
		here, elsewhere := s.newSession(t, member), s.newSession(t, member)
		errs := s.runQueued(t, s.lockAudit(t), createToken(s, elsewhere), func() error {
			_, err := s.EndOtherSessions(here)
			return err
		})
		if err := errors.Join(errs...); err != nil || s.countAccessTokens(member) != 0 {
			t.Errorf("%v, and %d access tokens are open", err, s.countAccessTokens(member))
		}
	})
}

// newStore creates another store in the same database.
func (s *shop) newStore(t *testing.T) *shop {
	t.Helper()
	slug := "shop-" + uuid.NewString()
	store, err := s.CreateStore(auth.AllTenants(t.Context()), stores.NewStore{Slug: slug, Name: "Shop", Currency: "USD", Livemode: true})
	if err != nil {
		t.Fatal(err)
	}
	return &shop{&testkit.Shop{Resolver: s.Resolver, Database: s.Database, Ctx: auth.With(t.Context(), auth.System(store.ID)), Row: store}}
}

// switchStore switches the session of a context to another store, and returns a context with the actor there.
func (s *shop) switchStore(t *testing.T, ctx context.Context, to *shop) context.Context {
	t.Helper()
	secret, _, err := s.SwitchStore(ctx, to.Row.Slug)
	if err != nil {
		t.Fatal(err)
	}
	return to.contextOf(t, secret)
}

// linkStaff creates a staff member in each store, links the accounts, and returns them.
func linkStaff(t *testing.T, first *shop, others ...*shop) []*db.StaffMember {
	t.Helper()
	member, _ := first.newStaff(t, staffmember.RoleMANAGER)
	members := []*db.StaffMember{member}
	for _, other := range others {
		there, _ := other.newStaff(t, staffmember.RoleMANAGER)
		in := access.SignInInput{Store: other.Row.Slug, Email: there.Email, Password: password}
		if _, err := first.LinkStore(first.newSession(t, member), in); err != nil {
			t.Fatal(err)
		}
		members = append(members, there)
	}
	return members
}

func TestNothingIsOpenedFromAnAccountInOtherStoresWhileItsAccessEnds(t *testing.T) {
	t.Parallel()
	opens := map[string]func(there context.Context, next *shop) func() error{
		"an access token": func(there context.Context, next *shop) func() error { return createToken(next, there) },
		"a third store": func(there context.Context, next *shop) func() error {
			return func() error {
				_, _, err := next.SwitchStore(there, next.Row.Slug)
				return err
			}
		},
	}
	ends := map[string]func(s *shop, member *db.StaffMember, own context.Context) error{
		"disabled": func(s *shop, member *db.StaffMember, _ context.Context) error {
			_, err := s.DisableStaff(s.Ctx, access.DisableStaffInput{ID: member.ID})
			return err
		},
		"password set": func(s *shop, member *db.StaffMember, _ context.Context) error {
			_, err := s.SetStaffPassword(s.Ctx, access.SetStaffPasswordInput{ID: member.ID, Password: "another long password"})
			return err
		},
		"other sessions ended": func(s *shop, _ *db.StaffMember, own context.Context) error {
			_, err := s.EndOtherSessions(own)
			return err
		},
	}
	everyPostgres(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		second, third := s.newStore(t), s.newStore(t)
		for what, open := range opens {
			for how, end := range ends {
				members := linkStaff(t, s, second, third)
				own := s.newSession(t, members[0])
				there := s.switchStore(t, s.newSession(t, members[0]), second)
				if how == "disabled" { // sessions in other stores must end even when the accounts are not linked any more
					if err := second.UnlinkStore(there, s.Row.Slug); err != nil {
						t.Fatal(err)
					}
				}
				errs := s.runQueued(t, s.lockAudit(t), open(there, third), func() error { return end(s, members[0], own) })
				left := d.Client.StaffSession.Query().
					Where(staffsession.EnteredFromID(members[0].ID), staffsession.RevokedAtIsNil()).
					CountX(auth.AllTenants(t.Context()))
				if err := errors.Join(errs...); err != nil || left != 0 {
					t.Errorf("%s while %s: %v, and %d are open", what, how, err, left)
				}
			}
		}
	})
}

func TestAPasswordThatIsCheckedWhileItsAccountsAccessEndsOpensNothing(t *testing.T) {
	t.Parallel()
	everyPostgres(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		other := s.newStore(t)
		for name, end := range map[string]func(member *db.StaffMember) error{
			"password set": func(member *db.StaffMember) error {
				_, err := other.SetStaffPassword(other.Ctx, access.SetStaffPasswordInput{ID: member.ID, Password: "another long password"})
				return err
			},
			"disabled": func(member *db.StaffMember) error {
				_, err := other.DisableStaff(other.Ctx, access.DisableStaffInput{ID: member.ID})
				return err
			},
		} {
			for what, open := range map[string]func(access.SignInInput) error{
				"a session": func(in access.SignInInput) error {
					_, _, err := s.SignIn(t.Context(), in)
					return err
				},
				"a link to another store": func(in access.SignInInput) error {
					here, _ := s.newStaff(t, staffmember.RoleMANAGER)
					_, err := s.LinkStore(s.newSession(t, here), in)
					return err
				},
			} {
				member, _ := other.newStaff(t, staffmember.RoleMANAGER)
				err := other.errorOfSecond(t, member, func() error { return end(member) }, func() error {
					return open(access.SignInInput{Store: other.Row.Slug, Email: member.Email, Password: password})
				})
				// At the level SERIALIZABLE the second may commit first. The first then ends what the second has opened.
				if err != nil && testkit.CodeOf(err) != problem.CodeUnauthenticated {
					t.Errorf("%s while %s: %v", what, name, err)
				}
				sessions := d.Client.StaffSession.Query().Where(staffsession.StaffID(member.ID), staffsession.RevokedAtIsNil()).CountX(other.Ctx)
				if person := d.Client.StaffMember.GetX(other.Ctx, member.ID).PersonID; sessions != 0 || person != nil {
					t.Errorf("%s while %s: %d sessions are open, linked as %v", what, name, sessions, person)
				}
			}
		}
	})
}

func TestAStoreThatIsUnlinkedMeanwhileIsNotEntered(t *testing.T) {
	t.Parallel()
	everyPostgres(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		other := s.newStore(t)
		member := linkStaff(t, s, other)[0]
		here, elsewhere := s.newSession(t, member), s.newSession(t, member)
		err := s.errorOfSecond(t, member, func() error { return s.UnlinkStore(here, other.Row.Slug) }, func() error {
			_, _, err := s.SwitchStore(elsewhere, other.Row.Slug)
			return err
		})
		testkit.WantCode(t, err, problem.CodeNotFound)
		if s.audits(t, "staff.switch_to") != 0 {
			t.Error("the store is entered")
		}
	})
}

func TestASessionThatEndsMeanwhileUnlinksNothing(t *testing.T) {
	t.Parallel()
	everyPostgres(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		other := s.newStore(t)
		member := linkStaff(t, s, other)[0]
		ctx := s.newSession(t, member)
		actor, err := auth.From(ctx)
		if err != nil {
			t.Fatal(err)
		}
		release := s.lockRows(t, "SELECT id FROM staff_members WHERE id = $1", member.ID)
		errs := s.runQueued(t, func() {
			if _, err := s.EndStaffSession(s.Ctx, actor.SessionID); err != nil {
				t.Error(err)
			}
			release()
		}, func() error { return s.UnlinkStore(ctx, other.Row.Slug) })
		testkit.WantCode(t, errs[0], problem.CodeUnauthenticated)
		if s.audits(t, "staff.unlink_store") != 0 {
			t.Error("the stores are unlinked")
		}
	})
}
