import { lazyChunk } from '@parvis/shared-kernel/remote'
import { type ComponentType, type ReactNode, use } from 'react'
import { LateBoundary } from './late-boundary.tsx'

/**
 * Creates a component whose code loads on first render, within its own boundary.
 * @param fallback shown while it loads
 */
export function lateComponent<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
) {
  const code = lazyChunk(fetchCode)
  function Loaded(props: Props) {
    const Component = use(code.load())
    return <Component {...props} />
  }
  const Late = (props: Props) => (
    <LateBoundary fallback={fallback}>
      <Loaded {...props} />
    </LateBoundary>
  )
  /** `preload`: fetches the code ahead of need; a failure appears where the component is rendered. */
  return Object.assign(Late, { preload: code.preload })
}
