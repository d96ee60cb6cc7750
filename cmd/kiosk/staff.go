package main

import (
	"bufio"
	"context"
	"crypto/rand"
	"fmt"
	"io"
	"strings"

	"kiosk/ent/db/staffmember"
	"kiosk/internal/resolver/access"
)

type staffCommand struct {
	List          staffListCommand          `cmd:"" help:"List the staff of a store."`
	Create        staffCreateCommand        `cmd:"" help:"Create an account for a member of staff, with a password."`
	Invite        staffInviteCommand        `cmd:"" help:"Invite a person by a one-time link, by which they choose a password."`
	ResetPassword staffResetPasswordCommand `cmd:"" help:"Make a one-time link by which a person chooses a new password."`
	Disable       staffDisableCommand       `cmd:"" help:"Disable a person and end their sessions."`
	Enable        staffEnableCommand        `cmd:"" help:"Let a disabled person sign in again."`
}

type staffCreateCommand struct {
	Email         string `required:"" placeholder:"EMAIL" help:"To sign in with."`
	Name          string `placeholder:"NAME" help:"Name for people."`
	Role          role   `required:"" placeholder:"ROLE" help:"OWNER, MANAGER, SUPPORT or VIEWER."`
	PasswordStdin bool   `help:"Read the password from the first line of the standard input."`
	storeFlags
}

func (staffCreateCommand) Help() string {
	return `Without --password-stdin a password is made up and printed to the standard output, once.

Examples:

    kiosk staff create --store acme --email ada@acme.example --role OWNER
    kiosk staff create --store acme --email eve@acme.example --role VIEWER --password-stdin < password.txt`
}

// Run creates the account.
func (c staffCreateCommand) Run(ctx context.Context, p *program) (err error) {
	password := newPassword()
	if c.PasswordStdin {
		if password, err = readUntilDone(ctx, func() (string, error) { return readLine(p.stdin) }); err != nil {
			return err
		}
	}
	ctx, admin, err := c.enter(ctx)
	if err != nil {
		return err
	}
	defer admin.close(&err)
	member, err := admin.CreateStaff(ctx, access.NewStaff{
		Email:    c.Email,
		Name:     c.Name,
		Password: password,
		Role:     staffmember.Role(c.Role),
	})
	if err != nil {
		return err
	}
	if !c.PasswordStdin {
		fmt.Fprintln(p.stdout, password)
	}
	fmt.Fprintf(p.stderr, "%s is %s of store %s.\n", member.Email, member.Role, c.Store)
	return nil
}

// newPassword makes a password of 80 random bits.
func newPassword() string { return strings.ToLower(rand.Text()[:16]) }

// readLine returns the first line without its end.
func readLine(r io.Reader) (string, error) {
	line, err := bufio.NewReader(io.LimitReader(r, 4096)).ReadString('\n')
	if err != nil && err != io.EOF {
		return "", fmt.Errorf("read the password: %w", err)
	}
	return strings.TrimRight(line, "\r\n"), nil
}
