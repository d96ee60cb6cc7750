-- +goose Up
-- create index "customer_store_id_phone" to table: "customers"
CREATE INDEX `customer_store_id_phone` ON `customers` (`store_id`, `phone`);
-- E-mail addresses are looked up whatever their case.
CREATE INDEX `search_customer_emails` ON `customers` (`store_id`, lower(`email`));
