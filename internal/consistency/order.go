package consistency

// ofPart restricts a statement to the orders o in a part, and groups its rows by order. With this form the planner looks each order up in
// an index even without statistics, for example after a restore.
const ofPart = " WHERE o.store_id = $1 AND o.id > $2 AND o.id <= $3 GROUP BY o.store_id, o.id"

// ordersWithItems selects the orders of a part with the sums of their items.
const ordersWithItems = `(
	SELECT o.id, o.number, o.status, o.total, o.refunded_amount, o.completed_at,
		CAST(coalesce(sum(CASE WHEN i.replaces_id IS NULL THEN i.price END), 0) AS bigint) AS price,
		CAST(coalesce(sum(CASE WHEN i.status IN ('CANCELLED', 'REFUNDED') THEN i.price END), 0) AS bigint) AS credited,
		count(CASE WHEN i.status = 'PENDING' THEN 1 END) AS waiting,
		count(CASE WHEN i.status = 'PENDING' AND i.replaces_id IS NULL THEN 1 END) AS waiting_first,
		count(CASE WHEN i.status = 'PENDING' AND i.kind = 'DIGITAL' THEN 1 END) AS waiting_digital,
		count(CASE WHEN i.status = 'PENDING' AND i.kind = 'DIGITAL' AND i.replaces_id IS NULL THEN 1 END) AS waiting_first_digital
	FROM orders AS o LEFT JOIN order_items AS i ON i.store_id = o.store_id AND i.order_id = o.id` + ofPart + `
) AS o`

// ordersWithLedger selects the orders of a part with the sums of their ledger rows.
const ordersWithLedger = `(
	SELECT o.id, o.number, o.total, o.refunded_amount,
		CAST(coalesce(sum(CASE WHEN l.kind = 'PURCHASE' THEN -l.amount END), 0) AS bigint) AS paid,
		count(CASE WHEN l.kind = 'PURCHASE' THEN 1 END) AS payments,
		CAST(coalesce(sum(CASE WHEN l.kind = 'REFUND' THEN l.amount END), 0) AS bigint) AS refunded
	FROM orders AS o LEFT JOIN wallet_transactions AS l ON l.store_id = o.store_id AND l.order_id = o.id` + ofPart + `
) AS o`

