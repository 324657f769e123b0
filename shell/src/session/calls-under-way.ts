import type { ApiClient } from '@parvis/shared-kernel/api'

export interface CallsUnderWay {
  readonly api: ApiClient
  /**
   * Before logging out: lets screens send pending changes, blocks new reads until `reopen`, and waits for requests in
   * flight. A request arriving after logout would be refused and its data lost.
   */
  settle(): Promise<void>
  reopen(): void
}

/** Maximum wait in ms for a city that does not answer. */
export const LONGEST_MS = 3000

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

export function callsUnderWay(city: ApiClient, onLeaving: () => void): CallsUnderWay {
  const underWay = new Set<Promise<unknown>>()
  let isLeaving = false
  return {
    api: {
      call(call) {
        // The screen is about to disappear: no read is needed.
        if (isLeaving && (call.method ?? 'GET') === 'GET') return new Promise(() => {})
        const answer = city.call(call)
        const forget = () => underWay.delete(answer)
        underWay.add(answer)
        answer.then(forget, forget)
        return answer
      },
    },
    async settle() {
      onLeaving()
      const limit = pause(LONGEST_MS)
      do {
        // Screens send in the task after the notification, and after the answer to a save what was typed meanwhile.
        await pause(0)
        isLeaving = true
      } while (underWay.size > 0 && (await Promise.race([Promise.allSettled(underWay), limit])))
    },
    reopen() {
      isLeaving = false
    },
  }
}
