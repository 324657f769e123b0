import { type ReactNode, Suspense, use, useEffect } from 'react'
import { useRoutes } from 'react-router'
import { Loading, PageSkeleton } from '../ui/index.ts'
import { loadPage } from './lazy-chunk.ts'
import type { Place } from './navigation.ts'
import styles from './over-screen.module.css'
import { placeBelow, type ScreenPlace, ScreenPlaceHolder } from './over-screen.ts'
import { useRemote } from './remote-context.ts'
import type { RemotePage } from './remote-definition.ts'
import { useLocation } from './router.tsx'
import { routeObject } from './routes.ts'

interface RemoteRoutesProps {
  readonly pages: readonly RemotePage[]
  /** Called when a page is rendered and nothing on it is pending. */
  readonly onDrawn: () => void
}

/** A remote is only mounted for its own routes; just before unmounting it renders nothing. */
const ELSEWHERE = routeObject('*', { element: null })

/** The page of the current address, over the page from which it was opened if that stays visible. */
export function RemoteRoutes(props: RemoteRoutesProps) {
  const location = useLocation()
  const below = placeBelow(location.state)
  return (
    <>
      <Screen {...props} at={below ?? location} place={below ? 'under' : 'alone'}>
        <PageSkeleton />
      </Screen>
      {below && (
        <Screen {...props} at={location} place="over">
          <Loading>
            <div className={styles.curtain} />
          </Loading>
        </Screen>
      )}
    </>
  )
}

interface ScreenProps extends RemoteRoutesProps {
  // Required: without it react-router would remount the page below when another opens over it.
  readonly at: Partial<Place>
  readonly place: ScreenPlace
  /** Shown until the page has loaded. */
  readonly children: ReactNode
}

function Screen({ pages, onDrawn, at, place, children }: ScreenProps) {
  const { subscriber } = useRemote()
  const routes = pages.map(page =>
    routeObject(page.pattern, {
      element: (page.access !== 'subscriber' || subscriber) && (
        <Suspense fallback={children}>
          <LoadedPage key={page.pattern} page={page} />
          <Drawn onDrawn={onDrawn} />
        </Suspense>
      ),
    }),
  )
  return <ScreenPlaceHolder value={place}>{useRoutes([...routes, ELSEWHERE], at)}</ScreenPlaceHolder>
}

function LoadedPage({ page }: { readonly page: RemotePage }) {
  const Page = use(loadPage(page, useRemote().locale))
  return <Page />
}

/** Rendered beside the page: its effect runs once nothing in it suspends. */
function Drawn({ onDrawn }: Pick<RemoteRoutesProps, 'onDrawn'>) {
  useEffect(onDrawn, [onDrawn])
  return null
}
