-- +goose Up
-- create "idempotency_keys" table
CREATE TABLE "idempotency_keys" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "key" character varying NOT NULL,
  "operation" character varying NOT NULL,
  "fingerprint" bytea NOT NULL,
  "outcome" text NOT NULL DEFAULT '',
  "expires_at" timestamptz NOT NULL,
  PRIMARY KEY ("store_id", "id")
);
-- create index "idempotencykey_expires_at" to table: "idempotency_keys"
CREATE INDEX "idempotencykey_expires_at" ON "idempotency_keys" ("expires_at");
-- create index "idempotencykey_store_id_key" to table: "idempotency_keys"
CREATE UNIQUE INDEX "idempotencykey_store_id_key" ON "idempotency_keys" ("store_id", "key");
-- create "audit_entries" table
CREATE TABLE "audit_entries" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "actor_kind" character varying NOT NULL,
  "actor_id" uuid NULL,
  "actor_name" character varying NOT NULL DEFAULT '',
  "action" character varying NOT NULL,
  "subject_type" character varying NOT NULL,
  "subject_id" uuid NOT NULL,
  "before" jsonb NULL,
  "after" jsonb NULL,
  "request_id" character varying NOT NULL DEFAULT '',
  PRIMARY KEY ("store_id", "id")
);
-- create index "auditentry_store_id_action_created_at_id" to table: "audit_entries"
CREATE INDEX "auditentry_store_id_action_created_at_id" ON "audit_entries" ("store_id", "action" text_pattern_ops, "created_at", "id");
-- create index "auditentry_store_id_actor_id_created_at_id" to table: "audit_entries"
CREATE INDEX "auditentry_store_id_actor_id_created_at_id" ON "audit_entries" ("store_id", "actor_id", "created_at", "id");
-- create index "auditentry_store_id_actor_kind_created_at_id" to table: "audit_entries"
CREATE INDEX "auditentry_store_id_actor_kind_created_at_id" ON "audit_entries" ("store_id", "actor_kind", "created_at", "id");
-- create index "auditentry_store_id_created_at_id" to table: "audit_entries"
CREATE INDEX "auditentry_store_id_created_at_id" ON "audit_entries" ("store_id", "created_at", "id");
-- create index "auditentry_store_id_request_id" to table: "audit_entries"
CREATE INDEX "auditentry_store_id_request_id" ON "audit_entries" ("store_id", "request_id") WHERE ((request_id)::text <> ''::text);
-- create index "auditentry_store_id_subject_id_created_at_id" to table: "audit_entries"
CREATE INDEX "auditentry_store_id_subject_id_created_at_id" ON "audit_entries" ("store_id", "subject_id", "created_at", "id");
-- create index "auditentry_store_id_subject_type_created_at_id" to table: "audit_entries"
CREATE INDEX "auditentry_store_id_subject_type_created_at_id" ON "audit_entries" ("store_id", "subject_type", "created_at", "id");
-- create "sales_rollups" table
CREATE TABLE "sales_rollups" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
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
  PRIMARY KEY ("store_id", "id"),
  CONSTRAINT "sales_rollups_dimension" CHECK (dimension = ANY (ARRAY['STORE'::text, 'PRODUCT'::text, 'VARIATION'::text, 'TIER'::text, 'CUSTOMER'::text])),
  CONSTRAINT "sales_rollups_grain" CHECK (grain = ANY (ARRAY['QUARTER_HOUR'::text, 'HOUR'::text, 'DAY'::text, 'MONTH'::text])),
  CONSTRAINT "sales_rollups_status" CHECK (status = ANY (ARRAY['PENDING'::text, 'PROCESSING'::text, 'COMPLETED'::text, 'FAILED'::text, 'REFUNDED'::text, 'CANCELLED'::text]))
);
-- create index "salesrollup_store_id_dimension_dimension_id_grain_bucket_status" to table: "sales_rollups"
CREATE UNIQUE INDEX "salesrollup_store_id_dimension_dimension_id_grain_bucket_status" ON "sales_rollups" ("store_id", "dimension", "dimension_id", "grain", "bucket", "status");
-- create index "salesrollup_store_id_dimension_grain_bucket" to table: "sales_rollups"
CREATE INDEX "salesrollup_store_id_dimension_grain_bucket" ON "sales_rollups" ("store_id", "dimension", "grain", "bucket");
-- create "request_logs" table
CREATE TABLE "request_logs" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "sequence" bigint NOT NULL,
  "api_token_id" uuid NOT NULL,
  "method" character varying NOT NULL,
  "path" character varying NOT NULL,
  "status" bigint NOT NULL,
  "code" character varying NOT NULL DEFAULT '',
  "request_id" character varying NOT NULL,
  "duration_us" bigint NOT NULL,
  PRIMARY KEY ("store_id", "id")
);
-- create index "requestlog_store_id_sequence" to table: "request_logs"
CREATE UNIQUE INDEX "requestlog_store_id_sequence" ON "request_logs" ("store_id", "sequence");
-- create "stores" table
CREATE TABLE "stores" (
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "updated_at" timestamptz NOT NULL,
  "version" bigint NOT NULL DEFAULT 1,
  "slug" character varying NOT NULL,
  "name" character varying NOT NULL,
  "currency" character varying NOT NULL,
  "timezone" character varying NOT NULL DEFAULT 'UTC',
  "livemode" boolean NOT NULL,
  "keyset" bytea NULL,
  "low_stock_default" bigint NOT NULL DEFAULT 5,
  "recharge_review_limit" bigint NULL,
  "support_refund_limit" bigint NULL,
  "backorder_deadline_hours" bigint NULL,
  "event_sequence" bigint NOT NULL DEFAULT 0,
  "events_missing_to" bigint NOT NULL DEFAULT 0,
  "events_swept_before" timestamptz NULL,
  PRIMARY KEY ("id"),
  CONSTRAINT "stores_event_sequence" CHECK (event_sequence >= 0),
  CONSTRAINT "stores_low_stock_default" CHECK (low_stock_default >= 0),
  CONSTRAINT "stores_refund_limit" CHECK (support_refund_limit >= 0),
  CONSTRAINT "stores_review_limit" CHECK (recharge_review_limit >= 0)
);
-- create index "stores_slug_key" to table: "stores"
CREATE UNIQUE INDEX "stores_slug_key" ON "stores" ("slug");
-- create "api_tokens" table
CREATE TABLE "api_tokens" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "name" character varying NOT NULL,
  "prefix" character varying NOT NULL,
  "hash" bytea NOT NULL,
  "scopes" jsonb NOT NULL,
  "created_by_id" uuid NULL,
  "created_by_name" character varying NOT NULL DEFAULT '',
  "refund_limit" bigint NULL,
  "expires_at" timestamptz NULL,
  "last_used_at" timestamptz NULL,
  "revoked_at" timestamptz NULL,
  PRIMARY KEY ("store_id", "id"),
  CONSTRAINT "api_tokens_stores_store" FOREIGN KEY ("store_id") REFERENCES "stores" ("id") ON UPDATE NO ACTION ON DELETE NO ACTION
);
-- create index "api_tokens_hash_key" to table: "api_tokens"
CREATE UNIQUE INDEX "api_tokens_hash_key" ON "api_tokens" ("hash");
-- create index "apitoken_store_id_created_at_id" to table: "api_tokens"
CREATE INDEX "apitoken_store_id_created_at_id" ON "api_tokens" ("store_id", "created_at", "id");
-- create "categories" table
CREATE TABLE "categories" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "updated_at" timestamptz NOT NULL,
  "version" bigint NOT NULL DEFAULT 1,
  "name" character varying NOT NULL,
  "slug" character varying NOT NULL,
  "status" text NOT NULL DEFAULT 'ACTIVE',
  "parent_id" uuid NULL,
  PRIMARY KEY ("store_id", "id"),
  CONSTRAINT "categories_categories_children" FOREIGN KEY ("store_id", "parent_id") REFERENCES "categories" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "categories_stores_store" FOREIGN KEY ("store_id") REFERENCES "stores" ("id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "categories_status" CHECK (status = ANY (ARRAY['ACTIVE'::text, 'ARCHIVED'::text]))
);
-- create index "category_store_id_parent_id" to table: "categories"
CREATE INDEX "category_store_id_parent_id" ON "categories" ("store_id", "parent_id");
-- create index "category_store_id_slug" to table: "categories"
CREATE UNIQUE INDEX "category_store_id_slug" ON "categories" ("store_id", "slug");
-- create "price_tiers" table
CREATE TABLE "price_tiers" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "updated_at" timestamptz NOT NULL,
  "version" bigint NOT NULL DEFAULT 1,
  "name" character varying NOT NULL,
  "level" bigint NOT NULL,
  PRIMARY KEY ("store_id", "id"),
  CONSTRAINT "price_tiers_stores_store" FOREIGN KEY ("store_id") REFERENCES "stores" ("id") ON UPDATE NO ACTION ON DELETE NO ACTION
);
-- create index "pricetier_store_id_name" to table: "price_tiers"
CREATE UNIQUE INDEX "pricetier_store_id_name" ON "price_tiers" ("store_id", "name");
-- create "customers" table
CREATE TABLE "customers" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "updated_at" timestamptz NOT NULL,
  "version" bigint NOT NULL DEFAULT 1,
  "name" character varying NOT NULL,
  "email" character varying NULL,
  "phone" character varying NULL,
  "linked_phone" character varying NULL,
  "external_ref" character varying NULL,
  "status" text NOT NULL DEFAULT 'ACTIVE',
  "wallet_balance" bigint NOT NULL DEFAULT 0,
  "wallet_sequence" bigint NOT NULL DEFAULT 0,
  "erased_at" timestamptz NULL,
  "tier_id" uuid NULL,
  PRIMARY KEY ("store_id", "id"),
  CONSTRAINT "customers_price_tiers_tier" FOREIGN KEY ("store_id", "tier_id") REFERENCES "price_tiers" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "customers_stores_store" FOREIGN KEY ("store_id") REFERENCES "stores" ("id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "customers_balance" CHECK (wallet_balance >= 0),
  CONSTRAINT "customers_linked_phone" CHECK ((linked_phone)::text = (phone)::text),
  CONSTRAINT "customers_status" CHECK (status = ANY (ARRAY['ACTIVE'::text, 'BLOCKED'::text]))
);
-- create index "customer_blocked" to table: "customers"
CREATE INDEX "customer_blocked" ON "customers" ("store_id", "created_at", "id") WHERE (status = 'BLOCKED'::text);
-- create index "customer_store_id_created_at_id" to table: "customers"
CREATE INDEX "customer_store_id_created_at_id" ON "customers" ("store_id", "created_at", "id");
-- create index "customer_store_id_external_ref" to table: "customers"
CREATE UNIQUE INDEX "customer_store_id_external_ref" ON "customers" ("store_id", "external_ref") WHERE (external_ref IS NOT NULL);
-- create index "customer_store_id_linked_phone" to table: "customers"
CREATE UNIQUE INDEX "customer_store_id_linked_phone" ON "customers" ("store_id", "linked_phone") WHERE (linked_phone IS NOT NULL);
-- create index "customer_store_id_name_id" to table: "customers"
CREATE INDEX "customer_store_id_name_id" ON "customers" ("store_id", "name", "id");
-- create index "customer_store_id_phone" to table: "customers"
CREATE INDEX "customer_store_id_phone" ON "customers" ("store_id", "phone");
-- create index "customer_store_id_tier_id" to table: "customers"
CREATE INDEX "customer_store_id_tier_id" ON "customers" ("store_id", "tier_id");
-- create "orders" table
CREATE TABLE "orders" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "updated_at" timestamptz NOT NULL,
  "number" character varying NOT NULL,
  "status" text NOT NULL,
  "currency" character varying NOT NULL,
  "total" bigint NOT NULL,
  "refunded_amount" bigint NOT NULL DEFAULT 0,
  "notes" text NOT NULL DEFAULT '',
  "post_sale_instructions" text NOT NULL DEFAULT '',
  "source" text NOT NULL,
  "status_reason" character varying NOT NULL DEFAULT '',
  "completed_at" timestamptz NULL,
  "rolled_up_status" text NULL,
  "rolled_up_refunded" bigint NULL,
  "customer_id" uuid NOT NULL,
  PRIMARY KEY ("store_id", "id"),
  CONSTRAINT "orders_customers_orders" FOREIGN KEY ("store_id", "customer_id") REFERENCES "customers" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "orders_refunded" CHECK ((refunded_amount >= 0) AND (refunded_amount <= total)),
  CONSTRAINT "orders_rolled_up" CHECK ((rolled_up_status IS NULL) = (rolled_up_refunded IS NULL)),
  CONSTRAINT "orders_rolled_up_status" CHECK (rolled_up_status = ANY (ARRAY['PENDING'::text, 'PROCESSING'::text, 'COMPLETED'::text, 'FAILED'::text, 'REFUNDED'::text, 'CANCELLED'::text])),
  CONSTRAINT "orders_source" CHECK (source = ANY (ARRAY['API'::text, 'ADMIN'::text])),
  CONSTRAINT "orders_status" CHECK (status = ANY (ARRAY['PENDING'::text, 'PROCESSING'::text, 'COMPLETED'::text, 'FAILED'::text, 'REFUNDED'::text, 'CANCELLED'::text])),
  CONSTRAINT "orders_total" CHECK (total > 0)
);
-- create index "order_by_staff" to table: "orders"
CREATE INDEX "order_by_staff" ON "orders" ("store_id", "created_at", "id") WHERE (source = 'ADMIN'::text);
-- create index "order_refunded" to table: "orders"
CREATE INDEX "order_refunded" ON "orders" ("store_id", "created_at", "id") WHERE (refunded_amount > 0);
-- create index "order_store_id_created_at_id" to table: "orders"
CREATE INDEX "order_store_id_created_at_id" ON "orders" ("store_id", "created_at", "id");
-- create index "order_store_id_customer_id_created_at_id" to table: "orders"
CREATE INDEX "order_store_id_customer_id_created_at_id" ON "orders" ("store_id", "customer_id", "created_at", "id");
-- create index "order_store_id_number" to table: "orders"
CREATE UNIQUE INDEX "order_store_id_number" ON "orders" ("store_id", "number");
-- create index "order_store_id_status_created_at_id" to table: "orders"
CREATE INDEX "order_store_id_status_created_at_id" ON "orders" ("store_id", "status", "created_at", "id");
-- create index "order_store_id_total_id" to table: "orders"
CREATE INDEX "order_store_id_total_id" ON "orders" ("store_id", "total", "id");
-- create index "order_unrolled" to table: "orders"
CREATE INDEX "order_unrolled" ON "orders" ("store_id", "created_at", "id") WHERE ((rolled_up_status IS NULL) OR (rolled_up_status <> status) OR (rolled_up_refunded <> refunded_amount));
-- create "comments" table
CREATE TABLE "comments" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "text" character varying NOT NULL,
  "actor_id" uuid NULL,
  "actor_kind" character varying NOT NULL,
  "actor_name" character varying NOT NULL DEFAULT '',
  "order_id" uuid NULL,
  "customer_id" uuid NOT NULL,
  PRIMARY KEY ("store_id", "id"),
  CONSTRAINT "comments_customers_comments" FOREIGN KEY ("store_id", "customer_id") REFERENCES "customers" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "comments_orders_order" FOREIGN KEY ("store_id", "order_id") REFERENCES "orders" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION
);
-- create index "comment_store_id_customer_id_created_at_id" to table: "comments"
CREATE INDEX "comment_store_id_customer_id_created_at_id" ON "comments" ("store_id", "customer_id", "created_at", "id");
-- create index "comment_store_id_order_id_created_at_id" to table: "comments"
CREATE INDEX "comment_store_id_order_id_created_at_id" ON "comments" ("store_id", "order_id", "created_at", "id");
-- create "events" table
CREATE TABLE "events" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "type" character varying NOT NULL,
  "data" text NOT NULL,
  "endpoint_id" uuid NULL,
  "sequence" bigint NULL,
  "subject_id" uuid NULL,
  "trace_parent" character varying NULL,
  PRIMARY KEY ("store_id", "id")
);
-- create index "event_of_rare_type" to table: "events"
CREATE INDEX "event_of_rare_type" ON "events" ("store_id", "type", "sequence") WHERE (((type)::text <> 'order.created'::text) AND ((type)::text <> 'order.completed'::text) AND ((type)::text <> 'order.items_fulfilled'::text));
-- create index "event_store_id_created_at" to table: "events"
CREATE INDEX "event_store_id_created_at" ON "events" ("store_id", "created_at");
-- create index "event_store_id_sequence" to table: "events"
CREATE UNIQUE INDEX "event_store_id_sequence" ON "events" ("store_id", "sequence") WHERE (sequence IS NOT NULL);
-- create index "event_store_id_subject_id" to table: "events"
CREATE INDEX "event_store_id_subject_id" ON "events" ("store_id", "subject_id") WHERE (subject_id IS NOT NULL);
-- create index "event_unsequenced" to table: "events"
CREATE INDEX "event_unsequenced" ON "events" ("store_id", "id") WHERE (sequence IS NULL);
-- create "webhook_endpoints" table
CREATE TABLE "webhook_endpoints" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "updated_at" timestamptz NOT NULL,
  "url" character varying NOT NULL,
  "description" character varying NOT NULL DEFAULT '',
  "events" jsonb NOT NULL,
  "status" text NOT NULL DEFAULT 'ACTIVE',
  "secret" bytea NOT NULL,
  "next_secret" bytea NULL,
  "next_secret_at" timestamptz NULL,
  "consecutive_failures" bigint NOT NULL DEFAULT 0,
  "probe_at" timestamptz NULL,
  "suspended_at" timestamptz NULL,
  "paused_at" timestamptz NULL,
  "deleted_at" timestamptz NULL,
  PRIMARY KEY ("store_id", "id"),
  CONSTRAINT "webhook_endpoints_stores_store" FOREIGN KEY ("store_id") REFERENCES "stores" ("id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "webhook_endpoints_failures" CHECK (consecutive_failures >= 0),
  CONSTRAINT "webhook_endpoints_status" CHECK (status = ANY (ARRAY['ACTIVE'::text, 'SUSPENDED'::text]))
);
-- create index "webhookendpoint_store_id_created_at_id" to table: "webhook_endpoints"
CREATE INDEX "webhookendpoint_store_id_created_at_id" ON "webhook_endpoints" ("store_id", "created_at", "id") WHERE (deleted_at IS NULL);
-- create "deliveries" table
CREATE TABLE "deliveries" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "status" text NOT NULL DEFAULT 'PENDING',
  "attempts" bigint NOT NULL DEFAULT 0,
  "attempts_before" bigint NOT NULL DEFAULT 0,
  "due_at" timestamptz NOT NULL,
  "claim_id" uuid NULL,
  "lease_until" timestamptz NULL,
  "finished_at" timestamptz NULL,
  "event_id" uuid NOT NULL,
  "endpoint_id" uuid NOT NULL,
  PRIMARY KEY ("store_id", "id"),
  CONSTRAINT "deliveries_events_deliveries" FOREIGN KEY ("store_id", "event_id") REFERENCES "events" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "deliveries_webhook_endpoints_deliveries" FOREIGN KEY ("store_id", "endpoint_id") REFERENCES "webhook_endpoints" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "deliveries_status" CHECK (status = ANY (ARRAY['PENDING'::text, 'SUCCEEDED'::text, 'FAILED'::text, 'REJECTED'::text, 'CANCELLED'::text]))
);
-- create index "delivery_leased" to table: "deliveries"
CREATE INDEX "delivery_leased" ON "deliveries" ("store_id", "lease_until") WHERE ((status = 'PENDING'::text) AND (claim_id IS NOT NULL));
-- create index "delivery_not_succeeded" to table: "deliveries"
CREATE INDEX "delivery_not_succeeded" ON "deliveries" ("store_id", "endpoint_id", "status", "created_at", "id") WHERE (status <> 'SUCCEEDED'::text);
-- create index "delivery_store_id_endpoint_id_created_at_id" to table: "deliveries"
CREATE INDEX "delivery_store_id_endpoint_id_created_at_id" ON "deliveries" ("store_id", "endpoint_id", "created_at", "id");
-- create index "delivery_store_id_event_id" to table: "deliveries"
CREATE INDEX "delivery_store_id_event_id" ON "deliveries" ("store_id", "event_id");
-- create index "delivery_waiting" to table: "deliveries"
CREATE INDEX "delivery_waiting" ON "deliveries" ("store_id", "endpoint_id", "due_at", "id") WHERE ((status = 'PENDING'::text) AND (claim_id IS NULL));
-- create "delivery_attempts" table
CREATE TABLE "delivery_attempts" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "endpoint_id" uuid NOT NULL,
  "event_id" uuid NOT NULL,
  "event_type" character varying NOT NULL,
  "attempt" bigint NOT NULL,
  "status" text NOT NULL,
  "response_status" bigint NULL,
  "latency_ms" bigint NOT NULL,
  "error_message" character varying NULL,
  "next_retry_at" timestamptz NULL,
  "response_headers" jsonb NULL,
  "response_body" text NULL,
  "delivery_id" uuid NOT NULL,
  PRIMARY KEY ("store_id", "id"),
  CONSTRAINT "delivery_attempts_deliveries_history" FOREIGN KEY ("store_id", "delivery_id") REFERENCES "deliveries" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "delivery_attempts_status" CHECK (status = ANY (ARRAY['SUCCEEDED'::text, 'FAILED'::text, 'REJECTED'::text]))
);
-- create index "deliveryattempt_store_id_delivery_id_attempt" to table: "delivery_attempts"
CREATE UNIQUE INDEX "deliveryattempt_store_id_delivery_id_attempt" ON "delivery_attempts" ("store_id", "delivery_id", "attempt");
-- create index "deliveryattempt_store_id_endpoint_id_created_at_id" to table: "delivery_attempts"
CREATE INDEX "deliveryattempt_store_id_endpoint_id_created_at_id" ON "delivery_attempts" ("store_id", "endpoint_id", "created_at", "id");
-- create "staff_members" table
CREATE TABLE "staff_members" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "updated_at" timestamptz NOT NULL,
  "version" bigint NOT NULL DEFAULT 1,
  "email" character varying NOT NULL,
  "name" character varying NOT NULL DEFAULT '',
  "password_hash" character varying NOT NULL,
  "role" text NOT NULL,
  "status" text NOT NULL DEFAULT 'ACTIVE',
  "last_login_at" timestamptz NULL,
  "link_hash" bytea NULL,
  "link_expires_at" timestamptz NULL,
  "person_id" uuid NULL,
  PRIMARY KEY ("store_id", "id"),
  CONSTRAINT "staff_members_stores_store" FOREIGN KEY ("store_id") REFERENCES "stores" ("id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "staff_members_role" CHECK (role = ANY (ARRAY['OWNER'::text, 'MANAGER'::text, 'SUPPORT'::text, 'VIEWER'::text])),
  CONSTRAINT "staff_members_status" CHECK (status = ANY (ARRAY['ACTIVE'::text, 'DISABLED'::text, 'INVITED'::text]))
);
-- create index "staff_members_link_hash_key" to table: "staff_members"
CREATE UNIQUE INDEX "staff_members_link_hash_key" ON "staff_members" ("link_hash");
-- create index "staffmember_person_id_store_id" to table: "staff_members"
CREATE UNIQUE INDEX "staffmember_person_id_store_id" ON "staff_members" ("person_id", "store_id") WHERE (person_id IS NOT NULL);
-- create index "staffmember_store_id_email" to table: "staff_members"
CREATE UNIQUE INDEX "staffmember_store_id_email" ON "staff_members" ("store_id", "email");
-- create "emails" table
CREATE TABLE "emails" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "kind" text NOT NULL,
  "content" bytea NULL,
  "link_hash" bytea NULL,
  "status" text NOT NULL DEFAULT 'PENDING',
  "attempts" bigint NOT NULL DEFAULT 0,
  "due_at" timestamptz NOT NULL,
  "expires_at" timestamptz NOT NULL,
  "last_error" character varying NULL,
  "finished_at" timestamptz NULL,
  "staff_id" uuid NOT NULL,
  PRIMARY KEY ("store_id", "id"),
  CONSTRAINT "emails_staff_members_emails" FOREIGN KEY ("store_id", "staff_id") REFERENCES "staff_members" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "emails_kind" CHECK (kind = ANY (ARRAY['INVITATION'::text, 'PASSWORD_RESET'::text, 'DIGEST'::text])),
  CONSTRAINT "emails_status" CHECK (status = ANY (ARRAY['PENDING'::text, 'SENT'::text, 'FAILED'::text, 'CANCELLED'::text]))
);
-- create index "email_store_id_staff_id_created_at" to table: "emails"
CREATE INDEX "email_store_id_staff_id_created_at" ON "emails" ("store_id", "staff_id", "created_at");
-- create index "email_waiting" to table: "emails"
CREATE INDEX "email_waiting" ON "emails" ("due_at", "id") WHERE (status = 'PENDING'::text);
-- create "products" table
CREATE TABLE "products" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "updated_at" timestamptz NOT NULL,
  "version" bigint NOT NULL DEFAULT 1,
  "name" character varying NOT NULL,
  "slug" character varying NOT NULL,
  "description" text NOT NULL DEFAULT '',
  "kind" text NOT NULL,
  "status" text NOT NULL DEFAULT 'DRAFT',
  "post_sale_instructions" text NOT NULL DEFAULT '',
  PRIMARY KEY ("store_id", "id"),
  CONSTRAINT "products_stores_store" FOREIGN KEY ("store_id") REFERENCES "stores" ("id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "products_kind" CHECK (kind = ANY (ARRAY['DIGITAL'::text, 'SERVICE'::text, 'PHYSICAL'::text])),
  CONSTRAINT "products_status" CHECK (status = ANY (ARRAY['DRAFT'::text, 'ACTIVE'::text, 'INACTIVE'::text, 'ARCHIVED'::text]))
);
-- create index "product_store_id_created_at_id" to table: "products"
CREATE INDEX "product_store_id_created_at_id" ON "products" ("store_id", "created_at", "id");
-- create index "product_store_id_slug" to table: "products"
CREATE UNIQUE INDEX "product_store_id_slug" ON "products" ("store_id", "slug");
-- create index "product_store_id_status_created_at_id" to table: "products"
CREATE INDEX "product_store_id_status_created_at_id" ON "products" ("store_id", "status", "created_at", "id");
-- create "variations" table
CREATE TABLE "variations" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "updated_at" timestamptz NOT NULL,
  "version" bigint NOT NULL DEFAULT 1,
  "sku" character varying NOT NULL,
  "price" bigint NOT NULL,
  "status" text NOT NULL DEFAULT 'ACTIVE',
  "depends_on_stock" boolean NOT NULL DEFAULT true,
  "duration_days" bigint NOT NULL DEFAULT 0,
  "stock_quantity" bigint NOT NULL DEFAULT 0,
  "backordered" bigint NOT NULL DEFAULT 0,
  "low_stock_threshold" bigint NULL,
  "product_id" uuid NOT NULL,
  PRIMARY KEY ("store_id", "id"),
  CONSTRAINT "variations_products_variations" FOREIGN KEY ("store_id", "product_id") REFERENCES "products" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "variations_backordered" CHECK (backordered >= 0),
  CONSTRAINT "variations_duration" CHECK (duration_days >= 0),
  CONSTRAINT "variations_price" CHECK (price > 0),
  CONSTRAINT "variations_status" CHECK (status = ANY (ARRAY['ACTIVE'::text, 'ARCHIVED'::text])),
  CONSTRAINT "variations_stock" CHECK (stock_quantity >= 0),
  CONSTRAINT "variations_threshold" CHECK (low_stock_threshold >= 0)
);
-- create index "variation_store_id_product_id" to table: "variations"
CREATE INDEX "variation_store_id_product_id" ON "variations" ("store_id", "product_id");
-- create index "variation_store_id_sku" to table: "variations"
CREATE UNIQUE INDEX "variation_store_id_sku" ON "variations" ("store_id", "sku");
-- create "license_batches" table
CREATE TABLE "license_batches" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "received" bigint NOT NULL,
  "created" bigint NOT NULL,
  "actor_kind" character varying NOT NULL,
  "actor_id" uuid NULL,
  "variation_id" uuid NOT NULL,
  PRIMARY KEY ("store_id", "id"),
  CONSTRAINT "license_batches_variations_variation" FOREIGN KEY ("store_id", "variation_id") REFERENCES "variations" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "license_batches_counts" CHECK ((created >= 0) AND (created <= received))
);
-- create index "licensebatch_store_id_created_at_id" to table: "license_batches"
CREATE INDEX "licensebatch_store_id_created_at_id" ON "license_batches" ("store_id", "created_at", "id");
-- create index "licensebatch_store_id_variation_id" to table: "license_batches"
CREATE INDEX "licensebatch_store_id_variation_id" ON "license_batches" ("store_id", "variation_id");
-- create "licenses" table
CREATE TABLE "licenses" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "status" text NOT NULL DEFAULT 'FREE',
  "credentials" bytea NOT NULL,
  "fingerprint" bytea NOT NULL,
  "external_ref" character varying NULL,
  "expires_at" timestamptz NULL,
  "sold_at" timestamptz NULL,
  "revoked_at" timestamptz NULL,
  "variation_id" uuid NOT NULL,
  "batch_id" uuid NOT NULL,
  PRIMARY KEY ("store_id", "id"),
  CONSTRAINT "licenses_license_batches_licenses" FOREIGN KEY ("store_id", "batch_id") REFERENCES "license_batches" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "licenses_status" CHECK (status = ANY (ARRAY['FREE'::text, 'SOLD'::text, 'REVOKED'::text, 'EXPIRED'::text]))
);
-- create index "license_expiring" to table: "licenses"
CREATE INDEX "license_expiring" ON "licenses" ("expires_at") WHERE ((status = 'FREE'::text) AND (expires_at IS NOT NULL));
-- create index "license_free" to table: "licenses"
CREATE INDEX "license_free" ON "licenses" ("store_id", "variation_id", "id") WHERE (status = 'FREE'::text);
-- create index "license_store_id_batch_id" to table: "licenses"
CREATE INDEX "license_store_id_batch_id" ON "licenses" ("store_id", "batch_id");
-- create index "license_store_id_created_at_id" to table: "licenses"
CREATE INDEX "license_store_id_created_at_id" ON "licenses" ("store_id", "created_at", "id");
-- create index "license_store_id_expires_at" to table: "licenses"
CREATE INDEX "license_store_id_expires_at" ON "licenses" ("store_id", "expires_at") WHERE (expires_at IS NOT NULL);
-- create index "license_store_id_variation_id_created_at_id" to table: "licenses"
CREATE INDEX "license_store_id_variation_id_created_at_id" ON "licenses" ("store_id", "variation_id", "created_at", "id");
-- create index "license_store_id_variation_id_fingerprint" to table: "licenses"
CREATE UNIQUE INDEX "license_store_id_variation_id_fingerprint" ON "licenses" ("store_id", "variation_id", "fingerprint");
-- create index "license_unsold" to table: "licenses"
CREATE INDEX "license_unsold" ON "licenses" ("store_id", "status", "created_at", "id") WHERE (status <> 'SOLD'::text);
-- create "order_items" table
CREATE TABLE "order_items" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "updated_at" timestamptz NOT NULL,
  "ordered_at" timestamptz NOT NULL,
  "position" bigint NOT NULL,
  "product_id" uuid NOT NULL,
  "kind" text NOT NULL,
  "product_name" character varying NOT NULL,
  "sku" character varying NOT NULL,
  "price" bigint NOT NULL,
  "base_price" bigint NOT NULL,
  "applied_tier_id" uuid NULL,
  "applied_tier_name" character varying NULL,
  "applied_tier_level" bigint NULL,
  "status" text NOT NULL,
  "duration_days" bigint NOT NULL DEFAULT 0,
  "stock_taken" boolean NOT NULL DEFAULT false,
  "delivered_at" timestamptz NULL,
  "expires_at" timestamptz NULL,
  "rolled_up_refunded" boolean NOT NULL DEFAULT false,
  "order_id" uuid NOT NULL,
  "variation_id" uuid NOT NULL,
  "license_id" uuid NULL,
  "replaces_id" uuid NULL,
  PRIMARY KEY ("store_id", "id"),
  CONSTRAINT "order_items_licenses_license" FOREIGN KEY ("store_id", "license_id") REFERENCES "licenses" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "order_items_order_items_replacement" FOREIGN KEY ("store_id", "replaces_id") REFERENCES "order_items" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "order_items_orders_items" FOREIGN KEY ("store_id", "order_id") REFERENCES "orders" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "order_items_delivered" CHECK ((status <> 'DELIVERED'::text) OR (delivered_at IS NOT NULL)),
  CONSTRAINT "order_items_duration" CHECK (duration_days >= 0),
  CONSTRAINT "order_items_kind" CHECK (kind = ANY (ARRAY['DIGITAL'::text, 'SERVICE'::text, 'PHYSICAL'::text])),
  CONSTRAINT "order_items_license" CHECK ((status <> 'DELIVERED'::text) OR (kind <> 'DIGITAL'::text) OR (license_id IS NOT NULL)),
  CONSTRAINT "order_items_price" CHECK ((price > 0) AND (base_price > 0)),
  CONSTRAINT "order_items_status" CHECK (status = ANY (ARRAY['PENDING'::text, 'DELIVERED'::text, 'CANCELLED'::text, 'REPLACED'::text, 'REFUNDED'::text]))
);
-- create index "order_items_replaces_id_key" to table: "order_items"
CREATE UNIQUE INDEX "order_items_replaces_id_key" ON "order_items" ("store_id", "replaces_id") WHERE (replaces_id IS NOT NULL);
-- create index "orderitem_backordered" to table: "order_items"
CREATE INDEX "orderitem_backordered" ON "order_items" ("store_id", "variation_id", "id") WHERE ((status = 'PENDING'::text) AND (kind = 'DIGITAL'::text));
-- create index "orderitem_store_id_license_id" to table: "order_items"
CREATE UNIQUE INDEX "orderitem_store_id_license_id" ON "order_items" ("store_id", "license_id") WHERE (license_id IS NOT NULL);
-- create index "orderitem_store_id_order_id" to table: "order_items"
CREATE INDEX "orderitem_store_id_order_id" ON "order_items" ("store_id", "order_id");
-- create index "orderitem_store_id_product_id_ordered_at_order_id" to table: "order_items"
CREATE INDEX "orderitem_store_id_product_id_ordered_at_order_id" ON "order_items" ("store_id", "product_id", "ordered_at", "order_id");
-- create index "orderitem_store_id_variation_id_ordered_at_order_id" to table: "order_items"
CREATE INDEX "orderitem_store_id_variation_id_ordered_at_order_id" ON "order_items" ("store_id", "variation_id", "ordered_at", "order_id");
-- create index "orderitem_without_stock" to table: "order_items"
CREATE INDEX "orderitem_without_stock" ON "order_items" ("store_id", "variation_id", "id") WHERE ((status = 'PENDING'::text) AND (kind <> 'DIGITAL'::text) AND (NOT stock_taken));
-- create "product_categories" table
CREATE TABLE "product_categories" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "product_id" uuid NOT NULL,
  "category_id" uuid NOT NULL,
  PRIMARY KEY ("store_id", "id"),
  CONSTRAINT "product_categories_categories_category" FOREIGN KEY ("store_id", "category_id") REFERENCES "categories" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "product_categories_products_product" FOREIGN KEY ("store_id", "product_id") REFERENCES "products" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION
);
-- create index "productcategory_store_id_category_id" to table: "product_categories"
CREATE INDEX "productcategory_store_id_category_id" ON "product_categories" ("store_id", "category_id");
-- create index "productcategory_store_id_product_id_category_id" to table: "product_categories"
CREATE UNIQUE INDEX "productcategory_store_id_product_id_category_id" ON "product_categories" ("store_id", "product_id", "category_id");
-- create "recharges" table
CREATE TABLE "recharges" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "amount" bigint NOT NULL,
  "status" text NOT NULL,
  "reference" character varying NOT NULL DEFAULT '',
  "notes" character varying NOT NULL DEFAULT '',
  "decided_at" timestamptz NULL,
  "decided_by" character varying NULL,
  "reason" character varying NOT NULL DEFAULT '',
  "customer_id" uuid NOT NULL,
  PRIMARY KEY ("store_id", "id"),
  CONSTRAINT "recharges_customers_recharges" FOREIGN KEY ("store_id", "customer_id") REFERENCES "customers" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "recharges_amount" CHECK (amount > 0),
  CONSTRAINT "recharges_decided" CHECK ((status = 'PENDING'::text) = (decided_at IS NULL)),
  CONSTRAINT "recharges_status" CHECK (status = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'REJECTED'::text]))
);
-- create index "recharge_store_id_amount" to table: "recharges"
CREATE INDEX "recharge_store_id_amount" ON "recharges" ("store_id", "amount");
-- create index "recharge_store_id_created_at_id" to table: "recharges"
CREATE INDEX "recharge_store_id_created_at_id" ON "recharges" ("store_id", "created_at", "id");
-- create index "recharge_store_id_customer_id_created_at_id" to table: "recharges"
CREATE INDEX "recharge_store_id_customer_id_created_at_id" ON "recharges" ("store_id", "customer_id", "created_at", "id");
-- create index "recharge_store_id_status_created_at_id" to table: "recharges"
CREATE INDEX "recharge_store_id_status_created_at_id" ON "recharges" ("store_id", "status", "created_at", "id");
-- create index "recharge_undecided" to table: "recharges"
CREATE INDEX "recharge_undecided" ON "recharges" ("created_at") WHERE (status = 'PENDING'::text);
-- create "staff_preferences" table
CREATE TABLE "staff_preferences" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "updated_at" timestamptz NOT NULL,
  "document" character varying NOT NULL,
  "digest_due_at" timestamptz NULL,
  "digest_covered_to" timestamptz NULL,
  "staff_id" uuid NOT NULL,
  PRIMARY KEY ("store_id", "id"),
  CONSTRAINT "staff_preferences_staff_members_preferences" FOREIGN KEY ("store_id", "staff_id") REFERENCES "staff_members" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION
);
-- create index "digest_due" to table: "staff_preferences"
CREATE INDEX "digest_due" ON "staff_preferences" ("digest_due_at") WHERE (digest_due_at IS NOT NULL);
-- create index "staff_preferences_staff_id_key" to table: "staff_preferences"
CREATE UNIQUE INDEX "staff_preferences_staff_id_key" ON "staff_preferences" ("store_id", "staff_id");
-- create "staff_sessions" table
CREATE TABLE "staff_sessions" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "kind" text NOT NULL,
  "name" character varying NOT NULL DEFAULT '',
  "secret_hash" bytea NOT NULL,
  "expires_at" timestamptz NULL,
  "last_used_at" timestamptz NULL,
  "revoked_at" timestamptz NULL,
  "entered_from_id" uuid NULL,
  "staff_id" uuid NOT NULL,
  PRIMARY KEY ("store_id", "id"),
  CONSTRAINT "staff_sessions_staff_members_sessions" FOREIGN KEY ("store_id", "staff_id") REFERENCES "staff_members" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "staff_sessions_kind" CHECK (kind = ANY (ARRAY['BROWSER'::text, 'ACCESS_TOKEN'::text]))
);
-- create index "staff_sessions_secret_hash_key" to table: "staff_sessions"
CREATE UNIQUE INDEX "staff_sessions_secret_hash_key" ON "staff_sessions" ("secret_hash");
-- create index "staffsession_entered_from_id" to table: "staff_sessions"
CREATE INDEX "staffsession_entered_from_id" ON "staff_sessions" ("entered_from_id");
-- create index "staffsession_store_id_staff_id" to table: "staff_sessions"
CREATE INDEX "staffsession_store_id_staff_id" ON "staff_sessions" ("store_id", "staff_id");
-- create "tier_prices" table
CREATE TABLE "tier_prices" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "updated_at" timestamptz NOT NULL,
  "price" bigint NOT NULL,
  "tier_id" uuid NOT NULL,
  "variation_id" uuid NOT NULL,
  PRIMARY KEY ("store_id", "id"),
  CONSTRAINT "tier_prices_price_tiers_prices" FOREIGN KEY ("store_id", "tier_id") REFERENCES "price_tiers" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "tier_prices_variations_tier_prices" FOREIGN KEY ("store_id", "variation_id") REFERENCES "variations" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "tier_prices_price" CHECK (price > 0)
);
-- create index "tierprice_store_id_tier_id" to table: "tier_prices"
CREATE INDEX "tierprice_store_id_tier_id" ON "tier_prices" ("store_id", "tier_id");
-- create index "tierprice_store_id_variation_id_tier_id" to table: "tier_prices"
CREATE UNIQUE INDEX "tierprice_store_id_variation_id_tier_id" ON "tier_prices" ("store_id", "variation_id", "tier_id");
-- create "wallet_transactions" table
CREATE TABLE "wallet_transactions" (
  "store_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "created_at" timestamptz NOT NULL,
  "sequence" bigint NOT NULL,
  "kind" text NOT NULL,
  "amount" bigint NOT NULL,
  "balance_after" bigint NOT NULL,
  "reference" character varying NOT NULL DEFAULT '',
  "actor_kind" character varying NOT NULL,
  "actor_id" uuid NULL,
  "customer_id" uuid NOT NULL,
  "order_id" uuid NULL,
  "recharge_id" uuid NULL,
  PRIMARY KEY ("store_id", "id"),
  CONSTRAINT "wallet_transactions_customers_transactions" FOREIGN KEY ("store_id", "customer_id") REFERENCES "customers" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "wallet_transactions_orders_order" FOREIGN KEY ("store_id", "order_id") REFERENCES "orders" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "wallet_transactions_recharges_recharge" FOREIGN KEY ("store_id", "recharge_id") REFERENCES "recharges" ("store_id", "id") ON UPDATE NO ACTION ON DELETE NO ACTION,
  CONSTRAINT "wallet_transactions_amount" CHECK (amount <> 0),
  CONSTRAINT "wallet_transactions_balance_after" CHECK (balance_after >= 0),
  CONSTRAINT "wallet_transactions_kind" CHECK (kind = ANY (ARRAY['RECHARGE'::text, 'PURCHASE'::text, 'REFUND'::text, 'ADJUSTMENT'::text])),
  CONSTRAINT "wallet_transactions_sequence" CHECK (sequence > 0)
);
-- create index "wallettransaction_store_id_created_at_id" to table: "wallet_transactions"
CREATE INDEX "wallettransaction_store_id_created_at_id" ON "wallet_transactions" ("store_id", "created_at", "id");
-- create index "wallettransaction_store_id_created_at_kind_amount" to table: "wallet_transactions"
CREATE INDEX "wallettransaction_store_id_created_at_kind_amount" ON "wallet_transactions" ("store_id", "created_at", "kind", "amount");
-- create index "wallettransaction_store_id_customer_id_sequence" to table: "wallet_transactions"
CREATE UNIQUE INDEX "wallettransaction_store_id_customer_id_sequence" ON "wallet_transactions" ("store_id", "customer_id", "sequence");
-- create index "wallettransaction_store_id_order_id" to table: "wallet_transactions"
CREATE INDEX "wallettransaction_store_id_order_id" ON "wallet_transactions" ("store_id", "order_id");
