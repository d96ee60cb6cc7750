-- +goose Up
-- The words of a row are written anew only if one of its texts changes, not whenever a statement sets them: an import sets all the
-- texts of each line, and most lines change none.
DROP TRIGGER `search_customer_updated`;
-- +goose StatementBegin
CREATE TRIGGER `search_customer_updated` AFTER UPDATE OF name, email, phone, external_ref, erased_at ON `customers`
  WHEN new.name IS NOT old.name OR new.email IS NOT old.email OR new.phone IS NOT old.phone OR new.external_ref IS NOT old.external_ref OR new.erased_at IS NOT old.erased_at BEGIN
  DELETE FROM `search` WHERE rowid IN (SELECT rowid FROM `search` WHERE `search` MATCH 'subject:' || replace(old.id, '-', ''));
  INSERT INTO `search` (scope, subject, words)
    SELECT 'c' || replace(new.store_id, '-', ''), replace(new.id, '-', ''), fold_words(new.name || ' ' || coalesce(new.email, '') || ' ' || coalesce(new.external_ref, '')) || coalesce(' ' || replace(new.phone, '+', '') || ' ' || substr(new.phone, 3) || ' ' || substr(new.phone, 4) || ' ' || substr(new.phone, 5), '')
    WHERE new.erased_at IS NULL;
END;
-- +goose StatementEnd
DROP TRIGGER `search_product_updated`;
-- +goose StatementBegin
CREATE TRIGGER `search_product_updated` AFTER UPDATE OF name, slug ON `products`
  WHEN new.name IS NOT old.name OR new.slug IS NOT old.slug BEGIN
  DELETE FROM `search` WHERE rowid IN (SELECT rowid FROM `search` WHERE `search` MATCH 'subject:' || replace(old.id, '-', ''));
  INSERT INTO `search` (scope, subject, words)
    SELECT 'p' || replace(new.store_id, '-', ''), replace(new.id, '-', ''), fold_words(new.name || ' ' || new.slug);
END;
-- +goose StatementEnd
DROP TRIGGER `search_variation_updated`;
-- +goose StatementBegin
CREATE TRIGGER `search_variation_updated` AFTER UPDATE OF sku ON `variations`
  WHEN new.sku IS NOT old.sku BEGIN
  DELETE FROM `search` WHERE rowid IN (SELECT rowid FROM `search` WHERE `search` MATCH 'subject:' || replace(old.id, '-', ''));
  INSERT INTO `search` (scope, subject, words)
    SELECT 'v' || replace(new.store_id, '-', ''), replace(new.id, '-', ''), fold_words(new.sku);
END;
-- +goose StatementEnd
