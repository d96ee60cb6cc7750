-- +goose Up
-- drop index "recharge_store_id_customer_id_created_at_id" from table: "recharges"
DROP INDEX `recharge_store_id_customer_id_created_at_id`;
-- create index "recharge_store_id_customer_id_created_at_id_status" to table: "recharges"
CREATE INDEX `recharge_store_id_customer_id_created_at_id_status` ON `recharges` (`store_id`, `customer_id`, `created_at`, `id`, `status`);
