-- +goose Up
-- drop index "orderitem_license_id" from table: "order_items"
DROP INDEX `orderitem_license_id`;
-- create index "orderitem_store_id_license_id" to table: "order_items"
CREATE UNIQUE INDEX `orderitem_store_id_license_id` ON `order_items` (`store_id`, `license_id`) WHERE license_id IS NOT NULL;
-- drop index "staffpreferences_store_id_staff_id" from table: "staff_preferences"
DROP INDEX `staffpreferences_store_id_staff_id`;
-- create index "staff_preferences_staff_id_key" to table: "staff_preferences"
CREATE UNIQUE INDEX `staff_preferences_staff_id_key` ON `staff_preferences` (`store_id`, `staff_id`);
