package main

// allRows returns the rows of the table, in order.
func allRows() []row {
	return []row{
		{"list", "product list, 100 × 3", goal{1500, 0.6}, productList},
		{"product", "product", goal{0, 0.6}, product},
		{"quote", "quote for a customer", goal{5000, 0.6}, quote},
		{"orders", "order list, 20 of 50,000", goal{0, 0.6}, orderList},
		{"graphql", "GraphQL order page, the same", goal{0, 0.6}, orderPage},
		{"order", "order, many customers and variations", goal{1000, 0.5}, spreadOrders},
		{"popular", "order, one popular variation", goal{700, 0.5}, popularOrders},
		{"replay", "order, replayed by its key", goal{0, 0.5}, replays},
		{"recharge", "recharge", goal{0, 0.5}, recharges},
		{"upload", "upload of 1,000 licenses", goal{0, 0.5}, uploads},
		{"sustained", "order, with a worker for two minutes; the floor without one", goal{0, 0.8}, sustained},
		{"drain", "webhooks, backlog", goal{}, drain},
		{"live", "webhooks, from order to receipt", goal{}, live},
	}
}
