import type { PendingAuthorization } from './authorization-request.ts'

/** Connects a sign-in window with the page that waits for it. */
export const authorizationChannel = () => new BroadcastChannel('parvis.authorization')

/** How long in ms a window waits for the confirmation that its response was taken. */
const WANTED_MS = 800

/** The first response with this request's `state`; others belong to other windows. */
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

/** In the window: gives the provider's response to the waiting page; false if none waits. */
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
