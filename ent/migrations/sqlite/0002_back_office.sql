-- +goose Up
-- create "new_events" table
CREATE TABLE `new_events` (
  `id` uuid NOT NULL,
  `created_at` datetime NOT NULL,
  `store_id` uuid NOT NULL,
  `type` text NOT NULL,
  `data` text NOT NULL,
  `endpoint_id` uuid NULL,
  `sequence` integer NULL,
  `subject_id` uuid NULL,
  PRIMARY KEY (`id`)
);
-- copy rows from old table "events" to new temporary table "new_events"
INSERT INTO `new_events` (`id`, `created_at`, `store_id`, `type`, `data`, `endpoint_id`, `sequence`) SELECT `id`, `created_at`, `store_id`, `type`, `data`, `endpoint_id`, `sequence` FROM `events`;
-- drop "events" table after copying rows
DROP TABLE `events`;
-- rename temporary table "new_events" to "events"
ALTER TABLE `new_events` RENAME TO `events`;
-- create index "event_store_id_sequence" to table: "events"
CREATE UNIQUE INDEX `event_store_id_sequence` ON `events` (`store_id`, `sequence`);
-- create index "event_store_id_subject_id" to table: "events"
CREATE INDEX `event_store_id_subject_id` ON `events` (`store_id`, `subject_id`) WHERE subject_id IS NOT NULL;
-- create index "event_unsequenced" to table: "events"
CREATE INDEX `event_unsequenced` ON `events` (`id`) WHERE sequence IS NULL;
-- create index "events_store_id_id" to table: "events"
CREATE UNIQUE INDEX `events_store_id_id` ON `events` (`store_id`, `id`);
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
  `customer_id` uuid NOT NULL,
  PRIMARY KEY (`id`),
  CONSTRAINT `orders_customers_orders` FOREIGN KEY (`store_id`, `customer_id`) REFERENCES `customers` (`store_id`, `id`) ON DELETE NO ACTION,
  CONSTRAINT `orders_refunded` CHECK (refunded_amount >= 0 AND refunded_amount <= total),
  CONSTRAINT `orders_source` CHECK (source IN ('API', 'ADMIN')),
  CONSTRAINT `orders_status` CHECK (status IN ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'REFUNDED', 'CANCELLED')),
  CONSTRAINT `orders_total` CHECK (total > 0)
);
-- copy rows from old table "orders" to new temporary table "new_orders"
INSERT INTO `new_orders` (`id`, `created_at`, `updated_at`, `store_id`, `number`, `status`, `currency`, `total`, `refunded_amount`, `notes`, `post_sale_instructions`, `source`, `completed_at`, `customer_id`) SELECT `id`, `created_at`, `updated_at`, `store_id`, `number`, `status`, `currency`, `total`, `refunded_amount`, `notes`, `post_sale_instructions`, `source`, `completed_at`, `customer_id` FROM `orders`;
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
-- create index "orders_store_id_id" to table: "orders"
CREATE UNIQUE INDEX `orders_store_id_id` ON `orders` (`store_id`, `id`);
