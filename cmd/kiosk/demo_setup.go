package main

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/staffmember"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/privatefile"
	"kiosk/internal/problem"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/access"
	"kiosk/internal/vault"
)

// demoSetup creates the stores of the demo in a database, with their tokens and staff.
type demoSetup struct {
	resolver *resolver.Resolver
	database *database.DB
	keys     *vault.Vault
	days     int // of history in the first store
	// secretsFile keeps the tokens and passwords, of which the database has only hashes.
	secretsFile string
	// unfinishedFile, unless it is "", exists while the stores are being created.
	unfinishedFile string
}

// demoSecrets are the tokens and passwords of the demo's stores, by slug.
type demoSecrets map[string]storeSecrets

type storeSecrets struct {
	Full     string `json:"full"`
	ReadOnly string `json:"readOnly"`
	// Passwords has them by e-mail address.
	Passwords map[string]string `json:"passwords"`
	// Hashes has the hash of each password by e-mail address. If the database has the same hash, the password is not hashed to
	// compare it, which would be slow.
	Hashes map[string]string `json:"hashes"`
}

func newStoreSecrets() storeSecrets {
	return storeSecrets{Passwords: map[string]string{}, Hashes: map[string]string{}}
}

// ensure creates the stores in an empty database, replaces tokens and passwords that do not work any more, and returns a
// description of the stores. It fails when the database has other stores than the demo's.
func (s demoSetup) ensure(ctx context.Context, baseURL string) (*demoInfo, error) {
	previous, err := s.seedIfEmpty(ctx, baseURL)
	if err == nil && previous == nil {
		previous, err = readSecrets(s.secretsFile)
	}
	if err != nil {
		return nil, err
	}
	secrets := demoSecrets{}
	info := &demoInfo{BaseURL: baseURL, GraphQLURL: baseURL + "/graphql"}
	for _, plan := range demoStores {
		row, err := s.resolver.StoreBySlug(auth.AllTenants(ctx), plan.slug)
		if err != nil {
			return nil, notTheDemos(err)
		}
		inStore := auth.With(ctx, auth.System(row.ID))
		if err := s.moveReceiver(inStore, baseURL); err != nil {
			return nil, err
		}
		if secrets[plan.slug], err = s.ensureSecrets(inStore, row, previous[plan.slug]); err != nil {
			return nil, err
		}
		described, err := s.describe(inStore, plan, row, secrets[plan.slug])
		if err != nil {
			return nil, err
		}
		info.Stores = append(info.Stores, *described)
	}
	if err := writePrivateJSON(s.secretsFile, secrets); err != nil {
		return nil, err
	}
	if err := os.Remove(s.unfinishedFile); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	return info, nil
}

// notTheDemos explains the error of a store or a staff member of the demo that the database does not have.
func notTheDemos(err error) error {
	return fmt.Errorf("the database holds other stores than the demo's, or a start of the demo was interrupted: give it an empty one (%w)", err)
}

// seedIfEmpty creates the demo's stores in a database without stores, and returns the passwords of their staff. It returns nil
// when the database has stores.
func (s demoSetup) seedIfEmpty(ctx context.Context, baseURL string) (demoSecrets, error) {
	existing, err := s.resolver.Stores(auth.AllTenants(ctx))
	if err != nil || len(existing) > 0 {
		return nil, err
	}
	if s.unfinishedFile != "" {
		if err := writePrivate(s.unfinishedFile, nil); err != nil {
			return nil, err
		}
	}
	created := demoSecrets{}
	for _, plan := range demoStores {
		if created[plan.slug], err = plan.seed(ctx, s.resolver); err != nil {
			return nil, fmt.Errorf("make the store %s: %w", plan.slug, err)
		}
	}
	if err := s.linkOwners(ctx); err != nil {
		return nil, err
	}
	if s.days > 0 {
		if err := s.addHistory(ctx, baseURL); err != nil {
			return nil, fmt.Errorf("make the history of the store %s: %w", demoStores[0].slug, err)
		}
	}
	if err := s.addDetails(ctx); err != nil {
		return nil, fmt.Errorf("make the details of the store %s: %w", demoStores[0].slug, err)
	}
	return created, nil
}

