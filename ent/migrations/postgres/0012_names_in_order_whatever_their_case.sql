-- +goose Up
-- drop index "customer_store_id_name_id" from table: "customers"
DROP INDEX IF EXISTS "customer_store_id_name_id";
-- Lists by name are in the order of the folded names, alike in every locale and on SQLite.
CREATE INDEX IF NOT EXISTS "search_customer_names" ON "customers" ("store_id", (fold("name") COLLATE "C"), "id");
