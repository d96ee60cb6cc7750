-- +goose Up
-- What the days of stores hold, by months.
INSERT INTO "sales_rollups" ("store_id", "id", "created_at", "dimension", "dimension_id", "grain", "bucket", "status",
    "orders", "units", "amount", "refunded", "completed", "delivery_ms")
  SELECT "store_id", gen_random_uuid(), "created_at", 'STORE', "dimension_id", 'MONTH', "bucket", "status",
    "orders", "units", "amount", "refunded", "completed", "delivery_ms"
  FROM (
    SELECT "store_id", "dimension_id", CAST(extract(epoch FROM date_trunc('month', to_timestamp("bucket"), 'UTC')) AS bigint) AS "bucket", "status",
      min("created_at") AS "created_at", sum("orders") AS "orders", sum("units") AS "units", sum("amount") AS "amount",
      sum("refunded") AS "refunded", sum("completed") AS "completed", sum("delivery_ms") AS "delivery_ms"
    FROM "sales_rollups" WHERE "dimension" = 'STORE' AND "grain" = 'DAY'
    GROUP BY 1, 2, 3, 4
  ) AS "months";
