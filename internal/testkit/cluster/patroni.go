package cluster

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	randv2 "math/rand/v2"
	"net"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// Patroni is a PostgreSQL cluster of two nodes that Patroni manages, with etcd and HAProxy. Each has its own loopback address and its
// usual port. All of them end with the process that started them.
type Patroni struct {
	dir      string
	bin      string
	account  *account
	guard    *guard
	network  string // the first three parts of the addresses
	password string
	config   PatroniConfig
	etcd     *daemon
	proxy    *daemon
	nodes    []*PatroniNode
}

// PatroniConfig names the configuration files, those of deploy/patroni.
type PatroniConfig struct {
	Patroni string // path of patroni.yml
	HAProxy string // path of haproxy.cfg
}

// PatroniNode is one node: PostgreSQL and the Patroni that manages it.
type PatroniNode struct {
	Name    string
	Address string
	cluster *Patroni
	patroni *daemon
}

// The last parts of the addresses.
const (
	etcdHost  = 1
	proxyHost = 2
	firstNode = 11
)

// patroniTimeout bounds the start of a cluster, and the wait for a healthy standby. On a busy machine, a killed server needed more than
// 90 s to catch up under load.
const patroniTimeout = 5 * time.Minute

// StartPatroni starts a cluster and returns when its standby is synchronous. It needs the Debian packages patroni, etcd-server and
// haproxy.
func StartPatroni(ctx context.Context, config PatroniConfig) (*Patroni, error) {
	bin, err := binaries()
	if err != nil {
		return nil, err
	}
	account, err := unprivileged()
	if err != nil {
		return nil, err
	}
	p := &Patroni{bin: bin, account: account, password: rand.Text(), config: config}
	if err := p.start(ctx); err != nil {
		return nil, errors.Join(err, p.Close())
	}
	return p, nil
}

func (p *Patroni) start(ctx context.Context) (err error) {
	if p.dir, err = os.MkdirTemp("", "kiosk-patroni-"); err != nil {
		return fmt.Errorf("patroni: %w", err)
	}
	if err := p.account.own(p.dir); err != nil {
		return err
	}
	if p.guard, err = watch(p.dir, p.account); err != nil {
		return err
	}
	if p.network, err = freeNetwork(ctx); err != nil {
		return err
	}
	if err := p.copyConfig(); err != nil {
		return err
	}
	if p.etcd, err = p.launchEtcd(); err != nil {
		return err
	}
	for i := range 2 {
		node := &PatroniNode{Name: fmt.Sprintf("node%d", i+1), Address: p.host(firstNode + i), cluster: p}
		p.nodes = append(p.nodes, node)
		if err := node.Start(); err != nil {
			return err
		}
	}
	if p.proxy, err = p.launch("haproxy", []string{
		"PROXY=" + p.host(proxyHost), "NODE1=" + p.nodes[0].Address, "NODE2=" + p.nodes[1].Address,
	}, "haproxy", "-db", "-f", p.config.HAProxy); err != nil {
		return err
	}
	if err := p.shortenLoop(ctx); err != nil {
		return err
	}
	return p.AwaitStandby(ctx)
}

// shortenLoop makes Patroni check the cluster every second, as patronictl edit-config would, so that tests wait less. The ttl, after
// which a dead primary is replaced, stays as it is. retry_timeout is longer for busy machines: loop_wait and twice retry_timeout must
// fit into the ttl.
func (p *Patroni) shortenLoop(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, patroniTimeout)
	defer cancel()
	poll := time.NewTicker(50 * time.Millisecond)
	defer poll.Stop()
	for {
		var config struct {
			LoopWait int `json:"loop_wait"`
		}
		body := strings.NewReader(`{"loop_wait": 1, "retry_timeout": 9}`)
		err := p.nodes[0].call(ctx, http.MethodPatch, "/config", body, &config)
		if err == nil && config.LoopWait == 1 {
			return nil
		}
		select {
		case <-poll.C:
		case <-ctx.Done():
			return fmt.Errorf("patroni: not configured within %s: %w\n%s", patroniTimeout, err, p.logTails())
		}
	}
}

// copyConfig copies the configuration files to a directory that the account may read.
func (p *Patroni) copyConfig() error {
	for _, path := range []*string{&p.config.Patroni, &p.config.HAProxy} {
		content, err := os.ReadFile(*path)
		if err != nil {
			return fmt.Errorf("patroni: %w", err)
		}
		*path = filepath.Join(p.dir, filepath.Base(*path))
		if err := os.WriteFile(*path, content, 0o644); err != nil {
			return fmt.Errorf("patroni: %w", err)
		}
	}
	return nil
}

