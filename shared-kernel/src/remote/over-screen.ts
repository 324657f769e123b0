import type { HostPage } from '@parvis/shared-kernel/i18n'
import { createContext, use } from 'react'
import type { LazyPage } from './lazy-chunk.ts'
import type { Place } from './navigation.ts'
import { matchRoute } from './routes.ts'

/** Where a screen stands: alone, below another one that was opened over it, or over that. */
export type ScreenPlace = 'alone' | 'under' | 'over'

export const ScreenPlaceHolder = createContext<ScreenPlace>('alone')

export const useScreenPlace = (): ScreenPlace => use(ScreenPlaceHolder)

interface OverlayPage {
  readonly pattern: string
  readonly page: LazyPage
  readonly over?: LazyPage | undefined
}

/** State of a visit that leaves the screen before it in sight. The browser keeps it: a reload shows both again. */
interface OverState {
  readonly under: Place
}

/**
 * The state that a link is followed with: a page that names the one it opens over stays out of its way on a wide screen.
 * One that is opened by its address, or on a phone, stands alone.
 */
export function visitState(
  pages: readonly OverlayPage[],
  here: Place,
  to: string,
  host?: HostPage,
): OverState | undefined {
  const over = /[?#]/.test(to) ? undefined : matchRoute(pages, to)?.route.over
  const isOver = over && over === matchRoute(pages, here.pathname)?.route.page
  const width = host ? host.root.clientWidth : window.innerWidth
  return isOver && width >= 768 ? { under: here } : undefined
}

/** The place below; null for a screen that stands alone. Never trusted: a tab of yesterday may have written the state. */
export function placeBelow(state: unknown): Place | null {
  const under = (state as Partial<OverState> | null)?.under
  return typeof under?.pathname === 'string' ? under : null
}
