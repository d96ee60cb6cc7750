package consistency

import "kiosk/internal/outbox"

// sweptBefore is a subquery for the time before which the worker may have deleted events.
const sweptBefore = `(SELECT swept_before FROM event_feeds WHERE store_id = $1)`

// oldestEvent is a subquery for the time of the oldest event in the database. The events of earlier changes may have been deleted.
const oldestEvent = `(SELECT created_at FROM events WHERE store_id = $1 AND subject_id IS NOT NULL ORDER BY id LIMIT 1)`

// onceFor returns a check that each row of a table that meets the condition due has one event of a type, and that other rows have none.
// The expression at is the time of the event. An event may be missing when it is old enough to have been deleted.
func onceFor(name string, event outbox.Type, table, due, at, rule string) check {
	return check{
		name: name, rule: rule, table: table,
		find: `SELECT x.id, '` + string(event) + `' AS event, count(e.id) AS events
			FROM ` + table + ` AS x
			LEFT JOIN events AS e ON e.store_id = x.store_id AND e.subject_id = x.id AND e.type = '` + string(event) + `'
			WHERE x.store_id = $1 AND x.id > $2 AND x.id <= $3 GROUP BY x.store_id, x.id HAVING CASE
				WHEN ` + due + ` THEN count(e.id) > 1 OR count(e.id) = 0 AND ` + at + ` >= ` + oldestEvent + `
					AND NOT coalesce(` + at + ` < ` + sweptBefore + `, FALSE)
				ELSE count(e.id) > 0 END
			ORDER BY x.id`,
	}
}

// onceForEach returns a check that an order has one event of a type for each of its rows in a table that meets the condition cause.
// An event may be missing when it is old enough to have been deleted.
func onceForEach(name string, event outbox.Type, table, cause, rule string) check {
	return check{
		name: name, rule: rule, table: "orders",
		find: `SELECT o.id AS order_id, o.number, '` + string(event) + `' AS event, count(DISTINCT c.id) AS causes, count(DISTINCT e.id) AS events
			FROM orders AS o
			LEFT JOIN ` + table + ` AS c ON c.store_id = o.store_id AND c.order_id = o.id AND ` + cause + `
			LEFT JOIN events AS e ON e.store_id = o.store_id AND e.subject_id = o.id AND e.type = '` + string(event) + `'` + ofPart + `
			HAVING count(DISTINCT e.id) > count(DISTINCT c.id) OR count(DISTINCT e.id) < count(DISTINCT CASE
				WHEN c.created_at >= ` + oldestEvent + ` AND NOT coalesce(c.created_at < ` + sweptBefore + `, FALSE) THEN c.id END)
			ORDER BY o.id`,
	}
}

