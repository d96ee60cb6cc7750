package consistency

// withinVariations is the condition for rows of the variations in a part.
const withinVariations = "store_id = $1 AND variation_id > $2 AND variation_id <= $3"

var licenseChecks = []check{
	{
		name:  "license.batch",
		rule:  "An upload stored as many licenses as it has FREE, SOLD, REVOKED and EXPIRED licenses now.",
		table: "license_batches",
		find: `SELECT b.id AS batch_id, b.created, coalesce(l.free, 0) AS free, coalesce(l.sold, 0) AS sold,
				coalesce(l.revoked, 0) AS revoked, coalesce(l.expired, 0) AS expired
			FROM license_batches AS b
			LEFT JOIN (
				SELECT batch_id, count(CASE WHEN status = 'FREE' THEN 1 END) AS free, count(CASE WHEN status = 'SOLD' THEN 1 END) AS sold,
					count(CASE WHEN status = 'REVOKED' THEN 1 END) AS revoked, count(CASE WHEN status = 'EXPIRED' THEN 1 END) AS expired
				FROM licenses WHERE store_id = $1 AND batch_id > $2 AND batch_id <= $3 GROUP BY batch_id
			) AS l ON l.batch_id = b.id
			WHERE b.store_id = $1 AND b.id > $2 AND b.id <= $3 AND b.created <> coalesce(l.free + l.sold + l.revoked + l.expired, 0)
			ORDER BY b.id`,
	},
	{
		name:  "license.sale",
		rule:  "A license that is or was sold belongs to an item.",
		table: "licenses",
		find: `SELECT l.id AS license_id, l.status, l.sold_at
			FROM licenses AS l LEFT JOIN order_items AS i ON i.store_id = l.store_id AND i.license_id = l.id
			WHERE l.store_id = $1 AND l.id > $2 AND l.id <= $3 AND (l.status = 'SOLD' OR l.sold_at IS NOT NULL) AND i.id IS NULL
			ORDER BY l.id`,
	},
	{
		name:  "license.variation",
		rule:  "A license has the variation of its upload, and that variation belongs to the store.",
		table: "licenses",
		find: `SELECT l.id AS license_id, l.batch_id, l.variation_id, b.variation_id AS of_batch
			FROM licenses AS l
			LEFT JOIN license_batches AS b ON b.store_id = l.store_id AND b.id = l.batch_id
			LEFT JOIN variations AS v ON v.store_id = b.store_id AND v.id = b.variation_id
			WHERE l.store_id = $1 AND l.id > $2 AND l.id <= $3 AND NOT coalesce(l.variation_id = v.id, FALSE)
			ORDER BY l.id`,
	},
	{
		name:  "stock.licenses",
		rule:  "The stock of a DIGITAL variation is the number of its FREE licenses.",
		table: "variations",
		find: `SELECT v.id AS variation_id, v.sku, v.stock_quantity, coalesce(l.free, 0) AS free
			FROM variations AS v
			JOIN products AS p ON p.store_id = v.store_id AND p.id = v.product_id AND p.kind = 'DIGITAL'
			LEFT JOIN (
				SELECT variation_id, count(*) AS free FROM licenses
				WHERE ` + withinVariations + ` AND status = 'FREE' GROUP BY variation_id
			) AS l ON l.variation_id = v.id
			WHERE v.store_id = $1 AND v.id > $2 AND v.id <= $3 AND v.stock_quantity <> coalesce(l.free, 0)
			ORDER BY v.id`,
	},
	{
		name:  "stock.backorders",
		rule:  "The backorders of a variation are the number of its PENDING DIGITAL items.",
		table: "variations",
		find: `SELECT v.id AS variation_id, v.sku, v.backordered, coalesce(i.waiting, 0) AS waiting
			FROM variations AS v
			LEFT JOIN (
				SELECT variation_id, count(*) AS waiting FROM order_items
				WHERE ` + withinVariations + ` AND status = 'PENDING' AND kind = 'DIGITAL' GROUP BY variation_id
			) AS i ON i.variation_id = v.id
			WHERE v.store_id = $1 AND v.id > $2 AND v.id <= $3 AND v.backordered <> coalesce(i.waiting, 0)
			ORDER BY v.id`,
	},
	{
		name:  "stock.queue",
		rule:  "No DIGITAL item is PENDING while its variation has a FREE license.",
		table: "variations",
		find: `SELECT v.id AS variation_id, v.sku, v.stock_quantity, v.backordered
			FROM variations AS v
			WHERE v.store_id = $1 AND v.id > $2 AND v.id <= $3
				AND EXISTS (SELECT 1 FROM licenses AS l
					WHERE l.store_id = v.store_id AND l.variation_id = v.id AND l.status = 'FREE')
				AND EXISTS (SELECT 1 FROM order_items AS i
					WHERE i.store_id = v.store_id AND i.variation_id = v.id AND i.status = 'PENDING' AND i.kind = 'DIGITAL')
			ORDER BY v.id`,
	},
}
