package deploy_test

import (
	"encoding/json"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/oasdiff/yaml"
	"github.com/prometheus/client_golang/prometheus"

	"kiosk/internal/database"
	"kiosk/internal/resolver"
	"kiosk/internal/telemetry"
	"kiosk/internal/vault"
	"kiosk/worker"
)

// catalogue is a registry that only collects the names of the metrics.
type catalogue map[string]bool

var fullName = regexp.MustCompile(`fqName: "([^"]+)"`)

func (c catalogue) Register(collector prometheus.Collector) error {
	descriptions := make(chan *prometheus.Desc, 100)
	collector.Describe(descriptions)
	close(descriptions)
	_, isHistogram := collector.(*prometheus.HistogramVec)
	if _, alone := collector.(prometheus.Histogram); alone {
		isHistogram = true
	}
	for description := range descriptions {
		name := fullName.FindStringSubmatch(description.String())[1]
		c[name] = true
		if isHistogram {
			c[name+"_bucket"], c[name+"_sum"], c[name+"_count"] = true, true, true
		}
	}
	return nil
}

func (c catalogue) MustRegister(collectors ...prometheus.Collector) {
	for _, collector := range collectors {
		_ = c.Register(collector) // always nil
	}
}

func (c catalogue) Unregister(prometheus.Collector) bool { return false }

// registered returns the metrics of kiosk serve and of the worker.
func registered(t *testing.T) catalogue {
	t.Helper()
	names := catalogue{"up": true, "process_cpu_seconds_total": true, "process_resident_memory_bytes": true, "go_goroutines": true}
	d := &database.DB{Replica: new(database.Replica)}
	telemetry.NewRequests(names)
	telemetry.RegisterDatabase(names, d, nil)
	resolver.New(resolver.Config{Database: d, Registry: names})
	if _, err := (worker.Options{}).New(worker.Config{Database: d, Vault: new(vault.Vault), Registry: names}); err != nil {
		t.Fatal(err)
	}
	return names
}

// metricName matches a metric's name in a PromQL expression: a word with an underscore that is not a label or a function.
var metricName = regexp.MustCompile(`\b(kiosk|go|process|up)(_[a-z_]+)?\b`)

// quoted and listed match the parts of expressions that contain other names.
var (
	quoted = regexp.MustCompile(`"[^"]*"`)
	listed = regexp.MustCompile(`\b(by|on|group_left|group_right|without) *\([^)]*\)`)
)

func checkExpression(t *testing.T, where, expression string, known catalogue) {
	t.Helper()
	text := listed.ReplaceAllString(quoted.ReplaceAllString(expression, ""), "")
	names := metricName.FindAllString(text, -1)
	if len(names) == 0 {
		t.Errorf("%s names no metric: %s", where, expression)
	}
	for _, name := range names {
		if !known[name] {
			t.Errorf("%s names %s, which nothing registers; there are %q", where, name, slices.Sorted(maps.Keys(known)))
		}
	}
	if strings.Count(text, "(") != strings.Count(text, ")") {
		t.Errorf("%s: the brackets do not match: %s", where, expression)
	}
}

// panel is a panel of the dashboard.
type panel struct {
	Title   string
	Targets []struct{ Expr string }
}

func panels(t *testing.T) []panel {
	t.Helper()
	content, err := os.ReadFile("grafana/kiosk.json")
	if err != nil {
		t.Fatal(err)
	}
	var dashboard struct{ Panels []panel }
	if err := json.Unmarshal(content, &dashboard); err != nil {
		t.Fatal(err)
	}
	return dashboard.Panels
}

func TestTheDashboardShowsEveryMetricOfWebhooks(t *testing.T) {
	t.Parallel()
	shown := ""
	for _, panel := range panels(t) {
		for _, target := range panel.Targets {
			shown += target.Expr + "\n"
		}
	}
	for name := range registered(t) {
		isPartOfHistogram := strings.HasSuffix(name, "_sum") || strings.HasSuffix(name, "_count")
		if strings.HasPrefix(name, "kiosk_webhook_") && !isPartOfHistogram && !strings.Contains(shown, name) {
			t.Errorf("no panel shows %s", name)
		}
	}
}

func TestTheDashboardShowsMetricsThatExist(t *testing.T) {
	t.Parallel()
	known := registered(t)
	for _, panel := range panels(t) {
		if len(panel.Targets) == 0 {
			t.Errorf("%s shows nothing", panel.Title)
		}
		for _, target := range panel.Targets {
			checkExpression(t, panel.Title, target.Expr, known)
		}
	}
}

func TestAlertsWatchMetricsThatExistAndSayHowUrgentTheyAre(t *testing.T) {
	t.Parallel()
	content, err := os.ReadFile("prometheus/alerts.yml")
	if err != nil {
		t.Fatal(err)
	}
	var file struct {
		Groups []struct {
			Rules []struct {
				Alert, Expr         string
				Labels, Annotations map[string]string
			}
		}
	}
	if _, err := yaml.Unmarshal(content, &file, yaml.DecodeOpts{}); err != nil {
		t.Fatal(err)
	}
	known, alerts := registered(t), 0
	for _, group := range file.Groups {
		for _, rule := range group.Rules {
			alerts++
			checkExpression(t, rule.Alert, rule.Expr, known)
			if !slices.Contains([]string{"page", "ticket"}, rule.Labels["severity"]) || rule.Annotations["summary"] == "" {
				t.Errorf("%s does not say how urgent it is, or what happened", rule.Alert)
			}
		}
	}
	if alerts == 0 {
		t.Error("no alerts")
	}
}
