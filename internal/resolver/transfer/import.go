package transfer

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"

	"kiosk/internal/ids"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/catalogue"
)

// ImportInput is a CSV to import. If one line is invalid, nothing is imported.
type ImportInput struct {
	CSV    string
	DryRun bool // report the changes and the errors, and write nothing
	// ExpectedDigest is the Digest of a dry run. An import with other changes is refused. nil: any changes are allowed.
	ExpectedDigest *string `json:",omitempty"`

	IdempotencyKey string `json:"-"`
}

// ImportResult lists the changes of an import, or those that a dry run would make.
type ImportResult struct {
	DryRun    bool
	Lines     int // of the CSV, without the header and empty lines
	Created   int // products, variations and prices
	Updated   int
	Unchanged int
	Errors    []LineError    // of a dry run only: an import with an invalid line is refused
	Digest    string         // of the changes: equal changes have equal digests
	Changes   []ImportChange `json:"-"` // not stored with the idempotency key: they can be megabytes
}

// LineError is an error in a line of a CSV.
type LineError struct {
	Line    int    // its number in the file, from 1 on
	Column  string // "" for an error of the whole line
	Code    string
	Message string
	Reason  problem.Reason
	Params  map[string]any // of the reason
}

// ImportChange is a product, variation or price that an import creates or updates.
type ImportChange struct {
	Line    int // the first line with it
	Action  ImportAction
	Subject ImportSubject
	Key     string // the slug or SKU; for a price, the SKU and the tier
	Fields  []catalogue.ImportField
}

// ImportAction says whether an import creates or updates a row.
type ImportAction string

// The actions of imports.
const (
	ImportCreate ImportAction = "CREATE"
	ImportUpdate ImportAction = "UPDATE"
)

// ImportSubject is a kind of row that imports change.
type ImportSubject string

// The subjects of imports.
const (
	ImportProduct   ImportSubject = "PRODUCT"
	ImportVariation ImportSubject = "VARIATION"
	ImportPrice     ImportSubject = "TIER_PRICE"
)

// add counts a change and appends it. Without fields, it counts as unchanged.
func (r *ImportResult) add(c ImportChange) {
	switch {
	case len(c.Fields) == 0:
		r.Unchanged++
		return
	case c.Action == ImportCreate:
		r.Created++
	default:
		r.Updated++
	}
	r.Changes = append(r.Changes, c)
}

// removeInvalid removes the values of invalid cells from the changes. Such a cell may have been read as another value: 0.00 for a text
// that is not a price.
func (r *ImportResult) removeInvalid(invalid problem.Fields) {
	isInvalid := make(map[string]bool, len(invalid))
	for _, field := range invalid {
		isInvalid[field.Pointer] = true
	}
	changes := r.Changes
	r.Changes, r.Created, r.Updated = nil, 0, 0
	for _, c := range changes {
		c.Fields = slices.DeleteFunc(c.Fields, func(field catalogue.ImportField) bool { return isInvalid[pointerTo(c.Line, field.Column)] })
		if len(c.Fields) > 0 {
			r.add(c)
		}
	}
}

// digest returns a hash of the changes. They include the values before the import, so the digest differs if one of these has been
// changed.
func (r *ImportResult) digest() (string, error) {
	text, err := json.Marshal(r.Changes)
	if err != nil {
		return "", fmt.Errorf("transfer: digest of an import: %w", err)
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:]), nil
}

// differs adds a field to the change if its value changes, and reports whether it does.
func (c *ImportChange) differs(column, before, after string) bool {
	if before == after {
		return false
	}
	c.Fields = append(c.Fields, catalogue.ImportField{Column: column, Before: &before, After: after})
	return true
}

// sets adds a field of a new row to the change.
func (c *ImportChange) sets(column, after string) {
	c.Fields = append(c.Fields, catalogue.ImportField{Column: column, After: after})
}

// importPlan holds the errors and the changes of an import, for the current rows of the store.
type importPlan struct {
	problem.Fields
	result ImportResult
}

// importSheet plans an import and, unless it is a dry run, applies it and writes it to the audit. plan writes nothing; it returns the
// function that applies the changes.
// Errors: CodeInvalidInput, with a pointer such as /csv/12/price for each error; CodeStale, when the changes are not those of
// ExpectedDigest; CodeIdempotencyKeyInvalid, CodeIdempotencyKeyReused.
func (ops *Operations) importSheet(ctx context.Context, in ImportInput, s *sheet, action string, plan func(context.Context, *operation.Tx, *importPlan) (apply func() error, err error)) (*ImportResult, error) {
	call := operation.Call{Operation: action, Key: in.IdempotencyKey, Input: in, DryRun: in.DryRun}
	result, _, err := operation.Once(ctx, ops.Runner, call, func(ctx context.Context, tx *operation.Tx) (*ImportResult, error) {
		p := &importPlan{Fields: slices.Clone(s.Fields), result: ImportResult{DryRun: in.DryRun, Lines: len(s.rows)}}
		apply, err := plan(ctx, tx, p)
		if err != nil {
			return nil, err
		}
		p.result.removeInvalid(p.Fields)
		if p.result.Digest, err = p.result.digest(); err != nil {
			return nil, err
		}
		if in.DryRun {
			p.result.Errors = lineErrors(&p.Fields)
			return &p.result, nil
		}
		if err := p.Err(); err != nil {
			return nil, err
		}
		if in.ExpectedDigest != nil && *in.ExpectedDigest != p.result.Digest {
			return nil, problem.Refuse(problem.CodeStale, "The import would change something else than the dry run showed. Repeat the dry run.")
		}
		if err := apply(); err != nil {
			return nil, err
		}
		return &p.result, tx.Audit(ctx, operation.Change{Action: action, Subject: "Import", ID: ids.New(), After: auditedImport{
			p.result.Lines, p.result.Created, p.result.Updated, p.result.Unchanged,
		}})
	})
	if err != nil {
		return nil, err
	}
	return result, nil
}

// auditedImport is an import in an entry of the audit. The changed rows have their own entries.
type auditedImport struct {
	Lines     int `json:"lines"`
	Created   int `json:"created"`
	Updated   int `json:"updated"`
	Unchanged int `json:"unchanged"`
}
