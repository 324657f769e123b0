import type { HostPage } from '@parvis/shared-kernel/i18n'
import { createContext, use } from 'react'
import type { LazyPage } from './lazy-chunk.ts'
import type { Place } from './navigation.ts'
import { matchRoute } from './routes.ts'

/** How a screen is shown: alone, below another one opened over it, or over another. */
export type ScreenPlace = 'alone' | 'under' | 'over'

export const ScreenPlaceHolder = createContext<ScreenPlace>('alone')

export const useScreenPlace = (): ScreenPlace => use(ScreenPlaceHolder)

interface OverlayPage {
  readonly pattern: string
  readonly page: LazyPage
  readonly over?: LazyPage | undefined
}

/**
 * History state of a visit that keeps the previous screen visible. The browser stores it, so a reload shows both again.
 */
interface OverState {
  readonly under: Place
}

/**
 * History state for following a link: on a wide screen a page that names this one as `over` opens over it. On a phone,
 * or opened by its address, it is shown alone.
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

/** The location below; null for a screen shown alone. Validated: an older version may have written the state. */
export function placeBelow(state: unknown): Place | null {
  const under = (state as Partial<OverState> | null)?.under
  return typeof under?.pathname === 'string' ? under : null
}
