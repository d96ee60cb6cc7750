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

// demoSetup makes the demo in a database: the stores of demoStores with their tokens and staff.
type demoSetup struct {
	resolver *resolver.Resolver
	database *database.DB
	keys     *vault.Vault
	days     int // of history in the first store
	// secretsFile keeps what the database holds only hashes of.
	secretsFile string
	// unfinishedFile, unless it is "", is made before the stores and removed when all is there.
	unfinishedFile string
}

// demoSecrets are the tokens and passwords of the demo's stores, by slug.
type demoSecrets map[string]storeSecrets

type storeSecrets struct {
	Full     string `json:"full"`
	ReadOnly string `json:"readOnly"`
	// Passwords are by e-mail address.
	Passwords map[string]string `json:"passwords"`
	// Hashes holds the hash of each password, by e-mail address. A start that finds them in the database computes none.
	Hashes map[string]string `json:"hashes"`
}

func newStoreSecrets() storeSecrets {
	return storeSecrets{Passwords: map[string]string{}, Hashes: map[string]string{}}
}

// ensure seeds an empty database, makes sure that the tokens and passwords work, and describes the
// result. It fails when the database holds stores that are not the demo's.
func (s demoSetup) ensure(ctx context.Context, baseURL string) (*demoInfo, error) {
	known, err := s.seedIfEmpty(ctx, baseURL)
	if err == nil && known == nil {
		known, err = readSecrets(s.secretsFile)
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
		if secrets[plan.slug], err = s.ensureSecrets(inStore, row, known[plan.slug]); err != nil {
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

// notTheDemos explains why something that the demo makes is not there.
func notTheDemos(err error) error {
	return fmt.Errorf("the database holds other stores than the demo's, or a start of the demo was cut short: give it an empty one (%w)", err)
}

// seedIfEmpty makes the demo's stores in a database that has none, and returns the passwords of their staff; nil where there are
// stores.
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
	made := demoSecrets{}
	for _, plan := range demoStores {
		if made[plan.slug], err = plan.seed(ctx, s.resolver); err != nil {
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
	return made, nil
}

// linkOwners makes the owners of the stores one person, who switches between the stores without a password.
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

// ensureSecrets returns tokens and passwords that work: those known from the last start, or new
// ones in place of those that are lost or were changed.
func (s demoSetup) ensureSecrets(ctx context.Context, row *db.Store, known storeSecrets) (storeSecrets, error) {
	secrets := newStoreSecrets()
	var err error
	if secrets.Full, err = s.ensureToken(ctx, known.Full, "demo, every scope", auth.AllScopes); err != nil {
		return storeSecrets{}, err
	}
	if secrets.ReadOnly, err = s.ensureToken(ctx, known.ReadOnly, "demo, read only", auth.Scopes{auth.ProductsRead}); err != nil {
		return storeSecrets{}, err
	}
	for _, role := range demoRoles {
		if err := s.ensurePassword(ctx, demoEmail(role, row.Slug), known, secrets); err != nil {
			return storeSecrets{}, err
		}
	}
	return secrets, nil
}

func (s demoSetup) ensureToken(ctx context.Context, known, name string, scopes auth.Scopes) (string, error) {
	_, err := s.resolver.Authenticate(ctx, known)
	switch {
	case err == nil:
		return known, nil
	case !problem.HasCode(err, problem.CodeUnauthenticated):
		return "", err
	}
	token, _, err := s.resolver.CreateToken(ctx, access.NewToken{Name: name, Scopes: scopes})
	return token, err
}

// ensurePassword adds the password of a member of staff to the secrets, the known one if it is still theirs.
func (s demoSetup) ensurePassword(ctx context.Context, email string, known, secrets storeSecrets) error {
	member, err := s.database.Client.StaffMember.Query().Where(staffmember.Email(email)).Only(ctx)
	if err != nil {
		return notTheDemos(fmt.Errorf("staff member %s: %w", email, err))
	}
	password, hash := known.Passwords[email], member.PasswordHash
	matches := hash != "" && hash == known.Hashes[email]
	if !matches && password != "" { // an older file of secrets has no hashes
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

// writePrivate replaces the file as a whole by one that only its owner may read.
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
