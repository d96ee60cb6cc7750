-- +goose Up
-- modify "api_tokens" table
ALTER TABLE "api_tokens" ADD COLUMN "refund_limit" bigint NULL;
-- modify "customers" table
ALTER TABLE "customers" ADD COLUMN "external_ref" character varying NULL;
-- create index "customer_store_id_external_ref" to table: "customers"
CREATE UNIQUE INDEX "customer_store_id_external_ref" ON "customers" ("store_id", "external_ref");