var eventChecks = []check{
	onceFor("event.order_created", outbox.OrderCreated, "orders", "TRUE", "x.created_at",
		"Each order has one order.created event."),
	onceFor("event.order_completed", outbox.OrderCompleted, "orders", "x.completed_at IS NOT NULL", "x.completed_at",
		"Each order that was completed has one order.completed event; other orders have none."),
	// An order does not change after it was CANCELLED or FAILED, so updated_at is the time of that.
	onceFor("event.order_cancelled", outbox.OrderCancelled, "orders", "x.status = 'CANCELLED'", "x.updated_at",
		"Each CANCELLED order has one order.cancelled event; other orders have none."),
	onceFor("event.order_failed", outbox.OrderFailed, "orders", "x.status = 'FAILED'", "x.updated_at",
		"Each FAILED order has one order.failed event; other orders have none."),
	onceForEach("event.order_refunded", outbox.OrderRefunded, "wallet_transactions",
		`c.kind = 'REFUND' AND NOT (o.status IN ('CANCELLED', 'FAILED') AND c.created_at = o.updated_at AND NOT EXISTS (
			SELECT 1 FROM wallet_transactions AS n WHERE n.store_id = c.store_id AND n.order_id = c.order_id AND n.sequence > c.sequence))`,
		"An order has one order.refunded event for each refund, except the refund that cancelled or failed it."),
	onceForEach("event.order_item_replaced", outbox.OrderItemReplaced, "order_items", "c.replaces_id IS NOT NULL",
		"An order has one order.item_replaced event for each replacement."),
	onceFor("event.recharge_approved", outbox.RechargeApproved, "recharges", "x.status = 'APPROVED'", "x.decided_at",
		"Each APPROVED recharge has one recharge.approved event; other recharges have none."),
	onceFor("event.recharge_rejected", outbox.RechargeRejected, "recharges", "x.status = 'REJECTED'", "x.decided_at",
		"Each REJECTED recharge has one recharge.rejected event; other recharges have none."),
	onceFor("event.customer_registered", outbox.CustomerRegistered, "customers", "TRUE", "x.created_at",
		"Each customer has one customer.registered event."),
	{
		name:  "event.subject",
		rule:  "The order, recharge, customer or variation that an event refers to exists.",
		table: "events",
		find: `SELECT e.id AS event_id, e.type, e.subject_id
			FROM events AS e
			LEFT JOIN orders AS o ON o.store_id = e.store_id AND o.id = e.subject_id
			LEFT JOIN recharges AS r ON r.store_id = e.store_id AND r.id = e.subject_id
			LEFT JOIN customers AS c ON c.store_id = e.store_id AND c.id = e.subject_id
			LEFT JOIN variations AS v ON v.store_id = e.store_id AND v.id = e.subject_id
			WHERE e.store_id = $1 AND e.id > $2 AND e.id <= $3 AND e.subject_id IS NOT NULL AND CASE
				WHEN e.type LIKE 'order.%' THEN o.id
				WHEN e.type LIKE 'recharge.%' THEN r.id
				WHEN e.type LIKE 'customer.%' THEN c.id
				ELSE v.id END IS NULL
			ORDER BY e.id`,
	},
	{
		name:  "event.sequence",
		rule:  "Published events are numbered without gaps after the last number that was deleted or skipped.",
		table: "events",
		find: `SELECT e.id AS event_id, e.type, e.sequence
			FROM events AS e LEFT JOIN events AS p ON p.store_id = e.store_id AND p.sequence = e.sequence - 1
			WHERE e.store_id = $1 AND e.id > $2 AND e.id <= $3 AND p.id IS NULL
				AND e.sequence > (SELECT min(sequence) FROM events WHERE store_id = $1)
				AND e.sequence - 1 > (SELECT missing_to FROM event_feeds WHERE store_id = $1)
			ORDER BY e.sequence`,
	},
	{
		name: "event.counter",
		rule: "The event counter of the store is the number of its last published event, or the last number that was deleted or skipped if that is higher.",
		find: `SELECT id AS store_id, last_sequence, last
			FROM (SELECT s.id, f.last_sequence, f.missing_to, (SELECT max(sequence) FROM events WHERE store_id = $1) AS last
				FROM stores AS s LEFT JOIN event_feeds AS f ON f.store_id = s.id WHERE s.id = $1) AS s
			WHERE last_sequence IS NULL OR last_sequence <> CASE WHEN missing_to > last THEN missing_to ELSE last END`,
	},
	{
		name:  "delivery.target",
		rule:  "A delivery sends an event of the store to an endpoint of the store; an event for one endpoint goes only to that.",
		table: "deliveries",
		find: `SELECT d.id AS delivery_id, d.event_id, d.endpoint_id, e.endpoint_id AS only_endpoint
			FROM deliveries AS d
			LEFT JOIN events AS e ON e.store_id = d.store_id AND e.id = d.event_id
			LEFT JOIN webhook_endpoints AS w ON w.store_id = d.store_id AND w.id = d.endpoint_id
			WHERE d.store_id = $1 AND d.id > $2 AND d.id <= $3
				AND (e.id IS NULL OR w.id IS NULL OR coalesce(e.endpoint_id, d.endpoint_id) <> d.endpoint_id)
			ORDER BY d.id`,
	},
	{
		name: "delivery.outcome",
		rule: "A delivery counts its attempts. A PENDING delivery has no end time, and its last attempt, if it was made, FAILED. " +
			"A SUCCEEDED or FAILED delivery has an end time and the status of its last attempt; a CANCELLED one has an end time.",
		table: "deliveries",
		// The worker deletes old attempts (sweepAttempts), but keeps the last 50 of each endpoint that exists.
		find: `SELECT d.id AS delivery_id, d.status, d.finished_at, d.attempts, d.attempts_before, a.status AS last_attempt
			FROM deliveries AS d
			JOIN webhook_endpoints AS w ON w.store_id = d.store_id AND w.id = d.endpoint_id
			LEFT JOIN delivery_attempts AS a ON a.store_id = d.store_id AND a.delivery_id = d.id AND a.attempt = d.attempts
			WHERE d.store_id = $1 AND d.id > $2 AND d.id <= $3 AND (
				(d.status = 'PENDING') <> (d.finished_at IS NULL)
				OR d.attempts < d.attempts_before
				OR EXISTS (SELECT 1 FROM delivery_attempts AS n WHERE n.store_id = $1 AND n.delivery_id = d.id AND n.attempt > d.attempts)
				OR CASE d.status
					WHEN 'CANCELLED' THEN FALSE
					WHEN 'PENDING' THEN d.attempts > d.attempts_before AND a.status <> 'FAILED'
					ELSE d.attempts = d.attempts_before OR a.status <> d.status
						OR a.id IS NULL AND w.deleted_at IS NULL AND NOT EXISTS (
							SELECT 1 FROM delivery_attempts AS n
							WHERE n.store_id = $1 AND n.endpoint_id = d.endpoint_id AND n.created_at > d.finished_at
							ORDER BY n.created_at LIMIT 1 OFFSET 49) END)
			ORDER BY d.id`,
	},
	{
		name:  "delivery.attempt",
		rule:  "An attempt belongs to a delivery of the store, and has the event and the endpoint of that delivery.",
		table: "delivery_attempts",
		find: `SELECT a.id AS attempt_id, a.delivery_id, a.event_id, a.endpoint_id
			FROM delivery_attempts AS a LEFT JOIN deliveries AS d ON d.store_id = a.store_id AND d.id = a.delivery_id
			WHERE a.store_id = $1 AND a.id > $2 AND a.id <= $3
				AND NOT coalesce(d.event_id = a.event_id AND d.endpoint_id = a.endpoint_id, FALSE)
			ORDER BY a.id`,
	},
}
