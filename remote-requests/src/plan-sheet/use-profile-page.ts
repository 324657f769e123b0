import { PAGES } from '@parvis/shared-kernel/paths'
import { useLocation } from '@parvis/shared-kernel/remote'

/** Profile page for an offer or definition, with the return to this page after saving. */
export function useProfilePage(isProfessional: boolean): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams({ professional: String(isProfessional), back: `${pathname}${search}` })
  return `${PAGES.settings}?${query}`
}
