import { errorReportingWire } from '../account.wire.ts'
import { tokenWire } from '../auth.wire.ts'
import { catalogueWire, streetsWire, zoneAnswerWire, zoneQuestionWire } from '../catalogue.wire.ts'
import { configWire } from '../config.wire.ts'
import { embedGrantWire, embedVerifierWire } from '../embed.wire.ts'
import { geocodingRequestWire, geocodingWire } from '../geocoding.wire.ts'
import type { Calls } from './call.ts'

export const CONFIGURATION = {
  'GET /api/config': { access: 'public', purpose: 'Configuration of the city', answer: configWire },
  'GET /api/config/error-reporting': {
    access: 'public',
    purpose: 'Where the portal reports its errors',
    answer: errorReportingWire,
  },
} as const satisfies Calls

export const CONTRACT = {
  'GET /api/openapi.json': { access: 'public', purpose: 'This contract', media: 'application/json' },
} as const satisfies Calls

export const CATALOGUE = {
  'GET /api/catalogue': {
    access: 'public',
    purpose: 'What anybody may ask for, and the zones',
    answer: catalogueWire,
    errors: { 429: ['Too Many Requests'] },
  },
  'GET /api/catalogue/streets': {
    access: 'public',
    purpose: 'Every street with its zones',
    answer: streetsWire,
    errors: { 429: ['Too Many Requests'] },
  },
  'POST /api/catalogue/zone': {
    access: 'public',
    purpose: 'The zone of an address',
    body: zoneQuestionWire,
    answer: zoneAnswerWire,
    errors: { 429: ['Too Many Requests'] },
  },
} as const satisfies Calls

export const GEOCODING = {
  'POST /api/v0/geocoding/research': {
    access: 'public',
    purpose: 'Addresses that match a text',
    body: geocodingRequestWire,
    answer: geocodingWire,
    errors: { 429: ['Too Many Requests'] },
  },
} as const satisfies Calls

export const EMBEDDING = {
  'POST /api/embed/grants': {
    access: 'subscriber',
    purpose: 'Let a page of another site open a session, once',
    body: embedGrantWire,
    errors: { 403: ['EmbedOriginNotAllowed'], 409: ['Conflict'], 429: ['Too Many Requests'] },
  },
  'POST /api/embed/sessions': {
    access: 'secret',
    purpose: 'Open the session that was granted to a page',
    body: embedVerifierWire,
    answer: tokenWire,
    // 204 while the grant is missing: browsers log every 4xx response in the console of the polling page.
    success: [200, 204],
    errors: { 403: ['EmbedOriginNotAllowed'], 429: ['Too Many Requests'] },
  },
} as const satisfies Calls
