import type { Subscriber } from '../subscriber/index.ts'
import { subscriberProfileFromWire, subscriberProfileWire } from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'

/** Who is signed in, without the rights that the same answer carries: those are read where they are shown. */
export async function fetchProfile(api: ApiClient): Promise<Subscriber> {
  return subscriberProfileFromWire(await ask(api, 'GET /api/subscriber', { answer: subscriberProfileWire }))
}
