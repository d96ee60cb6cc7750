-- +goose Up
-- drop index "orderitem_mixed_product" from table: "order_items"
DROP INDEX "orderitem_mixed_product";
-- drop index "orderitem_mixed_variation" from table: "order_items"
DROP INDEX "orderitem_mixed_variation";
-- modify "order_items" table
ALTER TABLE "order_items" DROP COLUMN "mixed";
ALTER TABLE "order_items" RENAME COLUMN "counted_refunded" TO "rolled_up_refunded";
-- modify "orders" table: its index and constraints follow the columns
ALTER TABLE "orders" RENAME COLUMN "counted_as" TO "rolled_up_status";
ALTER TABLE "orders" RENAME COLUMN "counted_refunded" TO "rolled_up_refunded";
ALTER TABLE "orders" RENAME CONSTRAINT "orders_counted" TO "orders_rolled_up";
ALTER TABLE "orders" RENAME CONSTRAINT "orders_counted_as" TO "orders_rolled_up_status";
ALTER INDEX "order_uncounted" RENAME TO "order_unrolled";
-- drop index "wallettransaction_uncounted" from table: "wallet_transactions"
DROP INDEX "wallettransaction_uncounted";
-- modify "wallet_transactions" table
ALTER TABLE "wallet_transactions" DROP COLUMN "counted";
-- create index "wallettransaction_store_id_created_at_kind_amount" to table: "wallet_transactions"
CREATE INDEX "wallettransaction_store_id_created_at_kind_amount" ON "wallet_transactions" ("store_id", "created_at", "kind", "amount");
-- drop "customer_rollups" table: the sales rollups hold the same sums by month
DROP TABLE "customer_rollups";
-- drop "ledger_rollups" table: the index of the ledger is summed up instead
DROP TABLE "ledger_rollups";
