import { is, number, object, record, string } from 'valibot'
import { type Address, EMPTY_ADDRESS, isAddressEmpty } from '../subscriber/index.ts'
import { addSeconds, type Instant, instantFromMs, isEnded } from '../time/index.ts'

const KEY = 'parvis.told-address'
/** Long enough to sign in or to open an account, short enough for a shared computer. */
export const TOLD_ADDRESS_MAX_AGE_SECONDS = 1_800

const keptWire = object({ address: record(string(), string()), at: number() })

const isFresh = (at: number, now: Instant): boolean =>
  at <= now && !isEnded(addSeconds(instantFromMs(at), TOLD_ADDRESS_MAX_AGE_SECONDS), now)

/** What this memory needs of `sessionStorage`: it goes with the tab, and the way over an identity provider outlives in it. */
type TabStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
/** Named at its use: where a browser refuses storage, naming it throws. */
type OpenStore = () => TabStore
const ofTab: OpenStore = () => sessionStorage

/** The address that somebody looked up before they began a request, for the form that will ask for it. */
export function keepToldAddress(address: Address, now: Instant, open = ofTab): void {
  try {
    open().setItem(KEY, JSON.stringify({ address, at: now }))
  } catch {
    // A browser that keeps nothing: the address is asked for once more.
  }
}

/** Null when none was told, or too long ago: that one is wiped, not only ignored. */
export function recallToldAddress(now: Instant, open = ofTab): Address | null {
  const kept = read(open)
  if (kept === null || !isFresh(kept.at, now)) {
    forgetToldAddress(open)
    return null
  }
  const told = Object.entries(kept.address).filter(([name]) => Object.hasOwn(EMPTY_ADDRESS, name))
  const address = { ...EMPTY_ADDRESS, ...Object.fromEntries(told) }
  return isAddressEmpty(address) ? null : address
}

export function forgetToldAddress(open = ofTab): void {
  try {
    open().removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}

function read(open: OpenStore) {
  try {
    const kept: unknown = JSON.parse(open().getItem(KEY) ?? 'null')
    return is(keptWire, kept) ? kept : null
  } catch {
    return null
  }
}
