import type { RequestListener } from 'node:http'
import type { ErrorBodyWire } from '@parvis/shared-kernel/wire'
import { languageOf } from './language.ts'
import { sentenceOf } from './sentences.ts'

/** What the API says while the city starts, to whoever asks: a server in front passes it on as it is. */
export const notReady: RequestListener = (request, response) => {
  const error = 'Service Unavailable'
  const message = sentenceOf(error, languageOf(request.headers['accept-language']))
  response
    .writeHead(503, { 'retry-after': '1', 'cache-control': 'no-store', 'content-type': 'application/json' })
    .end(JSON.stringify({ status: 503, error, message } satisfies ErrorBodyWire))
}
