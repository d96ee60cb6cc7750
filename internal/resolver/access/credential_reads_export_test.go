package access

// PendingReads returns how many reads of credentials wait to be written, and their limit.
func (ops *Operations) PendingReads() (waiting, limit int) {
	ops.reads.mu.Lock()
	defer ops.reads.mu.Unlock()
	return len(ops.reads.pending), maxPendingReads
}
