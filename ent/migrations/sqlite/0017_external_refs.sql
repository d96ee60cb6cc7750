-- +goose Up
-- add column "external_ref" to table: "customers"
ALTER TABLE `customers` ADD COLUMN `external_ref` text NULL;
-- create index "customer_store_id_external_ref" to table: "customers"
CREATE UNIQUE INDEX `customer_store_id_external_ref` ON `customers` (`store_id`, `external_ref`);
-- add column "refund_limit" to table: "api_tokens"
ALTER TABLE `api_tokens` ADD COLUMN `refund_limit` integer NULL;
