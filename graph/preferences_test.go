package graph_test

import (
	"fmt"
	"strings"
	"testing"

	"kiosk/internal/auth"
)

const (
	preferenceFields  = ` { language theme views { list name filters } hiddenColumns { table columns } firstStepsHidden }`
	updatePreferences = `mutation($input: UpdatePreferencesInput!) { done: updatePreferences(input: $input)` + preferenceFields + ` }`
	readPreferences   = `{ viewer { preferences` + preferenceFields + ` } }`
)

type preferences struct {
	Language      *string
	Theme         string
	Views         []struct{ List, Name, Filters string }
	HiddenColumns []struct {
		Table   string
		Columns []string
	}
}

func (d staffClient) preferences(t testing.TB) string {
	t.Helper()
	p := get[struct {
		Viewer struct{ Preferences preferences }
	}](t, d, readPreferences, nil).Viewer.Preferences
	language := "none"
	if p.Language != nil {
		language = *p.Language
	}
	return fmt.Sprintf("%s %s %v %v", language, p.Theme, p.Views, p.HiddenColumns)
}

func TestPreferencesAreKeptForEachPersonAndChangeOneByOne(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		viewer, other := o.as(t, auth.Viewer), o.as(t, auth.Support)
		const defaults = "none SYSTEM [] []"
		if got := viewer.preferences(t); got != defaults {
			t.Errorf("a new person has %s", got)
		}
		do[preferences](t, viewer, updatePreferences, vars{"language": "PT_BR"})
		o.audited(t, "preferences.update")
		views := []vars{
			{"list": "orders", "name": "Grandes", "filters": "min=100"},
			{"list": "orders", "name": "Antigos", "filters": "sort=created"},
			{"list": "customers", "name": "Grandes", "filters": ""},
		}
		do[preferences](t, viewer, updatePreferences, vars{"views": views, "theme": "DARK"})
		do[preferences](t, viewer, updatePreferences, vars{"hiddenColumns": []vars{{"table": "orders", "columns": []string{"source"}}}})
		want := "PT_BR DARK [{orders Grandes min=100} {orders Antigos sort=created} {customers Grandes }] [{orders [source]}]"
		if got := viewer.preferences(t); got != want {
			t.Errorf("%s, want %s", got, want)
		}
		do[preferences](t, viewer, updatePreferences, vars{"views": views[:1]})
		if got := viewer.preferences(t); strings.Contains(got, "Antigos") || !strings.Contains(got, "PT_BR DARK") {
			t.Errorf("after a view was deleted: %s", got)
		}
		if hidden := do[struct{ FirstStepsHidden bool }](t, viewer, updatePreferences, vars{"firstStepsHidden": true}); !hidden.FirstStepsHidden {
			t.Error("the first steps are still shown")
		}
		if got := other.preferences(t); got != defaults {
			t.Errorf("another person has %s", got)
		}
	})
}

func TestAViewOrATableChangesWithoutTheOthers(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		change := func(input vars) { do[preferences](t, o.staffClient, updatePreferences, input) }
		view := func(name, filters string) vars { return vars{"list": "orders", "name": name, "filters": filters} }
		was := func(was, name, filters string) vars {
			return vars{"list": "orders", "name": name, "filters": filters, "was": was}
		}
		hidden := func(table string, columns ...string) []vars { return []vars{{"table": table, "columns": columns}} }
		change(vars{"saveView": view("One", "a"), "hiddenColumns": hidden("orders", "source")})
		change(vars{"saveView": view("Two", "b"), "hiddenColumns": hidden("customers", "tier", "phone")})
		change(vars{"saveView": was("One", "First", "c"), "hiddenColumns": hidden("orders", "total")})
		change(vars{"saveView": view("Two", "b")}) // again, as after a lost response
		want := "none SYSTEM [{orders First c} {orders Two b}] [{orders [total]} {customers [tier phone]}]"
		if got := o.preferences(t); got != want {
			t.Errorf("%s, want %s", got, want)
		}
		o.untouched(t, func() {
			o.refuses(t, "INVALID_INPUT", updatePreferences, vars{"input": vars{"saveView": view("Two", "")}}, "input.saveView.name")
			o.refuses(t, "INVALID_INPUT", updatePreferences, vars{"input": vars{"saveView": was("First", "Two", "")}}, "input.saveView.name")
			o.refuses(t, "INVALID_INPUT", updatePreferences, vars{"input": vars{"saveView": view("", "")}}, "input.saveView.name")
		})
		change(vars{"deleteView": vars{"list": "orders", "name": "First"}, "hiddenColumns": hidden("customers", []string{}...)})
		change(vars{"deleteView": vars{"list": "orders", "name": "First"}})
		change(vars{"saveView": was("First", "Third", "d")})
		if got := o.preferences(t); got != "none SYSTEM [{orders Two b} {orders Third d}] [{orders [total]}]" {
			t.Errorf("at the end %s", got)
		}
	})
}

func TestPreferencesHaveBounds(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		view := func(list, name, filters string) vars { return vars{"list": list, "name": name, "filters": filters} }
		o.refuses(t, "INVALID_INPUT", updatePreferences, vars{"input": vars{
			"views": []vars{
				view("orders", "", "a"), view("no list", "b", "b"), view("orders", strings.Repeat("n", 81), "c"),
				view("orders", "d", strings.Repeat("f", 2001)), view("orders", "same", ""), view("orders", "same", ""),
			},
			"hiddenColumns": []vars{{"table": "", "columns": []string{"ok", "not ok"}}},
		}}, "input.views.0.name", "input.views.1.list", "input.views.2.name", "input.views.3.filters", "input.views.5.name",
			"input.hiddenColumns.0.table", "input.hiddenColumns.0.columns.1")
		var many []vars
		for i := range 40 {
			many = append(many, view("orders", fmt.Sprint(i), strings.Repeat("f", 2000)))
		}
		o.refuses(t, "INVALID_INPUT", updatePreferences, vars{"input": vars{"views": many}}, "input.views")
		if got := o.preferences(t); got != "none SYSTEM [] []" {
			t.Errorf("what was refused left %s", got)
		}
		many = nil
		for i := range 200 {
			many = append(many, view("orders", fmt.Sprint(i), ""))
		}
		do[preferences](t, o.staffClient, updatePreferences, vars{"views": many})
		o.refuses(t, "INVALID_INPUT", updatePreferences, vars{"input": vars{"saveView": view("orders", "one more", "")}}, "input.saveView")
		for i := range 50 {
			table := []vars{{"table": fmt.Sprintf("t%d", i), "columns": []string{"a"}}}
			do[preferences](t, o.staffClient, updatePreferences, vars{"hiddenColumns": table})
		}
		table := []vars{{"table": "one-more", "columns": []string{"a"}}}
		o.refuses(t, "INVALID_INPUT", updatePreferences, vars{"input": vars{"hiddenColumns": table}}, "input.hiddenColumns")
	})
}
