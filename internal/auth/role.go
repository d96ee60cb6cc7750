package auth

import "slices"

// Role is what a staff member is to the store. It decides what they may do.
type Role string

// The roles, from the one who may do everything to the one who only looks.
const (
	Owner   Role = "OWNER"
	Manager Role = "MANAGER"
	Support Role = "SUPPORT"
	Viewer  Role = "VIEWER"
)

// Permission is what an operation or a field of the GraphQL API asks of a staff member.
type Permission string

// The permissions. The schema of the GraphQL API says what each of them opens.
const (
	PermissionAccount         Permission = "ACCOUNT"
	PermissionRead            Permission = "READ"
	PermissionAuditRead       Permission = "AUDIT_READ"
	PermissionExport          Permission = "EXPORT"
	PermissionCatalogueWrite  Permission = "CATALOGUE_WRITE"
	PermissionCustomersWrite  Permission = "CUSTOMERS_WRITE"
	PermissionCustomersErase  Permission = "CUSTOMERS_ERASE"
	PermissionWalletsAdjust   Permission = "WALLETS_ADJUST"
	PermissionRechargesCreate Permission = "RECHARGES_CREATE"
	PermissionRechargesDecide Permission = "RECHARGES_DECIDE"
	PermissionOrdersWrite     Permission = "ORDERS_WRITE"
	PermissionOrdersRefund    Permission = "ORDERS_REFUND"
	PermissionLicensesWrite   Permission = "LICENSES_WRITE"
	PermissionLicensesReveal  Permission = "LICENSES_REVEAL"
	PermissionWebhooksWrite   Permission = "WEBHOOKS_WRITE"
	PermissionTokensWrite     Permission = "TOKENS_WRITE"
	PermissionStaffWrite      Permission = "STAFF_WRITE"
	PermissionSettingsWrite   Permission = "SETTINGS_WRITE"
)

var (
	viewerMay  = []Permission{PermissionAccount, PermissionRead}
	supportMay = append([]Permission{
		PermissionCustomersWrite, PermissionRechargesCreate, PermissionOrdersWrite, PermissionOrdersRefund, PermissionLicensesReveal,
	}, viewerMay...)
	managerMay = append([]Permission{
		PermissionAuditRead, PermissionExport, PermissionCatalogueWrite, PermissionCustomersErase, PermissionWalletsAdjust, PermissionRechargesDecide, PermissionLicensesWrite, PermissionWebhooksWrite, PermissionTokensWrite,
	}, supportMay...)
	ownerMay = append([]Permission{PermissionStaffWrite, PermissionSettingsWrite}, managerMay...)
)

// Permissions returns what the role may do: nothing for a role that is not known.
func (r Role) Permissions() []Permission {
	switch r {
	case Owner:
		return ownerMay
	case Manager:
		return managerMay
	case Support:
		return supportMay
	case Viewer:
		return viewerMay
	default:
		return nil
	}
}

// May reports whether the actor is a staff member whose role grants the permission.
func (a Actor) May(permission Permission) bool {
	return a.Kind == KindStaff && slices.Contains(a.Role.Permissions(), permission)
}

// Permissions returns what the actor may do as a staff member.
func (a Actor) Permissions() []Permission { return a.Role.Permissions() }
