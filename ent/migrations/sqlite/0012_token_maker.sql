-- +goose Up
-- create "new_api_tokens" table
CREATE TABLE `new_api_tokens` (
  `id` uuid NOT NULL,
  `created_at` datetime NOT NULL,
  `store_id` uuid NOT NULL,
  `name` text NOT NULL,
  `prefix` text NOT NULL,
  `hash` blob NOT NULL,
  `scopes` json NOT NULL,
  `created_by_id` uuid NULL,
  `created_by_name` text NOT NULL DEFAULT (''),
  `expires_at` datetime NULL,
  `last_used_at` datetime NULL,
  `revoked_at` datetime NULL,
  PRIMARY KEY (`id`),
  CONSTRAINT `api_tokens_stores_store` FOREIGN KEY (`store_id`) REFERENCES `stores` (`id`) ON DELETE NO ACTION
);
-- copy rows from old table "api_tokens" to new temporary table "new_api_tokens"
INSERT INTO `new_api_tokens` (`id`, `created_at`, `store_id`, `name`, `prefix`, `hash`, `scopes`, `expires_at`, `last_used_at`, `revoked_at`) SELECT `id`, `created_at`, `store_id`, `name`, `prefix`, `hash`, `scopes`, `expires_at`, `last_used_at`, `revoked_at` FROM `api_tokens`;
-- drop "api_tokens" table after copying rows
DROP TABLE `api_tokens`;
-- rename temporary table "new_api_tokens" to "api_tokens"
ALTER TABLE `new_api_tokens` RENAME TO `api_tokens`;
-- create index "api_tokens_hash_key" to table: "api_tokens"
CREATE UNIQUE INDEX `api_tokens_hash_key` ON `api_tokens` (`hash`);
-- create index "apitoken_store_id_created_at_id" to table: "api_tokens"
CREATE INDEX `apitoken_store_id_created_at_id` ON `api_tokens` (`store_id`, `created_at`, `id`);
