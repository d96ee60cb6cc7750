package transfer

import (
	"context"
	"io"

	"kiosk/internal/auth"
	"kiosk/internal/operation"
	"kiosk/internal/resolver/customers"
)

// customerDocument exports all data of one customer as JSON.
var customerDocument = exportKind{
	name:   "CUSTOMER",
	list:   auth.PermissionRead,
	filter: "/customerId",
	exportSource: exportSource{
		check: func(ctx context.Context, tx *operation.Tx, in *CreateExportInput) error {
			_, err := customers.FindIncludingErased(ctx, tx.SQL, customers.CustomerRef{ID: *in.CustomerID})
			return err
		},
		write: func(ctx context.Context, e *Export, to io.Writer, flushed func() error) error {
			return e.operations.privacy.WriteCustomer(ctx, e.store, *e.input.CustomerID, to, flushed)
		},
	},
}
