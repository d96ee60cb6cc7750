-- +goose Up
-- modify "api_tokens" table
ALTER TABLE "api_tokens" ADD COLUMN "created_by_id" uuid NULL, ADD COLUMN "created_by_name" character varying NOT NULL DEFAULT '';
