-- +goose Up
-- create "new_deliveries" table
CREATE TABLE `new_deliveries` (
  `id` uuid NOT NULL,
  `created_at` datetime NOT NULL,
  `store_id` uuid NOT NULL,
  `status` text NOT NULL DEFAULT ('PENDING'),
  `attempts` integer NOT NULL DEFAULT (0),
  `attempts_before` integer NOT NULL DEFAULT (0),
  `due_at` datetime NOT NULL,
  `claim_id` uuid NULL,
  `lease_until` datetime NULL,
  `finished_at` datetime NULL,
  `event_id` uuid NOT NULL,
  `endpoint_id` uuid NOT NULL,
  PRIMARY KEY (`id`),
  CONSTRAINT `deliveries_events_deliveries` FOREIGN KEY (`store_id`, `event_id`) REFERENCES `events` (`store_id`, `id`) ON DELETE NO ACTION,
  CONSTRAINT `deliveries_webhook_endpoints_deliveries` FOREIGN KEY (`store_id`, `endpoint_id`) REFERENCES `webhook_endpoints` (`store_id`, `id`) ON DELETE NO ACTION,
  CONSTRAINT `deliveries_status` CHECK (status IN ('PENDING', 'SUCCEEDED', 'FAILED', 'REJECTED', 'CANCELLED'))
);
-- copy rows from old table "deliveries" to new temporary table "new_deliveries"
INSERT INTO `new_deliveries` (`id`, `created_at`, `store_id`, `status`, `attempts`, `due_at`, `claim_id`, `lease_until`, `finished_at`, `event_id`, `endpoint_id`) SELECT `id`, `created_at`, `store_id`, `status`, `attempts`, `due_at`, `claim_id`, `lease_until`, `finished_at`, `event_id`, `endpoint_id` FROM `deliveries`;
-- drop "deliveries" table after copying rows
DROP TABLE `deliveries`;
-- rename temporary table "new_deliveries" to "deliveries"
ALTER TABLE `new_deliveries` RENAME TO `deliveries`;
-- create index "delivery_store_id_event_id" to table: "deliveries"
CREATE INDEX `delivery_store_id_event_id` ON `deliveries` (`store_id`, `event_id`);
-- create index "delivery_store_id_endpoint_id_created_at_id" to table: "deliveries"
CREATE INDEX `delivery_store_id_endpoint_id_created_at_id` ON `deliveries` (`store_id`, `endpoint_id`, `created_at`, `id`);
-- create index "delivery_waiting" to table: "deliveries"
CREATE INDEX `delivery_waiting` ON `deliveries` (`endpoint_id`, `due_at`, `id`) WHERE status = 'PENDING' AND claim_id IS NULL;
-- create index "delivery_leased" to table: "deliveries"
CREATE INDEX `delivery_leased` ON `deliveries` (`lease_until`) WHERE status = 'PENDING' AND claim_id IS NOT NULL;
-- create index "deliveries_store_id_id" to table: "deliveries"
CREATE UNIQUE INDEX `deliveries_store_id_id` ON `deliveries` (`store_id`, `id`);
