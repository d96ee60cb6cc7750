-- +goose Up
-- create "request_logs" table
CREATE TABLE `request_logs` (
  `id` uuid NOT NULL,
  `created_at` datetime NOT NULL,
  `store_id` uuid NOT NULL,
  `sequence` integer NOT NULL,
  `api_token_id` uuid NOT NULL,
  `method` text NOT NULL,
  `path` text NOT NULL,
  `status` integer NOT NULL,
  `code` text NOT NULL DEFAULT (''),
  `request_id` text NOT NULL,
  `duration_us` integer NOT NULL,
  PRIMARY KEY (`id`)
);
-- create index "requestlog_store_id_sequence" to table: "request_logs"
CREATE UNIQUE INDEX `requestlog_store_id_sequence` ON `request_logs` (`store_id`, `sequence`);
