package access

// PendingReads is how many reads of credentials wait to be written, and how many may.
func (ops *Operations) PendingReads() (waiting, limit int) {
	ops.reads.mu.Lock()
	defer ops.reads.mu.Unlock()
	return len(ops.reads.pending), maxPendingReads
}
