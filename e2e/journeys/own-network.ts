import { request as call, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Page, Request } from 'playwright/test'

/** Another network of this machine: the edge counts whoever calls from it apart from everybody else. */
const ELSEWHERE = '127.0.77.1'

/** Behind these the city writes a mail. One network may ask for 20 of them an hour, and the French journeys do. */
const DOORS = /\/api\/(auth\/customer\/(registration|recover)|subscriber\/erasure)\b/

async function askFromElsewhere(request: Request): Promise<IncomingMessage> {
  const headers = { ...(await request.allHeaders()), 'accept-encoding': 'identity' }
  const options = { method: request.method(), headers, localAddress: ELSEWHERE }
  return new Promise((resolve, reject) => {
    call(request.url(), options, resolve).on('error', reject).end(request.postDataBuffer())
  })
}

/** What this page asks of those doors reaches the portal as from a home of its own, and is answered as anybody is. */
export const fromAnotherNetwork = (page: Page) =>
  page.route(DOORS, async route => {
    const answer = await askFromElsewhere(route.request())
    const headers = Object.fromEntries(
      Object.entries(answer.headersDistinct).map(([name, values]) => [name, values?.join('\n') ?? '']),
    )
    await route.fulfill({ status: answer.statusCode ?? 502, headers, body: await buffer(answer) })
  })
