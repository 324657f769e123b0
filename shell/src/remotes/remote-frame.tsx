import { type MountedRemote, type RemoteContext, RemoteFailure } from '@parvis/shared-kernel/remote'
import type { ReleasedRemote } from '@parvis/shared-kernel/remote/release'
import { PageSkeleton } from '@parvis/shared-kernel/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { LoadedRemote } from './load-remote.ts'
import { loadRemote } from './load-remote.ts'
import { RemoteDown } from './remote-down.tsx'

interface RemoteFrameProps {
  readonly name: string
  readonly remote: ReleasedRemote
  readonly context: RemoteContext
}

type Loading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly loaded: LoadedRemote }
  | { readonly kind: 'failed'; readonly error: unknown }

/** The place of one remote in the page: loads it, mounts it, keeps it informed, and says so when it cannot come. */
export function RemoteFrame({ name, remote, context }: RemoteFrameProps) {
  const [loading, setLoading] = useState<Loading>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const { report } = context
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is what "try again" changes.
  useEffect(() => {
    let isCurrent = true
    setLoading({ kind: 'loading' })
    loadRemote(name, remote).then(
      loaded => isCurrent && setLoading({ kind: 'loaded', loaded }),
      (error: unknown) => {
        if (!isCurrent) return
        report(error, name)
        setLoading({ kind: 'failed', error })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [name, remote, attempt, report])
  const retry = () => setAttempt(count => count + 1)
  if (loading.kind === 'loading') return <PageSkeleton />
  if (loading.kind === 'failed')
    return (
      <RemoteDown name={name} version={remote.version} contact={context.config.contact} onRetry={retry} />
    )
  return (
    <RemoteFailure
      onError={error => report(error, name)}
      fallback={(_, again) => (
        <RemoteDown name={name} version={remote.version} contact={context.config.contact} onRetry={again} />
      )}
    >
      <Mounted loaded={loading.loaded} context={context} />
    </RemoteFailure>
  )
}

function Mounted({ loaded, context }: { readonly loaded: LoadedRemote; readonly context: RemoteContext }) {
  const element = useRef<HTMLDivElement>(null)
  const mounted = useRef<MountedRemote | null>(null)
  const latest = useRef(context)
  latest.current = context
  useLayoutEffect(() => {
    if (!element.current) return
    // A root of React's own cannot be taken down while another one renders: it gets a node it keeps for its whole life.
    const home = document.createElement('div')
    element.current.append(home)
    const instance = loaded.module.mount(home, latest.current)
    mounted.current = instance
    return () => {
      mounted.current = null
      queueMicrotask(() => {
        instance.unmount()
        home.remove()
      })
    }
  }, [loaded])
  useEffect(() => {
    mounted.current?.update(context)
  }, [context])
  return <div ref={element} />
}
