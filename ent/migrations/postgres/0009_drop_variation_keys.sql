-- +goose Up
-- orders and uploads under way have read "variations" and want the others next: in the same order, nobody meets a deadlock
-- +goose StatementBegin
DO $$ BEGIN LOCK TABLE "variations" IN ACCESS EXCLUSIVE MODE; END $$;
-- +goose StatementEnd
-- modify "licenses" table
ALTER TABLE "licenses" DROP CONSTRAINT "licenses_variations_variation";
-- modify "order_items" table
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_variations_variation";
