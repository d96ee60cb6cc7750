-- +goose Up
-- drop index "license_store_id_variation_id_fingerprint" from table: "licenses"
DROP INDEX "license_store_id_variation_id_fingerprint";
-- create index "license_store_id_fingerprint_variation_id" to table: "licenses"
CREATE UNIQUE INDEX "license_store_id_fingerprint_variation_id" ON "licenses" ("store_id", "fingerprint", "variation_id");
