-- +goose Up
-- drop index "license_store_id_expires_at" from table: "licenses"
DROP INDEX `license_store_id_expires_at`;
-- create index "license_store_id_expires_at_id" to table: "licenses"
CREATE INDEX `license_store_id_expires_at_id` ON `licenses` (`store_id`, `expires_at`, `id`) WHERE expires_at IS NOT NULL;
-- create index "license_unsold_by_expiry" to table: "licenses"
CREATE INDEX `license_unsold_by_expiry` ON `licenses` (`store_id`, `status`, `expires_at`, `id`) WHERE status <> 'SOLD' AND expires_at IS NOT NULL;
-- drop index "recharge_store_id_amount" from table: "recharges"
DROP INDEX `recharge_store_id_amount`;
-- create index "recharge_store_id_amount_id" to table: "recharges"
CREATE INDEX `recharge_store_id_amount_id` ON `recharges` (`store_id`, `amount`, `id`);
-- create index "recharge_store_id_status_amount_id" to table: "recharges"
CREATE INDEX `recharge_store_id_status_amount_id` ON `recharges` (`store_id`, `status`, `amount`, `id`);
-- Customers are also found by the words of what a bot knows them by.
DROP TRIGGER `search_customer_inserted`;
DROP TRIGGER `search_customer_updated`;
-- +goose StatementBegin
CREATE TRIGGER `search_customer_inserted` AFTER INSERT ON `customers` WHEN new.erased_at IS NULL BEGIN
  INSERT INTO `search` (scope, subject, words)
    VALUES ('c' || replace(new.store_id, '-', ''), replace(new.id, '-', ''), new.name || ' ' || coalesce(new.email, '') || ' ' || coalesce(new.external_ref, '') || ' ' || coalesce(replace(new.phone, '+', '') || ' ' || substr(new.phone, 3) || ' ' || substr(new.phone, 4) || ' ' || substr(new.phone, 5), ''));
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER `search_customer_updated` AFTER UPDATE OF name, email, phone, external_ref, erased_at ON `customers` BEGIN
  DELETE FROM `search` WHERE rowid IN (SELECT rowid FROM `search` WHERE `search` MATCH 'subject:' || replace(old.id, '-', ''));
  INSERT INTO `search` (scope, subject, words)
    SELECT 'c' || replace(new.store_id, '-', ''), replace(new.id, '-', ''), new.name || ' ' || coalesce(new.email, '') || ' ' || coalesce(new.external_ref, '') || ' ' || coalesce(replace(new.phone, '+', '') || ' ' || substr(new.phone, 3) || ' ' || substr(new.phone, 4) || ' ' || substr(new.phone, 5), '')
    WHERE new.erased_at IS NULL;
END;
-- +goose StatementEnd
-- By the primary key of each: a comparison without the hyphens would read all customers for each row.
UPDATE `search` SET words = words || ' ' || (SELECT external_ref FROM `customers`
    WHERE store_id = substr(scope, 2, 8) || '-' || substr(scope, 10, 4) || '-' || substr(scope, 14, 4) || '-' || substr(scope, 18, 4) || '-' || substr(scope, 22)
      AND id = substr(subject, 1, 8) || '-' || substr(subject, 9, 4) || '-' || substr(subject, 13, 4) || '-' || substr(subject, 17, 4) || '-' || substr(subject, 21))
  WHERE subject IN (SELECT replace(id, '-', '') FROM `customers` WHERE external_ref IS NOT NULL AND erased_at IS NULL);
