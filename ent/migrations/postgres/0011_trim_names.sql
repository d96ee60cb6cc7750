-- +goose Up
-- Names of products, price tiers and categories, and SKUs, without the spaces around them, as they are stored since 2026-11-26: an
-- import looks for them without. Of several in a store that are then the same, where they must differ, one is; the others get a hyphen and
-- the last six digits of their id behind it.
WITH names AS (SELECT store_id, id, name, btrim(name, E'\t\n\u000b\u000c\r \u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000') AS trimmed FROM products)
  UPDATE products SET name = names.trimmed FROM names WHERE names.store_id = products.store_id AND names.id = products.id
    AND names.name <> names.trimmed AND names.trimmed <> '';
WITH names AS (SELECT store_id, id, name, btrim(name, E'\t\n\u000b\u000c\r \u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000') AS trimmed FROM categories)
  UPDATE categories SET name = names.trimmed FROM names WHERE names.store_id = categories.store_id AND names.id = categories.id
    AND names.name <> names.trimmed AND names.trimmed <> '';
WITH names AS (SELECT store_id, id, name, btrim(name, E'\t\n\u000b\u000c\r \u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000') AS trimmed FROM price_tiers),
  placed AS (SELECT store_id, id, name, trimmed, row_number() OVER (PARTITION BY store_id, trimmed ORDER BY name <> trimmed, id) AS place FROM names)
  UPDATE price_tiers SET name = CASE WHEN placed.place = 1 AND placed.trimmed <> '' THEN placed.trimmed ELSE left(placed.trimmed, 93) || '-' || right(placed.id::text, 6) END
    FROM placed WHERE placed.store_id = price_tiers.store_id AND placed.id = price_tiers.id AND placed.name <> placed.trimmed;
WITH names AS (SELECT store_id, id, sku, btrim(sku, E'\t\n\u000b\u000c\r \u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000') AS trimmed FROM variations),
  placed AS (SELECT store_id, id, sku, trimmed, row_number() OVER (PARTITION BY store_id, trimmed ORDER BY sku <> trimmed, id) AS place FROM names)
  UPDATE variations SET sku = CASE WHEN placed.place = 1 AND placed.trimmed <> '' THEN placed.trimmed ELSE left(placed.trimmed, 93) || '-' || right(placed.id::text, 6) END
    FROM placed WHERE placed.store_id = variations.store_id AND placed.id = variations.id AND placed.sku <> placed.trimmed;
