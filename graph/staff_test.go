package graph_test

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/testkit"
)

type memberView struct {
	ID      uuid.UUID
	Email   string
	Role    string
	Status  string
	Version int

	LinkExpiresAt *time.Time
}

const (
	memberFields     = ` { id email role status version linkExpiresAt } }`
	createStaff      = `mutation($input: CreateStaffInput!) { done: createStaff(input: $input)` + memberFields
	setStaffRole     = `mutation($input: SetStaffRoleInput!) { done: setStaffRole(input: $input)` + memberFields
	disableStaff     = `mutation($input: StaffInput!) { done: disableStaff(input: $input)` + memberFields
	enableStaff      = `mutation($input: StaffInput!) { done: enableStaff(input: $input)` + memberFields
	setStaffPassword = `mutation($input: SetStaffPasswordInput!) { done: setStaffPassword(input: $input)` + memberFields
	changePassword   = `mutation($input: ChangePasswordInput!) { done: changePassword(input: $input)` + memberFields
	whoAmI           = `{ viewer { id role } }`
)

// me is the viewer in a response.
func (d staffClient) me(t testing.TB) uuid.UUID {
	t.Helper()
	return get[struct{ Viewer struct{ ID uuid.UUID } }](t, d, whoAmI, nil).Viewer.ID
}

func TestStaffAreInvitedMovedAndDisabled(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		created := do[memberView](t, o.staffClient, createStaff, vars{
			"email": "Zoe@Example.com", "name": "Zoe", "password": "a long password", "role": "SUPPORT",
		})
		o.audited(t, "staff.create")
		if created.Email != "zoe@example.com" || created.Role != "SUPPORT" || created.Status != "ACTIVE" {
			t.Errorf("%+v", created)
		}
		moved := do[memberView](t, o.staffClient, setStaffRole, vars{"id": created.ID, "version": created.Version, "role": "MANAGER"})
		o.audited(t, "staff.set_role")
		if moved.Role != "MANAGER" || moved.Version != created.Version+1 {
			t.Errorf("%+v", moved)
		}
		o.leavesNoTrace(t, func() {
			same := do[memberView](t, o.staffClient, setStaffRole, vars{"id": created.ID, "version": moved.Version, "role": "MANAGER"})
			if same.Role != "MANAGER" || same.Version != moved.Version {
				t.Errorf("the same role again: %+v, was %+v", same, moved)
			}
			o.refuses(t, "STALE", setStaffRole, vars{"input": vars{"id": created.ID, "version": created.Version, "role": "MANAGER"}})
		})
		shut := do[memberView](t, o.staffClient, disableStaff, vars{"id": created.ID})
		o.audited(t, "staff.disable")
		if again := do[memberView](t, o.staffClient, disableStaff, vars{"id": created.ID}); shut.Status != "DISABLED" || again.Version != shut.Version {
			t.Errorf("%+v, then %+v", shut, again)
		}
		if back := do[memberView](t, o.staffClient, enableStaff, vars{"id": created.ID}); back.Status != "ACTIVE" {
			t.Errorf("%+v", back)
		}
		o.audited(t, "staff.enable")

		o.refuses(t, "STALE", setStaffRole, vars{"input": vars{"id": created.ID, "version": created.Version, "role": "VIEWER"}})
		o.refuses(t, "ALREADY_EXISTS", createStaff, vars{"input": vars{"email": "zoe@example.com", "password": "a long password", "role": "VIEWER"}}, "input.email")
		o.refuses(t, "INVALID_INPUT", createStaff, vars{"input": vars{"email": "zoe", "password": "short", "role": "VIEWER"}},
			"input.email", "input.password")
		foreign := open(t, o.Database)
		for _, unknown := range []uuid.UUID{uuid.New(), foreign.me(t)} {
			o.refuses(t, "NOT_FOUND", setStaffRole, vars{"input": vars{"id": unknown, "version": 1, "role": "VIEWER"}})
			o.refuses(t, "NOT_FOUND", setStaffPassword, vars{"input": vars{"id": unknown, "password": "a long password"}})
			for _, operation := range []string{disableStaff, enableStaff} {
				o.refuses(t, "NOT_FOUND", operation, vars{"input": vars{"id": unknown}})
			}
		}
		o.hideInAudit(t, "argon2id")
	})
}

