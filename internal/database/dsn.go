package database

import (
	"cmp"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
)

// schemeOf returns the part of a URL before the first colon.
func schemeOf(address string) string {
	scheme, _, _ := strings.Cut(address, ":")
	return scheme
}

func isPostgres(address string) bool {
	scheme := schemeOf(address)
	return scheme == "postgres" || scheme == "postgresql"
}

// sessionDefaults are parameters for a PostgreSQL server. With them the server notices when a client is gone, whose transaction may hold
// locks. The idle timeout is safe because Kiosk does nothing long between two statements of a transaction.
var sessionDefaults = map[string]string{
	"application_name":                    "kiosk",
	"connect_timeout":                     "10",
	"idle_in_transaction_session_timeout": "30s",
	"jit":                                 "off", // no statement is slow enough to pay for its compilation
	"tcp_keepalives_idle":                 "30",
	"tcp_keepalives_interval":             "10",
	"tcp_keepalives_count":                "3",
}

// pooledDefaults are parameters for a pooler, which supports few session parameters. With binary_parameters lib/pq sends a statement and
// its arguments in one message; otherwise they could reach two different servers.
var pooledDefaults = map[string]string{
	"application_name":  "kiosk",
	"connect_timeout":   "10",
	"binary_parameters": "yes",
}

// postgresDSN returns the URL with the parameters that Kiosk needs, and the isolation level of transactions that request none. A default
// does not override a parameter of the URL.
func postgresDSN(address string, options Options) (dsn string, isolation sql.IsolationLevel, err error) {
	u, err := url.Parse(address)
	if err != nil || strings.Contains(address, "#") { // starts the fragment: a password with # would be cut, and its beginning taken for the host
		// err is not wrapped, because it quotes the URL and its password.
		return "", 0, errors.New("database: the PostgreSQL URL cannot be read: special characters in the password must be percent-encoded")
	}
	parameters := u.Query()
	if parameters.Has("binary_parameters") {
		return "", 0, errors.New("database: binary_parameters is set by Kiosk: it comes with having no statement cache")
	}
	if isolation, err = isolationOf(parameters); err != nil {
		return "", 0, err
	}
	parameters.Set("timezone", "UTC")
	if options.ApplicationName != "" {
		parameters.Set("application_name", options.ApplicationName)
	}
	defaults := sessionDefaults
	if options.NoStatementCache {
		defaults = pooledDefaults
	}
	for name, value := range defaults {
		if !parameters.Has(name) {
			parameters.Set(name, value)
		}
	}
	u.RawQuery = parameters.Encode()
	return u.String(), isolation, nil
}

// isolationOf returns the isolation level of transactions that request none: read committed, unless the parameters of a PostgreSQL URL set
// default_transaction_isolation to serializable. Error: they set another level.
func isolationOf(parameters url.Values) (sql.IsolationLevel, error) {
	switch parameters.Get("default_transaction_isolation") {
	case "", "read committed":
		return sql.LevelReadCommitted, nil
	case "serializable":
		return sql.LevelSerializable, nil
	}
	return 0, errors.New("database: default_transaction_isolation in the PostgreSQL URL must be read committed or serializable")
}

// postgresName describes the database at a PostgreSQL URL for messages, without user and password.
func postgresName(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return "the PostgreSQL database"
	}
	host := cmp.Or(u.Host, u.Query().Get("host"), "this machine")
	return fmt.Sprintf("the PostgreSQL database %s on %s", strings.TrimPrefix(u.Path, "/"), host)
}

// ListenURL returns a PostgreSQL URL for the connection that listens for notifications. It adds the same defaults as for other
// connections: the application name, and settings with which each side notices when the other is gone.
func ListenURL(address string) (string, error) {
	dsn, _, err := postgresDSN(address, Options{})
	return dsn, err
}