func (p *Patroni) host(last int) string { return fmt.Sprintf("%s.%d", p.network, last) }

// freeNetwork returns the first three parts of loopback addresses on which nothing listens.
func freeNetwork(ctx context.Context) (string, error) {
	const attempts = 20
	for range attempts {
		network := fmt.Sprintf("127.%d.%d", 1+randv2.IntN(250), 1+randv2.IntN(250))
		listener, err := new(net.ListenConfig).Listen(ctx, "tcp", fmt.Sprintf("%s.%d:2379", network, etcdHost))
		if err == nil {
			return network, listener.Close()
		}
	}
	return "", errors.New("patroni: no loopback addresses beside 127.0.0.1 can be listened on")
}

func (p *Patroni) launchEtcd() (*daemon, error) {
	clients, peers := "http://"+p.host(etcdHost)+":2379", "http://"+p.host(etcdHost)+":2380"
	return p.launch("etcd", nil, "etcd", "--name=etcd1", "--data-dir="+filepath.Join(p.dir, "etcd"),
		"--listen-client-urls="+clients, "--advertise-client-urls="+clients,
		"--listen-peer-urls="+peers, "--initial-advertise-peer-urls="+peers, "--initial-cluster=etcd1="+peers)
}

// Start starts the node, also after Kill.
func (n *PatroniNode) Start() (err error) {
	p, postgres, api := n.cluster, n.Address+":5432", n.Address+":8008"
	n.patroni, err = p.launch(n.Name, []string{
		"PATRONI_NAME=" + n.Name,
		"PATRONI_POSTGRESQL_LISTEN=" + postgres, "PATRONI_POSTGRESQL_CONNECT_ADDRESS=" + postgres,
		"PATRONI_RESTAPI_LISTEN=" + api, "PATRONI_RESTAPI_CONNECT_ADDRESS=" + api,
		"PATRONI_ETCD3_HOSTS='" + p.host(etcdHost) + ":2379'",
		"PATRONI_POSTGRESQL_DATA_DIR=" + n.data(),
		"PATRONI_POSTGRESQL_BIN_DIR=" + p.bin,
		"PATRONI_POSTGRESQL_PGPASS=" + filepath.Join(p.dir, n.Name+".pgpass"),
		"PATRONI_SUPERUSER_PASSWORD=" + p.password, "PATRONI_REPLICATION_PASSWORD=" + p.password, "PATRONI_REWIND_PASSWORD=" + p.password,
	}, "patroni", p.config.Patroni)
	return err
}

func (n *PatroniNode) data() string { return filepath.Join(n.cluster.dir, n.Name) }

// Kill kills all processes of the node, as when its power fails.
func (n *PatroniNode) Kill() error {
	if err := n.patroni.kill(); err != nil {
		return err
	}
	return killProcesses(n.data())
}

// AdminURL returns the URL of the primary's maintenance database, through the proxy, with the superuser.
func (p *Patroni) AdminURL() string { return p.url(p.host(proxyHost)+":5000", "postgres").String() }

// URL returns the URL of a database of the primary, through the proxy.
func (p *Patroni) URL(database string) string {
	return p.url(p.host(proxyHost)+":5000", database).String()
}

// ReplicaURL returns the URL of a database of the standby, through the proxy.
func (p *Patroni) ReplicaURL(database string) string {
	return p.url(p.host(proxyHost)+":5001", database).String()
}

// DirectURL returns a URL with both nodes, of which the client itself selects the primary.
func (p *Patroni) DirectURL(database string) string {
	direct := p.url("", database)
	query := direct.Query()
	query.Set("host", p.nodes[0].Address+","+p.nodes[1].Address)
	query.Set("target_session_attrs", "primary")
	direct.RawQuery = query.Encode()
	return direct.String()
}

func (p *Patroni) url(host, database string) *url.URL {
	return &url.URL{
		Scheme: "postgres", User: url.UserPassword(superuser, p.password), Host: host, Path: "/" + database, RawQuery: "sslmode=disable",
	}
}

// member is a node in the response of Patroni's REST API.
type member struct {
	Name  string `json:"name"`
	Role  string `json:"role"`
	State string `json:"state"`
}

