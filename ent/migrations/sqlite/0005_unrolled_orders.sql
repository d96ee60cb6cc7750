-- +goose Up
-- create "unrolled_orders" table
CREATE TABLE `unrolled_orders` (
  `store_id` uuid NOT NULL,
  `id` uuid NOT NULL,
  `created_at` datetime NOT NULL,
  `rolled_up_status` text NULL,
  `rolled_up_refunded` integer NULL,
  PRIMARY KEY (`store_id`, `id`),
  CONSTRAINT `unrolled_orders_rolled_up` CHECK ((rolled_up_status IS NULL) = (rolled_up_refunded IS NULL)),
  CONSTRAINT `unrolled_orders_rolled_up_status` CHECK (rolled_up_status IN ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'REFUNDED', 'CANCELLED'))
);
-- What waits. The index order_unrolled finds it.
INSERT INTO `unrolled_orders` (`store_id`, `id`, `created_at`, `rolled_up_status`, `rolled_up_refunded`)
  SELECT `store_id`, `id`, `created_at`, `rolled_up_status`, `rolled_up_refunded` FROM `orders`
  WHERE rolled_up_status IS NULL OR rolled_up_status <> status OR rolled_up_refunded <> refunded_amount;
-- create "new_orders" table
CREATE TABLE `new_orders` (
  `store_id` uuid NOT NULL,
  `id` uuid NOT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime NOT NULL,
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
  `customer_id` uuid NOT NULL,
  PRIMARY KEY (`store_id`, `id`),
  CONSTRAINT `orders_customers_orders` FOREIGN KEY (`store_id`, `customer_id`) REFERENCES `customers` (`store_id`, `id`) ON DELETE NO ACTION,
  CONSTRAINT `orders_refunded` CHECK (refunded_amount >= 0 AND refunded_amount <= total),
  CONSTRAINT `orders_source` CHECK (source IN ('API', 'ADMIN')),
  CONSTRAINT `orders_status` CHECK (status IN ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'REFUNDED', 'CANCELLED')),
  CONSTRAINT `orders_total` CHECK (total > 0)
);
-- copy rows from old table "orders" to new temporary table "new_orders"
INSERT INTO `new_orders` (`store_id`, `id`, `created_at`, `updated_at`, `number`, `status`, `currency`, `total`, `refunded_amount`, `notes`, `post_sale_instructions`, `source`, `status_reason`, `completed_at`, `customer_id`) SELECT `store_id`, `id`, `created_at`, `updated_at`, `number`, `status`, `currency`, `total`, `refunded_amount`, `notes`, `post_sale_instructions`, `source`, `status_reason`, `completed_at`, `customer_id` FROM `orders`;
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
-- create index "order_store_id_total_id" to table: "orders"
CREATE INDEX `order_store_id_total_id` ON `orders` (`store_id`, `total`, `id`);
-- create index "order_by_staff" to table: "orders"
CREATE INDEX `order_by_staff` ON `orders` (`store_id`, `created_at`, `id`) WHERE source = 'ADMIN';
-- create index "order_refunded" to table: "orders"
CREATE INDEX `order_refunded` ON `orders` (`store_id`, `created_at`, `id`) WHERE refunded_amount > 0;
