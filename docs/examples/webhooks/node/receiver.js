// A webhook receiver that needs only Node's standard library (18 or later).
//
//   KIOSK_WEBHOOK_SECRET=… PORT=9000 node receiver.js
'use strict'

const crypto = require('node:crypto')
const http = require('node:http')

const TOLERANCE_SECONDS = 300
const MAX_BODY = 1 << 20

// Returns when the header signed the raw body (a Buffer) with the secret, in Unix seconds, and NaN if it did not.
function signedAt(secret, header, rawBody) {
  const fields = new Map((header ?? '').split(',').map((part) => part.split('=', 2)))
  const expected = crypto.createHmac('sha256', secret)
    .update(`${fields.get('t')}.`)
    .update(rawBody)
    .digest()
  const given = Buffer.from(fields.get('v1') ?? '', 'hex')
  if (given.length !== expected.length || !crypto.timingSafeEqual(given, expected)) {
    return NaN
  }
  return Number(fields.get('t'))
}

const secret = process.env.KIOSK_WEBHOOK_SECRET
if (!secret) {
  console.error("set KIOSK_WEBHOOK_SECRET to the endpoint's secret")
  process.exit(1)
}

// Stands for a table with a unique column in your database.
const seen = new Set()

// Returns the status to answer with.
function receive(headers, rawBody) {
  let at = signedAt(secret, headers['x-service-signature'], rawBody)
  if (Number.isNaN(at)) {
    at = signedAt(secret, headers['x-service-signature-next'], rawBody)
  }
  if (Number.isNaN(at)) {
    return 400
  }
  if (Math.abs(Date.now() / 1000 - at) > TOLERANCE_SECONDS) {
    return 503 // one of the clocks is wrong, or someone plays back what they recorded
  }
  const event = JSON.parse(rawBody)
  if (!event.id || !event.type) {
    throw new Error('not an event')
  }
  if (!seen.has(event.id)) {
    // Put it on your own queue here, in one transaction with storing its id: an id that is stored
    // without its event loses the event.
    console.log('received', event.type, event.id)
    seen.add(event.id)
  }
  return 204
}

// Use the raw bytes: a body that was parsed and written again is not what was signed.
// In Express, that is express.raw({ type: 'application/json' }).
const server = http.createServer((request, response) => {
  const chunks = []
  let size = 0
  request.on('data', (chunk) => {
    size += chunk.length
    if (size > MAX_BODY) {
      response.writeHead(413, { Connection: 'close' }).end()
      request.destroy()
      return
    }
    chunks.push(chunk)
  })
  request.on('end', () => {
    try {
      response.writeHead(receive(request.headers, Buffer.concat(chunks))).end()
    } catch (error) {
      console.error(error)
      response.writeHead(503).end() // it is genuine, and a 4xx is final
    }
  })
})
server.requestTimeout = 10_000
server.listen(Number(process.env.PORT ?? 9000), '127.0.0.1', () => {
  console.log(`listening on http://127.0.0.1:${server.address().port}`)
})