func TestTheLastOwnerStays(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		me := o.me(t)
		o.refuses(t, "LAST_OWNER", disableStaff, vars{"input": vars{"id": me}})
		o.refuses(t, "LAST_OWNER", setStaffRole, vars{"input": vars{"id": me, "version": 1, "role": "VIEWER"}})
		o.as(t, auth.Owner)
		if gone := do[memberView](t, o.staffClient, disableStaff, vars{"id": me}); gone.Status != "DISABLED" {
			t.Errorf("%+v", gone)
		}
		o.refuses(t, "UNAUTHENTICATED", whoAmI, nil)
	})
}

func TestAMemberWhoIsDisabledOrMovedIsSoAtOnceInThisProcess(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		manager, support := o.as(t, auth.Manager), o.as(t, auth.Support)
		do[memberView](t, o.staffClient, disableStaff, vars{"id": manager.me(t)})
		manager.refuses(t, "UNAUTHENTICATED", whoAmI, nil)
		do[memberView](t, o.staffClient, setStaffRole, vars{"id": support.me(t), "version": 1, "role": "VIEWER"})
		support.refuses(t, "FORBIDDEN", createCustomer, vars{"input": vars{"name": "Eva"}})
	})
}

func TestPasswordsAreChangedByOneselfWithTheOldOneAndByOwners(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		viewer := o.as(t, auth.Viewer)
		viewer.refuses(t, "INVALID_INPUT", changePassword, vars{"input": vars{"oldPassword": "", "newPassword": "short"}},
			"input.oldPassword", "input.newPassword")
		viewer.refuses(t, "INVALID_INPUT", changePassword, vars{"input": vars{"oldPassword": "not the password", "newPassword": "a new password"}},
			"input.oldPassword")
		do[memberView](t, viewer, changePassword, vars{"oldPassword": testkit.StaffPassword, "newPassword": "a new password"})
		o.audited(t, "staff.set_password")
		viewer.refuses(t, "UNAUTHENTICATED", whoAmI, nil)

		support := o.as(t, auth.Support)
		me := support.me(t)
		support.refuses(t, "FORBIDDEN", setStaffPassword, vars{"input": vars{"id": o.me(t), "password": "a new password"}})
		do[memberView](t, o.staffClient, setStaffPassword, vars{"id": me, "password": "a new password"})
		o.audited(t, "staff.set_password")
		support.refuses(t, "UNAUTHENTICATED", whoAmI, nil)
		o.refuses(t, "FORBIDDEN", setStaffPassword, vars{"input": vars{"id": o.me(t), "password": "a new password"}})
		o.refuses(t, "INVALID_INPUT", setStaffPassword, vars{"input": vars{"id": me, "password": "short"}}, "input.password")
		o.hideInAudit(t, "argon2id")
	})
}

func TestStaffAreListedForOwners(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		manager := o.as(t, auth.Manager)
		const list = `query($where: StaffMemberWhereInput) { staffMembers(first: 10, where: $where) { totalCount edges { node { id role } } } }`
		type staff struct {
			StaffMembers struct {
				TotalCount int
				Edges      []struct{ Node memberView }
			}
		}
		found := get[staff](t, o.staffClient, list, vars{"where": vars{"role": "MANAGER"}}).StaffMembers
		if found.TotalCount != 1 || found.Edges[0].Node.ID != manager.me(t) {
			t.Errorf("%+v", found)
		}
		manager.refuses(t, "FORBIDDEN", list, nil)
	})
}
