"""Written by generators; see clients/python/README.md, "Developing"."""
