package consistency

// withinCustomers is the condition for rows of the customers in a part.
const withinCustomers = "store_id = $1 AND customer_id > $2 AND customer_id <= $3"

var walletChecks = []check{
	{
		name:  "wallet.balance",
		rule:  "The balance of a wallet is the sum of the amounts in its ledger.",
		table: "customers",
		find: `SELECT c.id AS customer_id, c.wallet_balance, coalesce(l.amount, 0) AS ledger
			FROM customers AS c
			LEFT JOIN (
				SELECT customer_id, CAST(sum(amount) AS bigint) AS amount FROM wallet_transactions
				WHERE ` + withinCustomers + ` GROUP BY customer_id
			) AS l ON l.customer_id = c.id
			WHERE c.store_id = $1 AND c.id > $2 AND c.id <= $3 AND c.wallet_balance <> coalesce(l.amount, 0)
			ORDER BY c.id`,
	},
	{
		name:  "wallet.sequence",
		rule:  "The rows of a ledger are numbered from 1 without gaps, and the wallet stores the last number.",
		table: "customers",
		find: `SELECT c.id AS customer_id, c.wallet_sequence, coalesce(l.last, 0) AS last, coalesce(l.length, 0) AS length
			FROM customers AS c
			LEFT JOIN (
				SELECT customer_id, max(sequence) AS last, count(*) AS length FROM wallet_transactions
				WHERE ` + withinCustomers + ` GROUP BY customer_id
			) AS l ON l.customer_id = c.id
			WHERE c.store_id = $1 AND c.id > $2 AND c.id <= $3
				AND (c.wallet_sequence <> coalesce(l.last, 0) OR coalesce(l.last, 0) <> coalesce(l.length, 0))
			ORDER BY c.id`,
	},
	{
		name:  "ledger.balance",
		rule:  "The balance after each ledger row is the previous balance plus the amount of the row.",
		table: "customers",
		find: `SELECT id AS transaction_id, customer_id, sequence, balance_after, previous + amount AS expected
			FROM (
				SELECT id, customer_id, sequence, amount, balance_after,
					coalesce(lag(balance_after) OVER (PARTITION BY customer_id ORDER BY sequence), 0) AS previous
				FROM wallet_transactions WHERE ` + withinCustomers + `
			) AS l
			WHERE balance_after <> previous + amount
			ORDER BY customer_id, sequence`,
	},
	{
		name:  "ledger.cause",
		rule:  "Each ledger row belongs to an order or a recharge of its customer, or is an adjustment.",
		table: "wallet_transactions",
		find: `SELECT t.id AS transaction_id, t.customer_id, t.kind, t.amount, t.order_id, t.recharge_id
			FROM wallet_transactions AS t
			LEFT JOIN orders AS o ON o.store_id = t.store_id AND o.id = t.order_id
			LEFT JOIN recharges AS r ON r.store_id = t.store_id AND r.id = t.recharge_id
			WHERE t.store_id = $1 AND t.id > $2 AND t.id <= $3 AND NOT coalesce(CASE t.kind
				WHEN 'PURCHASE' THEN t.amount < 0 AND o.customer_id = t.customer_id AND t.recharge_id IS NULL
				WHEN 'REFUND' THEN t.amount > 0 AND o.customer_id = t.customer_id AND t.recharge_id IS NULL
				WHEN 'RECHARGE' THEN t.amount > 0 AND r.customer_id = t.customer_id AND t.order_id IS NULL
				ELSE t.order_id IS NULL AND t.recharge_id IS NULL END, FALSE)
			ORDER BY t.id`,
	},
	{
		name:  "recharge.credit",
		rule:  "The ledger contains the amount of an APPROVED recharge once, and no amount of any other recharge.",
		table: "customers",
		find: `SELECT r.id AS recharge_id, r.customer_id, r.status, r.amount, coalesce(l.amount, 0) AS ledger, coalesce(l.n, 0) AS ledger_rows
			FROM recharges AS r
			LEFT JOIN (
				SELECT recharge_id, CAST(sum(amount) AS bigint) AS amount, count(*) AS n FROM wallet_transactions
				WHERE ` + withinCustomers + ` AND recharge_id IS NOT NULL GROUP BY recharge_id
			) AS l ON l.recharge_id = r.id
			WHERE r.store_id = $1 AND r.customer_id > $2 AND r.customer_id <= $3
				AND (coalesce(l.amount, 0) <> CASE r.status WHEN 'APPROVED' THEN r.amount ELSE 0 END OR coalesce(l.n, 0) > 1)
			ORDER BY r.id`,
	},
}
