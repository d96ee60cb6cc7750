-- +goose Up
-- What the days of stores hold, by months. Ids are random, of the form of a UUID of version 4.
INSERT INTO `sales_rollups` (`store_id`, `id`, `created_at`, `dimension`, `dimension_id`, `grain`, `bucket`, `status`,
    `orders`, `units`, `amount`, `refunded`, `completed`, `delivery_ms`)
  SELECT `store_id`, lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-8'
      || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))),
    min(`created_at`), 'STORE', `dimension_id`, 'MONTH', CAST(strftime('%s', `bucket`, 'unixepoch', 'start of month') AS integer) AS `month`, `status`,
    sum(`orders`), sum(`units`), sum(`amount`), sum(`refunded`), sum(`completed`), sum(`delivery_ms`)
  FROM `sales_rollups` WHERE `dimension` = 'STORE' AND `grain` = 'DAY'
  GROUP BY `store_id`, `dimension_id`, `month`, `status`;
