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
	exportSource: rowsOf("/rechargeWhere", func(in *CreateExportInput) **db.RechargeWhereInput { return &in.RechargeWhere },
		func(client *db.Client, _ *CreateExportInput) *db.RechargeQuery {
			return client.Recharge.Query().WithCustomer(nameOfCustomer)
		},
		eachRow[*db.RechargeQuery](func(r *db.Recharge) position { return position{r.CreatedAt, r.ID} }, writeRecharge)),
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
