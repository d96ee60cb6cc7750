// Package storekey lets those of Ent's statements carry the store that otherwise find rows by their ids alone: the keys of
// all tables begin with the store, and an index helps only a statement that names it. Package db is generated to call it.
package storekey

import (
	"context"
	"database/sql/driver"

	"entgo.io/ent/dialect/sql"
	"entgo.io/ent/dialect/sql/sqlgraph"
	"github.com/google/uuid"

	"kiosk/internal/auth"
)

const column = "store_id"

// ID returns what an id is compared with to find its row in the store of the context's actor.
func ID(ctx context.Context, id uuid.UUID) driver.Value {
	actor, err := auth.From(ctx)
	if err != nil || actor.SeesAllTenants() {
		return id
	}
	return sql.ExprFunc(func(b *sql.Builder) {
		b.Arg(id).WriteString(" AND ").Ident(column).WriteOp(sql.OpEQ).Arg(actor.StoreID)
	})
}

// On is the condition of a join with a table of edges, in the same store.
func On(s *sql.Selector, edges *sql.SelectTable, id, edge string) *sql.Predicate {
	return sql.And(sql.ColumnsEQ(s.C(column), edges.C(column)), sql.ColumnsEQ(id, edge))
}

// HasNeighbors is sqlgraph.HasNeighbors for rows of one store.
func HasNeighbors(q *sql.Selector, step *sqlgraph.Step) {
	HasNeighborsWith(q, step, func(*sql.Selector) {})
}

// HasNeighborsWith is sqlgraph.HasNeighborsWith for rows of one store.
func HasNeighborsWith(q *sql.Selector, step *sqlgraph.Step, condition func(*sql.Selector)) {
	if step.ThroughEdgeTable() {
		hasNeighborsThrough(q, step, condition)
		return
	}
	sqlgraph.HasNeighborsWith(q, step, func(to *sql.Selector) {
		to.Where(sql.ColumnsEQ(q.C(column), to.C(column)))
		condition(to)
	})
}

func hasNeighborsThrough(q *sql.Selector, step *sqlgraph.Step, condition func(*sql.Selector)) {
	near, far := step.Edge.Columns[0], step.Edge.Columns[1]
	if step.Edge.Inverse {
		near, far = far, near
	}
	builder := sql.Dialect(q.Dialect())
	edge, to := builder.Table(step.Edge.Table), builder.Table(step.To.Table)
	edges := builder.Select(edge.C(near)).From(edge).
		Join(to).OnP(sql.And(sql.ColumnsEQ(edge.C(column), to.C(column)), sql.ColumnsEQ(edge.C(far), to.C(step.To.Column)))).
		Where(sql.And(sql.ColumnsEQ(edge.C(column), q.C(column)), sql.ColumnsEQ(edge.C(near), q.C(step.From.Column))))
	matches := builder.Select().From(to).WithContext(q.Context())
	condition(matches) // with the alias that the join has given to the table
	if p := matches.P(); p != nil {
		edges.Where(p)
	}
	q.Where(sql.Exists(edges))
}
