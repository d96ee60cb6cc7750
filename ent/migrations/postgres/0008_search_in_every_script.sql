-- +goose Up
-- A text whatever its case and how its accents are encoded, as Text of internal/fold has it: of every script, whatever the
-- locale of the database. lower() of the locale C knows the letters of ASCII alone. With the last COLLATE, PostgreSQL puts the
-- function's body in its place.
-- +goose StatementBegin
CREATE FUNCTION fold(content text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(translate(lower(normalize(content, NFD) COLLATE "und-x-icu"), 'ςı', 'σi'), E'i\u0307', 'i') COLLATE "default"
$$;
-- +goose StatementEnd
DROP INDEX "search_customers";
DROP INDEX "search_products";
DROP INDEX "search_variations";
-- What the search compares: the words of a text, as Words of internal/fold has them; of a phone its digits, with and without
-- the one to three of a country code; and the store after an @, which no word has, so that one look into the index finds the words of one store.
-- Its cost makes the planner take the index instead of computing it for row after row. It does not call fold: pg_restore makes
-- the indexes with an empty search_path.
-- +goose StatementBegin
CREATE OR REPLACE FUNCTION search_words(store_id uuid, content text, phone text) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 100000 AS $$
DECLARE
  digits text := regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g');
  letters text := regexp_replace(translate(lower(normalize(content, NFD) COLLATE "und-x-icu"), 'ςıłøđ', 'σilod') COLLATE "C", '[\u0300-\u036f]', '', 'g');
BEGIN
  RETURN array_to_tsvector(array_remove(string_to_array(
    regexp_replace(letters, '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u055a-\u055f\u0589-\u058f\u05be\u05c0\u05c3\u05c6\u05f3\u05f4'
        '\u0606-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u0964\u0965\u1680\u2000-\u206f\u20a0-\u20ff\u2190-\u245f\u2500-\u2bff'
        '\u2e00-\u2e7f\u2ff0-\u3004\u3008-\u3020\u3030\u303d-\u303f\u30a0\u30fb\ufe00-\ufe6f\ufeff-\uff0f'
        '\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\uffe0-\uffff\U0001f000-\U0001faff\U000e0000-\U000e0fff]', ' ', 'g')
      || ' ' || digits || ' ' || substr(digits, 2) || ' ' || substr(digits, 3) || ' ' || substr(digits, 4)
      || ' @' || replace(store_id::text, '-', ''), ' '), ''));
END $$;
-- +goose StatementEnd
CREATE INDEX "search_customers" ON "customers" USING gin (search_words("store_id", "name" || ' ' || coalesce("email", '') || ' ' || coalesce("external_ref", ''), "phone")) WITH (fastupdate = off);
CREATE INDEX "search_products" ON "products" USING gin (search_words("store_id", "name" || ' ' || "slug", NULL)) WITH (fastupdate = off);
CREATE INDEX "search_variations" ON "variations" USING gin (search_words("store_id", "sku", NULL)) WITH (fastupdate = off);
DROP INDEX "search_recharges";
CREATE INDEX "search_recharges" ON "recharges" ("store_id", fold("reference") text_pattern_ops) WHERE "reference" <> '';
DROP INDEX "search_licenses";
CREATE INDEX "search_licenses" ON "licenses" ("store_id", fold("external_ref") text_pattern_ops) WHERE "external_ref" IS NOT NULL;
DROP INDEX "search_customer_emails";
CREATE INDEX "search_customer_emails" ON "customers" ("store_id", fold("email"));
