package database

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"

	"github.com/google/uuid"
)

// LatestEvents returns the ids of the newest events about each of the subjects, at most limit of them, the newest first.
func (s Statements) LatestEvents(ctx context.Context, subjects []uuid.UUID, limit int) (map[uuid.UUID][]uuid.UUID, error) {
	args := []any{s.Store}
	for _, subject := range subjects {
		args = append(args, subject)
	}
	latest := make(map[uuid.UUID][]uuid.UUID, len(subjects))
	err := s.QueryRows(ctx, func(rows *sql.Rows) error {
		var subject, id uuid.UUID
		if err := rows.Scan(&subject, &id); err != nil {
			return err
		}
		latest[subject] = append(latest[subject], id)
		return nil
	}, `SELECT subject_id, id FROM (
			SELECT subject_id, id, row_number() OVER (PARTITION BY subject_id ORDER BY id DESC) AS place
			FROM events WHERE store_id = $1 AND subject_id IN `+Placeholders(2, len(subjects))+`) AS placed
		WHERE place <= `+strconv.Itoa(limit)+`
		ORDER BY id DESC`, args...)
	if err != nil {
		return nil, fmt.Errorf("database: find the latest events: %w", err)
	}
	return latest, nil
}
