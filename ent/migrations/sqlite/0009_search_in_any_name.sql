-- +goose Up
-- fold of internal/fold has another result for characters with more than 30 marks.
REINDEX `search_recharges`;
REINDEX `search_licenses`;
REINDEX `search_customer_emails`;
