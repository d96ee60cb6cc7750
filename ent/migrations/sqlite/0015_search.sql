-- +goose Up
-- create "staff_preferences" table
CREATE TABLE `staff_preferences` (
  `id` uuid NOT NULL,
  `created_at` datetime NOT NULL,
  `updated_at` datetime NOT NULL,
  `store_id` uuid NOT NULL,
  `document` text NOT NULL,
  `staff_id` uuid NOT NULL,
  PRIMARY KEY (`id`),
  CONSTRAINT `staff_preferences_staff_members_preferences` FOREIGN KEY (`store_id`, `staff_id`) REFERENCES `staff_members` (`store_id`, `id`) ON DELETE NO ACTION
);
-- create index "staff_preferences_staff_id_key" to table: "staff_preferences"
CREATE UNIQUE INDEX `staff_preferences_staff_id_key` ON `staff_preferences` (`staff_id`);
-- create index "staffpreferences_store_id_staff_id" to table: "staff_preferences"
CREATE UNIQUE INDEX `staffpreferences_store_id_staff_id` ON `staff_preferences` (`store_id`, `staff_id`);
-- What the search looks through. scope is a letter for the kind and the id of the store, subject the id of the row, both
-- without hyphens; words are texts and, of a phone, its digits with and without the one to three of a country code.
-- The triggers keep it current. secure-delete removes the words of an erased customer from the index at once.
CREATE VIRTUAL TABLE `search` USING fts5(scope, subject, words, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3', detail = column);
INSERT INTO `search` (`search`, rank) VALUES ('secure-delete', 1);
INSERT INTO `search` (scope, subject, words)
  SELECT 'c' || replace(store_id, '-', ''), replace(id, '-', ''), name || ' ' || coalesce(email, '') || ' ' || coalesce(replace(phone, '+', '') || ' ' || substr(phone, 3) || ' ' || substr(phone, 4) || ' ' || substr(phone, 5), '')
  FROM `customers` WHERE erased_at IS NULL;
INSERT INTO `search` (scope, subject, words)
  SELECT 'p' || replace(store_id, '-', ''), replace(id, '-', ''), name || ' ' || slug FROM `products`;
INSERT INTO `search` (scope, subject, words)
  SELECT 'v' || replace(store_id, '-', ''), replace(id, '-', ''), sku FROM `variations`;
-- +goose StatementBegin
CREATE TRIGGER `search_customer_inserted` AFTER INSERT ON `customers` BEGIN
  INSERT INTO `search` (scope, subject, words)
    VALUES ('c' || replace(new.store_id, '-', ''), replace(new.id, '-', ''), new.name || ' ' || coalesce(new.email, '') || ' ' || coalesce(replace(new.phone, '+', '') || ' ' || substr(new.phone, 3) || ' ' || substr(new.phone, 4) || ' ' || substr(new.phone, 5), ''));
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER `search_customer_updated` AFTER UPDATE OF name, email, phone, erased_at ON `customers` BEGIN
  DELETE FROM `search` WHERE rowid IN (SELECT rowid FROM `search` WHERE `search` MATCH 'subject:' || replace(old.id, '-', ''));
  INSERT INTO `search` (scope, subject, words)
    SELECT 'c' || replace(new.store_id, '-', ''), replace(new.id, '-', ''), new.name || ' ' || coalesce(new.email, '') || ' ' || coalesce(replace(new.phone, '+', '') || ' ' || substr(new.phone, 3) || ' ' || substr(new.phone, 4) || ' ' || substr(new.phone, 5), '')
    WHERE new.erased_at IS NULL;
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER `search_product_inserted` AFTER INSERT ON `products` BEGIN
  INSERT INTO `search` (scope, subject, words) VALUES ('p' || replace(new.store_id, '-', ''), replace(new.id, '-', ''), new.name || ' ' || new.slug);
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER `search_product_updated` AFTER UPDATE OF name, slug ON `products` BEGIN
  DELETE FROM `search` WHERE rowid IN (SELECT rowid FROM `search` WHERE `search` MATCH 'subject:' || replace(old.id, '-', ''));
  INSERT INTO `search` (scope, subject, words) VALUES ('p' || replace(new.store_id, '-', ''), replace(new.id, '-', ''), new.name || ' ' || new.slug);
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER `search_variation_inserted` AFTER INSERT ON `variations` BEGIN
  INSERT INTO `search` (scope, subject, words) VALUES ('v' || replace(new.store_id, '-', ''), replace(new.id, '-', ''), new.sku);
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER `search_variation_updated` AFTER UPDATE OF sku ON `variations` BEGIN
  DELETE FROM `search` WHERE rowid IN (SELECT rowid FROM `search` WHERE `search` MATCH 'subject:' || replace(old.id, '-', ''));
  INSERT INTO `search` (scope, subject, words) VALUES ('v' || replace(new.store_id, '-', ''), replace(new.id, '-', ''), new.sku);
END;
-- +goose StatementEnd
CREATE INDEX `search_recharges` ON `recharges` (`store_id`, lower(`reference`)) WHERE `reference` <> '';
CREATE INDEX `search_licenses` ON `licenses` (`store_id`, lower(`external_ref`)) WHERE `external_ref` IS NOT NULL;
