import { matchRoute, type RemoteContext } from '@parvis/shared-kernel/remote'
import type { PageRemote } from '@parvis/shared-kernel/remote/release'
import { PageSkeleton } from '@parvis/shared-kernel/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { remotes } from './load-remote.ts'
import { type RefusedVersions, usableVersions } from './refused-versions.ts'
import { RemoteDown } from './remote-down.tsx'
import styles from './remote-frame.module.css'
import { type RunningRemote, type RunState, runRemote } from './run-remote.ts'

let isOpening = true

/**
 * Time in ms since opening for the page's first screen, which shares its budget with the page load; 0 for later
 * screens.
 */
function sinceOpening(): number {
  const spent = isOpening ? performance.now() : 0
  isOpening = false
  return spent
}

interface RemoteFrameProps {
  readonly name: string
  readonly remote: PageRemote
  readonly refused: RefusedVersions
  readonly context: RemoteContext
  /** Refetches the current version's files for a path, bypassing the browser's cache, before a retry. Never rejects. */
  readonly fetchAgain: (remote: PageRemote, pathname: string) => Promise<void>
}

/** Container of one remote: loads, mounts and updates it, and shows the failure. */
export function RemoteFrame({ name, remote, refused, context, fetchAgain }: RemoteFrameProps) {
  const [state, setState] = useState<RunState>({ kind: 'loading' })
  const place = useRef<HTMLDivElement>(null)
  const running = useRef<RunningRemote | null>(null)
  const latest = useRef(context)
  latest.current = context
  useLayoutEffect(() => {
    if (!place.current) return
    // Returning to a remote without any usable version retries all of them.
    if (usableVersions(name, remote, refused.get()).length === 0) refused.pardon(name)
    const answers = (pathname: string) => (version: { readonly routes?: PageRemote['routes'] }) =>
      matchRoute(version.routes ?? remote.routes, pathname) !== null
    const run = runRemote({
      spent: sinceOpening(),
      place: place.current,
      context: latest.current,
      candidates: () =>
        usableVersions(name, remote, refused.get()).filter(
          answers(latest.current.navigation.location.pathname),
        ),
      load: remotes.load,
      refuse(version, cause) {
        latest.current.report(cause, name)
        refused.refuse(name, version.version)
      },
      onState: setState,
    })
    running.current = run
    return () => {
      running.current = null
      run.stop()
    }
  }, [name, remote, refused])
  useEffect(() => running.current?.update(context), [context])
  const retry = async () => {
    setState({ kind: 'loading' })
    await fetchAgain(remote, context.navigation.location.pathname)
    for (const version of [remote, ...remote.lastGood]) remotes.forgetFailure(version)
    refused.pardon(name)
    running.current?.restart()
  }
  return (
    <>
      {state.kind === 'down' && (
        <RemoteDown
          name={name}
          version={remote.version}
          contact={context.config.contact}
          onRetry={() => void retry()}
        />
      )}
      <div ref={place} className={styles.place} />
      {state.kind === 'loading' && (
        <div className={styles.waiting}>
          <PageSkeleton />
        </div>
      )}
    </>
  )
}
