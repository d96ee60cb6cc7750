-- +goose Up
-- modify "staff_members" table
ALTER TABLE "staff_members" DROP CONSTRAINT "staff_members_status", ADD CONSTRAINT "staff_members_status" CHECK (status = ANY (ARRAY['ACTIVE'::text, 'DISABLED'::text, 'INVITED'::text])), ADD COLUMN "link_hash" bytea NULL, ADD COLUMN "link_expires_at" timestamptz NULL;
-- create index "staff_members_link_hash_key" to table: "staff_members"
CREATE UNIQUE INDEX "staff_members_link_hash_key" ON "staff_members" ("link_hash");
