-- +goose Up
-- create "new_staff_members" table
CREATE TABLE `new_staff_members` (
  `id` uuid NOT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime NOT NULL,
  `version` integer NOT NULL DEFAULT (1),
  `store_id` uuid NOT NULL,
  `email` text NOT NULL,
  `name` text NOT NULL DEFAULT (''),
  `password_hash` text NOT NULL,
  `role` text NOT NULL,
  `status` text NOT NULL DEFAULT ('ACTIVE'),
  `last_login_at` datetime NULL,
  `link_hash` blob NULL,
  `link_expires_at` datetime NULL,
  PRIMARY KEY (`id`),
  CONSTRAINT `staff_members_stores_store` FOREIGN KEY (`store_id`) REFERENCES `stores` (`id`) ON DELETE NO ACTION,
  CONSTRAINT `staff_members_role` CHECK (role IN ('OWNER', 'MANAGER', 'SUPPORT', 'VIEWER')),
  CONSTRAINT `staff_members_status` CHECK (status IN ('ACTIVE', 'DISABLED', 'INVITED'))
);
-- copy rows from old table "staff_members" to new temporary table "new_staff_members"
INSERT INTO `new_staff_members` (`id`, `created_at`, `updated_at`, `version`, `store_id`, `email`, `name`, `password_hash`, `role`, `status`, `last_login_at`) SELECT `id`, `created_at`, `updated_at`, `version`, `store_id`, `email`, `name`, `password_hash`, `role`, `status`, `last_login_at` FROM `staff_members`;
-- drop "staff_members" table after copying rows
DROP TABLE `staff_members`;
-- rename temporary table "new_staff_members" to "staff_members"
ALTER TABLE `new_staff_members` RENAME TO `staff_members`;
-- create index "staff_members_link_hash_key" to table: "staff_members"
CREATE UNIQUE INDEX `staff_members_link_hash_key` ON `staff_members` (`link_hash`);
-- create index "staffmember_store_id_email" to table: "staff_members"
CREATE UNIQUE INDEX `staffmember_store_id_email` ON `staff_members` (`store_id`, `email`);
-- create index "staff_members_store_id_id" to table: "staff_members"
CREATE UNIQUE INDEX `staff_members_store_id_id` ON `staff_members` (`store_id`, `id`);
