import { PAGES } from '@parvis/shared-kernel/paths'
import { useLocation } from '@parvis/shared-kernel/remote'

/**
 * Profile page for what a plan lacks, with the return to this page after saving. `address` shows the address
 * alone: on a phone it stands screens below the top of the whole profile. A company is entered in the whole one.
 */
export function useProfilePage(isProfessional: boolean, lacking: 'address' | 'company'): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams({ professional: String(isProfessional), back: `${pathname}${search}` })
  if (lacking === 'address') query.set('ask', 'address')
  return `${PAGES.settings}?${query}`
}
