package resolver

// PendingReads is how many reads of credentials wait to be written, and how many may.
func (r *Resolver) PendingReads() (waiting, limit int) {
	r.reads.mu.Lock()
	defer r.reads.mu.Unlock()
	return len(r.reads.pending), maxPendingReads
}
