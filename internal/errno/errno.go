// Package errno has constants for network and resource errors of the operating system that are the same on Unix and Windows. On
// Windows, the constants of package syscall do not match the numbers that Windows reports.
package errno
