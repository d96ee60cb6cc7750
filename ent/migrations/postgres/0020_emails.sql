-- +goose Up
-- modify "staff_preferences" table
ALTER TABLE "staff_preferences" ADD COLUMN "digest_due_at" timestamptz NULL, ADD COLUMN "digest_covered_to" timestamptz NULL;
-- create index "digest_due" to table: "staff_preferences"
CREATE INDEX "digest_due" ON "staff_preferences" ("digest_due_at") WHERE (digest_due_at IS NOT NULL);
-- create "emails" table
CREATE TABLE "emails" (
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "store_id" uuid NOT NULL,
  "kind" text NOT NULL,
  "content" bytea NULL,
  "link_hash" bytea NULL,
  "status" text NOT NULL DEFAULT 'PENDING',
  "attempts" bigint NOT NULL DEFAULT 0,
  "due_at" timestamptz NOT NULL,
  "expires_at" timestamptz NOT NULL,
  "last_error" character varying NULL,
  "finished_at" timestamptz NULL,
  "staff_id" uuid NOT NULL,
  PRIMARY KEY ("id"),
  CONSTRAINT "emails_staff_members_emails" FOREIGN KEY ("store_id", "staff_id") REFERENCES "staff_members" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "emails_kind" CHECK (kind = ANY (ARRAY['INVITATION'::text, 'PASSWORD_RESET'::text, 'DIGEST'::text])),
  CONSTRAINT "emails_status" CHECK (status = ANY (ARRAY['PENDING'::text, 'SENT'::text, 'FAILED'::text, 'CANCELLED'::text]))
);
-- create index "email_store_id_staff_id_created_at" to table: "emails"
CREATE INDEX "email_store_id_staff_id_created_at" ON "emails" ("store_id", "staff_id", "created_at");
-- create index "email_waiting" to table: "emails"
CREATE INDEX "email_waiting" ON "emails" ("due_at", "id") WHERE (status = 'PENDING'::text);
