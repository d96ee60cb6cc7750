package access_test

import (
	"context"
	"sync"
	"testing"

	"github.com/google/uuid"

	"kiosk/ent/db/auditentry"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/testkit"
)

func TestReadsOfCredentialsThatWaitAreBounded(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := testkit.NewStore(t, d)
		token := auth.With(context.Background(), auth.Actor{Kind: auth.KindToken, ID: uuid.New(), Name: "bot", StoreID: s.ID})
		const readers, each = 4, 6_000
		var done sync.WaitGroup
		for range readers {
			done.Go(func() {
				for range each {
					if err := s.Resolver.NoteCredentialsRead(token, uuid.New()); err != nil {
						t.Error(err)
					}
					if waiting, limit := s.Resolver.PendingReads(); waiting > limit+readers {
						t.Errorf("%d reads wait, want at most %d", waiting, limit+readers)
					}
				}
			})
		}
		done.Wait()
		if err := s.Resolver.Close(context.Background()); err != nil {
			t.Fatal(err)
		}
		noted, err := d.Client.AuditEntry.Query().Where(auditentry.Action("order.read_credentials")).Count(auth.AllTenants(context.Background()))
		if err != nil {
			t.Fatal(err)
		}
		if noted != readers*each {
			t.Errorf("%d reads are in the audit, want %d", noted, readers*each)
		}
	})
}
