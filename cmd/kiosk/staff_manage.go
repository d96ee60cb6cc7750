package main

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"text/tabwriter"
	"time"

	"kiosk/ent/db"
	"kiosk/ent/db/staffmember"
	"kiosk/internal/resolver/access"
)

// role is a role of staff, in upper or lower case.
type role staffmember.Role

// UnmarshalText reads owner, OWNER or Owner.
func (r *role) UnmarshalText(text []byte) error {
	*r = role(strings.ToUpper(string(text)))
	if staffmember.RoleValidator(staffmember.Role(*r)) != nil {
		return fmt.Errorf("%q is no role: it must be OWNER, MANAGER, SUPPORT or VIEWER", text)
	}
	return nil
}

type staffListCommand struct{ storeFlags }

// Run prints the staff.
func (c staffListCommand) Run(ctx context.Context, p *program) (err error) {
	ctx, admin, err := c.enter(ctx)
	if err != nil {
		return err
	}
	defer admin.close(&err)
	staff, err := admin.database.Client.StaffMember.Query().Order(staffmember.ByEmail()).All(ctx)
	if err != nil {
		return fmt.Errorf("read the staff: %w", err)
	}
	if len(staff) == 0 {
		fmt.Fprintln(p.stderr, "The store has no staff: kiosk staff create makes an account.")
		return nil
	}
	table := tabwriter.NewWriter(p.stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "E-MAIL\tROLE\tSTATUS\tLAST SIGN-IN\tNAME")
	for _, member := range staff {
		lastSignIn := "never"
		if member.LastLoginAt != nil {
			lastSignIn = member.LastLoginAt.UTC().Format(time.RFC3339)
		}
		fmt.Fprintf(table, "%s\t%s\t%s\t%s\t%s\n", member.Email, member.Role, member.Status, lastSignIn, replaceControls(member.Name))
	}
	return table.Flush()
}

// consoleFlags name the URL of the console.
type consoleFlags struct {
	URL string `env:"KIOSK_URL" default:"http://127.0.0.1:8080" placeholder:"URL" help:"Where the person reaches this Kiosk, for the link. Default: ${default}."`
}

// Validate implements kong's interface of commands that check their flags.
func (f consoleFlags) Validate() error {
	if !isWebURL(f.URL) {
		return errors.New("--url must be where the person reaches this Kiosk, such as https://kiosk.shop.example")
	}
	return nil
}

// show prints the one-time link on the standard output, and its recipient on the standard error output.
func (f consoleFlags) show(p *program, page string, link *access.StaffLink) {
	fmt.Fprintf(p.stdout, "%s/console/%s#%s\n", strings.TrimSuffix(f.URL, "/"), page, link.Token)
	fmt.Fprintf(p.stderr, "For %s only: by this link they choose a password, once, until %s. It is not shown again.\n",
		link.Member.Email, link.ExpiresAt.UTC().Format(time.RFC3339))
}

type staffInviteCommand struct {
	Email string `required:"" placeholder:"EMAIL" help:"To sign in with."`
	Name  string `placeholder:"NAME" help:"Name for people."`
	Role  role   `required:"" placeholder:"ROLE" help:"OWNER, MANAGER, SUPPORT or VIEWER."`
	consoleFlags
	storeFlags
}

func (staffInviteCommand) Help() string {
	return `Prints a link by which the person chooses a password, valid once and for seven days. Send it to that person only.

Example:

    kiosk staff invite --store acme --email eve@acme.example --role support --url https://kiosk.acme.example`
}

// Run invites the person.
func (c staffInviteCommand) Run(ctx context.Context, p *program) (err error) {
	ctx, admin, err := c.enter(ctx)
	if err != nil {
		return err
	}
	defer admin.close(&err)
	link, err := admin.InviteStaff(ctx, access.InviteStaffInput{Email: c.Email, Name: c.Name, Role: staffmember.Role(c.Role)})
	if err != nil {
		return err
	}
	c.show(p, "invite", link)
	return nil
}

type staffResetPasswordCommand struct {
	Email string `arg:"" placeholder:"EMAIL" help:"Whose."`
	consoleFlags
	storeFlags
}

func (staffResetPasswordCommand) Help() string {
	return `Prints a link by which the person chooses a new password, valid once and for seven days; an earlier link ends. The
old password and the sessions stay until the link is used. For a person who was invited, it is a new invitation.`
}

// Run makes the link.
func (c staffResetPasswordCommand) Run(ctx context.Context, p *program) (err error) {
	ctx, admin, err := c.enter(ctx)
	if err != nil {
		return err
	}
	defer admin.close(&err)
	member, err := admin.staffByEmail(ctx, c.Email)
	if err != nil {
		return err
	}
	link, err := admin.CreateStaffLink(ctx, member.ID)
	if err != nil {
		return err
	}
	page := "reset"
	if member.Status == staffmember.StatusINVITED {
		page = "invite"
	}
	c.show(p, page, link)
	return nil
}

type staffDisableCommand struct {
	Email        string `arg:"" placeholder:"EMAIL" help:"Whom."`
	RevokeTokens bool   `help:"Also revoke the API tokens that the person created, which bots may use."`
	storeFlags
}

func (staffDisableCommand) Help() string {
	return `Ends the person's sessions, access tokens and one-time link within five seconds. The last owner cannot be disabled.`
}

// Run disables the person.
func (c staffDisableCommand) Run(ctx context.Context, p *program) (err error) {
	ctx, admin, err := c.enter(ctx)
	if err != nil {
		return err
	}
	defer admin.close(&err)
	member, err := admin.staffByEmail(ctx, c.Email)
	if err != nil {
		return err
	}
	if _, err := admin.DisableStaff(ctx, access.DisableStaffInput{ID: member.ID, RevokeTokens: c.RevokeTokens}); err != nil {
		return err
	}
	fmt.Fprintf(p.stdout, "Disabled %s.\n", member.Email)
	return nil
}

type staffEnableCommand struct {
	Email string `arg:"" placeholder:"EMAIL" help:"Whom."`
	storeFlags
}

func (staffEnableCommand) Help() string {
	return `The password and the role are as before. A person who had chosen no password yet is invited again: kiosk staff reset-password
prints a new link.`
}

// Run enables the person.
func (c staffEnableCommand) Run(ctx context.Context, p *program) (err error) {
	ctx, admin, err := c.enter(ctx)
	if err != nil {
		return err
	}
	defer admin.close(&err)
	member, err := admin.staffByEmail(ctx, c.Email)
	if err != nil {
		return err
	}
	if _, err := admin.EnableStaff(ctx, member.ID); err != nil {
		return err
	}
	fmt.Fprintf(p.stdout, "Enabled %s.\n", member.Email)
	return nil
}

// staffByEmail returns the member of staff with this e-mail address in the actor's store.
func (a administration) staffByEmail(ctx context.Context, email string) (*db.StaffMember, error) {
	member, err := a.database.Client.StaffMember.Query().Where(staffmember.Email(strings.ToLower(email))).Only(ctx)
	switch {
	case db.IsNotFound(err):
		return nil, errors.New("there is no staff member " + email + " in the store: kiosk staff list shows them")
	case err != nil:
		return nil, fmt.Errorf("read the staff: %w", err)
	}
	return member, nil
}
