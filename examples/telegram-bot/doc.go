// Package telegrambot holds the tests of the TypeScript bot in this folder. They have the build tag clients.
package telegrambot
