-- +goose Up
-- drop index "orderitem_store_id_product_id" from table: "order_items"
DROP INDEX "orderitem_store_id_product_id";
-- drop index "orderitem_store_id_variation_id" from table: "order_items"
DROP INDEX "orderitem_store_id_variation_id";
-- modify "order_items" table
ALTER TABLE "order_items" ADD COLUMN "ordered_at" timestamptz NULL, ADD COLUMN "counted_refunded" boolean NOT NULL DEFAULT false;
-- give the items that exist the time of their order
UPDATE "order_items" SET "ordered_at" = "orders"."created_at" FROM "orders" WHERE "orders"."id" = "order_items"."order_id";
ALTER TABLE "order_items" ALTER COLUMN "ordered_at" SET NOT NULL;
-- create index "orderitem_store_id_product_id_ordered_at_order_id" to table: "order_items"
CREATE INDEX "orderitem_store_id_product_id_ordered_at_order_id" ON "order_items" ("store_id", "product_id", "ordered_at", "order_id");
-- create index "orderitem_store_id_variation_id_ordered_at_order_id" to table: "order_items"
CREATE INDEX "orderitem_store_id_variation_id_ordered_at_order_id" ON "order_items" ("store_id", "variation_id", "ordered_at", "order_id");
-- modify "orders" table
ALTER TABLE "orders" ADD CONSTRAINT "orders_counted" CHECK ((counted_as IS NULL) = (counted_refunded IS NULL)), ADD CONSTRAINT "orders_counted_as" CHECK (counted_as = ANY (ARRAY['PENDING'::text, 'PROCESSING'::text, 'COMPLETED'::text, 'FAILED'::text, 'REFUNDED'::text, 'CANCELLED'::text])), ADD COLUMN "counted_as" text NULL, ADD COLUMN "counted_refunded" bigint NULL;
-- create index "order_uncounted" to table: "orders"
CREATE INDEX "order_uncounted" ON "orders" ("store_id", "created_at", "id") WHERE ((counted_as IS NULL) OR (counted_as <> status) OR (counted_refunded <> refunded_amount));
-- create "sales_rollups" table
CREATE TABLE "sales_rollups" (
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "store_id" uuid NOT NULL,
  "dimension" text NOT NULL,
  "dimension_id" uuid NOT NULL,
  "grain" text NOT NULL,
  "bucket" bigint NOT NULL,
  "status" text NOT NULL,
  "orders" bigint NOT NULL DEFAULT 0,
  "units" bigint NOT NULL DEFAULT 0,
  "amount" bigint NOT NULL DEFAULT 0,
  "refunded" bigint NOT NULL DEFAULT 0,
  "completed" bigint NOT NULL DEFAULT 0,
  "delivery_ms" bigint NOT NULL DEFAULT 0,
  PRIMARY KEY ("id"),
  CONSTRAINT "sales_rollups_dimension" CHECK (dimension = ANY (ARRAY['STORE'::text, 'PRODUCT'::text, 'VARIATION'::text, 'TIER'::text, 'CUSTOMER'::text])),
  CONSTRAINT "sales_rollups_grain" CHECK (grain = ANY (ARRAY['QUARTER_HOUR'::text, 'HOUR'::text, 'DAY'::text, 'MONTH'::text])),
  CONSTRAINT "sales_rollups_status" CHECK (status = ANY (ARRAY['PENDING'::text, 'PROCESSING'::text, 'COMPLETED'::text, 'FAILED'::text, 'REFUNDED'::text, 'CANCELLED'::text]))
);
-- create index "salesrollup_store_id_dimension_dimension_id_grain_bucket_status" to table: "sales_rollups"
CREATE UNIQUE INDEX "salesrollup_store_id_dimension_dimension_id_grain_bucket_status" ON "sales_rollups" ("store_id", "dimension", "dimension_id", "grain", "bucket", "status");
-- create index "salesrollup_store_id_dimension_grain_bucket" to table: "sales_rollups"
CREATE INDEX "salesrollup_store_id_dimension_grain_bucket" ON "sales_rollups" ("store_id", "dimension", "grain", "bucket");