// linkOwners makes the owners of the stores one person, who can switch between the stores without a password.
func (s demoSetup) linkOwners(ctx context.Context) error {
	ctx, person := auth.AllTenants(ctx), uuid.New()
	for _, plan := range demoStores {
		row, err := s.resolver.StoreBySlug(ctx, plan.slug)
		if err != nil {
			return err
		}
		err = s.database.Client.StaffMember.Update().
			Where(staffmember.StoreID(row.ID), staffmember.Email(demoEmail(staffmember.RoleOWNER, plan.slug))).
			SetPersonID(person).
			Exec(ctx)
		if err != nil {
			return fmt.Errorf("link the owner of the store %s: %w", plan.slug, err)
		}
	}
	return nil
}

// ensureSecrets returns tokens and passwords that work: those of the previous start, and new ones for those that were lost or
// changed.
func (s demoSetup) ensureSecrets(ctx context.Context, row *db.Store, previous storeSecrets) (storeSecrets, error) {
	secrets := newStoreSecrets()
	var err error
	if secrets.Full, err = s.ensureToken(ctx, previous.Full, "demo, every scope", auth.AllScopes); err != nil {
		return storeSecrets{}, err
	}
	if secrets.ReadOnly, err = s.ensureToken(ctx, previous.ReadOnly, "demo, read only", auth.Scopes{auth.ProductsRead}); err != nil {
		return storeSecrets{}, err
	}
	for _, role := range demoRoles {
		if err := s.ensurePassword(ctx, demoEmail(role, row.Slug), previous, secrets); err != nil {
			return storeSecrets{}, err
		}
	}
	return secrets, nil
}

func (s demoSetup) ensureToken(ctx context.Context, previous, name string, scopes auth.Scopes) (string, error) {
	_, err := s.resolver.Authenticate(ctx, previous)
	switch {
	case err == nil:
		return previous, nil
	case !problem.HasCode(err, problem.CodeUnauthenticated):
		return "", err
	}
	token, _, err := s.resolver.CreateToken(ctx, access.NewToken{Name: name, Scopes: scopes})
	return token, err
}

// ensurePassword adds a password of the member of staff to secrets: the previous one if it still works, otherwise a new one.
func (s demoSetup) ensurePassword(ctx context.Context, email string, previous, secrets storeSecrets) error {
	member, err := s.database.Client.StaffMember.Query().Where(staffmember.Email(email)).Only(ctx)
	if err != nil {
		return notTheDemos(fmt.Errorf("staff member %s: %w", email, err))
	}
	password, hash := previous.Passwords[email], member.PasswordHash
	matches := hash != "" && hash == previous.Hashes[email]
	if !matches && password != "" { // a file of an older version has no hashes
		matches, err = auth.CheckPassword(hash, password)
	}
	if err != nil {
		return err
	}
	if !matches {
		password = newPassword()
		if hash, err = auth.HashPassword(password); err != nil {
			return err
		}
		err = s.database.Client.StaffMember.Update().Where(staffmember.ID(member.ID)).SetPasswordHash(hash).Exec(ctx)
	}
	secrets.Passwords[email], secrets.Hashes[email] = password, hash
	return err
}

func readSecrets(path string) (demoSecrets, error) {
	content, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var secrets demoSecrets
	if err := json.Unmarshal(content, &secrets); err != nil {
		return nil, fmt.Errorf("%s is damaged; delete it and the demo makes new tokens and passwords: %w", path, err)
	}
	return secrets, nil
}

func writePrivateJSON(path string, value any) error {
	content, err := json.MarshalIndent(value, "", "  ")
	if err != nil {
		return err
	}
	return writePrivate(path, append(content, '\n'))
}

// writePrivate replaces a file atomically by one that only its owner may read.
func writePrivate(path string, content []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	temporary := path + "." + rand.Text()
	file, err := privatefile.Create(temporary)
	if err != nil {
		return err
	}
	_, err = file.Write(content)
	if err := errors.Join(err, file.Close()); err != nil {
		return errors.Join(err, os.Remove(temporary))
	}
	if err := os.Rename(temporary, path); err != nil {
		return errors.Join(err, os.Remove(temporary))
	}
	return nil
}
