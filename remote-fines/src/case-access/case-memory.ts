import type { TabStore } from '@parvis/shared-kernel/session'
import { type Instant, instantFromMs, isFreshOnTab } from '@parvis/shared-kernel/time'
import { array, is, number, object, string } from 'valibot'
import { CASE_KEYS_KEY, parsedNote } from '../fine-access/plate-memory.ts'

/**
 * A case of this portal: an appeal by its fine's id, because its page is below the fine's; a refund by its own id; an
 * objection by its refund's id.
 */
export type CaseName = `appeal ${string}` | `refund ${string}` | `objection ${string}`

const keptWire = array(object({ name: string(), key: string(), keptAt: number() }))

interface Entry {
  readonly name: string
  readonly key: string
  readonly keptAt: Instant
}

function entries(store: TabStore, now: Instant): readonly Entry[] {
  const written = parsedNote(store.getItem(CASE_KEYS_KEY))
  if (!is(keptWire, written)) return []
  return written
    .map(entry => ({ ...entry, keptAt: instantFromMs(entry.keptAt) }))
    .filter(({ keptAt }) => isFreshOnTab(keptAt, now))
}

function write(store: TabStore, kept: readonly Entry[]): void {
  if (kept.length === 0) store.removeItem(CASE_KEYS_KEY)
  else store.setItem(CASE_KEYS_KEY, JSON.stringify(kept))
}

/** Stores the secret in this tab only and as long as a plate: others may use the computer (D9, D16). */
export function keepCaseKey(store: TabStore, name: CaseName, key: string, now: Instant): void {
  const others = entries(store, now).filter(({ name: other }) => other !== name)
  write(store, [{ name, key, keptAt: now }, ...others])
}

/** The secret of a case while unexpired; expired or unreadable entries are wiped, not only ignored. */
export function recallCaseKey(store: TabStore, name: CaseName, now: Instant): string | null {
  const kept = entries(store, now)
  write(store, kept)
  return kept.find(({ name: known }) => known === name)?.key ?? null
}

export function forgetCaseKey(store: TabStore, name: CaseName, now: Instant): void {
  write(
    store,
    entries(store, now).filter(({ name: known }) => known !== name),
  )
}
