"""The asynchronous client. tools/generate_sync.py writes generated/sync from this package."""
