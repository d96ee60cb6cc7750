-- +goose Up
-- What 0008 says of it, and words have at most 500 characters, as Words of internal/fold has them: a tsvector takes words of up to
-- 2,046 bytes, and a name, address or SKU with longer ones could not be written. The indexes stay: of what they have, only words of
-- more than 500 characters are now shorter, and their beginnings are looked for and found as before.
-- +goose StatementBegin
CREATE OR REPLACE FUNCTION search_words(store_id uuid, content text, phone text) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 100000 AS $$
DECLARE
  digits text := regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g');
  letters text := regexp_replace(translate(lower(normalize(content, NFD) COLLATE "und-x-icu"), 'ςıłøđ', 'σilod') COLLATE "C", '[\u0300-\u036f]', '', 'g');
  words text[] := array_remove(string_to_array(
    regexp_replace(letters, '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u055a-\u055f\u0589-\u058f\u05be\u05c0\u05c3\u05c6\u05f3\u05f4'
        '\u0606-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u0964\u0965\u1680\u2000-\u206f\u20a0-\u20ff\u2190-\u245f\u2500-\u2bff'
        '\u2e00-\u2e7f\u2ff0-\u3004\u3008-\u3020\u3030\u303d-\u303f\u30a0\u30fb\ufe00-\ufe6f\ufeff-\uff0f'
        '\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\uffe0-\uffff\U0001f000-\U0001faff\U000e0000-\U000e0fff]', ' ', 'g')
      || ' ' || digits || ' ' || substr(digits, 2) || ' ' || substr(digits, 3) || ' ' || substr(digits, 4)
      || ' @' || replace(store_id::text, '-', ''), ' '), '');
BEGIN
  IF length(letters) > 500 THEN
    words := ARRAY(SELECT left(word, 500) FROM unnest(words) AS word);
  END IF;
  RETURN array_to_tsvector(words);
END $$;
-- +goose StatementEnd
-- What 0008 says of it, without ICU where a text is of ASCII alone, whose characters are one byte each: lists that are searched compare
-- it row by row. Results are the same. The indexes on it are read anew by who has them in memory with the old body in its place.
-- +goose StatementBegin
CREATE OR REPLACE FUNCTION fold(content text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(content) = length(content) THEN lower(content COLLATE "C") COLLATE "default"
    ELSE replace(translate(lower(normalize(content, NFD) COLLATE "und-x-icu"), 'ςı', 'σi'), E'i\u0307', 'i') COLLATE "default" END
$$;
-- +goose StatementEnd
ALTER INDEX "search_recharges" RESET (fillfactor);
ALTER INDEX "search_licenses" RESET (fillfactor);
ALTER INDEX "search_customer_emails" RESET (fillfactor);
