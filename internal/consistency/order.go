package consistency

// withinOrders holds for the rows of the orders of a part.
const withinOrders = "store_id = $1 AND order_id > $2 AND order_id <= $3"

// itemsOfOrders sums up the items of each order.
const itemsOfOrders = `(
	SELECT order_id,
		CAST(sum(CASE WHEN replaces_id IS NULL THEN price ELSE 0 END) AS bigint) AS price,
		CAST(sum(CASE WHEN status IN ('CANCELLED', 'REFUNDED') THEN price ELSE 0 END) AS bigint) AS credited,
		count(CASE WHEN status = 'PENDING' THEN 1 END) AS waiting,
		count(CASE WHEN status = 'PENDING' AND replaces_id IS NULL THEN 1 END) AS waiting_first
	FROM order_items WHERE ` + withinOrders + ` GROUP BY order_id
) AS i ON i.order_id = o.id`

// ledgerOfOrders sums up what the ledger has of each order.
const ledgerOfOrders = `(
	SELECT order_id,
		CAST(sum(CASE WHEN kind = 'PURCHASE' THEN -amount ELSE 0 END) AS bigint) AS paid,
		count(CASE WHEN kind = 'PURCHASE' THEN 1 END) AS payments,
		CAST(sum(CASE WHEN kind = 'REFUND' THEN amount ELSE 0 END) AS bigint) AS refunded
	FROM wallet_transactions WHERE ` + withinOrders + ` GROUP BY order_id
) AS l ON l.order_id = o.id`

const ofPart = ` WHERE o.store_id = $1 AND o.id > $2 AND o.id <= $3 `

var orderChecks = []check{
	{
		name:  "order.total",
		rule:  "The total of an order is the prices of its items, those that stand in for others left out.",
		table: "orders",
		find: `SELECT o.id AS order_id, o.number, o.total, coalesce(i.price, 0) AS items
			FROM orders AS o LEFT JOIN ` + itemsOfOrders + ofPart + `AND o.total <> coalesce(i.price, 0)
			ORDER BY o.id`,
	},
	{
		name:  "order.refund",
		rule:  "What was refunded of an order is the prices of its CANCELLED and REFUNDED items, and never more than its total.",
		table: "orders",
		find: `SELECT o.id AS order_id, o.number, o.total, o.refunded_amount, coalesce(i.credited, 0) AS items
			FROM orders AS o LEFT JOIN ` + itemsOfOrders + ofPart + `AND (o.refunded_amount <> coalesce(i.credited, 0) OR o.refunded_amount > o.total)
			ORDER BY o.id`,
	},
	{
		name:  "order.paid",
		rule:  "An order was paid once, in full.",
		table: "orders",
		find: `SELECT o.id AS order_id, o.number, o.total, coalesce(l.paid, 0) AS ledger, coalesce(l.payments, 0) AS payments
			FROM orders AS o LEFT JOIN ` + ledgerOfOrders + ofPart + `AND (o.total <> coalesce(l.paid, 0) OR coalesce(l.payments, 0) <> 1)
			ORDER BY o.id`,
	},
	{
		name:  "order.credit",
		rule:  "What was refunded of an order is in the ledger.",
		table: "orders",
		find: `SELECT o.id AS order_id, o.number, o.refunded_amount, coalesce(l.refunded, 0) AS ledger
			FROM orders AS o LEFT JOIN ` + ledgerOfOrders + ofPart + `AND o.refunded_amount <> coalesce(l.refunded, 0)
			ORDER BY o.id`,
	},
	{
		name:  "order.status",
		rule:  "An order is open while an item waits, and has a time of completion when it is COMPLETED; one that stands in may wait longer.",
		table: "orders",
		find: `SELECT o.id AS order_id, o.number, o.status, o.completed_at, coalesce(i.waiting, 0) AS waiting_items
			FROM orders AS o LEFT JOIN ` + itemsOfOrders + ofPart + `AND NOT CASE o.status
				WHEN 'COMPLETED' THEN o.completed_at IS NOT NULL AND coalesce(i.waiting_first, 0) = 0
				WHEN 'PENDING' THEN o.completed_at IS NULL AND coalesce(i.waiting, 0) > 0
				WHEN 'PROCESSING' THEN o.completed_at IS NULL AND coalesce(i.waiting, 0) > 0
				ELSE coalesce(i.waiting, 0) = 0 END
			ORDER BY o.id`,
	},
	{
		name:  "item.license",
		rule:  "A delivered DIGITAL item holds a license of its variation, SOLD or REVOKED; one that was replaced or refunded a REVOKED one; no other item any.",
		table: "order_items",
		find: `SELECT i.id AS item_id, i.order_id, i.kind, i.status, i.license_id, l.status AS license_status
			FROM order_items AS i LEFT JOIN licenses AS l ON l.store_id = i.store_id AND l.id = i.license_id
			WHERE i.store_id = $1 AND i.id > $2 AND i.id <= $3 AND NOT coalesce(CASE
				WHEN i.kind <> 'DIGITAL' OR i.status IN ('PENDING', 'CANCELLED') THEN i.license_id IS NULL
				WHEN l.variation_id <> i.variation_id THEN FALSE
				WHEN i.status = 'DELIVERED' THEN l.status IN ('SOLD', 'REVOKED')
				ELSE l.status = 'REVOKED' END, FALSE)
			ORDER BY i.id`,
	},
	{
		name:  "item.variation",
		rule:  "An item is of a variation of the store.",
		table: "order_items",
		find: `SELECT i.id AS item_id, i.order_id, i.variation_id
			FROM order_items AS i LEFT JOIN variations AS v ON v.store_id = i.store_id AND v.id = i.variation_id
			WHERE i.store_id = $1 AND i.id > $2 AND i.id <= $3 AND v.id IS NULL
			ORDER BY i.id`,
	},
}
