import type { RequestListener } from 'node:http'
import { sentenceOf } from '@parvis/shared-kernel/messages/error-sentences'
import type { ErrorBodyWire } from '@parvis/shared-kernel/wire'
import { languageOf } from './language.ts'

/** Answers every request with 503 while the city starts; a reverse proxy passes it on unchanged. */
export const notReady: RequestListener = (request, response) => {
  const error = 'Service Unavailable'
  const message = sentenceOf(error, languageOf(request.headers['accept-language']))
  response
    .writeHead(503, { 'retry-after': '1', 'cache-control': 'no-store', 'content-type': 'application/json' })
    .end(JSON.stringify({ status: 503, error, message } satisfies ErrorBodyWire))
}
