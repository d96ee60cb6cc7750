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

// Data is what a process works on.
type Data struct {
	Open          func(context.Context) (*database.DB, error)
	MasterKeyFile string
	// Migrates says that the process brings the tables up to date itself.
	Migrates bool
}

// Data notes whether the database responds and takes writes, its tables are as this build wants them, and the master key is the
// one that its stores were made with. It changes nothing in the database, and returns whether it could be opened.
func (r *Report) Data(ctx context.Context, data Data) (isOpen bool) {
	keys, keyErr := vault.Open(data.MasterKeyFile)
	d, err := data.Open(ctx)
	if err != nil {
		r.noDatabase(data, err)
		r.Note("master key", data.MasterKeyFile+" opens; whether it is the stores' was not checked", keyErr)
		return false
	}
	defer d.Close()
	err = d.RequireWritable(ctx)
	if err == nil {
		err = d.RequireLockable()
	}
	r.database(d, err)
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

// database notes whether the database takes writes. A standby will, once it is the primary.
func (r *Report) database(d *database.DB, err error) {
	if _, isStandby := errors.AsType[*database.StandbyError](err); isStandby {
		r.NoteDispensable("database", "", err)
		return
	}
	r.Note("database", d.Dialect+" answers and takes writes", err)
}

// RequireWritable fails at the start of a process whose database takes no writes. Of a standby it only warns: while PostgreSQL fails
// over, a process that serves answers reads, and writes once there is a primary.
func RequireWritable(ctx context.Context, d *database.DB, logger *slog.Logger) error {
	err := d.RequireWritable(ctx)
	if _, isStandby := errors.AsType[*database.StandbyError](err); isStandby {
		logger.Warn("the database takes no writes yet", "error", err)
		return nil
	}
	return err
}

// noDatabase notes why there is none to look at. A process that migrates makes a SQLite file where there is none.
func (r *Report) noDatabase(data Data, err error) {
	if data.Migrates && errors.Is(err, database.ErrNoFile) {
		r.Note("database", "pending, the file will be made at the start", nil)
		return
	}
	r.Note("database", "", err)
}
