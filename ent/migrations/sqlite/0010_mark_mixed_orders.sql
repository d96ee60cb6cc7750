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
  `mixed` bool NOT NULL DEFAULT (true),
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
-- copy rows from old table "order_items" to new temporary table "new_order_items"
INSERT INTO `new_order_items` (`id`, `created_at`, `updated_at`, `store_id`, `ordered_at`, `position`, `product_id`, `kind`, `product_name`, `sku`, `price`, `base_price`, `applied_tier_id`, `applied_tier_name`, `applied_tier_level`, `status`, `duration_days`, `stock_taken`, `delivered_at`, `expires_at`, `counted_refunded`, `order_id`, `variation_id`, `license_id`, `replaces_id`) SELECT `id`, `created_at`, `updated_at`, `store_id`, `ordered_at`, `position`, `product_id`, `kind`, `product_name`, `sku`, `price`, `base_price`, `applied_tier_id`, `applied_tier_name`, `applied_tier_level`, `status`, `duration_days`, `stock_taken`, `delivered_at`, `expires_at`, `counted_refunded`, `order_id`, `variation_id`, `license_id`, `replaces_id` FROM `order_items`;
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
-- create index "orderitem_mixed_product" to table: "order_items"
CREATE INDEX `orderitem_mixed_product` ON `order_items` (`store_id`, `product_id`, `ordered_at`, `order_id`) WHERE mixed;
-- create index "orderitem_mixed_variation" to table: "order_items"
CREATE INDEX `orderitem_mixed_variation` ON `order_items` (`store_id`, `variation_id`, `ordered_at`, `order_id`) WHERE mixed;
-- create index "orderitem_backordered" to table: "order_items"
CREATE INDEX `orderitem_backordered` ON `order_items` (`store_id`, `variation_id`, `id`) WHERE status = 'PENDING' AND kind = 'DIGITAL';
-- create index "orderitem_without_stock" to table: "order_items"
CREATE INDEX `orderitem_without_stock` ON `order_items` (`store_id`, `variation_id`, `id`) WHERE status = 'PENDING' AND kind <> 'DIGITAL' AND NOT stock_taken;
