-- +goose Up
-- create "new_wallet_transactions" table
CREATE TABLE `new_wallet_transactions` (
  `id` uuid NOT NULL,
  `created_at` datetime NOT NULL,
  `store_id` uuid NOT NULL,
  `sequence` integer NOT NULL,
  `kind` text NOT NULL,
  `amount` integer NOT NULL,
  `balance_after` integer NOT NULL,
  `reference` text NOT NULL DEFAULT (''),
  `actor_kind` text NOT NULL,
  `actor_id` uuid NULL,
  `counted` bool NOT NULL DEFAULT (false),
  `customer_id` uuid NOT NULL,
  `order_id` uuid NULL,
  `recharge_id` uuid NULL,
  PRIMARY KEY (`id`),
  CONSTRAINT `wallet_transactions_customers_transactions` FOREIGN KEY (`store_id`, `customer_id`) REFERENCES `customers` (`store_id`, `id`) ON DELETE NO ACTION,
  CONSTRAINT `wallet_transactions_orders_order` FOREIGN KEY (`store_id`, `order_id`) REFERENCES `orders` (`store_id`, `id`) ON DELETE NO ACTION,
  CONSTRAINT `wallet_transactions_recharges_recharge` FOREIGN KEY (`store_id`, `recharge_id`) REFERENCES `recharges` (`store_id`, `id`) ON DELETE NO ACTION,
  CONSTRAINT `wallet_transactions_amount` CHECK (amount <> 0),
  CONSTRAINT `wallet_transactions_balance_after` CHECK (balance_after >= 0),
  CONSTRAINT `wallet_transactions_kind` CHECK (kind IN ('RECHARGE', 'PURCHASE', 'REFUND', 'ADJUSTMENT')),
  CONSTRAINT `wallet_transactions_sequence` CHECK (sequence > 0)
);
-- copy rows from old table "wallet_transactions" to new temporary table "new_wallet_transactions"
INSERT INTO `new_wallet_transactions` (`id`, `created_at`, `store_id`, `sequence`, `kind`, `amount`, `balance_after`, `reference`, `actor_kind`, `actor_id`, `customer_id`, `order_id`, `recharge_id`) SELECT `id`, `created_at`, `store_id`, `sequence`, `kind`, `amount`, `balance_after`, `reference`, `actor_kind`, `actor_id`, `customer_id`, `order_id`, `recharge_id` FROM `wallet_transactions`;
-- drop "wallet_transactions" table after copying rows
DROP TABLE `wallet_transactions`;
-- rename temporary table "new_wallet_transactions" to "wallet_transactions"
ALTER TABLE `new_wallet_transactions` RENAME TO `wallet_transactions`;
-- create index "wallettransaction_store_id_customer_id_sequence" to table: "wallet_transactions"
CREATE UNIQUE INDEX `wallettransaction_store_id_customer_id_sequence` ON `wallet_transactions` (`store_id`, `customer_id`, `sequence`);
-- create index "wallettransaction_store_id_created_at_id" to table: "wallet_transactions"
CREATE INDEX `wallettransaction_store_id_created_at_id` ON `wallet_transactions` (`store_id`, `created_at`, `id`);
-- create index "wallettransaction_store_id_order_id" to table: "wallet_transactions"
CREATE INDEX `wallettransaction_store_id_order_id` ON `wallet_transactions` (`store_id`, `order_id`);
-- create index "wallettransaction_uncounted" to table: "wallet_transactions"
CREATE INDEX `wallettransaction_uncounted` ON `wallet_transactions` (`store_id`, `created_at`, `id`) WHERE NOT counted;
-- create "customer_rollups" table
CREATE TABLE `customer_rollups` (
  `id` uuid NOT NULL,
  `created_at` datetime NOT NULL,
  `store_id` uuid NOT NULL,
  `grain` text NOT NULL,
  `bucket` integer NOT NULL,
  `customers` integer NOT NULL,
  `sums` blob NOT NULL,
  PRIMARY KEY (`id`),
  CONSTRAINT `customer_rollups_grain` CHECK (grain IN ('DAY', 'MONTH', 'QUARTER'))
);
-- create index "customerrollup_store_id_grain_bucket_customers" to table: "customer_rollups"
CREATE INDEX `customerrollup_store_id_grain_bucket_customers` ON `customer_rollups` (`store_id`, `grain`, `bucket`, `customers`);
-- create "ledger_rollups" table
CREATE TABLE `ledger_rollups` (
  `id` uuid NOT NULL,
  `created_at` datetime NOT NULL,
  `store_id` uuid NOT NULL,
  `grain` text NOT NULL,
  `bucket` integer NOT NULL,
  `kind` text NOT NULL,
  `movements` integer NOT NULL DEFAULT (0),
  `amount` integer NOT NULL DEFAULT (0),
  PRIMARY KEY (`id`),
  CONSTRAINT `ledger_rollups_grain` CHECK (grain IN ('QUARTER_HOUR', 'DAY')),
  CONSTRAINT `ledger_rollups_kind` CHECK (kind IN ('RECHARGE', 'PURCHASE', 'REFUND', 'ADJUSTMENT'))
);
-- create index "ledgerrollup_store_id_grain_bucket_kind" to table: "ledger_rollups"
CREATE UNIQUE INDEX `ledgerrollup_store_id_grain_bucket_kind` ON `ledger_rollups` (`store_id`, `grain`, `bucket`, `kind`);
-- the rollups of customers hold no order yet, and an order is counted in all rollups at once: count every order anew
UPDATE `orders` SET `counted_as` = NULL, `counted_refunded` = NULL WHERE `counted_as` IS NOT NULL;
UPDATE `order_items` SET `counted_refunded` = false WHERE `counted_refunded`;
DELETE FROM `sales_rollups`;
