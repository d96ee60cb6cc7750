-- +goose Up
-- secure-delete removes the words of an erased customer from the index at once, and costs two milliseconds for each row that is written
-- anew. Names of products need none of that, so they and SKUs have an index of their own: an import of 4,000 new names kept other
-- writers waiting for 8 to 10 s. Rows are as in 0008. Applied again, it builds both indexes anew.
DROP TRIGGER `search_customer_inserted`;
DROP TRIGGER `search_customer_updated`;
DROP TRIGGER `search_product_inserted`;
DROP TRIGGER `search_product_updated`;
DROP TRIGGER `search_variation_inserted`;
DROP TRIGGER `search_variation_updated`;
DROP TABLE IF EXISTS `search`;
DROP TABLE IF EXISTS `search_customers`;
DROP TABLE IF EXISTS `search_catalogue`;
CREATE VIRTUAL TABLE `search_customers` USING fts5(scope, subject, words, tokenize = 'ascii', prefix = '2 3', detail = column);
INSERT INTO `search_customers` (`search_customers`, rank) VALUES ('secure-delete', 1);
INSERT INTO `search_customers` (scope, subject, words)
  SELECT 'c' || replace(store_id, '-', ''), replace(id, '-', ''), fold_words(name || ' ' || coalesce(email, '') || ' ' || coalesce(external_ref, '')) || coalesce(' ' || replace(phone, '+', '') || ' ' || substr(phone, 3) || ' ' || substr(phone, 4) || ' ' || substr(phone, 5), '') FROM `customers` WHERE erased_at IS NULL;
CREATE VIRTUAL TABLE `search_catalogue` USING fts5(scope, subject, words, tokenize = 'ascii', prefix = '2 3', detail = column);
INSERT INTO `search_catalogue` (scope, subject, words)
  SELECT 'p' || replace(store_id, '-', ''), replace(id, '-', ''), fold_words(name || ' ' || slug) FROM `products`;
INSERT INTO `search_catalogue` (scope, subject, words)
  SELECT 'v' || replace(store_id, '-', ''), replace(id, '-', ''), fold_words(sku) FROM `variations`;
-- +goose StatementBegin
CREATE TRIGGER `search_customer_inserted` AFTER INSERT ON `customers` BEGIN
  INSERT INTO `search_customers` (scope, subject, words)
    SELECT 'c' || replace(new.store_id, '-', ''), replace(new.id, '-', ''), fold_words(new.name || ' ' || coalesce(new.email, '') || ' ' || coalesce(new.external_ref, '')) || coalesce(' ' || replace(new.phone, '+', '') || ' ' || substr(new.phone, 3) || ' ' || substr(new.phone, 4) || ' ' || substr(new.phone, 5), '')
    WHERE new.erased_at IS NULL;
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER `search_customer_updated` AFTER UPDATE OF name, email, phone, external_ref, erased_at ON `customers`
  WHEN new.name IS NOT old.name OR new.email IS NOT old.email OR new.phone IS NOT old.phone OR new.external_ref IS NOT old.external_ref OR new.erased_at IS NOT old.erased_at BEGIN
  DELETE FROM `search_customers` WHERE rowid IN (SELECT rowid FROM `search_customers` WHERE `search_customers` MATCH 'subject:' || replace(old.id, '-', ''));
  INSERT INTO `search_customers` (scope, subject, words)
    SELECT 'c' || replace(new.store_id, '-', ''), replace(new.id, '-', ''), fold_words(new.name || ' ' || coalesce(new.email, '') || ' ' || coalesce(new.external_ref, '')) || coalesce(' ' || replace(new.phone, '+', '') || ' ' || substr(new.phone, 3) || ' ' || substr(new.phone, 4) || ' ' || substr(new.phone, 5), '')
    WHERE new.erased_at IS NULL;
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER `search_product_inserted` AFTER INSERT ON `products` BEGIN
  INSERT INTO `search_catalogue` (scope, subject, words)
    SELECT 'p' || replace(new.store_id, '-', ''), replace(new.id, '-', ''), fold_words(new.name || ' ' || new.slug);
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER `search_product_updated` AFTER UPDATE OF name, slug ON `products`
  WHEN new.name IS NOT old.name OR new.slug IS NOT old.slug BEGIN
  DELETE FROM `search_catalogue` WHERE rowid IN (SELECT rowid FROM `search_catalogue` WHERE `search_catalogue` MATCH 'subject:' || replace(old.id, '-', ''));
  INSERT INTO `search_catalogue` (scope, subject, words)
    SELECT 'p' || replace(new.store_id, '-', ''), replace(new.id, '-', ''), fold_words(new.name || ' ' || new.slug);
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER `search_variation_inserted` AFTER INSERT ON `variations` BEGIN
  INSERT INTO `search_catalogue` (scope, subject, words)
    SELECT 'v' || replace(new.store_id, '-', ''), replace(new.id, '-', ''), fold_words(new.sku);
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER `search_variation_updated` AFTER UPDATE OF sku ON `variations`
  WHEN new.sku IS NOT old.sku BEGIN
  DELETE FROM `search_catalogue` WHERE rowid IN (SELECT rowid FROM `search_catalogue` WHERE `search_catalogue` MATCH 'subject:' || replace(old.id, '-', ''));
  INSERT INTO `search_catalogue` (scope, subject, words)
    SELECT 'v' || replace(new.store_id, '-', ''), replace(new.id, '-', ''), fold_words(new.sku);
END;
-- +goose StatementEnd
