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
  `trace_parent` text NULL,
  PRIMARY KEY (`id`)
);
-- copy rows from old table "events" to new temporary table "new_events"
INSERT INTO `new_events` (`id`, `created_at`, `store_id`, `type`, `data`, `endpoint_id`, `sequence`, `subject_id`, `trace_parent`) SELECT `id`, `created_at`, `store_id`, `type`, `data`, `endpoint_id`, `sequence`, `subject_id`, `trace_parent` FROM `events`;
-- drop "events" table after copying rows
DROP TABLE `events`;
-- rename temporary table "new_events" to "events"
ALTER TABLE `new_events` RENAME TO `events`;
-- create index "event_store_id_sequence" to table: "events"
CREATE UNIQUE INDEX `event_store_id_sequence` ON `events` (`store_id`, `sequence`);
-- create index "event_store_id_subject_id" to table: "events"
CREATE INDEX `event_store_id_subject_id` ON `events` (`store_id`, `subject_id`) WHERE subject_id IS NOT NULL;
-- create index "event_unsequenced" to table: "events"
CREATE INDEX `event_unsequenced` ON `events` (`store_id`, `id`) WHERE sequence IS NULL;
-- create index "event_store_id_created_at" to table: "events"
CREATE INDEX `event_store_id_created_at` ON `events` (`store_id`, `created_at`);
-- create index "event_of_rare_type" to table: "events"
CREATE INDEX `event_of_rare_type` ON `events` (`store_id`, `type`, `sequence`) WHERE type <> 'order.created' AND type <> 'order.completed' AND type <> 'order.items_fulfilled';
-- create index "events_store_id_id" to table: "events"
CREATE UNIQUE INDEX `events_store_id_id` ON `events` (`store_id`, `id`);
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
INSERT INTO `new_deliveries` (`id`, `created_at`, `store_id`, `status`, `attempts`, `attempts_before`, `due_at`, `claim_id`, `lease_until`, `finished_at`, `event_id`, `endpoint_id`) SELECT `id`, `created_at`, `store_id`, `status`, `attempts`, `attempts_before`, `due_at`, `claim_id`, `lease_until`, `finished_at`, `event_id`, `endpoint_id` FROM `deliveries`;
-- drop "deliveries" table after copying rows
DROP TABLE `deliveries`;
-- rename temporary table "new_deliveries" to "deliveries"
ALTER TABLE `new_deliveries` RENAME TO `deliveries`;
-- create index "delivery_store_id_event_id" to table: "deliveries"
CREATE INDEX `delivery_store_id_event_id` ON `deliveries` (`store_id`, `event_id`);
-- create index "delivery_store_id_endpoint_id_created_at_id" to table: "deliveries"
CREATE INDEX `delivery_store_id_endpoint_id_created_at_id` ON `deliveries` (`store_id`, `endpoint_id`, `created_at`, `id`);
-- create index "delivery_waiting" to table: "deliveries"
CREATE INDEX `delivery_waiting` ON `deliveries` (`store_id`, `endpoint_id`, `due_at`, `id`) WHERE status = 'PENDING' AND claim_id IS NULL;
-- create index "delivery_leased" to table: "deliveries"
CREATE INDEX `delivery_leased` ON `deliveries` (`store_id`, `lease_until`) WHERE status = 'PENDING' AND claim_id IS NOT NULL;
-- create index "delivery_not_succeeded" to table: "deliveries"
CREATE INDEX `delivery_not_succeeded` ON `deliveries` (`store_id`, `endpoint_id`, `status`, `created_at`, `id`) WHERE status <> 'SUCCEEDED';
-- create index "deliveries_store_id_id" to table: "deliveries"
CREATE UNIQUE INDEX `deliveries_store_id_id` ON `deliveries` (`store_id`, `id`);
