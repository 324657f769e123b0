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

/** The first screen of a page shares its budget with the page; those that follow have one of their own. */
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
  /** Fetches files of the current version at a path past the browser's cache, before another try. Never rejects. */
  readonly fetchAgain: (remote: PageRemote, pathname: string) => Promise<void>
}

/** The place of one remote in the page: loads it, mounts it, keeps it informed, and says so when it cannot come. */
export function RemoteFrame({ name, remote, refused, context, fetchAgain }: RemoteFrameProps) {
  const [state, setState] = useState<RunState>({ kind: 'loading' })
  const place = useRef<HTMLDivElement>(null)
  const running = useRef<RunningRemote | null>(null)
  const latest = useRef(context)
  latest.current = context
  useLayoutEffect(() => {
    if (!place.current) return
    // Whoever comes back to a remote of which nothing worked wants it tried again.
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
