package transfer

import (
	"kiosk/ent/db"
	"kiosk/ent/db/apitoken"
	"kiosk/ent/db/staffmember"
	"kiosk/internal/auth"
)

// staffLines exports staff members, without their passwords and links.
var staffLines = exportKind{
	name:    "STAFF",
	list:    auth.PermissionStaffWrite,
	columns: []string{"staffId", "createdAt", "name", "email", "role", "status", "lastLoginAt"},
	filter:  "/staffWhere",
	exportSource: rowsOf(
		func(client *db.Client, in *CreateExportInput) (*db.StaffMemberQuery, error) {
			return in.StaffWhere.Filter(client.StaffMember.Query().Select(staffmember.FieldID, staffmember.FieldCreatedAt, staffmember.FieldName,
				staffmember.FieldEmail, staffmember.FieldRole, staffmember.FieldStatus, staffmember.FieldLastLoginAt).StaffMemberQuery)
		},
		func(m *db.StaffMember) position { return position{m.CreatedAt, m.ID} },
		writeStaffMember),
}

func writeStaffMember(file *csvFile, m *db.StaffMember) {
	file.id(m.ID)
	file.time(m.CreatedAt)
	file.text(m.Name)
	file.text(m.Email)
	file.plain(string(m.Role))
	file.plain(string(m.Status))
	file.optionalTime(m.LastLoginAt)
	file.end()
}

// tokenLines exports API tokens: the prefix of each token, and not its hash.
var tokenLines = exportKind{
	name: "TOKENS",
	list: auth.PermissionTokensWrite,
	columns: []string{"tokenId", "createdAt", "name", "prefix", "scopes", "refundLimit", "createdBy", "lastUsedAt", "expiresAt",
		"revokedAt"},
	filter: "/tokenWhere",
	exportSource: rowsOf(
		func(client *db.Client, in *CreateExportInput) (*db.APITokenQuery, error) {
			return in.TokenWhere.Filter(client.APIToken.Query().Select(apitoken.FieldID, apitoken.FieldCreatedAt, apitoken.FieldName, apitoken.FieldPrefix,
				apitoken.FieldScopes, apitoken.FieldRefundLimit, apitoken.FieldCreatedByName, apitoken.FieldLastUsedAt,
				apitoken.FieldExpiresAt, apitoken.FieldRevokedAt).APITokenQuery)
		},
		func(k *db.APIToken) position { return position{k.CreatedAt, k.ID} },
		writeToken),
}

func writeToken(file *csvFile, k *db.APIToken) {
	file.id(k.ID)
	file.time(k.CreatedAt)
	file.text(k.Name)
	file.text(k.Prefix)
	wordList(file, k.Scopes)
	if k.RefundLimit == nil {
		file.plain("")
	} else {
		file.amount(*k.RefundLimit)
	}
	file.text(k.CreatedByName)
	file.optionalTime(k.LastUsedAt)
	file.optionalTime(k.ExpiresAt)
	file.optionalTime(k.RevokedAt)
	file.end()
}
