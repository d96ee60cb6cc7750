-- +goose Up
-- modify "delivery_attempts" table
ALTER TABLE "delivery_attempts" ADD COLUMN "response_headers" jsonb NULL, ADD COLUMN "response_body" text NULL;
-- modify "webhook_endpoints" table
ALTER TABLE "webhook_endpoints" ADD COLUMN "paused_at" timestamptz NULL;
