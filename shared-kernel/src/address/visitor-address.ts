import { is, record, string } from 'valibot'
import { tabMemory } from '../session/index.ts'
import { type Address, EMPTY_ADDRESS, isAddressEmpty } from '../subscriber/index.ts'
import type { Instant } from '../time/index.ts'

const texts = record(string(), string())
const memory = tabMemory('parvis.visitor-address', kept => is(texts, kept))

/** Keeps the address that a visitor looked up before a request, to prefill the form that asks for it. */
export const keepVisitorAddress = (address: Address, now: Instant): void => memory.keep({ ...address }, now)

/** Null if none was entered, or if it is too old. */
export function recallVisitorAddress(now: Instant): Address | null {
  const told = Object.entries(memory.recall(now) ?? {}).filter(([name]) => Object.hasOwn(EMPTY_ADDRESS, name))
  const address = { ...EMPTY_ADDRESS, ...Object.fromEntries(told) }
  return isAddressEmpty(address) ? null : address
}

export const forgetVisitorAddress = (): void => memory.forget()
