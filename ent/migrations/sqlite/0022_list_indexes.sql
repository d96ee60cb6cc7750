-- +goose Up
-- create index "license_store_id_created_at_id" to table: "licenses"
CREATE INDEX `license_store_id_created_at_id` ON `licenses` (`store_id`, `created_at`, `id`);
-- create index "license_store_id_variation_id_created_at_id" to table: "licenses"
CREATE INDEX `license_store_id_variation_id_created_at_id` ON `licenses` (`store_id`, `variation_id`, `created_at`, `id`);
-- create index "recharge_store_id_created_at_id" to table: "recharges"
CREATE INDEX `recharge_store_id_created_at_id` ON `recharges` (`store_id`, `created_at`, `id`);
