-- +goose Up
-- modify "customers" table
ALTER TABLE "customers" ADD COLUMN "erased_at" timestamptz NULL;
-- modify "stores" table
ALTER TABLE "stores" ADD COLUMN "events_missing_to" bigint NOT NULL DEFAULT 0, ADD COLUMN "events_swept_before" timestamptz NULL;
