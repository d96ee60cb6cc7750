// Command diff writes the migrations that bring a database to what ent/schema describes, for both dialects:
//
//	go run ./ent/migrations/diff -name add_gift_cards
//
// It compares in scratch databases, so it needs a PostgreSQL (see internal/testkit/cluster).
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"ariga.io/atlas/sql/migrate"

	entmigrate "kiosk/ent/db/migrate"
)

func main() {
	name := flag.String("name", "change", "what the migration does, in snake_case")
	rehash := flag.Bool("rehash", false, "accept migrations written or edited by hand")
	flag.Parse()
	if err := run(context.Background(), *name, *rehash); err != nil {
		fmt.Fprintln(os.Stderr, "migrations:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, name string, rehash bool) error {
	if rehash {
		return acceptEdits(migrationsDirectory)
	}
	written, err := diff(ctx, migrationsDirectory, name, entmigrate.Tables)
	if err != nil {
		return err
	}
	for _, file := range written {
		fmt.Println("wrote", file)
	}
	return verify(ctx, migrationsDirectory) // also what was just written
}

// verify fails, and shows the missing SQL, when the migrations below root do not lead to ent/schema.
func verify(ctx context.Context, root string) error {
	copied, err := os.MkdirTemp("", "migrations-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(copied)
	for _, directory := range directories {
		if err := os.CopyFS(filepath.Join(copied, directory), os.DirFS(filepath.Join(root, directory))); err != nil {
			return err
		}
	}
	missing, err := diff(ctx, copied, "missing", entmigrate.Tables)
	if err != nil {
		return err
	}
	for _, file := range missing {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		fmt.Printf("missing in %s:\n%s\n", filepath.Base(filepath.Dir(file)), text)
	}
	if len(missing) > 0 {
		return errors.New("the migrations do not lead to ent/schema: run make generate MIGRATION=name_of_the_change")
	}
	fmt.Println("no changes")
	return nil
}

// acceptEdits writes the checksums of the files as they are.
func acceptEdits(root string) error {
	for _, directory := range directories {
		dir, err := migrate.NewLocalDir(filepath.Join(root, directory))
		if err != nil {
			return err
		}
		sum, err := dir.Checksum()
		if err != nil {
			return err
		}
		if err := migrate.WriteSumFile(dir, sum); err != nil {
			return err
		}
	}
	return nil
}

// migrationsDirectory is where the migrations are, from the root of the repository.
const migrationsDirectory = "ent/migrations"
