import type { ApiClient } from '@parvis/shared-kernel/api'

export interface CallsUnderWay {
  readonly api: ApiClient
  /**
   * Before a token is given back: has screens send what they still hold, lets no new question through until `reopen`,
   * and waits for what is on its way. A call that outlived its token would be refused, and what it carries be lost.
   */
  settle(): Promise<void>
  reopen(): void
}

/** Whoever leaves is not kept longer by a city that does not answer. */
export const LONGEST_MS = 3000

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

export function callsUnderWay(city: ApiClient, onLeaving: () => void): CallsUnderWay {
  const underWay = new Set<Promise<unknown>>()
  let isLeaving = false
  return {
    api: {
      call(call) {
        // Its screen is about to go: nobody waits for the answer.
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
      // What screens send sets out a turn after they are told.
      await pause(0)
      isLeaving = true
      await Promise.race([Promise.allSettled(underWay), pause(LONGEST_MS)])
    },
    reopen() {
      isLeaving = false
    },
  }
}
