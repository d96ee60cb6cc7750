-- +goose Up
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
  `counted_refunded` bool NOT NULL DEFAULT (false),
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
-- copy rows, with the time of their order, from old table "order_items" to new temporary table "new_order_items"
INSERT INTO `new_order_items` (`id`, `created_at`, `updated_at`, `store_id`, `ordered_at`, `position`, `product_id`, `kind`, `product_name`, `sku`, `price`, `base_price`, `applied_tier_id`, `applied_tier_name`, `applied_tier_level`, `status`, `duration_days`, `stock_taken`, `delivered_at`, `expires_at`, `order_id`, `variation_id`, `license_id`, `replaces_id`) SELECT `id`, `created_at`, `updated_at`, `store_id`, (SELECT `created_at` FROM `orders` WHERE `orders`.`id` = `order_items`.`order_id`), `position`, `product_id`, `kind`, `product_name`, `sku`, `price`, `base_price`, `applied_tier_id`, `applied_tier_name`, `applied_tier_level`, `status`, `duration_days`, `stock_taken`, `delivered_at`, `expires_at`, `order_id`, `variation_id`, `license_id`, `replaces_id` FROM `order_items`;
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
  `counted_as` text NULL,
  `counted_refunded` integer NULL,
  `customer_id` uuid NOT NULL,
  PRIMARY KEY (`id`),
  CONSTRAINT `orders_customers_orders` FOREIGN KEY (`store_id`, `customer_id`) REFERENCES `customers` (`store_id`, `id`) ON DELETE NO ACTION,
  CONSTRAINT `orders_counted` CHECK ((counted_as IS NULL) = (counted_refunded IS NULL)),
  CONSTRAINT `orders_counted_as` CHECK (counted_as IN ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'REFUNDED', 'CANCELLED')),
  CONSTRAINT `orders_refunded` CHECK (refunded_amount >= 0 AND refunded_amount <= total),
  CONSTRAINT `orders_source` CHECK (source IN ('API', 'ADMIN')),
  CONSTRAINT `orders_status` CHECK (status IN ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'REFUNDED', 'CANCELLED')),
  CONSTRAINT `orders_total` CHECK (total > 0)
);
-- copy rows from old table "orders" to new temporary table "new_orders"
INSERT INTO `new_orders` (`id`, `created_at`, `updated_at`, `store_id`, `number`, `status`, `currency`, `total`, `refunded_amount`, `notes`, `post_sale_instructions`, `source`, `status_reason`, `completed_at`, `customer_id`) SELECT `id`, `created_at`, `updated_at`, `store_id`, `number`, `status`, `currency`, `total`, `refunded_amount`, `notes`, `post_sale_instructions`, `source`, `status_reason`, `completed_at`, `customer_id` FROM `orders`;
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
-- create index "order_uncounted" to table: "orders"
CREATE INDEX `order_uncounted` ON `orders` (`store_id`, `created_at`, `id`) WHERE counted_as IS NULL OR counted_as <> status OR counted_refunded <> refunded_amount;
-- create index "orders_store_id_id" to table: "orders"
CREATE UNIQUE INDEX `orders_store_id_id` ON `orders` (`store_id`, `id`);
-- create "sales_rollups" table
CREATE TABLE `sales_rollups` (
  `id` uuid NOT NULL,
  `created_at` datetime NOT NULL,
  `store_id` uuid NOT NULL,
  `dimension` text NOT NULL,
  `dimension_id` uuid NOT NULL,
  `grain` text NOT NULL,
  `bucket` integer NOT NULL,
  `status` text NOT NULL,
  `orders` integer NOT NULL DEFAULT (0),
  `units` integer NOT NULL DEFAULT (0),
  `amount` integer NOT NULL DEFAULT (0),
  `refunded` integer NOT NULL DEFAULT (0),
  `completed` integer NOT NULL DEFAULT (0),
  `delivery_ms` integer NOT NULL DEFAULT (0),
  PRIMARY KEY (`id`),
  CONSTRAINT `sales_rollups_dimension` CHECK (dimension IN ('STORE', 'PRODUCT', 'VARIATION', 'TIER', 'CUSTOMER')),
  CONSTRAINT `sales_rollups_grain` CHECK (grain IN ('QUARTER_HOUR', 'HOUR', 'DAY', 'MONTH')),
  CONSTRAINT `sales_rollups_status` CHECK (status IN ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'REFUNDED', 'CANCELLED'))
);
-- create index "salesrollup_store_id_dimension_dimension_id_grain_bucket_status" to table: "sales_rollups"
CREATE UNIQUE INDEX `salesrollup_store_id_dimension_dimension_id_grain_bucket_status` ON `sales_rollups` (`store_id`, `dimension`, `dimension_id`, `grain`, `bucket`, `status`);
-- create index "salesrollup_store_id_dimension_grain_bucket" to table: "sales_rollups"
CREATE INDEX `salesrollup_store_id_dimension_grain_bucket` ON `sales_rollups` (`store_id`, `dimension`, `grain`, `bucket`);
