-- +goose Up
-- add column "response_headers" to table: "delivery_attempts"
ALTER TABLE `delivery_attempts` ADD COLUMN `response_headers` json NULL;
-- add column "response_body" to table: "delivery_attempts"
ALTER TABLE `delivery_attempts` ADD COLUMN `response_body` text NULL;
-- add column "paused_at" to table: "webhook_endpoints"
ALTER TABLE `webhook_endpoints` ADD COLUMN `paused_at` datetime NULL;
