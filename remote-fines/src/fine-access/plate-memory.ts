import { type FineId, fineId } from '@parvis/shared-kernel/ids'
import { payerEmailMemory } from '@parvis/shared-kernel/page'
import { type Plate, plate } from '@parvis/shared-kernel/plates'
import { tabStore } from '@parvis/shared-kernel/session'
import { addSeconds, type Instant, instantFromMs, TAB_MAX_AGE_SECONDS } from '@parvis/shared-kernel/time'
import { array, check, is, number, object, pipe, string } from 'valibot'
import { tabEntries } from './tab-entries.ts'

/** An appeal's typed answers that the city returns to nobody: removed with the plate. */
export const TAB_NOTES_KEY = 'parvis.appeal-notes'
/** Case link secrets: removed with the plates. */
export const CASE_KEYS_KEY = 'parvis.case-keys'
/** Bank details that are uploaded and not sent: removed with the plates. */
export const REFUND_FILES_KEY = 'parvis.refund-files'
/** Numbers of a receipt that are typed and have opened nothing: removed with the plates. */
export const RECEIPT_NUMBERS_KEY = 'parvis.receipt-numbers'
export const PAYER_KEY = 'parvis.payer-key'

const PLATES_KEY = 'parvis.fine-plates'
const readPlate = pipe(
  string(),
  check(raw => plate(raw) !== null),
)
const platesShape = array(object({ fineId: string(), plate: readPlate, keptAt: number() }))
const entries = tabEntries(PLATES_KEY, kept => is(platesShape, kept))
type Entry = ReturnType<typeof entries.recall>[number]

export interface KeptPlate {
  readonly fineId: FineId
  readonly plate: Plate
  /** Expiry, in epoch milliseconds. */
  readonly until: Instant
}

const keptOf = (entry: Entry): KeptPlate => ({
  fineId: fineId(entry.fineId),
  plate: plate(entry.plate) as Plate,
  until: addSeconds(instantFromMs(entry.keptAt), TAB_MAX_AGE_SECONDS),
})
const isOf =
  (id: FineId) =>
  (entry: Entry): boolean =>
    entry.fineId === id

/** Stores a fine's plate, or renews its expiry. */
export function keepPlate(id: FineId, value: Plate, now: Instant): KeptPlate {
  const entry = { fineId: id, plate: value, keptAt: now }
  entries.keep(entry, isOf(id), now)
  return keptOf(entry)
}

/** Every fine that this tab can open, latest first. */
export const recallPlates = (now: Instant): readonly KeptPlate[] => entries.recall(now).map(keptOf)

/** The plate of that fine, unless expired. */
export const recallPlate = (id: FineId, now: Instant): KeptPlate | null =>
  recallPlates(now).find(({ fineId: kept }) => kept === id) ?? null

/** Forgets the plate of one fine; other fines and cases have their own expiry. */
export const forgetPlate = (id: FineId, now: Instant): void => entries.forget(isOf(id), now)

export function forgetPlates(): void {
  const store = tabStore()
  const cases = [TAB_NOTES_KEY, CASE_KEYS_KEY, REFUND_FILES_KEY, RECEIPT_NUMBERS_KEY]
  for (const key of [PLATES_KEY, ...cases, PAYER_KEY]) store.removeItem(key)
  payerEmailMemory.forget()
}
