import { PAGES } from '@parvis/shared-kernel/paths'
import { useLocation, useRemote } from '@parvis/shared-kernel/remote'

/** Where the profile is completed for an offer or definition, and the way back to this page once it is saved. */
export function useProfilePage(isProfessional: boolean): string {
  const { pathname, search } = useLocation()
  const { navigation } = useRemote()
  const query = new URLSearchParams({ professional: String(isProfessional), back: `${pathname}${search}` })
  return navigation.href(`${PAGES.settings}?${query}`)
}
