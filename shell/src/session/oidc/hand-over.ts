import type { PendingAuthorization } from './authorization-request.ts'

/** Between a window in which somebody signs in and the page that waits for it. */
export const authorizationChannel = () => new BroadcastChannel('parvis.authorization')

/** How long a window waits to hear that its answer was wanted. */
const WANTED_MS = 800

/** The first answer to this very question; any other is somebody else's. */
export function answerTo(
  { state }: PendingAuthorization,
  channel: BroadcastChannel,
): Promise<URLSearchParams> {
  return new Promise(resolve => {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const search = new URLSearchParams(typeof data === 'string' ? data : '')
      if (search.get('state') !== state) return
      channel.postMessage({ taken: state })
      resolve(search)
    }
  })
}

/** In the window: hands the provider's answer to the page that waits for it; false when none does. */
export function handOver(search: URLSearchParams): Promise<boolean> {
  const state = search.get('state')
  if (!state) return Promise.resolve(false)
  const channel = authorizationChannel()
  return new Promise<boolean>(resolve => {
    channel.onmessage = ({ data }: MessageEvent<{ taken?: string } | null>) => {
      if (data?.taken === state) resolve(true)
    }
    setTimeout(() => resolve(false), WANTED_MS)
    channel.postMessage(search.toString())
  }).finally(() => channel.close())
}
