-- +goose Up
-- drop index "auditentry_store_id_subject_type_subject_id_created_at" from table: "audit_entries"
DROP INDEX `auditentry_store_id_subject_type_subject_id_created_at`;
-- create index "auditentry_store_id_subject_id_created_at_id" to table: "audit_entries"
CREATE INDEX `auditentry_store_id_subject_id_created_at_id` ON `audit_entries` (`store_id`, `subject_id`, `created_at`, `id`);
-- create index "auditentry_store_id_subject_type_created_at_id" to table: "audit_entries"
CREATE INDEX `auditentry_store_id_subject_type_created_at_id` ON `audit_entries` (`store_id`, `subject_type`, `created_at`, `id`);
-- create index "auditentry_store_id_actor_id_created_at_id" to table: "audit_entries"
CREATE INDEX `auditentry_store_id_actor_id_created_at_id` ON `audit_entries` (`store_id`, `actor_id`, `created_at`, `id`);
-- create index "auditentry_store_id_actor_kind_created_at_id" to table: "audit_entries"
CREATE INDEX `auditentry_store_id_actor_kind_created_at_id` ON `audit_entries` (`store_id`, `actor_kind`, `created_at`, `id`);
-- create index "auditentry_store_id_action_created_at_id" to table: "audit_entries"
CREATE INDEX `auditentry_store_id_action_created_at_id` ON `audit_entries` (`store_id`, `action`, `created_at`, `id`);
-- create index "auditentry_store_id_request_id" to table: "audit_entries"
CREATE INDEX `auditentry_store_id_request_id` ON `audit_entries` (`store_id`, `request_id`) WHERE request_id <> '';
-- create index "customer_blocked" to table: "customers"
CREATE INDEX `customer_blocked` ON `customers` (`store_id`, `created_at`, `id`) WHERE status = 'BLOCKED';
-- create index "customer_store_id_name_id" to table: "customers"
CREATE INDEX `customer_store_id_name_id` ON `customers` (`store_id`, `name`, `id`);
-- create index "license_unsold" to table: "licenses"
CREATE INDEX `license_unsold` ON `licenses` (`store_id`, `status`, `created_at`, `id`) WHERE status <> 'SOLD';
-- create index "license_store_id_expires_at" to table: "licenses"
CREATE INDEX `license_store_id_expires_at` ON `licenses` (`store_id`, `expires_at`) WHERE expires_at IS NOT NULL;
-- create index "recharge_store_id_amount" to table: "recharges"
CREATE INDEX `recharge_store_id_amount` ON `recharges` (`store_id`, `amount`);
-- create index "event_store_id_created_at" to table: "events"
CREATE INDEX `event_store_id_created_at` ON `events` (`store_id`, `created_at`);
-- create index "event_of_rare_type" to table: "events"
CREATE INDEX `event_of_rare_type` ON `events` (`store_id`, `type`, `sequence`) WHERE type <> 'order.created' AND type <> 'order.completed' AND type <> 'order.items_fulfilled';
-- create index "delivery_not_succeeded" to table: "deliveries"
CREATE INDEX `delivery_not_succeeded` ON `deliveries` (`store_id`, `endpoint_id`, `status`, `created_at`, `id`) WHERE status <> 'SUCCEEDED';
-- create index "order_store_id_total_id" to table: "orders"
CREATE INDEX `order_store_id_total_id` ON `orders` (`store_id`, `total`, `id`);
-- create index "order_by_staff" to table: "orders"
CREATE INDEX `order_by_staff` ON `orders` (`store_id`, `created_at`, `id`) WHERE source = 'ADMIN';
-- create index "order_refunded" to table: "orders"
CREATE INDEX `order_refunded` ON `orders` (`store_id`, `created_at`, `id`) WHERE refunded_amount > 0;
