import { type FineId, fineId } from '@parvis/shared-kernel/ids'
import { PAYER_EMAIL_KEY } from '@parvis/shared-kernel/page'
import { type Plate, plate } from '@parvis/shared-kernel/plates'
import type { TabStore } from '@parvis/shared-kernel/session'
import {
  addSeconds,
  type Instant,
  instantFromMs,
  isFreshOnTab,
  TAB_MAX_AGE_SECONDS,
} from '@parvis/shared-kernel/time'
import { array, is, number, object, string } from 'valibot'

const KEY = 'parvis.fine-plates'
/** An appeal's typed answers that the city returns to nobody: removed with the plate. */
export const TAB_NOTES_KEY = 'parvis.appeal-notes'
/** Case link secrets: removed with the plates. */
export const CASE_KEYS_KEY = 'parvis.case-keys'
/** Bank details that are uploaded and not sent: removed with the plates. */
export const REFUND_FILES_KEY = 'parvis.refund-files'
export const PAYER_KEY = 'parvis.payer-key'
/** More than anybody looks up in fifteen minutes; the oldest is dropped. */
const MOST_PLATES = 20
const keptWire = array(object({ fineId: string(), plate: string(), keptAt: number() }))

export interface KeptPlate {
  readonly fineId: FineId
  readonly plate: Plate
  /** Expiry, in epoch milliseconds. */
  readonly until: Instant
}

interface Entry {
  readonly fineId: FineId
  readonly plate: Plate
  readonly keptAt: Instant
}

const untilOf = ({ keptAt }: Entry): Instant => addSeconds(keptAt, TAB_MAX_AGE_SECONDS)
const keptOf = (entry: Entry): KeptPlate => ({
  fineId: entry.fineId,
  plate: entry.plate,
  until: untilOf(entry),
})

/** Stores a fine's plate, or renews its expiry. */
export function keepPlate(store: TabStore, id: FineId, value: Plate, now: Instant): KeptPlate {
  const entry = { fineId: id, plate: value, keptAt: now }
  const others = fresh(store, now).filter(({ fineId: other }) => other !== id)
  write(store, [entry, ...others].slice(0, MOST_PLATES))
  return keptOf(entry)
}

/**
 * Every fine that this tab can open, latest first. Expired, future-dated or unreadable entries are wiped, not only
 * ignored.
 */
export function recallPlates(store: TabStore, now: Instant): readonly KeptPlate[] {
  const entries = fresh(store, now)
  write(store, entries)
  return entries.map(keptOf)
}

/** The plate of that fine, unless expired. */
export const recallPlate = (store: TabStore, id: FineId, now: Instant): KeptPlate | null =>
  recallPlates(store, now).find(({ fineId: kept }) => kept === id) ?? null

/** Forgets the plate of one fine; other fines and cases have their own expiry. */
export function forgetPlate(store: TabStore, id: FineId, now: Instant): void {
  write(
    store,
    fresh(store, now).filter(({ fineId: kept }) => kept !== id),
  )
}

export function forgetPlates(store: TabStore): void {
  const keys = [KEY, TAB_NOTES_KEY, CASE_KEYS_KEY, REFUND_FILES_KEY, PAYER_KEY, PAYER_EMAIL_KEY]
  for (const key of keys) store.removeItem(key)
}

const fresh = (store: TabStore, now: Instant): readonly Entry[] =>
  readKept(store).filter(({ keptAt }) => isFreshOnTab(keptAt, now))

function write(store: TabStore, entries: readonly Entry[]): void {
  if (entries.length === 0) store.removeItem(KEY)
  else store.setItem(KEY, JSON.stringify(entries))
}

function readKept(store: TabStore): readonly Entry[] {
  const written = parsedNote(store.getItem(KEY))
  if (!is(keptWire, written)) return []
  return written.flatMap(({ fineId: id, plate: raw, keptAt }) => {
    const value = plate(raw)
    return value === null ? [] : [{ fineId: fineId(id), plate: value, keptAt: instantFromMs(keptAt) }]
  })
}

/** Parsed tab storage entry; null when absent or unreadable. */
export function parsedNote(raw: string | null): unknown {
  try {
    return JSON.parse(raw ?? 'null')
  } catch {
    return null
  }
}
