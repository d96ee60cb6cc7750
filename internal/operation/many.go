package operation

import (
	"context"

	"github.com/google/uuid"

	"kiosk/internal/problem"
)

// MaxMany is the most rows that one call changes: as many as a page shows.
const MaxMany = 100

// RowResult says what became of one of several rows.
type RowResult struct {
	ID uuid.UUID
	// Refusal is why nothing was done to it; nil when it was done.
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

// Many changes rows one after the other, each in a transaction of its own, so that one that is refused does not hold up the
// others. The results are in the order of the ids, each id once. Another error than a refusal ends it in the middle.
// Errors: CodeUnauthenticated, CodeForbidden (the caller may change nothing).
func (r *Runner) Many(ctx context.Context, ids []uuid.UUID, change func(uuid.UUID) error) ([]*RowResult, error) {
	if err := r.Write(ctx, func(context.Context, *Tx) error { return nil }); err != nil { // the caller is not admitted
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

// refusalOf returns the refusal that an error is, nil when it is about the caller or the server and not about one row.
func refusalOf(err error) *problem.Error {
	if problem.IsUnauthenticated(err) || problem.HasCode(err, problem.CodeBusy) {
		return nil
	}
	return problem.From(err)
}
