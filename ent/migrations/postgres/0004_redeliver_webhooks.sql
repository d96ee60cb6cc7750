-- +goose Up
-- modify "deliveries" table
ALTER TABLE "deliveries" ADD COLUMN "attempts_before" bigint NOT NULL DEFAULT 0;
