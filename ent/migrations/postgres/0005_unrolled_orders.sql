-- +goose Up
-- create "unrolled_orders" table
CREATE TABLE "unrolled_orders" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "rolled_up_status" text NULL,
  "rolled_up_refunded" bigint NULL,
  PRIMARY KEY ("store_id", "id"),
  CONSTRAINT "unrolled_orders_rolled_up" CHECK ((rolled_up_status IS NULL) = (rolled_up_refunded IS NULL)),
  CONSTRAINT "unrolled_orders_rolled_up_status" CHECK (rolled_up_status = ANY (ARRAY['PENDING'::text, 'PROCESSING'::text, 'COMPLETED'::text, 'FAILED'::text, 'REFUNDED'::text, 'CANCELLED'::text]))
);
-- What waits. The index order_unrolled finds it.
INSERT INTO "unrolled_orders" ("store_id", "id", "created_at", "rolled_up_status", "rolled_up_refunded")
  SELECT "store_id", "id", "created_at", "rolled_up_status", "rolled_up_refunded" FROM "orders"
  WHERE rolled_up_status IS NULL OR rolled_up_status <> status OR rolled_up_refunded <> refunded_amount;
-- drop index "order_unrolled" from table: "orders"
DROP INDEX "order_unrolled";
-- modify "orders" table
ALTER TABLE "orders" DROP CONSTRAINT "orders_rolled_up", DROP CONSTRAINT "orders_rolled_up_status", DROP COLUMN "rolled_up_status", DROP COLUMN "rolled_up_refunded";
-- Few rows wait and each is soon gone: vacuum comes after so many, however long the table once was. It keeps the pages, because to
-- give them back it would lock the table, and on a replica the reads that are under way would be cancelled.
ALTER TABLE "unrolled_orders" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, vacuum_truncate = false);
