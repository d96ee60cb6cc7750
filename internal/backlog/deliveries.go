package backlog

// Deliveries finds the deliveries that wait to be claimed. A retry makes them due anew, as does a redelivery.
var Deliveries = Waiting{Table: "deliveries", Condition: "status = 'PENDING' AND claim_id IS NULL", Time: "due_at"}

// NotPaused leaves out the endpoints w whose deliveries wait until staff resume them. What waits for one that was suspended or
// removed is cancelled all the same.
const NotPaused = `(w.paused_at IS NULL OR w.status <> 'ACTIVE' OR w.deleted_at IS NOT NULL)`

// FirstDue is when the first of the deliveries that wait for an endpoint w of the store $1 is due, NULL when none waits. It names the
// store by the parameter: Citus locks rows only where each part of the statement does so.
const FirstDue = `(SELECT d.due_at FROM deliveries AS d
	WHERE d.store_id = $1 AND d.endpoint_id = w.id AND d.status = 'PENDING' AND d.claim_id IS NULL
	ORDER BY d.due_at, d.id LIMIT 1)`
