import { request as callPlain, type IncomingMessage } from 'node:http'
import { request as callSecure } from 'node:https'
import { buffer } from 'node:stream/consumers'
import type { Page, Request } from 'playwright/test'

/** Another local address: the edge's rate limits are per client address. */
const ELSEWHERE = '127.0.77.1'

/** Calls that send a mail. Limited to 20 an hour per network, which the French journeys use up. */
const MAILING_CALLS = /\/api\/(auth\/customer\/(registration|recover)|subscriber\/erasure)\b/

async function askFromElsewhere(request: Request): Promise<IncomingMessage> {
  const headers = { ...(await request.allHeaders()), 'accept-encoding': 'identity' }
  const options = { method: request.method(), headers, localAddress: ELSEWHERE }
  const call = request.url().startsWith('https:') ? callSecure : callPlain
  return new Promise((resolve, reject) => {
    call(request.url(), options, resolve).on('error', reject).end(request.postDataBuffer())
  })
}

/** Sends this page's mailing requests from another client address; the responses are real. */
export const fromAnotherNetwork = (page: Page) =>
  page.route(MAILING_CALLS, async route => {
    const answer = await askFromElsewhere(route.request())
    const headers = Object.fromEntries(
      Object.entries(answer.headersDistinct).map(([name, values]) => [name, values?.join('\n') ?? '']),
    )
    await route.fulfill({ status: answer.statusCode ?? 502, headers, body: await buffer(answer) })
  })
