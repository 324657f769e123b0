import { fork } from 'node:child_process'
import { join } from 'node:path'

export interface PortalAddresses {
  /** Origin of the first city's portal. */
  readonly portal: string
  /** Part → origin. */
  readonly origins: Readonly<Record<string, string>>
}

export interface PortalProcess extends PortalAddresses {
  /** Names the fronts (origin behind → origin in front) in the portal's release. */
  settle(fronts: ReadonlyMap<string, string>): Promise<void>
  stop(): Promise<void>
}

/** The portal of the sources in `root`, as their `npm start` serves it, with a city of its own. */
export function startPortalProcess(root: string): Promise<PortalProcess> {
  // A database that the environment names would be shared with other portals.
  const { DATABASE_URL: _, ...env } = process.env
  const child = fork(join(import.meta.dirname, 'serve-portal.ts'), [root], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const stop = () => {
    if (child.connected) child.disconnect()
    return ended
  }
  const settle = (fronts: ReadonlyMap<string, string>) =>
    new Promise<void>(resolve => {
      child.once('message', () => resolve())
      child.send([...fronts])
    })
  return new Promise((resolve, reject) => {
    child.once('message', (addresses: PortalAddresses) => resolve({ ...addresses, settle, stop }))
    child.once('exit', code => reject(new Error(`the portal of ${root} ended with ${code}`)))
  })
}