// members returns the members of the cluster, from the first node that responds.
func (p *Patroni) members(ctx context.Context) (list []member, err error) {
	for _, node := range p.nodes {
		var response struct {
			Members []member `json:"members"`
		}
		if err = node.call(ctx, http.MethodGet, "/cluster", nil, &response); err == nil {
			return response.Members, nil
		}
	}
	return nil, err
}

// call calls the REST API of the node's Patroni, and decodes the response into into, which may be nil.
func (n *PatroniNode) call(ctx context.Context, method, path string, body io.Reader, into any) error {
	request, err := http.NewRequestWithContext(ctx, method, "http://"+n.Address+":8008"+path, body)
	if err != nil {
		return err
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	content, err := io.ReadAll(response.Body)
	if err != nil {
		return err
	}
	if response.StatusCode >= http.StatusMultipleChoices {
		return fmt.Errorf("patroni: %s %s: %d %s", method, path, response.StatusCode, content)
	}
	if into == nil {
		return nil
	}
	return json.Unmarshal(content, into)
}

// Primary returns the node that is the primary now, according to Patroni.
func (p *Patroni) Primary(ctx context.Context) (*PatroniNode, error) {
	list, err := p.members(ctx)
	if err != nil {
		return nil, err
	}
	for _, m := range list {
		if m.Role == "leader" || m.Role == "master" || m.Role == "primary" {
			for _, node := range p.nodes {
				if node.Name == m.Name {
					return node, nil
				}
			}
		}
	}
	return nil, fmt.Errorf("patroni: there is no primary: %v", list)
}

// Switchover makes the standby the primary, and the primary the standby, without a failure. Error: Patroni refuses or gives up, for
// example because the standby responds too late on a busy machine; or primary is not the primary.
func (p *Patroni) Switchover(ctx context.Context, primary *PatroniNode) error {
	body := strings.NewReader(fmt.Sprintf(`{"leader": %q}`, primary.Name))
	return primary.call(ctx, http.MethodPost, "/switchover", body, nil)
}

// AwaitStandby waits until there are a primary and a synchronous standby, which has every commit that is confirmed from then on.
func (p *Patroni) AwaitStandby(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, patroniTimeout)
	defer cancel()
	poll := time.NewTicker(50 * time.Millisecond)
	defer poll.Stop()
	var list []member
	var err error
	for {
		select {
		case <-poll.C:
		case <-p.proxy.exited:
			return fmt.Errorf("patroni: haproxy ended\n%s", p.logTails())
		case <-p.etcd.exited:
			return fmt.Errorf("patroni: etcd ended\n%s", p.logTails())
		case <-ctx.Done():
			return fmt.Errorf("patroni: no synchronous standby within %s: %v, %w\n%s", patroniTimeout, list, err, p.logTails())
		}
		if list, err = p.members(ctx); err != nil {
			continue
		}
		for _, m := range list {
			if m.Role == "sync_standby" {
				return nil
			}
		}
	}
}

func (p *Patroni) logTails() string {
	var tails strings.Builder
	logs, _ := filepath.Glob(filepath.Join(p.dir, "*.log")) // the pattern is well formed
	for _, path := range logs {
		content, _ := os.ReadFile(path)
		fmt.Fprintf(&tails, "%s:\n%s\n", filepath.Base(path), content[max(0, len(content)-1500):])
	}
	return tails.String()
}

// Close ends all processes and removes their files.
func (p *Patroni) Close() error {
	if p.dir == "" {
		return nil
	}
	return errors.Join(p.guard.release(), os.RemoveAll(p.dir))
}

// launch starts a program with additional environment variables. It writes its process id and its output to files that begin with name.
func (p *Patroni) launch(name string, environment []string, program string, arguments ...string) (*daemon, error) {
	path, err := lookPath(program)
	if err != nil {
		return nil, err
	}
	log, err := os.OpenFile(filepath.Join(p.dir, name+".log"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, fmt.Errorf("patroni: %w", err)
	}
	defer log.Close()
	command := exec.Command(path, arguments...)
	command.Env = append([]string{"PATH=" + os.Getenv("PATH"), "HOME=" + p.dir, "LANG=C.UTF-8"}, environment...)
	command.Dir = p.dir
	command.Stdout, command.Stderr = log, log
	return run(command, p.account, filepath.Join(p.dir, name+".pid"))
}
