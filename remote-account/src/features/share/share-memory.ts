const KEY = 'parvis.share-code'
/** Long enough to sign in or to open an account, short enough for a shared computer. */
const MOST_AGE_MS = 1_800_000

/**
 * The code of somebody who must sign in first. In the tab's own store, which goes with the tab and which the way over
 * the identity provider outlives; never in one that stays.
 */
export function rememberCode(code: string, now = Date.now()): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ code, at: now }))
  } catch {
    // A browser that keeps nothing: the code is asked for once more.
  }
}

export function rememberedCode(now = Date.now()): string {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isKept(kept) && now - kept.at <= MOST_AGE_MS && now >= kept.at ? kept.code : ''
  } catch {
    return ''
  }
}

export function forgetCode(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}

const isKept = (kept: unknown): kept is { code: string; at: number } =>
  typeof kept === 'object' &&
  kept !== null &&
  'code' in kept &&
  typeof kept.code === 'string' &&
  'at' in kept &&
  typeof kept.at === 'number'
