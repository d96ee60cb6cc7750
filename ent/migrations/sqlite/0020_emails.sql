-- +goose Up
-- add columns "digest_due_at" and "digest_covered_to" to table: "staff_preferences"
ALTER TABLE `staff_preferences` ADD COLUMN `digest_due_at` datetime NULL;
ALTER TABLE `staff_preferences` ADD COLUMN `digest_covered_to` datetime NULL;
-- create index "digest_due" to table: "staff_preferences"
CREATE INDEX `digest_due` ON `staff_preferences` (`digest_due_at`) WHERE digest_due_at IS NOT NULL;
-- create "emails" table
CREATE TABLE `emails` (
  `id` uuid NOT NULL,
  `created_at` datetime NOT NULL,
  `store_id` uuid NOT NULL,
  `kind` text NOT NULL,
  `content` blob NULL,
  `link_hash` blob NULL,
  `status` text NOT NULL DEFAULT ('PENDING'),
  `attempts` integer NOT NULL DEFAULT (0),
  `due_at` datetime NOT NULL,
  `expires_at` datetime NOT NULL,
  `last_error` text NULL,
  `finished_at` datetime NULL,
  `staff_id` uuid NOT NULL,
  PRIMARY KEY (`id`),
  CONSTRAINT `emails_staff_members_emails` FOREIGN KEY (`store_id`, `staff_id`) REFERENCES `staff_members` (`store_id`, `id`) ON DELETE NO ACTION,
  CONSTRAINT `emails_kind` CHECK (kind IN ('INVITATION', 'PASSWORD_RESET', 'DIGEST')),
  CONSTRAINT `emails_status` CHECK (status IN ('PENDING', 'SENT', 'FAILED', 'CANCELLED'))
);
-- create index "email_store_id_staff_id_created_at" to table: "emails"
CREATE INDEX `email_store_id_staff_id_created_at` ON `emails` (`store_id`, `staff_id`, `created_at`);
-- create index "email_waiting" to table: "emails"
CREATE INDEX `email_waiting` ON `emails` (`due_at`, `id`) WHERE status = 'PENDING';
