-- +goose Up
-- create "comments" table
CREATE TABLE "comments" (
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "store_id" uuid NOT NULL,
  "text" character varying NOT NULL,
  "actor_id" uuid NULL,
  "actor_kind" character varying NOT NULL,
  "actor_name" character varying NOT NULL DEFAULT '',
  "order_id" uuid NULL,
  "customer_id" uuid NOT NULL,
  PRIMARY KEY ("id"),
  CONSTRAINT "comments_customers_comments" FOREIGN KEY ("store_id", "customer_id") REFERENCES "customers" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "comments_orders_order" FOREIGN KEY ("store_id", "order_id") REFERENCES "orders" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION
);
-- create index "comment_store_id_customer_id_created_at_id" to table: "comments"
CREATE INDEX "comment_store_id_customer_id_created_at_id" ON "comments" ("store_id", "customer_id", "created_at", "id");
-- create index "comment_store_id_order_id_created_at_id" to table: "comments"
CREATE INDEX "comment_store_id_order_id_created_at_id" ON "comments" ("store_id", "order_id", "created_at", "id");
