package migrations

import (
	"database/sql"
	"testing"
)

func TestStaffAndTheirSessionsStayWhenTheyCanBeInvited(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, dialectName string, open func() *sql.DB) {
		db := open()
		if _, err := up(t.Context(), db, dialectName, until(t, dialectName, "0012")); err != nil {
			t.Fatal(err)
		}
		for _, statement := range []string{
			store("a"),
			`INSERT INTO staff_members (id, created_at, updated_at, store_id, email, name, password_hash, role, status)
				VALUES ('00000000-0000-7000-8000-000000000001', '2026-01-02', '2026-01-02', '00000000-0000-7000-8000-00000000000a',
					'ana@example.com', 'Ana', 'hash', 'OWNER', 'DISABLED')`,
			`INSERT INTO staff_sessions (id, created_at, store_id, kind, secret_hash, staff_id)
				VALUES ('00000000-0000-7000-8000-000000000002', '2026-01-02', '00000000-0000-7000-8000-00000000000a',
					'BROWSER', '12345', '00000000-0000-7000-8000-000000000001')`,
		} {
			execute(t, db, statement)
		}
		if _, err := Up(t.Context(), db, dialectName); err != nil {
			t.Fatal(err)
		}
		if n := count(t, db, `SELECT count(*) FROM staff_sessions s JOIN staff_members m ON m.id = s.staff_id
			WHERE m.status = 'DISABLED' AND m.name = 'Ana' AND m.version = 1 AND m.link_hash IS NULL`); n != 1 {
			t.Errorf("%d sessions of the staff member, want 1", n)
		}
		execute(t, db, `UPDATE staff_members SET status = 'INVITED'`)
		refuses(t, db, `UPDATE staff_members SET status = 'GONE'`, "staff_members_status")
	})
}
