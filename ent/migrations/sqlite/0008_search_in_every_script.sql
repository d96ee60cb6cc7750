-- +goose Up
-- What the search looks through. scope is a letter for the kind and the id of the store, subject the id of the row, both
-- without hyphens; words are those of texts, as fold_words of internal/fold has them, and, of a phone, its digits with and
-- without the one to three of a country code. With the tokenizer ascii, what is not ASCII is a part of the words.
-- The triggers keep it current. secure-delete removes the words of an erased customer from the index at once.
DROP TRIGGER `search_customer_inserted`;
DROP TRIGGER `search_customer_updated`;
DROP TRIGGER `search_product_inserted`;
DROP TRIGGER `search_product_updated`;
DROP TRIGGER `search_variation_inserted`;
DROP TRIGGER `search_variation_updated`;
DROP TABLE `search`;
CREATE VIRTUAL TABLE `search` USING fts5(scope, subject, words, tokenize = 'ascii', prefix = '2 3', detail = column);
INSERT INTO `search` (`search`, rank) VALUES ('secure-delete', 1);
-- +goose StatementBegin
CREATE TRIGGER `search_customer_inserted` AFTER INSERT ON `customers` BEGIN
  INSERT INTO `search` (scope, subject, words)
    SELECT 'c' || replace(new.store_id, '-', ''), replace(new.id, '-', ''), fold_words(new.name || ' ' || coalesce(new.email, '') || ' ' || coalesce(new.external_ref, '')) || coalesce(' ' || replace(new.phone, '+', '') || ' ' || substr(new.phone, 3) || ' ' || substr(new.phone, 4) || ' ' || substr(new.phone, 5), '')
    WHERE new.erased_at IS NULL;
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER `search_customer_updated` AFTER UPDATE OF name, email, phone, external_ref, erased_at ON `customers` BEGIN
  DELETE FROM `search` WHERE rowid IN (SELECT rowid FROM `search` WHERE `search` MATCH 'subject:' || replace(old.id, '-', ''));
  INSERT INTO `search` (scope, subject, words)
    SELECT 'c' || replace(new.store_id, '-', ''), replace(new.id, '-', ''), fold_words(new.name || ' ' || coalesce(new.email, '') || ' ' || coalesce(new.external_ref, '')) || coalesce(' ' || replace(new.phone, '+', '') || ' ' || substr(new.phone, 3) || ' ' || substr(new.phone, 4) || ' ' || substr(new.phone, 5), '')
    WHERE new.erased_at IS NULL;
END;
-- +goose StatementEnd
INSERT INTO `search` (scope, subject, words)
  SELECT 'c' || replace(store_id, '-', ''), replace(id, '-', ''), fold_words(name || ' ' || coalesce(email, '') || ' ' || coalesce(external_ref, '')) || coalesce(' ' || replace(phone, '+', '') || ' ' || substr(phone, 3) || ' ' || substr(phone, 4) || ' ' || substr(phone, 5), '') FROM `customers` WHERE erased_at IS NULL;
-- +goose StatementBegin
CREATE TRIGGER `search_product_inserted` AFTER INSERT ON `products` BEGIN
  INSERT INTO `search` (scope, subject, words)
    SELECT 'p' || replace(new.store_id, '-', ''), replace(new.id, '-', ''), fold_words(new.name || ' ' || new.slug);
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER `search_product_updated` AFTER UPDATE OF name, slug ON `products` BEGIN
  DELETE FROM `search` WHERE rowid IN (SELECT rowid FROM `search` WHERE `search` MATCH 'subject:' || replace(old.id, '-', ''));
  INSERT INTO `search` (scope, subject, words)
    SELECT 'p' || replace(new.store_id, '-', ''), replace(new.id, '-', ''), fold_words(new.name || ' ' || new.slug);
END;
-- +goose StatementEnd
INSERT INTO `search` (scope, subject, words)
  SELECT 'p' || replace(store_id, '-', ''), replace(id, '-', ''), fold_words(name || ' ' || slug) FROM `products`;
-- +goose StatementBegin
CREATE TRIGGER `search_variation_inserted` AFTER INSERT ON `variations` BEGIN
  INSERT INTO `search` (scope, subject, words)
    SELECT 'v' || replace(new.store_id, '-', ''), replace(new.id, '-', ''), fold_words(new.sku);
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER `search_variation_updated` AFTER UPDATE OF sku ON `variations` BEGIN
  DELETE FROM `search` WHERE rowid IN (SELECT rowid FROM `search` WHERE `search` MATCH 'subject:' || replace(old.id, '-', ''));
  INSERT INTO `search` (scope, subject, words)
    SELECT 'v' || replace(new.store_id, '-', ''), replace(new.id, '-', ''), fold_words(new.sku);
END;
-- +goose StatementEnd
INSERT INTO `search` (scope, subject, words)
  SELECT 'v' || replace(store_id, '-', ''), replace(id, '-', ''), fold_words(sku) FROM `variations`;
DROP INDEX `search_recharges`;
CREATE INDEX `search_recharges` ON `recharges` (`store_id`, fold(`reference`)) WHERE `reference` <> '';
DROP INDEX `search_licenses`;
CREATE INDEX `search_licenses` ON `licenses` (`store_id`, fold(`external_ref`)) WHERE `external_ref` IS NOT NULL;
DROP INDEX `search_customer_emails`;
CREATE INDEX `search_customer_emails` ON `customers` (`store_id`, fold(`email`));
