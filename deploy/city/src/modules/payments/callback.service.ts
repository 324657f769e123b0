import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import type { City } from '../config/city.ts'
import { applyWord } from './apply-word.ts'
import { type KeptWord, keepWord, listUnappliedWords } from './inbox.repo.ts'
import {
  cityOfSite,
  isFormWordSigned,
  isJsonWordSigned,
  type ProviderWord,
  readFormWord,
  readJsonWord,
  readWord,
} from './provider-word.ts'
import { sendReceiptOf } from './receipt.service.ts'

/** Applies a kept word; what fails now is tried again by the next round, since the word is safe. */
const applyQuietly = async (deps: Deps, kept: KeptWord): Promise<void> => {
  try {
    await applyWord(deps, kept)
    const operationId = readWord(kept)?.operationId
    if (operationId !== undefined) await sendReceiptOf(deps, operationId)
  } catch (failure) {
    const name = failure instanceof Error ? failure.name : typeof failure
    deps.log.error({ event: kept.eventId, failure: name }, 'a payment callback is kept but not applied')
  }
}

/** Keeps what the provider said, word for word, then applies it; of one event the first time only. */
export const takeWord = async (
  deps: Deps,
  city: City,
  word: ProviderWord,
  said: Pick<KeptWord, 'rawBody' | 'writtenAs'>,
): Promise<void> => {
  const kept: KeptWord = { ...said, cityId: city.cityId, eventId: `${word.siteId}:${word.eventId}` }
  if (await keepWord(deps.db, kept, deps.clock.now())) await applyQuietly(deps, kept)
}

/** Redirect dialect: a verified callback is kept before it is answered, and applied once whatever happens in between. */
export const receiveCallback = async (deps: Deps, rawBody: string, signature: string): Promise<void> => {
  const word = readJsonWord(rawBody)
  if (word === null) throw new Refusal(400, 'ValidationFailed')
  const city = cityOfSite(deps, word.siteId)
  if (city === undefined || !isJsonWordSigned(deps, city, rawBody, signature))
    throw new Refusal(403, 'Forbidden')
  await takeWord(deps, city, word, { rawBody, writtenAs: 'json' })
}

/** Form dialect: the same for the fields of a notification. */
export const receiveNotification = async (deps: Deps, rawBody: string): Promise<void> => {
  const word = readFormWord(rawBody)
  if (word === null) throw new Refusal(400, 'ValidationFailed')
  const city = cityOfSite(deps, word.siteId)
  if (city === undefined || !isFormWordSigned(deps, city, rawBody)) throw new Refusal(403, 'Forbidden')
  await takeWord(deps, city, word, { rawBody, writtenAs: 'form' })
}

/** After a crash between keeping and applying, the kept ones are applied: at the start, and in every round. */
export const applyKeptCallbacks = async (deps: Deps): Promise<void> => {
  for (const kept of await listUnappliedWords(deps.db)) await applyQuietly(deps, kept)
}
