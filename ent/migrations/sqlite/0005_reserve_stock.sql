-- +goose Up
-- create index "orderitem_without_stock" to table: "order_items"
CREATE INDEX `orderitem_without_stock` ON `order_items` (`store_id`, `variation_id`, `id`) WHERE status = 'PENDING' AND kind <> 'DIGITAL' AND NOT stock_taken;
