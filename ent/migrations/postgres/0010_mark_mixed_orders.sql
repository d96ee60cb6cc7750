-- +goose Up
-- modify "order_items" table
ALTER TABLE "order_items" ADD COLUMN "mixed" boolean NOT NULL DEFAULT true;
-- create index "orderitem_mixed_product" to table: "order_items"
CREATE INDEX "orderitem_mixed_product" ON "order_items" ("store_id", "product_id", "ordered_at", "order_id") WHERE mixed;
-- create index "orderitem_mixed_variation" to table: "order_items"
CREATE INDEX "orderitem_mixed_variation" ON "order_items" ("store_id", "variation_id", "ordered_at", "order_id") WHERE mixed;
