/** Whether a remote has ever shown what it was mounted for. */
export interface FirstScreen {
  /** Rejects when the first screen cannot come. */
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
  // Whoever mounts a remote need not wait for it: that alone makes no unhandled rejection.
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
