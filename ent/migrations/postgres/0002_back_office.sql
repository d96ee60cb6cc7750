-- +goose Up
-- modify "events" table
ALTER TABLE "events" ADD COLUMN "subject_id" uuid NULL;
-- create index "event_store_id_subject_id" to table: "events"
CREATE INDEX "event_store_id_subject_id" ON "events" ("store_id", "subject_id") WHERE (subject_id IS NOT NULL);
-- modify "orders" table
ALTER TABLE "orders" ADD COLUMN "status_reason" character varying NOT NULL DEFAULT '';
-- modify "deliveries" table
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_events_event", DROP CONSTRAINT "deliveries_webhook_endpoints_endpoint", ADD
CONSTRAINT "deliveries_events_deliveries" FOREIGN KEY ("store_id", "event_id") REFERENCES "events" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION, ADD
CONSTRAINT "deliveries_webhook_endpoints_deliveries" FOREIGN KEY ("store_id", "endpoint_id") REFERENCES "webhook_endpoints" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION;
-- modify "delivery_attempts" table
ALTER TABLE "delivery_attempts" DROP CONSTRAINT "delivery_attempts_deliveries_delivery", ADD
CONSTRAINT "delivery_attempts_deliveries_history" FOREIGN KEY ("store_id", "delivery_id") REFERENCES "deliveries" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION;
