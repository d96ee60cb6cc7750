package transfer

import (
	"kiosk/ent/db"
	"kiosk/internal/auth"
)

var rechargeLines = exportKind{
	name: "RECHARGES",
	list: auth.PermissionRead,
	columns: []string{"rechargeId", "createdAt", "customerId", "customerName", "amount", "currency", "status", "reference", "notes",
		"reason", "decidedAt", "decidedBy"},
	filter: "/rechargeWhere",
	exportSource: rowsOf(
		func(client *db.Client, in *CreateExportInput) (*db.RechargeQuery, error) {
			return in.RechargeWhere.Filter(client.Recharge.Query().WithCustomer(nameOfCustomer))
		},
		func(r *db.Recharge) position { return position{r.CreatedAt, r.ID} },
		writeRecharge),
}

func writeRecharge(file *csvFile, r *db.Recharge) {
	file.id(r.ID)
	file.time(r.CreatedAt)
	file.id(r.CustomerID)
	file.text(r.Edges.Customer.Name)
	file.amount(r.Amount)
	file.plain(file.currency)
	file.plain(string(r.Status))
	file.text(r.Reference)
	file.text(r.Notes)
	file.text(r.Reason)
	file.optionalTime(r.DecidedAt)
	file.optional(r.DecidedBy)
	file.end()
}
