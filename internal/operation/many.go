package operation

import (
	"context"

	"github.com/google/uuid"

	"kiosk/internal/problem"
)

// MaxMany is the maximum number of rows that one call changes, the number of rows of a page.
const MaxMany = 100

// RowResult is the result for one row of Many.
type RowResult struct {
	ID uuid.UUID
	// Refusal is why the row was not changed, or nil if it was changed.
	Refusal *problem.Error
}

// CheckMany checks the ids of a call that changes several rows.
func CheckMany(v *problem.Fields, ids []uuid.UUID) {
	switch {
	case len(ids) == 0:
		v.Add("/ids", problem.Empty, "must have at least one id")
	case len(ids) > MaxMany:
		v.Add("/ids", problem.TooMany, "must have at most %d ids", MaxMany)
	}
}

// Many calls change for each id, one after the other. Each change runs in its own transaction, so that a refused row does not stop the
// others. The results are in the order of the ids, each id once. An error that refusalOf does not take for a refusal stops Many, and the
// rows changed before stay changed.
// Errors: CodeUnauthenticated, CodeBusy, CodeForbidden (the caller may change no row). Refusals: those of change, and CodeForbidden (the
// caller's role was changed during the call, and may not change the row any more).
func (r *Runner) Many(ctx context.Context, ids []uuid.UUID, change func(uuid.UUID) error) ([]*RowResult, error) {
	if err := r.Write(ctx, func(context.Context, *Tx) error { return nil }); err != nil { // checks the caller only
		return nil, err
	}
	var results []*RowResult
	done := make(map[uuid.UUID]bool, len(ids))
	for _, id := range ids {
		if done[id] {
			continue
		}
		done[id] = true
		result := &RowResult{ID: id}
		if err := change(id); err != nil {
			if result.Refusal = refusalOf(err); result.Refusal == nil {
				return nil, err
			}
		}
		results = append(results, result)
	}
	return results, nil
}

// refusalOf returns the refusal in an error. It returns nil for an error of the server, and for one that every other row would meet too:
// the caller is not signed in, or the store is busy.
func refusalOf(err error) *problem.Error {
	if problem.IsUnauthenticated(err) || problem.HasCode(err, problem.CodeBusy) {
		return nil
	}
	return problem.From(err)
}
