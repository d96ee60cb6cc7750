package privatefile

import (
	"fmt"
	"slices"

	"golang.org/x/sys/windows"
)

// Restrict gives the file an access control list of its own, which inherits nothing from the directory: the account of this
// process, SYSTEM and the administrators have all rights, and no other account has one.
func Restrict(path string) error {
	user, err := windows.GetCurrentProcessToken().GetTokenUser()
	if err != nil {
		return fmt.Errorf("the account of this process: %w", err)
	}
	entries := []windows.EXPLICIT_ACCESS{allRights(user.User.Sid)}
	for _, known := range []windows.WELL_KNOWN_SID_TYPE{windows.WinLocalSystemSid, windows.WinBuiltinAdministratorsSid} {
		sid, err := windows.CreateWellKnownSid(known)
		if err != nil {
			return err
		}
		entries = append(entries, allRights(sid))
	}
	list, err := windows.ACLFromEntries(entries, nil)
	if err != nil {
		return err
	}
	return setList(path, list)
}

func allRights(sid *windows.SID) windows.EXPLICIT_ACCESS {
	return windows.EXPLICIT_ACCESS{
		AccessPermissions: windows.GENERIC_ALL,
		AccessMode:        windows.GRANT_ACCESS,
		Trustee:           windows.TRUSTEE{TrusteeForm: windows.TRUSTEE_IS_SID, TrusteeValue: windows.TrusteeValueFromSID(sid)},
	}
}

// setList replaces the file's list and switches off its inheritance from the directory.
func setList(path string, list *windows.ACL) error {
	const information = windows.DACL_SECURITY_INFORMATION | windows.PROTECTED_DACL_SECURITY_INFORMATION
	if err := windows.SetNamedSecurityInfo(path, windows.SE_FILE_OBJECT, information, nil, nil, list, nil); err != nil {
		return fmt.Errorf("restrict %s: %w", path, err)
	}
	return nil
}

// groups lists the groups to which many accounts belong. A file is exposed if one of them has a right to it. A right of a single
// account, such as that of a service, was granted by an administrator and is accepted.
var groups = []windows.WELL_KNOWN_SID_TYPE{
	windows.WinWorldSid, windows.WinAuthenticatedUserSid, windows.WinBuiltinUsersSid, windows.WinBuiltinGuestsSid, windows.WinAnonymousSid,
	windows.WinInteractiveSid, windows.WinNetworkSid, windows.WinAccountDomainUsersSid, windows.WinBuiltinAnyPackageSid,
}

// Exposure returns a sentence that says which group of many accounts has a right to the file, and how to remove it. It is empty when
// none has one.
func Exposure(path string) (string, error) {
	const remedy = "run icacls %[1]s /inheritance:r /grant:r %%USERNAME%%:F"
	list, err := listOf(path)
	if err != nil {
		return "", err
	}
	if list == nil {
		return fmt.Sprintf("%s has no access control list; "+remedy, path), nil
	}
	for i := range uint32(list.AceCount) {
		var entry *windows.ACCESS_ALLOWED_ACE
		if err := windows.GetAce(list, i, &entry); err != nil {
			return "", fmt.Errorf("access control list of %s: %w", path, err)
		}
		if entry.Header.AceType != windows.ACCESS_ALLOWED_ACE_TYPE || entry.Header.AceFlags&windows.INHERIT_ONLY_ACE != 0 {
			continue
		}
		if sid := sidOf(entry); isGroup(sid) {
			return fmt.Sprintf("%s gives rights to %s; "+remedy, path, nameOf(sid)), nil
		}
	}
	return "", nil
}

func isGroup(sid *windows.SID) bool {
	return slices.ContainsFunc(groups, sid.IsWellKnown)
}

func nameOf(sid *windows.SID) string {
	account, _, _, err := sid.LookupAccount("")
	if err != nil {
		return sid.String()
	}
	return account
}

// CopyAccess gives the file `to` the access control list of `from`, so that a service that can open `from` can open it.
func CopyAccess(from, to string) error {
	list, err := listOf(from)
	if err != nil {
		return err
	}
	return setList(to, list)
}

// listOf returns the access control list of a file. It is nil when the file has none, which gives every account all rights.
func listOf(path string) (*windows.ACL, error) {
	descriptor, err := windows.GetNamedSecurityInfo(path, windows.SE_FILE_OBJECT, windows.DACL_SECURITY_INFORMATION)
	if err != nil {
		return nil, fmt.Errorf("access control list of %s: %w", path, err)
	}
	list, _, err := descriptor.DACL()
	if err != nil {
		return nil, fmt.Errorf("access control list of %s: %w", path, err)
	}
	return list, nil
}

// SyncDirectory does nothing: Windows flushes no directories, and NTFS keeps the names of files in its own log.
func SyncDirectory(string) error { return nil }
