package preflight

import (
	"context"
	"errors"
	"log/slog"

	"kiosk/ent/migrations"
	"kiosk/internal/database"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/vault"
)

// Data is the database and the master key of a process.
type Data struct {
	Open          func(context.Context) (*database.DB, error)
	MasterKeyFile string
	// Migrates says that the process applies pending migrations itself when it starts.
	Migrates bool
}

// Data adds the checks of the database and the master key: whether the database responds, accepts writes and keeps them, whether its
// migrations are current, and whether the master key opens the keys of its stores. It changes nothing in the database. It reports whether the
// database could be opened.
func (r *Report) Data(ctx context.Context, data Data) (isOpen bool) {
	keys, keyErr := vault.Open(data.MasterKeyFile)
	d, err := data.Open(ctx)
	if err != nil {
		r.noteUnopened(data, err)
		r.Note("master key", data.MasterKeyFile+" opens; whether it is the stores' was not checked", keyErr)
		return false
	}
	defer d.Close()
	err = d.RequireWritable(ctx)
	if err == nil {
		err = d.RequireLockable()
	}
	r.noteDatabase(d, err)
	r.NoteDispensable("commits", "are on disk before they are confirmed", d.CheckDurable(ctx))
	current, err := migrations.Current(ctx, d.SQL, d.Dialect)
	switch {
	case err != nil:
		r.Note("tables", "", err)
	case current:
		r.Note("tables", "up to date", nil)
	case data.Migrates:
		r.Note("tables", "pending, will be brought up to date at the start", nil)
	default:
		r.Note("tables", "", migrations.ErrPending)
	}
	if keyErr != nil || !current {
		r.Note("master key", data.MasterKeyFile+" opens; whether it is the stores' was not checked", keyErr)
		return true
	}
	r.Note("master key", data.MasterKeyFile+" opens the stores' keys", stores.CheckMasterKey(ctx, d, keys))
	return true
}

// noteDatabase adds the result of the check that the database accepts writes. A standby is a warning: it accepts writes once it is
// the primary.
func (r *Report) noteDatabase(d *database.DB, err error) {
	if database.IsStandby(err) {
		r.NoteDispensable("database", "", err)
		return
	}
	r.Note("database", d.Dialect+" answers and takes writes", err)
}

// RequireWritable returns an error if the database accepts no writes; a process calls it when it starts. For a standby it only logs a
// warning: while PostgreSQL fails over, the process can serve reads, and writes as soon as there is a primary. It also logs a warning if
// commits are not on disk when they are confirmed.
func RequireWritable(ctx context.Context, d *database.DB, logger *slog.Logger) error {
	err := d.RequireWritable(ctx)
	switch {
	case database.IsStandby(err):
		logger.Warn("the database takes no writes yet", "error", err)
	case err != nil:
		return err
	}
	if err := d.CheckDurable(ctx); err != nil {
		logger.Warn("the database can lose what it confirmed", "error", err)
	}
	return nil
}

// noteUnopened adds why the database could not be opened. A missing SQLite file is no failure if the process migrates, because then it
// creates the file.
func (r *Report) noteUnopened(data Data, err error) {
	if data.Migrates && errors.Is(err, database.ErrNoFile) {
		r.Note("database", "pending, the file will be made at the start", nil)
		return
	}
	r.Note("database", "", err)
}
