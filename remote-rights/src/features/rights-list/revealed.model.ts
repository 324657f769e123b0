import type { Right } from '@parvis/shared-kernel/orders'

export type RightKind = Right['kind']

/** Lists whose expired rights are shown, by the address: `?expired=true` means both, so that it can be linked. */
export type Revealed = Readonly<Record<RightKind, boolean>>

const NAME = 'expired'

export function readRevealed(search: URLSearchParams): Revealed {
  const value = search.get(NAME)
  return {
    ticket: value === 'true' || value === 'ticket',
    subscription: value === 'true' || value === 'subscription',
  }
}

function queryValue({ ticket, subscription }: Revealed): string | null {
  if (ticket && subscription) return 'true'
  if (ticket) return 'ticket'
  return subscription ? 'subscription' : null
}

/** The query string with that choice, other parameters kept; starts with `?`, or is ''. */
export function writeRevealed(search: URLSearchParams, revealed: Revealed): string {
  const written = new URLSearchParams(search)
  const value = queryValue(revealed)
  if (value === null) written.delete(NAME)
  else written.set(NAME, value)
  return written.size === 0 ? '' : `?${written}`
}
