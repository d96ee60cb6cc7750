// Package telegrambot is the place of a bot in TypeScript; what is Go here tests it, with the build tag clients.
package telegrambot
