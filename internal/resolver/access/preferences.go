package access

import (
	"context"
	"encoding/json"
	"fmt"
	"net/url"
	"regexp"
	"slices"

	"kiosk/ent/db"
	"kiosk/ent/db/staffpreferences"
	"kiosk/internal/auth"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

const (
	maxPreferences   = 64 << 10 // bytes of the stored document
	maxViews         = 200      // of all lists together
	maxViewName      = 80       // characters
	maxViewFilters   = 2_000
	maxTables        = 50
	maxHiddenColumns = 50 // of one table
)

// Theme is the colour scheme of the console.
type Theme string

// The themes. ThemeSystem follows the browser.
const (
	ThemeSystem Theme = "SYSTEM"
	ThemeLight  Theme = "LIGHT"
	ThemeDark   Theme = "DARK"
)

// Language is a language of the console.
type Language string

// The languages.
const (
	LanguageEnglish    Language = "EN"
	LanguagePortuguese Language = "PT_BR"
)

// SavedView is a list with filters that a person has saved under a name.
type SavedView struct {
	List    string `json:"list"`    // the name of the list: orders
	Name    string `json:"name"`    // unique for the list
	Filters string `json:"filters"` // the query of the list's URL: status=PENDING&period=7d
}

// HiddenColumns are the columns of a table that a person has hidden.
type HiddenColumns struct {
	Table   string   `json:"table"`
	Columns []string `json:"columns"`
}

// Preferences are the settings of a person for the console. They are stored as JSON.
type Preferences struct {
	Language      *Language       `json:"language,omitempty"` // nil: the language of the browser
	Theme         Theme           `json:"theme"`
	Views         []SavedView     `json:"views"` // in the person's order
	HiddenColumns []HiddenColumns `json:"hiddenColumns"`
	// FirstStepsHidden says that the console no longer shows the first steps of the store.
	FirstStepsHidden bool `json:"firstStepsHidden"`
	// DailyDigest says that the person gets the daily e-mail about low stock and suspended endpoints. It is stored in a column, not in
	// the JSON.
	DailyDigest bool `json:"-"`
}

// UpdatePreferencesInput changes the fields that are not nil. The others keep their stored values, even if another window of the same
// person has just changed them.
type UpdatePreferencesInput struct {
	Language      *Language
	Theme         *Theme
	Views         []SavedView // replace all views, before DeleteView and SaveView apply
	DeleteView    *DeleteViewInput
	SaveView      *SaveViewInput
	HiddenColumns []HiddenColumns // each replaces the hidden columns of its table

	FirstStepsHidden *bool
	DailyDigest      *bool
}

// SaveViewInput adds a view at the end, or replaces the view of the list that has the name Was.
type SaveViewInput struct {
	List    string
	Name    string
	Filters string
	Was     *string
}

// DeleteViewInput names the view to delete. It is no error if there is none.
type DeleteViewInput struct {
	List string
	Name string
}

// preferenceName matches the name of a list, a table or a column.
var preferenceName = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9._-]{0,49}$`)

// Validate reports every invalid field.
func (in UpdatePreferencesInput) Validate() error {
	var v problem.Fields
	if len(in.Views) > maxViews {
		v.Add("/views", problem.TooMany, "must be at most %d", maxViews)
	}
	if in.SaveView != nil {
		checkView(&v, "/saveView", in.SaveView.view())
	}
	seen := map[SavedView]bool{}
	for i, view := range in.Views {
		at := fmt.Sprintf("/views/%d", i)
		checkView(&v, at, view)
		key := SavedView{List: view.List, Name: view.Name}
		if seen[key] {
			v.Add(at+"/name", problem.Duplicate, "is the name of another view of the list")
		}
		seen[key] = true
	}
	if len(in.HiddenColumns) > maxTables {
		v.Add("/hiddenColumns", problem.TooMany, "must be at most %d", maxTables)
	}
	for i, hidden := range in.HiddenColumns {
		at := fmt.Sprintf("/hiddenColumns/%d", i)
		checkPreferenceName(&v, at+"/table", hidden.Table)
		if len(hidden.Columns) > maxHiddenColumns {
			v.Add(at+"/columns", problem.TooMany, "must be at most %d", maxHiddenColumns)
		}
		for j, column := range hidden.Columns {
			checkPreferenceName(&v, fmt.Sprintf("%s/columns/%d", at, j), column)
		}
	}
	return v.Err()
}

func checkView(v *problem.Fields, pointer string, view SavedView) {
	checkPreferenceName(v, pointer+"/list", view.List)
	v.Name(pointer+"/name", view.Name, maxViewName)
	v.Text(pointer+"/filters", view.Filters, maxViewFilters)
}

func checkPreferenceName(v *problem.Fields, pointer, value string) {
	if !preferenceName.MatchString(value) {
		v.Add(pointer, problem.NotIdentifier, "must be a name of letters, digits, dots, hyphens and underscores, at most %d", 50)
	}
}

// Preferences returns the preferences of the actor, or the defaults.
func (ops *Operations) Preferences(ctx context.Context) (*Preferences, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	row, err := ops.Database.Client.StaffPreferences.Query().Where(staffpreferences.StaffID(actor.ID)).Only(ctx)
	if err != nil && !db.IsNotFound(err) {
		return nil, fmt.Errorf("access: read preferences: %w", err)
	}
	return preferencesOf(row)
}

// preferencesOf decodes a row. For nil it returns the defaults.
func preferencesOf(row *db.StaffPreferences) (*Preferences, error) {
	p := &Preferences{Theme: ThemeSystem, Views: []SavedView{}, HiddenColumns: []HiddenColumns{}}
	if row == nil {
		return p, nil
	}
	p.DailyDigest = row.DigestDueAt != nil
	if err := json.Unmarshal([]byte(row.Document), p); err != nil {
		return nil, fmt.Errorf("access: read preferences: %w", err)
	}
	return p, nil
}

// UpdatePreferences changes the preferences of the actor. Errors: CodeInvalidInput, CodeForbidden (not a staff member).
func (ops *Operations) UpdatePreferences(ctx context.Context, in UpdatePreferencesInput) (changed *Preferences, err error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	err = ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		if tx.Actor.Kind != auth.KindStaff {
			return problem.Refuse(problem.CodeForbidden, "Only staff have preferences.")
		}
		row, err := operation.Locked(tx, tx.StaffPreferences.Query().Where(staffpreferences.StaffID(tx.Actor.ID))).Only(ctx)
		if err != nil && !db.IsNotFound(err) {
			return fmt.Errorf("access: read preferences: %w", err)
		}
		if changed, err = preferencesOf(row); err != nil {
			return err
		}
		if err := in.apply(changed); err != nil {
			return err
		}
		if err := storePreferences(ctx, tx, row, changed); err != nil {
			return err
		}
		return tx.Audit(ctx, operation.Change{Action: "preferences.update", Subject: "StaffMember", ID: tx.Actor.ID})
	})
	return changed, err
}

// apply changes the preferences. Error: CodeInvalidInput.
func (in UpdatePreferencesInput) apply(p *Preferences) error {
	if in.Language != nil {
		p.Language = in.Language
	}
	if in.Theme != nil {
		p.Theme = *in.Theme
	}
	if in.Views != nil {
		p.Views = slices.Clone(in.Views) // which another attempt of the transaction needs unchanged
	}
	var v problem.Fields
	if in.DeleteView != nil {
		p.Views = slices.DeleteFunc(p.Views, named(in.DeleteView.List, in.DeleteView.Name))
	}
	if in.SaveView != nil {
		in.SaveView.apply(p, &v)
	}
	for _, hidden := range in.HiddenColumns {
		p.hide(hidden)
	}
	if len(p.HiddenColumns) > maxTables {
		v.Add("/hiddenColumns", problem.TooMany, "must be at most %d", maxTables)
	}
	if in.DailyDigest != nil {
		p.DailyDigest = *in.DailyDigest
	}
	if in.FirstStepsHidden != nil {
		p.FirstStepsHidden = *in.FirstStepsHidden
	}
	return v.Err()
}

func (in SaveViewInput) view() SavedView {
	return SavedView{List: in.List, Name: in.Name, Filters: in.Filters}
}

// apply saves the view. It adds an error if another view of the list has the name, or if there are too many views. Saving an
// identical view again changes nothing.
func (in SaveViewInput) apply(p *Preferences, v *problem.Fields) {
	at := -1
	if in.Was != nil {
		at = slices.IndexFunc(p.Views, named(in.List, *in.Was))
	}
	taken := slices.IndexFunc(p.Views, named(in.List, in.Name))
	switch {
	case at < 0 && taken >= 0 && p.Views[taken] == in.view():
	case taken >= 0 && taken != at:
		v.Add("/saveView/name", problem.Duplicate, "is the name of another view of the list")
	case at >= 0:
		p.Views[at] = in.view()
	case len(p.Views) == maxViews:
		v.Add("/saveView", problem.TooMany, "would make more views than %d", maxViews)
	default:
		p.Views = append(p.Views, in.view())
	}
}

// named returns a function that reports whether a view belongs to the list and has the name.
func named(list, name string) func(SavedView) bool {
	return func(view SavedView) bool { return view.List == list && view.Name == name }
}

// hide replaces the hidden columns of a table.
func (p *Preferences) hide(hidden HiddenColumns) {
	at := slices.IndexFunc(p.HiddenColumns, func(other HiddenColumns) bool { return other.Table == hidden.Table })
	switch {
	case at < 0 && len(hidden.Columns) > 0:
		p.HiddenColumns = append(p.HiddenColumns, hidden)
	case at >= 0 && len(hidden.Columns) > 0:
		p.HiddenColumns[at] = hidden
	case at >= 0:
		p.HiddenColumns = slices.Delete(p.HiddenColumns, at, at+1)
	}
}

// DropViews deletes all saved views of the store's staff for which isAbout reports true of the name or of a filter's value.
func DropViews(ctx context.Context, tx *operation.Tx, isAbout func(text string) bool) error {
	rows, err := operation.Locked(tx, tx.StaffPreferences.Query().Order(staffpreferences.ByID())).All(ctx)
	if err != nil {
		return fmt.Errorf("access: read preferences: %w", err)
	}
	for _, row := range rows {
		p, err := preferencesOf(row)
		if err != nil {
			return err
		}
		before := len(p.Views)
		p.Views = slices.DeleteFunc(p.Views, func(view SavedView) bool { return slices.ContainsFunc(view.texts(), isAbout) })
		if len(p.Views) == before {
			continue
		}
		if err := storePreferences(ctx, tx, row, p); err != nil {
			return err
		}
	}
	return nil
}

// texts returns the name of the view and the values of its filters. Filters that cannot be parsed are returned as one string.
func (view SavedView) texts() []string {
	texts := []string{view.Name}
	filters, err := url.ParseQuery(view.Filters)
	if err != nil {
		return append(texts, view.Filters)
	}
	for _, values := range filters {
		texts = append(texts, values...)
	}
	return texts
}

// storePreferences updates the row, or creates one when row is nil.
func storePreferences(ctx context.Context, tx *operation.Tx, row *db.StaffPreferences, p *Preferences) error {
	document, err := json.Marshal(p)
	if err != nil {
		return fmt.Errorf("access: encode preferences: %w", err)
	}
	if len(document) > maxPreferences {
		var v problem.Fields
		v.Add("/views", problem.TooManyBytes, "would make all preferences longer than %d bytes", maxPreferences)
		return v.Err()
	}
	if row != nil {
		update := tx.StaffPreferences.UpdateOne(row).SetDocument(string(document)).SetUpdatedAt(tx.Now)
		switch {
		case !p.DailyDigest:
			update.ClearDigestDueAt().ClearDigestCoveredTo()
		case row.DigestDueAt == nil:
			update.SetDigestDueAt(nextDigest(tx.Store.Timezone, tx.Now))
		}
		err = update.Exec(ctx)
	} else {
		create := tx.StaffPreferences.Create().SetStaffID(tx.Actor.ID).SetDocument(string(document)).
			SetCreatedAt(tx.Now).SetUpdatedAt(tx.Now)
		if p.DailyDigest {
			create.SetDigestDueAt(nextDigest(tx.Store.Timezone, tx.Now))
		}
		err = create.Exec(ctx)
		if db.IsConstraintError(err) {
			return operation.ErrRetry // another request of the person has created the row
		}
	}
	if err != nil {
		return fmt.Errorf("access: write preferences: %w", err)
	}
	return nil
}
