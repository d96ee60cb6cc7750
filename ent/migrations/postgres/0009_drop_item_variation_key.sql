-- +goose Up
-- modify "order_items" table
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_variations_variation";