// withoutPassword returns an error with the same text, in which the password of the URL is masked.
func withoutPassword(err error, address string) error {
	u, parseErr := url.Parse(address)
	if parseErr != nil {
		return errors.New("database: the URL cannot be read")
	}
	message := err.Error()
	password, _ := u.User.Password()
	for _, secret := range []string{password, u.Query().Get("password")} {
		if secret != "" {
			message = strings.ReplaceAll(message, secret, "***")
		}
	}
	return fmt.Errorf("database: %s", message)
}

// sqliteFile is a parsed sqlite: URL.
type sqliteFile struct {
	path        string
	synchronous string
}

func parseSQLite(address string) (sqliteFile, error) {
	u, err := url.Parse(address)
	if err != nil {
		return sqliteFile{}, fmt.Errorf("database: the SQLite URL cannot be read: %w", err)
	}
	if strings.Contains(address, "#") { // starts the fragment: the file would have another name
		return sqliteFile{}, errors.New("database: the SQLite URL cannot be read: write %23 for # in the name of a file")
	}
	if u.Host != "" {
		return sqliteFile{}, fmt.Errorf("database: a SQLite URL has no host: write sqlite:%s or sqlite:///absolute/path.db", u.Host+u.Path)
	}
	path := u.Path
	if u.Opaque != "" {
		if path, err = url.PathUnescape(u.Opaque); err != nil {
			return sqliteFile{}, fmt.Errorf("database: the SQLite URL cannot be read: %w", err)
		}
	}
	if strings.HasPrefix(path, "/") && filepath.VolumeName(path[1:]) != "" { // sqlite:///C:/kiosk.db on Windows
		path = path[1:]
	}
	if path == "" || strings.HasPrefix(path, ":") {
		return sqliteFile{}, errors.New("database: a SQLite URL must name a file: every connection to :memory: is a database of its own")
	}
	file := sqliteFile{path: path, synchronous: "FULL"}
	for name, values := range u.Query() {
		value := strings.ToUpper(values[0])
		if name != "synchronous" || (value != "FULL" && value != "NORMAL") {
			return sqliteFile{}, fmt.Errorf("database: %s=%s is not supported in a SQLite URL: only synchronous=full or normal is", name, values[0])
		}
		file.synchronous = value
	}
	return file, nil
}

// ErrNoFile is the error of Open with Options.Existing when the SQLite file does not exist.
var ErrNoFile = errors.New("there is no such file")

// prepare creates the file if it does not exist. If existing is true it fails instead. Error: ErrNoFile.
func (f sqliteFile) prepare(existing bool) error {
	if !existing {
		return f.create()
	}
	if _, err := os.Stat(f.path); errors.Is(err, os.ErrNotExist) {
		return fmt.Errorf("database: %s: %w", f.path, ErrNoFile)
	}
	return nil
}

// create creates the file and its directory if they do not exist, readable only by their owner.
func (f sqliteFile) create() error {
	if err := os.MkdirAll(filepath.Dir(f.path), 0o700); err != nil {
		return fmt.Errorf("database: %w", err)
	}
	created, err := os.OpenFile(f.path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return fmt.Errorf("database: %w", err)
	}
	return created.Close()
}

// maxIdleLog is the size in bytes to which SQLite truncates a longer write-ahead log once no transaction needs its content. The log grows
// while a transaction reads an older state, as a backup does, and SQLite would keep the space until the last connection is closed.
const maxIdleLog = 64 << 20

// dsn returns the data source name for modernc.org/sqlite. Times are stored as text in UTC, which sorts in the order of the times.
func (f sqliteFile) dsn() string {
	parameters := url.Values{
		"_txlock":      {"immediate"},
		"_time_format": {"sqlite"},
		"_timezone":    {"UTC"},
		"_pragma": {
			"busy_timeout(10000)",
			"journal_mode(WAL)",
			"synchronous(" + f.synchronous + ")",
			"foreign_keys(1)",
			fmt.Sprintf("journal_size_limit(%d)", maxIdleLog),
			"cache_size(-16000)",
			"temp_store(2)",
		},
	}
	return "file:" + (&url.URL{Path: f.path}).EscapedPath() + "?" + parameters.Encode()
}