var orderChecks = []check{
	{
		name:  "order.total",
		rule:  "The total of an order is the sum of the prices of its items, without replacements.",
		table: "orders",
		find: `SELECT id AS order_id, number, total, price AS items
			FROM ` + ordersWithItems + ` WHERE total <> price ORDER BY id`,
	},
	{
		name:  "order.refund",
		rule:  "The refunded amount of an order is the sum of the prices of its CANCELLED and REFUNDED items, and at most its total.",
		table: "orders",
		find: `SELECT id AS order_id, number, total, refunded_amount, credited AS items
			FROM ` + ordersWithItems + ` WHERE refunded_amount <> credited OR refunded_amount > total ORDER BY id`,
	},
	{
		name:  "order.paid",
		rule:  "The ledger contains one payment for each order, of its total.",
		table: "orders",
		find: `SELECT id AS order_id, number, total, paid AS ledger, payments
			FROM ` + ordersWithLedger + ` WHERE total <> paid OR payments <> 1 ORDER BY id`,
	},
	{
		name:  "order.credit",
		rule:  "The refunded amount of an order is the sum of its refunds in the ledger.",
		table: "orders",
		find: `SELECT id AS order_id, number, refunded_amount, refunded AS ledger
			FROM ` + ordersWithLedger + ` WHERE refunded_amount <> refunded ORDER BY id`,
	},
	{
		name: "order.status",
		rule: "A PENDING order has a PENDING DIGITAL item. A PROCESSING order has a PENDING item, but no DIGITAL one that is not a " +
			"replacement. Neither has a completion time. A COMPLETED order has one, and only its replacements may be PENDING. " +
			"Other orders have no PENDING item.",
		table: "orders",
		find: `SELECT id AS order_id, number, status, completed_at, waiting AS waiting_items, waiting_digital
			FROM ` + ordersWithItems + ` WHERE NOT CASE status
				WHEN 'COMPLETED' THEN completed_at IS NOT NULL AND waiting_first = 0
				WHEN 'PENDING' THEN completed_at IS NULL AND waiting_digital > 0
				WHEN 'PROCESSING' THEN completed_at IS NULL AND waiting > 0 AND waiting_first_digital = 0
				ELSE waiting = 0 END
			ORDER BY id`,
	},
	{
		name:  "order.closed",
		rule:  "A REFUNDED or CANCELLED order was refunded in full; of the other orders, only a FAILED one may be.",
		table: "orders",
		find: `SELECT id AS order_id, number, status, total, refunded_amount
			FROM orders WHERE store_id = $1 AND id > $2 AND id <= $3 AND NOT CASE status
				WHEN 'FAILED' THEN TRUE
				WHEN 'REFUNDED' THEN refunded_amount = total
				WHEN 'CANCELLED' THEN refunded_amount = total
				ELSE refunded_amount <> total END
			ORDER BY id`,
	},
	{
		name:  "order.currency",
		rule:  "The currency of an order is that of its store.",
		table: "orders",
		find: `SELECT o.id AS order_id, o.number, o.currency, s.currency AS of_store
			FROM orders AS o JOIN stores AS s ON s.id = o.store_id
			WHERE o.store_id = $1 AND o.id > $2 AND o.id <= $3 AND o.currency <> s.currency
			ORDER BY o.id`,
	},
	{
		name:  "item.position",
		rule:  "The positions of the items of an order begin at 0 and have no gaps; replacements are not counted.",
		table: "orders",
		find: `SELECT o.id AS order_id, o.number, count(*) AS items, count(DISTINCT i.position) AS positions, max(i.position) AS last_position
			FROM orders AS o JOIN order_items AS i ON i.store_id = o.store_id AND i.order_id = o.id AND i.replaces_id IS NULL` + ofPart + `
			HAVING count(DISTINCT i.position) <> count(*) OR max(i.position) <> count(*) - 1
			ORDER BY o.id`,
	},
	{
		name:  "item.price",
		rule:  "An item without a tier has its base price as price, and no name or level of a tier; an item with a tier has both.",
		table: "order_items",
		find: `SELECT id AS item_id, order_id, price, base_price, applied_tier_id, applied_tier_name, applied_tier_level
			FROM order_items WHERE store_id = $1 AND id > $2 AND id <= $3 AND CASE
				WHEN applied_tier_id IS NULL THEN price <> base_price OR applied_tier_name IS NOT NULL OR applied_tier_level IS NOT NULL
				ELSE applied_tier_name IS NULL OR applied_tier_level IS NULL END
			ORDER BY id`,
	},
	{
		name:  "item.stock",
		rule:  "A DIGITAL item takes from the stock when it is delivered, and not before; a CANCELLED item of any kind takes nothing.",
		table: "order_items",
		find: `SELECT id AS item_id, order_id, kind, status, stock_taken
			FROM order_items WHERE store_id = $1 AND id > $2 AND id <= $3 AND CASE
				WHEN status = 'CANCELLED' THEN stock_taken
				WHEN kind = 'DIGITAL' THEN stock_taken <> (status <> 'PENDING')
				ELSE FALSE END
			ORDER BY id`,
	},
	{
		name:  "item.delivery",
		rule:  "An item has a delivery time unless it is PENDING or CANCELLED; if it also has a duration, it expires after that time, else never.",
		table: "order_items",
		find: `SELECT id AS item_id, order_id, status, duration_days, delivered_at, expires_at
			FROM order_items WHERE store_id = $1 AND id > $2 AND id <= $3
				AND ((delivered_at IS NULL) <> (status IN ('PENDING', 'CANCELLED'))
					OR (expires_at IS NULL) <> (delivered_at IS NULL OR duration_days = 0)
					OR expires_at <= delivered_at)
			ORDER BY id`,
	},
	{
		name:  "item.license",
		rule:  "A DELIVERED DIGITAL item holds a SOLD or REVOKED license of its variation, and a REPLACED or REFUNDED one a REVOKED license of it; no other item holds a license.",
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
		name:  "item.replacement",
		rule:  "A REPLACED item has a replacement, and no other item has one; the two have the same order, position, variation and prices.",
		table: "order_items",
		find: `SELECT i.id AS item_id, i.order_id, i.status, i.price, r.id AS replaced_by, i.replaces_id, o.order_id AS order_of_replaced, o.price AS price_of_replaced
			FROM order_items AS i
			LEFT JOIN order_items AS r ON r.store_id = i.store_id AND r.replaces_id = i.id AND r.replaces_id IS NOT NULL
			LEFT JOIN order_items AS o ON o.store_id = i.store_id AND o.id = i.replaces_id
			WHERE i.store_id = $1 AND i.id > $2 AND i.id <= $3 AND ((i.status = 'REPLACED') <> (r.id IS NOT NULL)
				OR i.replaces_id IS NOT NULL
					AND NOT coalesce(o.order_id = i.order_id AND o.position = i.position AND o.variation_id = i.variation_id
						AND o.price = i.price AND o.base_price = i.base_price, FALSE))
			ORDER BY i.id`,
	},
	{
		name:  "item.time",
		rule:  "The ordering time of an item, which lists use, is the creation time of its order.",
		table: "order_items",
		find: `SELECT i.id AS item_id, i.order_id, i.ordered_at, o.created_at
			FROM order_items AS i JOIN orders AS o ON o.store_id = i.store_id AND o.id = i.order_id
			WHERE i.store_id = $1 AND i.id > $2 AND i.id <= $3 AND i.ordered_at <> o.created_at
			ORDER BY i.id`,
	},
	{
		name:  "item.variation",
		rule:  "An item belongs to a variation of the store, and has the product and the kind of that variation.",
		table: "order_items",
		find: `SELECT i.id AS item_id, i.order_id, i.variation_id, i.product_id, v.product_id AS of_variation, i.kind, p.kind AS of_product
			FROM order_items AS i
			LEFT JOIN variations AS v ON v.store_id = i.store_id AND v.id = i.variation_id
			LEFT JOIN products AS p ON p.store_id = v.store_id AND p.id = v.product_id
			WHERE i.store_id = $1 AND i.id > $2 AND i.id <= $3 AND NOT coalesce(i.product_id = p.id AND i.kind = p.kind, FALSE)
			ORDER BY i.id`,
	},
}
