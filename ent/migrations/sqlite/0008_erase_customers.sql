-- +goose Up
-- add column "erased_at" to table: "customers"
ALTER TABLE `customers` ADD COLUMN `erased_at` datetime NULL;
-- add column "events_missing_to" to table: "stores"
ALTER TABLE `stores` ADD COLUMN `events_missing_to` integer NOT NULL DEFAULT 0;
-- add column "events_swept_before" to table: "stores"
ALTER TABLE `stores` ADD COLUMN `events_swept_before` datetime NULL;
