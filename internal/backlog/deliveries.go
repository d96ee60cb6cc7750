package backlog

// Deliveries finds the deliveries that wait to be claimed. Their time is when they are due, which a retry or a redelivery sets again.
var Deliveries = Waiting{Table: "deliveries", Condition: "status = 'PENDING' AND claim_id IS NULL", Time: "due_at"}

// NotPaused is the condition that an endpoint w is not paused. It is also true for a paused endpoint that was suspended or deleted, so that
// its waiting deliveries are cancelled.
const NotPaused = `(w.paused_at IS NULL OR w.status <> 'ACTIVE' OR w.deleted_at IS NOT NULL)`

// FirstDue is a subquery for the earliest due time of the waiting deliveries of an endpoint w of the store $1, or NULL when none waits. It
// uses the parameter for the store, because Citus locks rows only in statements whose every part does so.
const FirstDue = `(SELECT d.due_at FROM deliveries AS d
	WHERE d.store_id = $1 AND d.endpoint_id = w.id AND d.status = 'PENDING' AND d.claim_id IS NULL
	ORDER BY d.due_at, d.id LIMIT 1)`
