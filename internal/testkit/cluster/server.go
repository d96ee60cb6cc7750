package cluster

import (
	"cmp"
	"errors"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
)

// superuser is the role that owns a throwaway cluster.
const superuser = "postgres"

var errNoBinaries = errors.New("cluster: no PostgreSQL server found in PATH, /usr/lib/postgresql or /usr/local: " +
	"install it (make test does, on Debian; else apt-get install postgresql) or set " + EnvURL + " to the URL of a running one")

// binaries returns the directory of the newest installed server.
func binaries() (string, error) {
	dir, found := installed()
	if !found {
		return "", errNoBinaries
	}
	return dir, nil
}

// installed returns the directory of the newest installed server. It looks in Debian's versioned directories first, because Debian keeps
// initdb out of PATH.
func installed() (dir string, found bool) {
	candidates, _ := filepath.Glob("/usr/lib/postgresql/*/bin") // the pattern is well formed
	slices.SortFunc(candidates, func(a, b string) int { return version(b) - version(a) })
	if initdb, err := exec.LookPath("initdb"); err == nil {
		candidates = append(candidates, filepath.Dir(initdb))
	}
	for _, dir := range append(candidates, "/usr/local/pgsql/bin") {
		_, noServer := exec.LookPath(filepath.Join(dir, "postgres"))
		_, noInitdb := exec.LookPath(filepath.Join(dir, "initdb"))
		if noServer == nil && noInitdb == nil {
			return dir, true
		}
	}
	return "", false
}

// version returns the major version in /usr/lib/postgresql/<version>/bin.
func version(dir string) int {
	major, _, _ := strings.Cut(filepath.Base(filepath.Dir(dir)), ".")
	number, _ := strconv.Atoi(major) // an unreadable one counts as the oldest
	return number
}

// initialise creates the data directory of a cluster whose local connections need no password.
func initialise(bin, data string, account *account) error {
	command := exec.Command(filepath.Join(bin, "initdb"), "--pgdata="+data, "--username="+superuser,
		"--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync")
	command.Dir = filepath.Dir(data)
	command.SysProcAttr = account.attributes()
	if output, err := command.CombinedOutput(); err != nil {
		return fmt.Errorf("cluster: initdb: %w\n%s", err, output)
	}
	return nil
}

// account is the Unix account that the server runs as, because PostgreSQL refuses to run as root.
type account struct{ uid, gid uint32 }

// unprivileged returns the account "postgres", or else "nobody", when this process runs as root. Otherwise it returns nil, which means
// the account of this process.
func unprivileged() (*account, error) {
	if os.Geteuid() != 0 {
		return nil, nil
	}
	for _, name := range []string{"postgres", "nobody"} {
		found, err := user.Lookup(name)
		if err != nil {
			continue
		}
		uid, uidErr := strconv.ParseUint(found.Uid, 10, 32)
		gid, gidErr := strconv.ParseUint(found.Gid, 10, 32)
		if uidErr == nil && gidErr == nil {
			return &account{uint32(uid), uint32(gid)}, nil
		}
	}
	return nil, errors.New("cluster: PostgreSQL does not run as root, and there is no user postgres or nobody to run it as")
}

// own changes the owner of a directory to the account.
func (a *account) own(dir string) error {
	if a == nil {
		return nil
	}
	if err := os.Chown(dir, int(a.uid), int(a.gid)); err != nil {
		return fmt.Errorf("cluster: %w", err)
	}
	return nil
}

// attributes returns the attributes that start a process as the account, in its own process group.
func (a *account) attributes() *syscall.SysProcAttr {
	attributes := &syscall.SysProcAttr{Setpgid: true}
	if a != nil {
		attributes.Credential = &syscall.Credential{Uid: a.uid, Gid: a.gid}
	}
	return attributes
}

// The ports of throwaway servers are below the range that the kernel uses for outgoing connections, so that the port of a restarted
// server is still free.
const (
	lowestPort = 15000
	portCount  = 17000
)

// PortOf returns a port for Prefer that depends only on the name, such as a directory.
func PortOf(name string) int {
	hash := fnv.New32a()
	_, _ = hash.Write([]byte(name)) // never fails
	return lowestPort + int(hash.Sum32()%portCount)
}

// freePort returns a port on which nothing listens: the preferred one, unless it is 0 or in use.
func freePort(preferred int) (int, error) {
	const attempts = 100
	port := cmp.Or(preferred, randomPort())
	for range attempts {
		listener, err := net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d", port))
		if err == nil {
			return port, listener.Close()
		}
		port = randomPort()
	}
	return 0, errors.New("cluster: no free port")
}

func randomPort() int { return lowestPort + rand.IntN(portCount) }
