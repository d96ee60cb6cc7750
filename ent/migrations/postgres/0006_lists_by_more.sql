-- +goose Up
-- drop index "license_store_id_expires_at" from table: "licenses"
DROP INDEX "license_store_id_expires_at";
-- create index "license_unsold_by_expiry" to table: "licenses"
CREATE INDEX "license_unsold_by_expiry" ON "licenses" ("store_id", "status", "expires_at", "id") WHERE ((status <> 'SOLD'::text) AND (expires_at IS NOT NULL));
-- create index "license_store_id_expires_at_id" to table: "licenses"
CREATE INDEX "license_store_id_expires_at_id" ON "licenses" ("store_id", "expires_at", "id") WHERE (expires_at IS NOT NULL);
-- drop index "recharge_store_id_amount" from table: "recharges"
DROP INDEX "recharge_store_id_amount";
-- create index "recharge_store_id_amount_id" to table: "recharges"
CREATE INDEX "recharge_store_id_amount_id" ON "recharges" ("store_id", "amount", "id");
-- create index "recharge_store_id_status_amount_id" to table: "recharges"
CREATE INDEX "recharge_store_id_status_amount_id" ON "recharges" ("store_id", "status", "amount", "id");
-- Customers are also found by the words of what a bot knows them by.
DROP INDEX "search_customers";
CREATE INDEX "search_customers" ON "customers" USING gin (search_words("store_id", "name" || ' ' || coalesce("email", '') || ' ' || coalesce("external_ref", ''), "phone")) WITH (fastupdate = off);
