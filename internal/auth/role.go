package auth

import "slices"

// Role is the role of a staff member in the store. It decides what they may do.
type Role string

// The roles, from the one with every permission to the one that only reads.
const (
	Owner   Role = "OWNER"
	Manager Role = "MANAGER"
	Support Role = "SUPPORT"
	Viewer  Role = "VIEWER"
)

// Permission is what an operation or a field of the GraphQL API requires of a staff member.
type Permission string

// The permissions. The schema of the GraphQL API documents what each of them allows.
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
	viewerPermissions  = []Permission{PermissionAccount, PermissionRead}
	supportPermissions = append([]Permission{
		PermissionCustomersWrite, PermissionRechargesCreate, PermissionOrdersWrite, PermissionOrdersRefund, PermissionLicensesReveal,
	}, viewerPermissions...)
	managerPermissions = append([]Permission{
		PermissionAuditRead, PermissionExport, PermissionCatalogueWrite, PermissionCustomersErase, PermissionWalletsAdjust, PermissionRechargesDecide, PermissionLicensesWrite, PermissionWebhooksWrite, PermissionTokensWrite,
	}, supportPermissions...)
	ownerPermissions = append([]Permission{PermissionStaffWrite, PermissionSettingsWrite}, managerPermissions...)
)

// Permissions returns the permissions of the role; none for an unknown role.
func (r Role) Permissions() []Permission {
	switch r {
	case Owner:
		return ownerPermissions
	case Manager:
		return managerPermissions
	case Support:
		return supportPermissions
	case Viewer:
		return viewerPermissions
	default:
		return nil
	}
}

// May reports whether the actor is a staff member whose role grants the permission.
func (a Actor) May(permission Permission) bool {
	return a.Kind == KindStaff && slices.Contains(a.Role.Permissions(), permission)
}

// Permissions returns the permissions of the actor's role.
func (a Actor) Permissions() []Permission { return a.Role.Permissions() }
