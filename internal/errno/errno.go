// Package errno names the errors of the operating system's network and resources by what they mean. Windows reports its own numbers,
// which those of package syscall do not match.
package errno
