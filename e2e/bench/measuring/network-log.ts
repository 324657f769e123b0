/** One request of a page, as the browser's protocol tells of it. */
export interface LoggedRequest {
  readonly url: string
  /** Addresses of what asked for it: the page, or scripts. */
  readonly askedBy: readonly string[]
  isScript: boolean
  isFinished: boolean
  /** On the wire, with its headers. */
  bytes: number
}

/** What the protocol says of who asked. */
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

/** How many requests wait for each other, at most: the page itself counts 1. */
export function requestDepth(requests: readonly LoggedRequest[]): number {
  const depths = new Map<string, number>()
  // In the order they were asked: who asks was there before.
  for (const { url, askedBy } of requests) {
    const before = askedBy.map(asker => depths.get(asker) ?? 0)
    const depth = 1 + Math.max(depths.size === 0 ? 0 : 1, ...before)
    if (!depths.has(url)) depths.set(url, depth)
  }
  return Math.max(0, ...depths.values())
}
