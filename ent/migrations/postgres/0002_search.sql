-- +goose Up
-- What the search compares: the words of a text without accents, in lower case; of a phone its digits, with and without
-- the one to three of a country code; and the store after an @, which no word has, so that one look into the index finds the words of one store.
-- Its cost makes the planner take the index instead of computing it for row after row.
-- +goose StatementBegin
CREATE FUNCTION search_words(store_id uuid, content text, phone text) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 100000 AS $$
DECLARE
  digits text := regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g');
  letters text := lower(regexp_replace(normalize(content, NFD), '[\u0300-\u036f]', '', 'g'));
BEGIN
  RETURN array_to_tsvector(array_remove(string_to_array(
    regexp_replace(letters, '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f]', ' ', 'g')
      || ' ' || digits || ' ' || substr(digits, 2) || ' ' || substr(digits, 3) || ' ' || substr(digits, 4)
      || ' @' || replace(store_id::text, '-', ''), ' '), ''));
END $$;
-- +goose StatementEnd
CREATE INDEX "search_customers" ON "customers" USING gin (search_words("store_id", "name" || ' ' || coalesce("email", ''), "phone")) WITH (fastupdate = off);
CREATE INDEX "search_products" ON "products" USING gin (search_words("store_id", "name" || ' ' || "slug", NULL)) WITH (fastupdate = off);
CREATE INDEX "search_variations" ON "variations" USING gin (search_words("store_id", "sku", NULL)) WITH (fastupdate = off);
CREATE INDEX "search_recharges" ON "recharges" ("store_id", lower("reference") text_pattern_ops) WHERE "reference" <> '';
CREATE INDEX "search_licenses" ON "licenses" ("store_id", lower("external_ref") text_pattern_ops) WHERE "external_ref" IS NOT NULL;
-- E-mail addresses are looked up whatever their case.
CREATE INDEX "search_customer_emails" ON "customers" ("store_id", lower("email"));
