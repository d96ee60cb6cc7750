-- +goose Up
-- create "request_logs" table
CREATE TABLE "request_logs" (
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "store_id" uuid NOT NULL,
  "sequence" bigint NOT NULL,
  "api_token_id" uuid NOT NULL,
  "method" character varying NOT NULL,
  "path" character varying NOT NULL,
  "status" bigint NOT NULL,
  "code" character varying NOT NULL DEFAULT '',
  "request_id" character varying NOT NULL,
  "duration_us" bigint NOT NULL,
  PRIMARY KEY ("id")
);
-- create index "requestlog_store_id_sequence" to table: "request_logs"
CREATE UNIQUE INDEX "requestlog_store_id_sequence" ON "request_logs" ("store_id", "sequence");
