-- +goose Up
-- modify "staff_members" table
ALTER TABLE `staff_members` ADD COLUMN `person_id` uuid NULL;
-- create index "staffmember_person_id_store_id" to table: "staff_members"
CREATE UNIQUE INDEX `staffmember_person_id_store_id` ON `staff_members` (`person_id`, `store_id`);
-- modify "staff_sessions" table
ALTER TABLE `staff_sessions` ADD COLUMN `entered_from_id` uuid NULL;
-- create index "staffsession_entered_from_id" to table: "staff_sessions"
CREATE INDEX `staffsession_entered_from_id` ON `staff_sessions` (`entered_from_id`);
