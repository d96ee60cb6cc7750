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

// ImportInput is a CSV to import: all of it or, when a line is wrong, nothing.
type ImportInput struct {
	CSV    string
	DryRun bool // report what would become of it, and change nothing
	// ExpectedDigest is that of a dry run which the caller has looked at: an import that would change anything else is refused.
	// nil for any changes.
	ExpectedDigest *string `json:",omitempty"`

	IdempotencyKey string `json:"-"`
}

// ImportResult is what an import changes, or would.
type ImportResult struct {
	DryRun    bool
	Lines     int // of the CSV, without the header and empty ones
	Created   int // things of any kind
	Updated   int
	Unchanged int
	Errors    []LineError    // of a dry run only: an import with a wrong line is refused
	Digest    string         // of the changes: equal for those that are equal
	Changes   []ImportChange `json:"-"` // absent from the outcome under an idempotency key: they can be megabytes
}

// LineError is what is wrong with a line of a CSV.
type LineError struct {
	Line    int    // from 1 on, the header's
	Column  string // "" for the line as a whole
	Code    string
	Message string
	Reason  problem.Reason
	Params  map[string]any // of the reason
}

// ImportChange is one thing that an import creates or updates.
type ImportChange struct {
	Line    int // the first that has it
	Action  ImportAction
	Subject ImportSubject
	Key     string // slug or SKU; of a price, the SKU and the tier
	Fields  []catalogue.ImportField
}

// ImportAction says whether something was there before.
type ImportAction string

// What imports do.
const (
	ImportCreate ImportAction = "CREATE"
	ImportUpdate ImportAction = "UPDATE"
)

// ImportSubject is the kind of thing that an import changes.
type ImportSubject string

// What imports change.
const (
	ImportProduct   ImportSubject = "PRODUCT"
	ImportVariation ImportSubject = "VARIATION"
	ImportPrice     ImportSubject = "TIER_PRICE"
)

// add counts a change. One without fields is none.
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

// leaveOut takes the values of wrong cells out of the changes. Such a cell may have been read as another value: 0.00 for what is
// no price.
func (r *ImportResult) leaveOut(wrong problem.Fields) {
	isWrong := make(map[string]bool, len(wrong))
	for _, field := range wrong {
		isWrong[field.Pointer] = true
	}
	changes := r.Changes
	r.Changes, r.Created, r.Updated = nil, 0, 0
	for _, c := range changes {
		c.Fields = slices.DeleteFunc(c.Fields, func(field catalogue.ImportField) bool { return isWrong[pointerTo(c.Line, field.Column)] })
		if len(c.Fields) > 0 {
			r.add(c)
		}
	}
}

// digest returns the digest of the changes: what there was before is a part of each, so that it is another one once any of it
// was changed.
func (r *ImportResult) digest() (string, error) {
	text, err := json.Marshal(r.Changes)
	if err != nil {
		return "", fmt.Errorf("transfer: digest of an import: %w", err)
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:]), nil
}

// differs notes a field that gets another value.
func (c *ImportChange) differs(column, before, after string) bool {
	if before == after {
		return false
	}
	c.Fields = append(c.Fields, catalogue.ImportField{Column: column, Before: &before, After: after})
	return true
}

// sets notes a field of something new.
func (c *ImportChange) sets(column, after string) {
	c.Fields = append(c.Fields, catalogue.ImportField{Column: column, After: after})
}

// importPlan is what an import comes to in the store as it is now.
type importPlan struct {
	problem.Fields
	result ImportResult
}

// importSheet plans an import and, unless it is a dry run, applies it and notes it. Planning writes nothing.
// Errors: CodeInvalidInput, with a pointer such as /csv/12/price for everything that is wrong; CodeStale, when it
// would change something else than the caller expects; CodeIdempotencyKeyReused.
func (ops *Operations) importSheet(ctx context.Context, in ImportInput, s *sheet, action string, plan func(context.Context, *operation.Tx, *importPlan) (apply func() error, err error)) (*ImportResult, error) {
	call := operation.Call{Operation: action, Key: in.IdempotencyKey, Input: in, DryRun: in.DryRun}
	result, _, err := operation.Once(ctx, ops.Runner, call, func(ctx context.Context, tx *operation.Tx) (*ImportResult, error) {
		p := &importPlan{Fields: slices.Clone(s.Fields), result: ImportResult{DryRun: in.DryRun, Lines: len(s.rows)}}
		apply, err := plan(ctx, tx, p)
		if err != nil {
			return nil, err
		}
		p.result.leaveOut(p.Fields)
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

// auditedImport is an import in the audit; what it changed has entries of its own.
type auditedImport struct {
	Lines     int `json:"lines"`
	Created   int `json:"created"`
	Updated   int `json:"updated"`
	Unchanged int `json:"unchanged"`
}
