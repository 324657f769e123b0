/** One request of a page, from the DevTools protocol. */
export interface LoggedRequest {
  readonly url: string
  /** URLs of the initiators: the page, or scripts. */
  readonly askedBy: readonly string[]
  isScript: boolean
  isFinished: boolean
  /** Transferred size including headers. */
  bytes: number
}

/** Initiator in the DevTools protocol. */
export interface Initiator {
  readonly url?: string | undefined
  readonly stack?: CallStack | undefined
}

interface CallStack {
  readonly callFrames: readonly { readonly url: string }[]
  readonly parent?: CallStack | undefined
}

export function askersOf({ url, stack }: Initiator): string[] {
  const urls = url ? [url] : []
  for (let part: CallStack | undefined = stack; part; part = part.parent)
    urls.push(...part.callFrames.map(frame => frame.url))
  return [...new Set(urls.filter(Boolean))]
}

/** Longest chain of dependent requests; the page itself counts 1. */
export function requestDepth(requests: readonly LoggedRequest[]): number {
  const depths = new Map<string, number>()
  // In request order, initiators precede their requests.
  for (const { url, askedBy } of requests) {
    const before = askedBy.map(asker => depths.get(asker) ?? 0)
    const depth = 1 + Math.max(depths.size === 0 ? 0 : 1, ...before)
    if (!depths.has(url)) depths.set(url, depth)
  }
  return Math.max(0, ...depths.values())
}
