-- +goose Up
-- What the search looks through. scope is a letter for the kind and the id of the store, subject the id of the row, both
-- without hyphens; words are texts and, of a phone, its digits with and without the one to three of a country code.
-- The triggers keep it current. secure-delete removes the words of an erased customer from the index at once.
CREATE VIRTUAL TABLE `search` USING fts5(scope, subject, words, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3', detail = column);
INSERT INTO `search` (`search`, rank) VALUES ('secure-delete', 1);
-- +goose StatementBegin
CREATE TRIGGER `search_customer_inserted` AFTER INSERT ON `customers` WHEN new.erased_at IS NULL BEGIN
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
-- E-mail addresses are looked up whatever their case.
CREATE INDEX `search_customer_emails` ON `customers` (`store_id`, lower(`email`));
