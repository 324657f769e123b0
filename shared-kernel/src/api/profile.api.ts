import type { Subscriber } from '../subscriber/index.ts'
import { subscriberProfileFromWire, subscriberProfileWire } from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'

/** The signed-in subscriber, without the rights in the same response: those are read where they are shown. */
export async function fetchProfile(api: ApiClient): Promise<Subscriber> {
  return subscriberProfileFromWire(await ask(api, 'GET /api/subscriber', { answer: subscriberProfileWire }))
}
