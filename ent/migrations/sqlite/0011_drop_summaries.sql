-- +goose Up
-- create "new_orders" table
CREATE TABLE `new_orders` (
  `id` uuid NOT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime NOT NULL,
  `store_id` uuid NOT NULL,
  `number` text NOT NULL,
  `status` text NOT NULL,
  `currency` text NOT NULL,
  `total` integer NOT NULL,
  `refunded_amount` integer NOT NULL DEFAULT (0),
  `notes` text NOT NULL DEFAULT (''),
  `post_sale_instructions` text NOT NULL DEFAULT (''),
  `source` text NOT NULL,
  `status_reason` text NOT NULL DEFAULT (''),
  `completed_at` datetime NULL,
  `rolled_up_status` text NULL,
  `rolled_up_refunded` integer NULL,
  `customer_id` uuid NOT NULL,
  PRIMARY KEY (`id`),
  CONSTRAINT `orders_customers_orders` FOREIGN KEY (`store_id`, `customer_id`) REFERENCES `customers` (`store_id`, `id`) ON DELETE NO ACTION,
  CONSTRAINT `orders_refunded` CHECK (refunded_amount >= 0 AND refunded_amount <= total),
  CONSTRAINT `orders_rolled_up` CHECK ((rolled_up_status IS NULL) = (rolled_up_refunded IS NULL)),
  CONSTRAINT `orders_rolled_up_status` CHECK (rolled_up_status IN ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'REFUNDED', 'CANCELLED')),
  CONSTRAINT `orders_source` CHECK (source IN ('API', 'ADMIN')),
  CONSTRAINT `orders_status` CHECK (status IN ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'REFUNDED', 'CANCELLED')),
  CONSTRAINT `orders_total` CHECK (total > 0)
);
-- copy rows from old table "orders" to new temporary table "new_orders"
INSERT INTO `new_orders` (`id`, `created_at`, `updated_at`, `store_id`, `number`, `status`, `currency`, `total`, `refunded_amount`, `notes`, `post_sale_instructions`, `source`, `status_reason`, `completed_at`, `rolled_up_status`, `rolled_up_refunded`, `customer_id`) SELECT `id`, `created_at`, `updated_at`, `store_id`, `number`, `status`, `currency`, `total`, `refunded_amount`, `notes`, `post_sale_instructions`, `source`, `status_reason`, `completed_at`, `counted_as`, `counted_refunded`, `customer_id` FROM `orders`;
-- drop "orders" table after copying rows
DROP TABLE `orders`;
-- rename temporary table "new_orders" to "orders"
ALTER TABLE `new_orders` RENAME TO `orders`;
-- create index "order_store_id_number" to table: "orders"
CREATE UNIQUE INDEX `order_store_id_number` ON `orders` (`store_id`, `number`);
-- create index "order_store_id_created_at_id" to table: "orders"
CREATE INDEX `order_store_id_created_at_id` ON `orders` (`store_id`, `created_at`, `id`);
-- create index "order_store_id_status_created_at_id" to table: "orders"
CREATE INDEX `order_store_id_status_created_at_id` ON `orders` (`store_id`, `status`, `created_at`, `id`);
-- create index "order_store_id_customer_id_created_at_id" to table: "orders"
CREATE INDEX `order_store_id_customer_id_created_at_id` ON `orders` (`store_id`, `customer_id`, `created_at`, `id`);
-- create index "order_unrolled" to table: "orders"
CREATE INDEX `order_unrolled` ON `orders` (`store_id`, `created_at`, `id`) WHERE rolled_up_status IS NULL OR rolled_up_status <> status OR rolled_up_refunded <> refunded_amount;
-- create index "orders_store_id_id" to table: "orders"
CREATE UNIQUE INDEX `orders_store_id_id` ON `orders` (`store_id`, `id`);
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
-- create index "wallettransaction_store_id_created_at_kind_amount" to table: "wallet_transactions"
CREATE INDEX `wallettransaction_store_id_created_at_kind_amount` ON `wallet_transactions` (`store_id`, `created_at`, `kind`, `amount`);
-- create "new_order_items" table
CREATE TABLE `new_order_items` (
  `id` uuid NOT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime NOT NULL,
  `store_id` uuid NOT NULL,
  `ordered_at` datetime NOT NULL,
  `position` integer NOT NULL,
  `product_id` uuid NOT NULL,
  `kind` text NOT NULL,
  `product_name` text NOT NULL,
  `sku` text NOT NULL,
  `price` integer NOT NULL,
  `base_price` integer NOT NULL,
  `applied_tier_id` uuid NULL,
  `applied_tier_name` text NULL,
  `applied_tier_level` integer NULL,
  `status` text NOT NULL,
  `duration_days` integer NOT NULL DEFAULT (0),
  `stock_taken` bool NOT NULL DEFAULT (false),
  `delivered_at` datetime NULL,
  `expires_at` datetime NULL,
  `rolled_up_refunded` bool NOT NULL DEFAULT (false),
  `order_id` uuid NOT NULL,
  `variation_id` uuid NOT NULL,
  `license_id` uuid NULL,
  `replaces_id` uuid NULL,
  PRIMARY KEY (`id`),
  CONSTRAINT `order_items_orders_items` FOREIGN KEY (`store_id`, `order_id`) REFERENCES `orders` (`store_id`, `id`) ON DELETE NO ACTION,
  CONSTRAINT `order_items_variations_variation` FOREIGN KEY (`store_id`, `variation_id`) REFERENCES `variations` (`store_id`, `id`) ON DELETE NO ACTION,
  CONSTRAINT `order_items_licenses_license` FOREIGN KEY (`store_id`, `license_id`) REFERENCES `licenses` (`store_id`, `id`) ON DELETE NO ACTION,
  CONSTRAINT `order_items_order_items_replacement` FOREIGN KEY (`replaces_id`) REFERENCES `order_items` (`id`) ON DELETE SET NULL,
  CONSTRAINT `order_items_delivered` CHECK (status <> 'DELIVERED' OR delivered_at IS NOT NULL),
  CONSTRAINT `order_items_duration` CHECK (duration_days >= 0),
  CONSTRAINT `order_items_kind` CHECK (kind IN ('DIGITAL', 'SERVICE', 'PHYSICAL')),
  CONSTRAINT `order_items_license` CHECK (status <> 'DELIVERED' OR kind <> 'DIGITAL' OR license_id IS NOT NULL),
  CONSTRAINT `order_items_price` CHECK (price > 0 AND base_price > 0),
  CONSTRAINT `order_items_status` CHECK (status IN ('PENDING', 'DELIVERED', 'CANCELLED', 'REPLACED', 'REFUNDED'))
);
-- copy rows from old table "order_items" to new temporary table "new_order_items"
INSERT INTO `new_order_items` (`id`, `created_at`, `updated_at`, `store_id`, `ordered_at`, `position`, `product_id`, `kind`, `product_name`, `sku`, `price`, `base_price`, `applied_tier_id`, `applied_tier_name`, `applied_tier_level`, `status`, `duration_days`, `stock_taken`, `delivered_at`, `expires_at`, `rolled_up_refunded`, `order_id`, `variation_id`, `license_id`, `replaces_id`) SELECT `id`, `created_at`, `updated_at`, `store_id`, `ordered_at`, `position`, `product_id`, `kind`, `product_name`, `sku`, `price`, `base_price`, `applied_tier_id`, `applied_tier_name`, `applied_tier_level`, `status`, `duration_days`, `stock_taken`, `delivered_at`, `expires_at`, `counted_refunded`, `order_id`, `variation_id`, `license_id`, `replaces_id` FROM `order_items`;
-- drop "order_items" table after copying rows
DROP TABLE `order_items`;
-- rename temporary table "new_order_items" to "order_items"
ALTER TABLE `new_order_items` RENAME TO `order_items`;
-- create index "order_items_replaces_id_key" to table: "order_items"
CREATE UNIQUE INDEX `order_items_replaces_id_key` ON `order_items` (`replaces_id`);
-- create index "orderitem_license_id" to table: "order_items"
CREATE UNIQUE INDEX `orderitem_license_id` ON `order_items` (`license_id`);
-- create index "orderitem_store_id_order_id" to table: "order_items"
CREATE INDEX `orderitem_store_id_order_id` ON `order_items` (`store_id`, `order_id`);
-- create index "orderitem_store_id_product_id_ordered_at_order_id" to table: "order_items"
CREATE INDEX `orderitem_store_id_product_id_ordered_at_order_id` ON `order_items` (`store_id`, `product_id`, `ordered_at`, `order_id`);
-- create index "orderitem_store_id_variation_id_ordered_at_order_id" to table: "order_items"
CREATE INDEX `orderitem_store_id_variation_id_ordered_at_order_id` ON `order_items` (`store_id`, `variation_id`, `ordered_at`, `order_id`);
-- create index "orderitem_backordered" to table: "order_items"
CREATE INDEX `orderitem_backordered` ON `order_items` (`store_id`, `variation_id`, `id`) WHERE status = 'PENDING' AND kind = 'DIGITAL';
-- create index "orderitem_without_stock" to table: "order_items"
CREATE INDEX `orderitem_without_stock` ON `order_items` (`store_id`, `variation_id`, `id`) WHERE status = 'PENDING' AND kind <> 'DIGITAL' AND NOT stock_taken;
-- drop "customer_rollups" table: the sales rollups hold the same sums by month
DROP TABLE `customer_rollups`;
-- drop "ledger_rollups" table: the index of the ledger is summed up instead
DROP TABLE `ledger_rollups`;
