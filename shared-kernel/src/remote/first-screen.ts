/** Tracks whether a remote has rendered its first screen. */
export interface FirstScreen {
  /** Rejects when the first screen cannot load. */
  readonly ready: Promise<void>
  readonly isDrawn: boolean
  drawn(): void
  lost(error: unknown): void
}

export function firstScreen(): FirstScreen {
  let isDrawn = false
  let settle = { resolve: () => {}, reject: (_: unknown) => {} }
  const ready = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject }
  })
  // Callers need not await it: avoids an unhandled rejection.
  ready.catch(() => {})
  return {
    ready,
    get isDrawn() {
      return isDrawn
    },
    drawn() {
      isDrawn = true
      settle.resolve()
    },
    lost: error => settle.reject(error),
  }
}
