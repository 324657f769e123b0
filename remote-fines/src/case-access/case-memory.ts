import type { Instant } from '@parvis/shared-kernel/time'
import { array, is, number, object, string } from 'valibot'
import { CASE_KEYS_KEY } from '../fine-access/plate-memory.ts'
import { tabEntries } from '../fine-access/tab-entries.ts'

/**
 * A case of this portal: an appeal by its fine's id, because its page is below the fine's; a refund by its own id; an
 * objection by its refund's id.
 */
export type CaseName = `appeal ${string}` | `refund ${string}` | `objection ${string}`

const keysShape = array(object({ name: string(), key: string(), keptAt: number() }))
const entries = tabEntries(CASE_KEYS_KEY, kept => is(keysShape, kept))
const isOf =
  (name: CaseName) =>
  (entry: { readonly name: string }): boolean =>
    entry.name === name

/** Stores the secret in this tab only and as long as a plate: others may use the computer (D9, D16). */
export const keepCaseKey = (name: CaseName, key: string, now: Instant): void =>
  entries.keep({ name, key, keptAt: now }, isOf(name), now)

/** The secret of a case while unexpired. */
export const recallCaseKey = (name: CaseName, now: Instant): string | null =>
  entries.recall(now).find(isOf(name))?.key ?? null

export const forgetCaseKey = (name: CaseName, now: Instant): void => entries.forget(isOf(name), now)
