-- +goose Up
-- create "event_feeds" table
CREATE TABLE `event_feeds` (
  `store_id` uuid NOT NULL,
  `id` uuid NOT NULL,
  `created_at` datetime NOT NULL,
  `last_sequence` integer NOT NULL DEFAULT (0),
  `missing_to` integer NOT NULL DEFAULT (0),
  `swept_before` datetime NULL,
  PRIMARY KEY (`store_id`, `id`),
  CONSTRAINT `event_feeds_last_sequence` CHECK (last_sequence >= 0)
);
-- create index "eventfeed_store_id" to table: "event_feeds"
CREATE UNIQUE INDEX `eventfeed_store_id` ON `event_feeds` (`store_id`);
INSERT INTO `event_feeds` (`store_id`, `id`, `created_at`, `last_sequence`, `missing_to`, `swept_before`)
  SELECT `id`, `id`, `created_at`, `event_sequence`, `events_missing_to`, `events_swept_before` FROM `stores`;
-- drop index "idempotencykey_expires_at" from table: "idempotency_keys"
DROP INDEX `idempotencykey_expires_at`;
-- create "new_stores" table
CREATE TABLE `new_stores` (
  `id` uuid NOT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime NOT NULL,
  `version` integer NOT NULL DEFAULT (1),
  `slug` text NOT NULL,
  `name` text NOT NULL,
  `currency` text NOT NULL,
  `timezone` text NOT NULL DEFAULT ('UTC'),
  `livemode` bool NOT NULL,
  `keyset` blob NULL,
  `low_stock_default` integer NOT NULL DEFAULT (5),
  `recharge_review_limit` integer NULL,
  `support_refund_limit` integer NULL,
  `backorder_deadline_hours` integer NULL,
  PRIMARY KEY (`id`),
  CONSTRAINT `stores_low_stock_default` CHECK (low_stock_default >= 0),
  CONSTRAINT `stores_refund_limit` CHECK (support_refund_limit >= 0),
  CONSTRAINT `stores_review_limit` CHECK (recharge_review_limit >= 0)
);
-- copy rows from old table "stores" to new temporary table "new_stores"
INSERT INTO `new_stores` (`id`, `created_at`, `updated_at`, `version`, `slug`, `name`, `currency`, `timezone`, `livemode`, `keyset`, `low_stock_default`, `recharge_review_limit`, `support_refund_limit`, `backorder_deadline_hours`) SELECT `id`, `created_at`, `updated_at`, `version`, `slug`, `name`, `currency`, `timezone`, `livemode`, `keyset`, `low_stock_default`, `recharge_review_limit`, `support_refund_limit`, `backorder_deadline_hours` FROM `stores`;
-- drop "stores" table after copying rows
DROP TABLE `stores`;
-- rename temporary table "new_stores" to "stores"
ALTER TABLE `new_stores` RENAME TO `stores`;
-- create index "stores_slug_key" to table: "stores"
CREATE UNIQUE INDEX `stores_slug_key` ON `stores` (`slug`);
-- drop index "wallettransaction_store_id_created_at_id" from table: "wallet_transactions"
DROP INDEX `wallettransaction_store_id_created_at_id`;
-- drop index "wallettransaction_store_id_created_at_kind_amount" from table: "wallet_transactions"
DROP INDEX `wallettransaction_store_id_created_at_kind_amount`;
-- create index "wallettransaction_store_id_created_at_id_kind_amount" to table: "wallet_transactions"
CREATE INDEX `wallettransaction_store_id_created_at_id_kind_amount` ON `wallet_transactions` (`store_id`, `created_at`, `id`, `kind`, `amount`);
