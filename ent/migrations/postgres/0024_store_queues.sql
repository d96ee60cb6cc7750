-- +goose Up
-- drop index "delivery_leased" from table: "deliveries"
DROP INDEX "delivery_leased";
-- drop index "delivery_waiting" from table: "deliveries"
DROP INDEX "delivery_waiting";
-- create index "delivery_leased" to table: "deliveries"
CREATE INDEX "delivery_leased" ON "deliveries" ("store_id", "lease_until") WHERE ((status = 'PENDING'::text) AND (claim_id IS NOT NULL));
-- create index "delivery_waiting" to table: "deliveries"
CREATE INDEX "delivery_waiting" ON "deliveries" ("store_id", "endpoint_id", "due_at", "id") WHERE ((status = 'PENDING'::text) AND (claim_id IS NULL));
-- drop index "event_unsequenced" from table: "events"
DROP INDEX "event_unsequenced";
-- create index "event_unsequenced" to table: "events"
CREATE INDEX "event_unsequenced" ON "events" ("store_id", "id") WHERE (sequence IS NULL);
